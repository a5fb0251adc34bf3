// SPDX-License-Identifier: GPL-3.0-or-later
#include "swath/BottomGrid.h"

#include <algorithm>
#include <cmath>

namespace leadline::swath {

namespace {

/// Numbers of cells stay far below what an int holds.
constexpr double farthestCell = 1e8;
/// A deviation that counts no further, in spreads of the cell.
constexpr float farthestSpreads = 2.5F;

std::int32_t floorOf(std::int32_t value, std::int32_t divisor)
{
    return value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor);
}

std::size_t inSquare(std::int32_t east, std::int32_t north)
{
    const auto within = [](std::int32_t value) {
        return static_cast<std::size_t>(value -
                                        floorOf(value, BottomGrid::side) * BottomGrid::side);
    };
    return within(north) * BottomGrid::side + within(east);
}

} // namespace

double BottomGrid::Cell::spreadM() const
{
    return std::sqrt(double{variance});
}

BottomGrid::BottomGrid(const BottomGrid& other)
    : m_cellM(other.m_cellM),
      m_extent(other.m_extent),
      m_cells(other.m_cells)
{
    for (const auto& [place, held] : other.m_squares)
        held.isShared = true;
    m_squares = other.m_squares;
}

BottomGrid& BottomGrid::operator=(const BottomGrid& other)
{
    if (this != &other)
        *this = BottomGrid(other);
    return *this;
}

bool BottomGrid::add(double northM, double eastM, double depthM, double errorM)
{
    if (!std::isfinite(depthM) || !(errorM >= 0) ||
        !(std::abs(northM) / m_cellM < farthestCell && std::abs(eastM) / m_cellM < farthestCell))
        return false;
    Cell* found = nullptr;
    std::int32_t east = 0;
    std::int32_t north = 0;
    while (true) {
        east = static_cast<std::int32_t>(std::floor(eastM / m_cellM));
        north = static_cast<std::int32_t>(std::floor(northM / m_cellM));
        found = cell(east, north);
        if (found)
            break;
        if (m_cellM * 2 > largestCellM)
            return false;
        coarsen();
    }
    const auto depth = static_cast<float>(depthM);
    const auto error = static_cast<float>(errorM);
    if (found->count == 0) {
        *found = {.depthM = depth, .variance = error * error / 4, .count = 1};
        ++m_cells;
        extend(east, north);
        while (std::max(m_extent.columns(), m_extent.rows()) > mostAcross &&
               m_cellM * 2 <= largestCellM)
            coarsen();
        return true;
    }
    // As Huber has it: what is far away pulls no stronger than what is just far.
    const float farthest = farthestSpreads * std::max(std::sqrt(found->variance), error / 2);
    const float off = std::clamp(depth - found->depthM, -farthest, farthest);
    if (found->count < UINT32_MAX)
        ++found->count;
    const auto count = static_cast<float>(found->count);
    found->depthM += off / count;
    found->variance += (off * off - found->variance) / count;
    return true;
}

// Null if there are too many squares.
BottomGrid::Cell* BottomGrid::cell(std::int32_t east, std::int32_t north)
{
    const Place place(floorOf(east, side), floorOf(north, side));
    auto found = m_squares.find(place);
    if (found == m_squares.end()) {
        if (m_squares.size() >= mostSquares)
            return nullptr;
        found = m_squares.emplace(place, Held{std::make_shared<Square>(), false}).first;
    } else if (found->second.isShared) {
        found->second = {std::make_shared<Square>(*found->second.cells), false};
    }
    return &(*found->second.cells)[inSquare(east, north)];
}

void BottomGrid::extend(std::int32_t east, std::int32_t north)
{
    if (m_extent.empty()) {
        m_extent = {east, east + 1, north, north + 1};
        return;
    }
    m_extent.eastFrom = std::min(m_extent.eastFrom, east);
    m_extent.eastUntil = std::max(m_extent.eastUntil, east + 1);
    m_extent.northFrom = std::min(m_extent.northFrom, north);
    m_extent.northUntil = std::max(m_extent.northUntil, north + 1);
}

void BottomGrid::coarsen()
{
    BottomGrid coarse(m_cellM * 2);
    for (const auto& [place, held] : m_squares) {
        for (std::int32_t row = 0; row < side; ++row) {
            for (std::int32_t column = 0; column < side; ++column) {
                const Cell& from = (*held.cells)[static_cast<std::size_t>(row * side + column)];
                if (from.count == 0)
                    continue;
                const std::int32_t east = floorOf(place.first * side + column, 2);
                const std::int32_t north = floorOf(place.second * side + row, 2);
                Cell& to = *coarse.cell(east, north);
                if (to.count == 0) {
                    to = from;
                    ++coarse.m_cells;
                    coarse.extend(east, north);
                    continue;
                }
                const auto a = static_cast<float>(to.count);
                const auto b = static_cast<float>(from.count);
                const float share = b / (a + b);
                const float off = from.depthM - to.depthM;
                to.variance +=
                    share * (from.variance - to.variance) + share * (1 - share) * off * off;
                to.depthM += share * off;
                to.count += std::min(from.count, UINT32_MAX - to.count);
            }
        }
    }
    *this = std::move(coarse);
}

std::optional<BottomGrid::Cell> BottomGrid::at(double northM, double eastM) const
{
    if (!(std::abs(northM) / m_cellM < farthestCell && std::abs(eastM) / m_cellM < farthestCell))
        return std::nullopt;
    const auto east = static_cast<std::int32_t>(std::floor(eastM / m_cellM));
    const auto north = static_cast<std::int32_t>(std::floor(northM / m_cellM));
    const auto found = m_squares.find({floorOf(east, side), floorOf(north, side)});
    if (found == m_squares.end())
        return std::nullopt;
    const Cell& cell = (*found->second.cells)[inSquare(east, north)];
    return cell.count > 0 ? std::optional(cell) : std::nullopt;
}

void BottomGrid::readRow(int row, std::span<Cell> cells) const
{
    std::ranges::fill(cells, Cell());
    const std::int32_t north = m_extent.northUntil - 1 - row;
    const std::int32_t squareRow = floorOf(north, side);
    for (std::int32_t column = floorOf(m_extent.eastFrom, side); column * side < m_extent.eastUntil;
         ++column) {
        const auto found = m_squares.find({column, squareRow});
        if (found == m_squares.end())
            continue;
        const std::int32_t from = std::max(column * side, m_extent.eastFrom);
        const std::int32_t until = std::min((column + 1) * side, m_extent.eastUntil);
        const auto first =
            found->second.cells->begin() + static_cast<std::ptrdiff_t>(inSquare(from, north));
        std::copy_n(first, until - from, cells.begin() + (from - m_extent.eastFrom));
    }
}

} // namespace leadline::swath
