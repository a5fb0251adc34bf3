// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/TimeColumns.h"

#include <algorithm>
#include <cmath>

namespace leadline::raster {

ColumnRange TimeColumns::columnsOf(const PingPeriod& ping, double fromS, double untilS, int columns)
{
    const double perSecond = columns / (untilS - fromS);
    if (columns <= 0 || !(perSecond > 0) || !std::isfinite(perSecond))
        return {};
    const double begin = (ping.beginS - fromS) * perSecond;
    const double end = std::max((ping.endS - fromS) * perSecond, begin);
    if (!std::isfinite(begin) || std::isnan(end) || end < 0 || begin >= columns ||
        (end <= 0 && begin < 0))
        return {};
    // Adjacent periods must not share a column because of a rounding error.
    const double tolerance = 1e-6;
    const auto column = [columns](double at) {
        return static_cast<int>(std::clamp(at, 0.0, static_cast<double>(columns)));
    };
    const int first = std::min(column(std::floor(begin + tolerance)), columns - 1);
    const int last = column(std::ceil(end - tolerance));
    return {first, std::max(last, first + 1)};
}

TimeColumns::TimeColumns(std::span<const PingPeriod> pings, double fromS, double untilS,
                         int columns)
{
    m_begins.assign(static_cast<std::size_t>(std::max(columns, 0)) + 1, 0);
    std::vector<ColumnRange> ranges;
    ranges.reserve(pings.size());
    for (const PingPeriod& ping : pings) {
        ranges.push_back(columnsOf(ping, fromS, untilS, columns));
        for (int x = ranges.back().first; x < ranges.back().last; ++x)
            ++m_begins[static_cast<std::size_t>(x) + 1];
    }
    for (std::size_t x = 1; x < m_begins.size(); ++x)
        m_begins[x] += m_begins[x - 1];
    m_pings.resize(m_begins.back());
    std::vector<std::size_t> next(m_begins.begin(), m_begins.end() - 1);
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        for (int x = ranges[i].first; x < ranges[i].last; ++x)
            m_pings[next[static_cast<std::size_t>(x)]++] = i;
    }
}

std::span<const std::size_t> TimeColumns::pingsIn(int column) const
{
    if (column < 0 || column >= columns())
        return {};
    const auto x = static_cast<std::size_t>(column);
    return std::span(m_pings).subspan(m_begins[x], m_begins[x + 1] - m_begins[x]);
}

} // namespace leadline::raster
