// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/Mosaic.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace leadline::map {

namespace {

/// Cells farther from the origin than that are not drawn.
constexpr double farthestCell = 1e8;
constexpr std::uint32_t largestSum = 0xff'ffff;
constexpr std::uint32_t largestPart = 0xff;

std::int32_t floorDiv(std::int32_t value, std::int32_t by)
{
    return value >= 0 ? value / by : -((-value + by - 1) / by);
}

std::uint64_t keyOf(std::int32_t column, std::int32_t row)
{
    return std::uint64_t{static_cast<std::uint32_t>(column)} << 32U |
           static_cast<std::uint32_t>(row);
}

} // namespace

bool Mosaic::extend(std::int32_t eastFrom, std::int32_t eastUntil, std::int32_t northFrom,
                    std::int32_t northUntil)
{
    Extent all{eastFrom, eastUntil, northFrom, northUntil};
    if (m_extent.columns() > 0)
        all = {std::min(m_extent.eastFrom, eastFrom), std::max(m_extent.eastUntil, eastUntil),
               std::min(m_extent.northFrom, northFrom), std::max(m_extent.northUntil, northUntil)};
    if (std::int64_t{all.columns()} * all.rows() > mostCells)
        return false;
    m_extent = all;
    return true;
}

Mosaic::Cell& Mosaic::cell(std::int32_t east, std::int32_t north)
{
    const std::int32_t column = floorDiv(east, side);
    const std::int32_t row = floorDiv(north, side);
    auto& tile = m_tiles[keyOf(column, row)];
    if (!tile)
        tile = std::make_unique<Tile>();
    return (*tile)[static_cast<std::size_t>(north - row * side) * side +
                   static_cast<std::size_t>(east - column * side)];
}

bool Mosaic::draw(const Spoke& spoke)
{
    const double endM = spoke.startM + spoke.stretchM * static_cast<double>(spoke.values.size());
    if (!(endM > 0) || spoke.values.empty())
        return true;
    // Where it is narrow, whole tiles hold many more cells than its rectangle.
    if (std::int64_t{side} * side * static_cast<std::int64_t>(m_tiles.size()) > 2 * mostCells)
        return false;
    const std::uint32_t part = spoke.part & largestPart;
    // A triangle that holds the sector of the circle, in cells.
    const double half = (spoke.untilRad - spoke.fromRad) / 2;
    const double reach = endM / std::cos(half) / m_cellM;
    const double east = spoke.eastM / m_cellM;
    const double north = spoke.northM / m_cellM;
    if (!(std::abs(east) + reach < farthestCell) || !(std::abs(north) + reach < farthestCell))
        return false;
    struct Corner {
        double east, north;
    };
    const std::array<Corner, 3> corners{
        Corner{east, north},
        Corner{east + reach * std::sin(spoke.fromRad), north + reach * std::cos(spoke.fromRad)},
        Corner{east + reach * std::sin(spoke.untilRad), north + reach * std::cos(spoke.untilRad)}};
    const auto [lowest, highest] = std::ranges::minmax(corners, {}, &Corner::north);
    const auto [westmost, eastmost] = std::ranges::minmax(corners, {}, &Corner::east);
    const auto floorOf = [](double value) { return static_cast<std::int32_t>(std::floor(value)); };
    if (!extend(floorOf(westmost.east), floorOf(eastmost.east) + 1, floorOf(lowest.north),
                floorOf(highest.north) + 1))
        return false;

    for (std::int32_t row = floorOf(lowest.north); row <= floorOf(highest.north); ++row) {
        const double middle = row + 0.5;
        double from = std::numeric_limits<double>::max();
        double until = std::numeric_limits<double>::lowest();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Corner& a = corners[i];
            const Corner& b = corners[(i + 1) % corners.size()];
            if ((a.north <= middle) == (b.north <= middle))
                continue;
            const double at = a.east + (middle - a.north) / (b.north - a.north) * (b.east - a.east);
            from = std::min(from, at);
            until = std::max(until, at);
        }
        if (from > until)
            continue;
        const auto first = static_cast<std::int32_t>(std::ceil(from - 0.5));
        for (std::int32_t column = first; column + 0.5 < until; ++column) {
            const double range = std::hypot(column + 0.5 - east, middle - north) * m_cellM;
            const double stretch = std::floor((range - spoke.startM) / spoke.stretchM);
            if (!(stretch >= 0) || stretch >= static_cast<double>(spoke.values.size()))
                continue;
            const std::uint8_t value = spoke.values[static_cast<std::size_t>(stretch)];
            Cell& into = cell(column, row);
            if (into.part != part) {
                into = {};
                into.part = part & largestPart;
            }
            if (into.pings < std::numeric_limits<std::uint16_t>::max()) {
                ++into.pings;
                into.sum = (into.sum + value) & largestSum;
            }
            into.brightest = std::max(into.brightest, value);
            into.newest = value;
        }
    }
    return true;
}

void Mosaic::readRow(int row, Overlap overlap, std::span<std::uint8_t> values,
                     std::span<std::uint16_t> pings) const
{
    std::ranges::fill(values, std::uint8_t{0});
    std::ranges::fill(pings, std::uint16_t{0});
    const std::int32_t north = m_extent.northUntil - 1 - row;
    const std::int32_t tileRow = floorDiv(north, side);
    const auto inTile = static_cast<std::size_t>(north - tileRow * side) * side;
    for (std::int32_t column = floorDiv(m_extent.eastFrom, side);
         column <= floorDiv(m_extent.eastUntil - 1, side); ++column) {
        const auto found = m_tiles.find(keyOf(column, tileRow));
        if (found == m_tiles.end())
            continue;
        const std::int32_t from = std::max(column * side, m_extent.eastFrom);
        const std::int32_t until = std::min((column + 1) * side, m_extent.eastUntil);
        for (std::int32_t east = from; east < until; ++east) {
            const Cell& each =
                (*found->second)[inTile + static_cast<std::size_t>(east - column * side)];
            const auto to = static_cast<std::size_t>(east - m_extent.eastFrom);
            pings[to] = each.pings;
            if (each.pings == 0)
                continue;
            values[to] = overlap == Overlap::Mean        ? static_cast<std::uint8_t>(std::lround(
                                                               static_cast<double>(each.sum) / each.pings))
                         : overlap == Overlap::Brightest ? each.brightest
                                                         : each.newest;
        }
    }
}

} // namespace leadline::map
