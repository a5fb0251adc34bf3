// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/Colormap.h"

#include "raster/Oklab.h"

#include <algorithm>
#include <utility>

namespace leadline::raster {

Colormap::Colormap() : m_name("grey")
{
    for (std::size_t i = 0; i < size; ++i) {
        const auto v = static_cast<std::uint8_t>(i);
        m_entries[i] = {v, v, v, 255};
    }
}

Colormap::Colormap(std::string name, const Entries& entries)
    : m_name(std::move(name)),
      m_entries(entries)
{
}

Colormap Colormap::fromStops(std::string name, std::span<const Rgba> stops)
{
    Colormap map;
    map.m_name = std::move(name);
    if (stops.size() == size) {
        std::copy(stops.begin(), stops.end(), map.m_entries.begin());
        return map;
    }
    if (stops.size() < 2)
        return map;
    for (std::size_t i = 0; i < size; ++i) {
        // Integers, so that every stop that falls on an entry is met exactly.
        const std::size_t at = i * (stops.size() - 1);
        const std::size_t stop = std::min(at / (size - 1), stops.size() - 2);
        const std::size_t rest = at - stop * (size - 1);
        if (rest == 0 || rest == size - 1) {
            map.m_entries[i] = stops[rest == 0 ? stop : stop + 1];
            continue;
        }
        const double t = static_cast<double>(rest) / static_cast<double>(size - 1);
        map.m_entries[i] = Oklab::from(stops[stop]).towards(Oklab::from(stops[stop + 1]), t).rgba();
    }
    return map;
}

} // namespace leadline::raster
