// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SearchEndpoint.h"
#include "discovery/FoundEndpoints.h"

#include <QMap>
#include <QString>

#include <vector>

namespace leadline::app {

// What the search says of a place, as a row of the Devices page.

[[nodiscard]] FoundEndpoints::Section sectionOf(const device::SearchEndpoint& place);
[[nodiscard]] bool isShown(const device::SearchEndpoint& place);
/// An autopilot is left alone whatever the user says; no sonar speaks on a vehicle's link.
[[nodiscard]] bool isVehicles(const device::SearchEndpoint& place);
[[nodiscard]] bool mayLookHere(const device::SearchEndpoint& place);
/// By which a sonar is known wherever it is found; empty where it is not.
[[nodiscard]] QString unitOf(const device::SearchEndpoint& place);
/// The sonar on Ethernet that is perhaps the same: a vehicle serves it once more.
[[nodiscard]] const device::SearchEndpoint*
twinOf(const device::SearchEndpoint& place, const std::vector<device::SearchEndpoint>& places);
/// Not ticked; `twin` may be null.
[[nodiscard]] FoundEndpoints::Row rowOf(const device::SearchEndpoint& place,
                                        const device::SearchEndpoint* twin);

/// The places that the search tells of, and which of them the user wants.
class SearchedEndpoints {
public:
    /// What the search tells now; a place that is being checked is let go of for that: it stays
    /// what it was.
    void take(const std::vector<device::SearchEndpoint>& places, const QString& checking);
    void clear() { m_places.clear(); }

    [[nodiscard]] const std::vector<device::SearchEndpoint>& all() const { return m_places; }
    /// Null where there is none.
    [[nodiscard]] const device::SearchEndpoint* find(const QString& key) const;

    void tick(const QString& key, bool ticked) { m_ticks[key] = ticked; }
    /// What the user said; else every sonar that answers is, but once only.
    [[nodiscard]] bool isTicked(const device::SearchEndpoint& place) const;
    [[nodiscard]] FoundEndpoints::Row row(const device::SearchEndpoint& place) const;

private:
    std::vector<device::SearchEndpoint> m_places;
    /// What the user said of each.
    QMap<QString, bool> m_ticks;
};

} // namespace leadline::app
