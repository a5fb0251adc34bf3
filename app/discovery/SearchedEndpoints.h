// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SearchEndpoint.h"
#include "discovery/FoundEndpoints.h"

#include <QMap>
#include <QString>

#include <vector>

namespace leadline::app {

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
