// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarReading.h"

#include "base/Units.h"
#include "echo/Ping.h"
#include "plot/Measuring.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace leadline::app {

namespace {

/// Closer to a pole than this latitude, differences in longitude are meaningless.
constexpr double highestLatitude = 89.9;

} // namespace

PolarReading readPolar(const echo::PolarWindow& spokes, const PolarPlace& place, log::Time playhead,
                       double soundSpeedErrorPercent)
{
    PolarReading reading;
    reading.valid = true;
    reading.rangeM = place.rangeM;
    reading.sector = static_cast<std::size_t>(place.bearingGrad * 2 + 1e-9) % echo::sectorsPerTurn;
    const echo::Ping* ping = spokes.ping(reading.sector);
    if (!ping)
        return reading;
    reading.spokeGrad = *ping->angleGrad;
    // The sectors that show the same ping make up the width of its spoke.
    const std::uint32_t number = spokes.numbers()[reading.sector];
    reading.ping = number;
    const auto width = std::count(spokes.numbers().begin(), spokes.numbers().end(), number);
    reading.stepGrad = static_cast<double>(width) / 2;
    reading.timeS = secondsOf(ping->time);
    reading.ageS = secondsOf(playhead - ping->time);
    const auto value = intensityAt(ping->profile, place.rangeM, place.metresPerPixel);
    if (!value)
        return reading;
    reading.intensity = *value;
    reading.rangeErrorM = rangeErrorM(*ping, place.rangeM, soundSpeedErrorPercent);
    reading.bearingErrorDeg = echo::bearingErrorDeg(base::degreesFromGradians(reading.stepGrad));
    return reading;
}

PolarGround groundOf(const PolarReading& reading, double trueDeg,
                     const std::optional<mavlink::Position>& vehicle)
{
    PolarGround ground;
    ground.trueDeg = std::fmod(std::fmod(trueDeg, 360) + 360, 360);
    ground.trueErrorDeg =
        std::hypot(reading.intensity >= 0 ? reading.bearingErrorDeg : echo::bearingErrorDeg(0),
                   headingErrorDeg);
    if (!vehicle || !vehicle->latitude || !vehicle->longitude ||
        std::abs(*vehicle->latitude) > highestLatitude)
        return ground;
    const double radians = std::numbers::pi / 180;
    const double north = reading.rangeM * std::cos(ground.trueDeg * radians);
    const double east = reading.rangeM * std::sin(ground.trueDeg * radians);
    ground.latitude = *vehicle->latitude + north / metresPerDegree;
    ground.longitude =
        *vehicle->longitude + east / (metresPerDegree * std::cos(*vehicle->latitude * radians));
    ground.errorM = std::hypot(vehicle->errorM.value_or(positionErrorM), reading.rangeErrorM,
                               reading.rangeM * ground.trueErrorDeg * radians);
    return ground;
}

} // namespace leadline::app
