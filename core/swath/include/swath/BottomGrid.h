// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>

namespace leadline::swath {

/// Depths of the bottom in square cells, each a mean in which far values count little. The memory
/// is bounded: where the bottom becomes too large, the cells become twice as large. A copy shares
/// its cells with the original until one of them changes; both may then be used by threads of their
/// own.
class BottomGrid {
public:
    static constexpr double smallestCellM = 0.05;
    static constexpr double largestCellM = 8;
    /// A million cells, 12 MiB.
    static constexpr int side = 64;
    static constexpr std::size_t mostSquares = 256;
    /// Cells from end to end; beyond that they become twice as large, too.
    static constexpr int mostAcross = 8192;

    struct Cell {
        /// Metres, positive downwards.
        float depthM = 0;
        /// Mean square deviation, square metres.
        float variance = 0;
        std::uint32_t count = 0;

        [[nodiscard]] double spreadM() const;
        /// Bound of the depth, 95 in 100: what the soundings of a cell have in common is no smaller
        /// in their mean.
        [[nodiscard]] double boundM() const { return 2 * spreadM(); }
    };
    /// Numbers of cells: cell 0 begins at the origin. `until` is behind the last.
    struct Extent {
        std::int32_t eastFrom = 0;
        std::int32_t eastUntil = 0;
        std::int32_t northFrom = 0;
        std::int32_t northUntil = 0;

        [[nodiscard]] int columns() const { return eastUntil - eastFrom; }
        [[nodiscard]] int rows() const { return northUntil - northFrom; }
        [[nodiscard]] bool empty() const { return columns() <= 0 || rows() <= 0; }
    };

    explicit BottomGrid(double cellM) : m_cellM(cellM) {}
    BottomGrid(const BottomGrid& other);
    BottomGrid& operator=(const BottomGrid& other);
    BottomGrid(BottomGrid&&) = default;
    BottomGrid& operator=(BottomGrid&&) = default;
    ~BottomGrid() = default;

    [[nodiscard]] double cellM() const { return m_cellM; }
    [[nodiscard]] const Extent& extent() const { return m_extent; }
    /// Cells with a depth.
    [[nodiscard]] std::size_t size() const { return m_cells; }

    /// Adds a sounding, metres from the origin, with its bound of 95 in 100. False if it is not
    /// finite, or too far away for the largest cells.
    bool add(double northM, double eastM, double depthM, double errorM);

    /// Nullopt for a place without a depth.
    [[nodiscard]] std::optional<Cell> at(double northM, double eastM) const;
    /// Writes a row of cells of the extent, from west to east; row 0 is the northernmost. Cells
    /// without a depth have the count 0.
    void readRow(int row, std::span<Cell> cells) const;

private:
    using Square = std::array<Cell, std::size_t{side} * side>;
    struct Held {
        std::shared_ptr<Square> cells;
        /// With a copy of the grid.
        mutable bool isShared = false;
    };
    /// Column eastwards and row northwards.
    using Place = std::pair<std::int32_t, std::int32_t>;

    [[nodiscard]] Cell* cell(std::int32_t east, std::int32_t north);
    void extend(std::int32_t east, std::int32_t north);
    void coarsen();

    double m_cellM;
    Extent m_extent;
    std::size_t m_cells = 0;
    std::map<Place, Held> m_squares;
};

} // namespace leadline::swath
