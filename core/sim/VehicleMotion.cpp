// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/VehicleMotion.h"

#include "Numbers.h"

#include <cmath>
#include <numbers>

namespace leadline::sim {

namespace {

/// How far a current has carried the vehicle: to its reach and back, again and again.
double carriedM(const Current& current, double seconds)
{
    const double way = current.speedMS * seconds;
    if (current.reachM <= 0)
        return 0;
    const double both = 2 * current.reachM;
    const double part = way - both * std::floor(way / both);
    return part <= current.reachM ? part : both - part;
}

/// From -1 to 1; each of its movements lasts about `period` seconds, with smaller ones of a third
/// of that time.
double irregular(std::uint64_t seed, double seconds, double period)
{
    const double slow = smoothNoise(mixed(seed), seconds / period, 0.0);
    const double quick = smoothNoise(mixed(seed, 1), 3.0 * seconds / period, 0.0);
    return 2.0 * (0.75 * slow + 0.25 * quick) - 1.0;
}

enum WobbleStream : std::uint64_t { WobbleHeading = 301, WobbleRoll, WobbleEast, WobbleNorth };

constexpr double headingPeriodS = 9;
constexpr double rollPeriodS = 3;
constexpr double positionPeriodS = 14;

} // namespace

Pose VehicleMotion::applied(Pose pose, base::Duration time, std::uint64_t seed) const
{
    const double seconds = base::secondsOf(time);
    if (current.speedMS > 0) {
        const double carried = carriedM(current, seconds);
        pose.xM += carried * sineOfTurns(current.towardsDeg / 360.0);
        pose.yM += carried * cosineOfTurns(current.towardsDeg / 360.0);
    }
    if (wobble.headingDeg > 0)
        pose.headingDeg +=
            wobble.headingDeg * irregular(seed + WobbleHeading, seconds, headingPeriodS);
    if (wobble.rollDeg > 0)
        pose.rollDeg += wobble.rollDeg * irregular(seed + WobbleRoll, seconds, rollPeriodS);
    if (wobble.positionM > 0) {
        // Each way a part of it, so that both together do not exceed it.
        const double each = wobble.positionM / std::numbers::sqrt2;
        pose.xM += each * irregular(seed + WobbleEast, seconds, positionPeriodS);
        pose.yM += each * irregular(seed + WobbleNorth, seconds, positionPeriodS);
    }
    return pose;
}

} // namespace leadline::sim
