// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leadline::sim {

/// Where the vehicle is and looks: metres east, north and below the surface; degrees clockwise
/// from north.
struct Pose {
    double xM = 0;
    double yM = 0;
    double depthM = 0;
    double headingDeg = 0;
};

} // namespace leadline::sim
