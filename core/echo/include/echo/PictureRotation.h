// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"
#include "echo/TimeOffsetEstimator.h"

#include <stop_token>
#include <vector>

namespace leadline::echo {

/// How a scanning sonar turned, as its picture shows it: the turns in degrees, clockwise from
/// above if the sonar is upright, over `windowS` about their times.
struct PictureRotation {
    std::vector<TimedValue> turns;
    double windowS = 0;
};

/// Compares each eighth of a turn with the turn before: the bearings by which the echoes there have
/// moved are those by which the sonar has turned meanwhile. Where no shift fits clearly better than
/// others there is no value. Reads the whole log; ends early, with what it has, on request.
[[nodiscard]] PictureRotation rotationOf(const PingReader& reader, const std::stop_token& stop);

} // namespace leadline::echo
