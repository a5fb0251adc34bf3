// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/Compass.h"

#include "Numbers.h"

#include <cmath>

namespace leadline::sim {

double Compass::headingDeg(double trueHeadingDeg, base::Duration time) const
{
    const double shown = trueHeadingDeg + deviationDeg +
                         ironDeg * sineOfTurns(trueHeadingDeg / 360.0) +
                         (time >= slipAt ? slipDeg : 0.0);
    const double wrapped = shown - 360.0 * std::floor(shown / 360.0);
    // Slightly less than 0 is rounded to 360.
    return wrapped < 360.0 ? wrapped : 0.0;
}

} // namespace leadline::sim
