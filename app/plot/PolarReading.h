// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/PolarSpokes.h"

#include <limits>

namespace leadline::app {

/// What a polar picture says of one place on it.
struct PolarReading {
    /// Inside the disc.
    bool valid = false;
    double rangeM = 0;
    double bearingDeg = 0;
    /// Device gradians of the spoke that is shown there, and its width.
    std::optional<double> spokeGrad;
    double stepGrad = 1;
    /// When it was measured; NaN without a spoke.
    double timeS = std::numeric_limits<double>::quiet_NaN();
    double ageS = 0;
    /// 0..255; -1 where there is no echo, and the errors are then 0.
    int intensity = -1;
    double rangeErrorM = 0;
    double bearingErrorDeg = 0;
};

/// Where the disc is looked at.
struct PolarPlace {
    double rangeM = 0;
    /// Device gradians, 0..400.
    double bearingGrad = 0;
    double metresPerPixel = 0;
};

/// All but the bearing on the screen, which the mounting decides.
[[nodiscard]] PolarReading readPolar(const PolarSpokes& spokes, const PolarPlace& place,
                                     log::Time playhead, double soundSpeedErrorPercent);

} // namespace leadline::app
