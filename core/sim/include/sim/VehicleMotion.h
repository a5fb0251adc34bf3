// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "sim/Sea.h"

#include <cstdint>

namespace leadline::sim {

/// A current, which carries a vehicle over the ground while it holds its place in the water.
struct Current {
    /// Metres per second, 0 or more; 0 is none.
    double speedMS = 0;
    /// Where it flows to, degrees clockwise from north.
    double towardsDeg = 0;
    /// It reverses each time it has carried the vehicle so far, so that the vehicle remains in the
    /// simulated sea.
    double reachM = 20;
};

/// Irregular small movements of a small vehicle that hovers: the largest deviations to either side
/// from its course. They last some seconds each.
struct Wobble {
    double headingDeg = 0;
    double rollDeg = 0;
    /// Horizontal distance.
    double positionM = 0;
};

/// How a vehicle moves: its path through the water, and what moves it besides.
struct VehicleMotion {
    Sea::Path path = Sea::Path::Transect;
    Current current = {};
    Wobble wobble = {};

    /// The pose with current and wobble. A continuous function of `time`, which counts from the
    /// scene's beginning; the same seed gives the same wobble. The default changes nothing.
    [[nodiscard]] Pose applied(Pose pose, base::Duration time, std::uint64_t seed) const;
};

} // namespace leadline::sim
