// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SearchEndpoint.h"
#include "discovery/FoundEndpoints.h"

#include <QMap>
#include <QString>

#include <vector>

namespace leadline::app {

// Conversion of the search's endpoints to rows of the Devices page.

[[nodiscard]] FoundEndpoints::Section sectionOf(const device::SearchEndpoint& endpoint);
[[nodiscard]] bool isShown(const device::SearchEndpoint& endpoint);
/// The endpoint is an autopilot's or a vehicle's link, which is never probed for sonars.
[[nodiscard]] bool isVehicles(const device::SearchEndpoint& endpoint);
[[nodiscard]] bool canScanPort(const device::SearchEndpoint& endpoint);
/// MAC address or serial number that identifies the sonar at any endpoint; empty if unknown.
[[nodiscard]] QString unitOf(const device::SearchEndpoint& endpoint);
/// The endpoint on Ethernet of perhaps the same sonar, which a vehicle also forwards; null without
/// one.
[[nodiscard]] const device::SearchEndpoint*
twinOf(const device::SearchEndpoint& endpoint,
       const std::vector<device::SearchEndpoint>& endpoints);
/// The row of an endpoint, unticked; `twin` is the result of twinOf() and may be null.
[[nodiscard]] FoundEndpoints::Row rowOf(const device::SearchEndpoint& endpoint,
                                        const device::SearchEndpoint* twin);

/// The endpoints reported by the search, and which of them the user has ticked.
class SearchedEndpoints {
public:
    /// Takes the search's present endpoints. The one with the key `checking`, which the search has
    /// released for a check, is kept as it was.
    void take(const std::vector<device::SearchEndpoint>& endpoints, const QString& checking);
    void clear() { m_endpoints.clear(); }

    [[nodiscard]] const std::vector<device::SearchEndpoint>& all() const { return m_endpoints; }
    /// The endpoint with this key; null without one.
    [[nodiscard]] const device::SearchEndpoint* find(const QString& key) const;

    void tick(const QString& key, bool ticked) { m_ticks[key] = ticked; }
    /// The user's tick; by default every sonar that answers is ticked, at only one of its
    /// endpoints.
    [[nodiscard]] bool isTicked(const device::SearchEndpoint& endpoint) const;
    [[nodiscard]] FoundEndpoints::Row row(const device::SearchEndpoint& endpoint) const;

private:
    std::vector<device::SearchEndpoint> m_endpoints;
    /// Ticks set or cleared by the user, by endpoint key.
    QMap<QString, bool> m_ticks;
};

} // namespace leadline::app
