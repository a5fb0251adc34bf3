// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>

namespace leadline::map {

/// What a cell shows that several spokes cover.
enum class Overlap : std::uint8_t { Mean, Brightest, Newest };

/// Spokes drawn into square cells, in tiles that exist only where something was drawn. Only spokes
/// of one part of the map are laid over each other: in a cell that another part covers anew, what
/// was there before is covered up.
class Mosaic {
public:
    static constexpr double smallestCellM = 0.02;
    static constexpr double largestCellM = 1;
    /// Most cells of the rectangle around everything that is drawn: 32 million.
    static constexpr std::int64_t mostCells = std::int64_t{1} << 25U;

    explicit Mosaic(double cellM) : m_cellM(cellM) {}

    [[nodiscard]] double cellM() const { return m_cellM; }

    /// One ping where the vehicle was.
    struct Spoke {
        double northM = 0;
        double eastM = 0;
        /// Radians clockwise from north; less than a quarter of a turn apart.
        double fromRad = 0;
        double untilRad = 0;
        /// Intensities of equal stretches from `startM` on, metres from the sonar.
        double startM = 0;
        double stretchM = 0;
        std::span<const std::uint8_t> values;
        /// Number of the part of the map; only its last eight bits are compared.
        std::uint32_t part = 0;
    };
    /// Draws into the cells whose middle the spoke covers. False if they would be too many.
    [[nodiscard]] bool draw(const Spoke& spoke);

    /// Numbers of cells: cell 0 begins at the map's origin. `until` is behind the last.
    struct Extent {
        std::int32_t eastFrom = 0;
        std::int32_t eastUntil = 0;
        std::int32_t northFrom = 0;
        std::int32_t northUntil = 0;

        [[nodiscard]] int columns() const { return eastUntil - eastFrom; }
        [[nodiscard]] int rows() const { return northUntil - northFrom; }
    };
    /// Around everything that was drawn.
    [[nodiscard]] const Extent& extent() const { return m_extent; }

    /// Writes a row of cells of the extent, from west to east; row 0 is the northernmost. Cells
    /// that no ping covers are 0 in both.
    void readRow(int row, Overlap overlap, std::span<std::uint8_t> values,
                 std::span<std::uint16_t> pings) const;

private:
    static constexpr int side = 128;
    struct Cell {
        /// 65,535 pings of 255 fit into it.
        std::uint32_t sum : 24 = 0;
        std::uint32_t part : 8 = 0;
        std::uint16_t pings = 0;
        std::uint8_t brightest = 0;
        std::uint8_t newest = 0;
    };
    using Tile = std::array<Cell, std::size_t{side} * side>;

    [[nodiscard]] bool extend(std::int32_t eastFrom, std::int32_t eastUntil, std::int32_t northFrom,
                              std::int32_t northUntil);
    [[nodiscard]] Cell& cell(std::int32_t east, std::int32_t north);

    double m_cellM;
    Extent m_extent;
    std::unordered_map<std::uint64_t, std::unique_ptr<Tile>> m_tiles;
};

} // namespace leadline::map
