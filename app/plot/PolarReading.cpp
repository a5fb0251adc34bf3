// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/PolarReading.h"

#include "base/Units.h"
#include "plot/Measuring.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

/// Half of the Ping360's horizontal beam.
constexpr double halfBeamDeg = 1;

} // namespace

PolarReading readPolar(const PolarSpokes& spokes, const PolarPlace& place, log::Time playhead,
                       double soundSpeedErrorPercent)
{
    PolarReading reading;
    reading.valid = true;
    reading.rangeM = place.rangeM;
    const auto sector =
        static_cast<std::size_t>(place.bearingGrad * 2 + 1e-9) % echo::sectorsPerTurn;
    const echo::Ping* ping = spokes.ping(sector);
    if (!ping)
        return reading;
    reading.spokeGrad = *ping->angleGrad;
    // The sectors around that show the same ping are its step.
    const std::uint32_t number = spokes.numbers()[sector];
    const auto width = std::count(spokes.numbers().begin(), spokes.numbers().end(), number);
    reading.stepGrad = static_cast<double>(width) / 2;
    reading.timeS = secondsOf(ping->time);
    reading.ageS = secondsOf(playhead - ping->time);
    const auto value = intensityAt(ping->profile, place.rangeM, place.metresPerPixel);
    if (!value)
        return reading;
    reading.intensity = *value;
    reading.rangeErrorM = rangeErrorM(*ping, place.rangeM, soundSpeedErrorPercent);
    reading.bearingErrorDeg =
        std::hypot(halfBeamDeg, base::degreesFromGradians(reading.stepGrad) / 2);
    return reading;
}

} // namespace leadline::app
