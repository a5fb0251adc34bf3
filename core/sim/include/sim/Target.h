// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace leadline::sim {

/// Something in the sea whose place is known, so that a measurement can be checked.
/// Its nearest echo is radiusM nearer than its centre; 0 is a point.
struct Target {
    std::string name;
    double xM = 0;
    double yM = 0;
    double depthM = 0;
    double radiusM = 0;
};

} // namespace leadline::sim
