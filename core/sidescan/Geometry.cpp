// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/Geometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace leadline::sidescan {

Altitude tilted(const Altitude& altitude, std::optional<double> rollDeg)
{
    const double roll = rollDeg.value_or(assumedRollDeg) * std::numbers::pi / 180;
    Altitude wider = altitude;
    wider.errorM = std::hypot(altitude.errorM, altitude.metres * (1 - std::cos(roll)));
    return wider;
}

std::optional<double> groundRange(double slantM, double altitudeM)
{
    if (slantM < altitudeM)
        return std::nullopt;
    return std::sqrt(slantM * slantM - altitudeM * altitudeM);
}

double slantRange(double groundM, double altitudeM)
{
    return std::hypot(groundM, altitudeM);
}

std::optional<echo::ValueWithError> groundRange(const echo::ValueWithError& slant,
                                                const Altitude& altitude)
{
    const auto ground = groundRange(slant.value, altitude.metres);
    if (!ground)
        return std::nullopt;
    const double error = std::hypot(slant.value * slant.error, altitude.metres * altitude.errorM);
    // The derivative grows without bound towards the nadir.
    const double farthest = std::sqrt(2 * error);
    return echo::ValueWithError{*ground,
                                *ground > 0 ? std::min(error / *ground, farthest) : farthest};
}

} // namespace leadline::sidescan
