// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"
#include "log/Stream.h"
#include "registration/PlaceMatcher.h"

#include <cstdint>
#include <memory>
#include <numbers>
#include <optional>
#include <utility>
#include <vector>

namespace leadline::app {

inline constexpr double radiansPerDegree = std::numbers::pi / 180;

/// The levels of one turn's echoes on a square grid, as the vehicle would have seen them at rest in
/// the middle of the turn.
struct GhostGrid {
    static constexpr int side = 768;
    /// Level of cells at which the sonar did not look.
    static constexpr std::uint8_t notHeard = 0;

    /// Half the side's length, metres.
    double rangeM = 0;
    /// Row by row from far ahead to far astern, each from left to right; from 1, for no echo, to
    /// 255.
    std::vector<std::uint8_t> levels;

    [[nodiscard]] double cellM() const { return 2 * rangeM / side; }
    /// Nearest cell; notHeard outside the grid.
    [[nodiscard]] std::uint8_t at(double aheadM, double rightM) const;
    /// Between the four nearest cells; 0 where one of them was not heard.
    [[nodiscard]] float between(double aheadM, double rightM) const;
    /// Middle of a cell, metres ahead and to the right.
    [[nodiscard]] std::pair<double, double> middleOf(int row, int column) const;
};

/// A turn of a scanning sonar, or its way over a sector: to be drawn as a ghost, and matched with
/// others.
struct GhostTurn {
    registration::Place place;
    GhostGrid grid;
    /// The ping in its middle, its time in the log, and the number of pings.
    std::uint64_t middlePing = 0;
    log::Time middle{};
    std::uint64_t pings = 0;
    /// Of the vehicle's compass in the middle, degrees; nullopt if unknown.
    std::optional<double> headingDeg;
};

/// What a turn is read from. It may be read on another thread than that of the window.
struct GhostTurnSource {
    echo::PingReader reader;
    /// Keeps the log; null if somebody else does.
    std::shared_ptr<const log::Log> log;
    /// Pings up to the end of the turn.
    std::uint64_t count = 0;
    log::Mounting mounting;
    /// Headings of the vehicle's compass at some times during the turn, in seconds and degrees.
    std::vector<std::pair<double, double>> headings;
};

/// The newest turn among the pings of the source; nullopt if there are too few for one.
[[nodiscard]] std::shared_ptr<const GhostTurn> readGhostTurn(const GhostTurnSource& source);

} // namespace leadline::app
