// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"
#include "map/MapBuilder.h"
#include "sidescan/Corrections.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace leadline::exporting {

/// Draws the pings of the side-scan sonars of an indexed log into a map: each abeam of where the
/// vehicle was, by its heading, else its course, with ranges on the flat ground below. The bottom
/// is that of the pings, or found in them. Intensities are decibels by sidescan::levelScale.
struct SideScanMap {
    /// Both inclusive.
    std::optional<log::Time> from = {};
    std::optional<log::Time> until = {};
    /// 0.02 to 1 m; nullopt chooses it by the range.
    std::optional<double> cellM = {};
    sidescan::Corrections corrections = {};
    /// True stops it.
    std::function<bool()> stop = {};

    enum class Result : std::uint8_t {
        Done,
        Stopped,
        NoPings,
        /// The side of no unit is known.
        NoSides,
        /// The recording has no positions on the Earth.
        NoPositions,
        /// No ping has a position, a heading and a bottom.
        NothingDrawn,
        /// More than map::Mosaic::mostCells.
        TooManyCells
    };
    struct Counts {
        std::uint64_t drawn = 0;
        /// Pings of a side.
        std::uint64_t pings = 0;
        std::uint64_t withoutBottom = 0;
        /// Those without a position or a heading.
        std::uint64_t withoutPlace = 0;
        /// Those of units whose side is not known, which are not drawn.
        std::uint64_t withoutSide = 0;
        /// Bound of 95 in 100 of the vehicle's position at the last ping that was drawn, metres;
        /// nothing if the vehicle does not say it.
        std::optional<double> lastPositionBoundM = {};
    };

    /// Sets grid, mosaic, sources (compass, too, where a heading was used), hasNorth and
    /// isSimulated of the map, which has no poses.
    [[nodiscard]] Result build(const log::Log& log, map::DiveMap& map, Counts& counts) const;
};

} // namespace leadline::exporting
