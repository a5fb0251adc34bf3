// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/SearchedEndpoints.h"

#include "discovery/EndpointRows.h"
#include "engine/EndpointText.h"

#include <algorithm>
#include <utility>

namespace leadline::app {

using device::SearchEndpoint;

namespace {

QString keyOfPlace(const SearchEndpoint& place)
{
    return placeKey(place.url);
}

} // namespace

void SearchedEndpoints::take(const std::vector<SearchEndpoint>& places, const QString& checking)
{
    std::vector<SearchEndpoint> before = std::exchange(m_places, places);
    for (SearchEndpoint& place : m_places) {
        if (keyOfPlace(place) != checking || !place.inUse)
            continue;
        const auto old = std::ranges::find(before, checking, keyOfPlace);
        if (old != before.end())
            place = std::move(*old);
    }
}

const SearchEndpoint* SearchedEndpoints::find(const QString& key) const
{
    const auto found = std::ranges::find(m_places, key, keyOfPlace);
    return found != m_places.end() ? &*found : nullptr;
}

bool SearchedEndpoints::isTicked(const SearchEndpoint& place) const
{
    const auto said = m_ticks.constFind(keyOfPlace(place));
    return sectionOf(place) == FoundEndpoints::Ready &&
           (said != m_ticks.constEnd() ? *said : twinOf(place, m_places) == nullptr);
}

FoundEndpoints::Row SearchedEndpoints::row(const SearchEndpoint& place) const
{
    FoundEndpoints::Row row = rowOf(place, twinOf(place, m_places));
    row.ticked = isTicked(place);
    return row;
}

} // namespace leadline::app
