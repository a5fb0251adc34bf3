// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Numbers.h"

#include <algorithm>

namespace leadline::sim {

/// What spreading and absorption leave after the sonar's own compensation.
[[nodiscard]] inline double loss(double rangeM)
{
    return 1.15 / (1.0 + 0.016 * rangeM);
}

/// The beam is 25 degrees high; the floor stands for its side lobes.
[[nodiscard]] inline double verticalBeam(double rangeM, double heightM)
{
    const double sine = heightM / std::max(rangeM, 0.1);
    return 0.04 + 0.96 * fading(sine * sine * 11.0);
}

} // namespace leadline::sim
