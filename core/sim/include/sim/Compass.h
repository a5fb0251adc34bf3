// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

namespace leadline::sim {

/// A compass and its errors, in degrees clockwise; by default it is right.
struct Compass {
    /// The same on every heading.
    double deviationDeg = 0;
    /// By iron on the vehicle, such as a steel tank: so many degrees on east, as many less on west,
    /// none on north and south, and between them the sine of the heading.
    double ironDeg = 0;
    /// Added from `slipAt` on, which counts from the scene's beginning.
    double slipDeg = 0;
    base::Duration slipAt = {};

    /// What it shows at a time since the scene's beginning, 0 to less than 360.
    [[nodiscard]] double headingDeg(double trueHeadingDeg, base::Duration time) const;
};

} // namespace leadline::sim
