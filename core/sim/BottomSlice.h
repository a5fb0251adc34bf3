// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Scene.h"

#include <span>
#include <vector>

namespace leadline::sim {

/// Depth of the seabed with the boxes and boulders on it, metres below the surface.
[[nodiscard]] double bottomDepthM(const Scene& scene, double xM, double yM);

/// The bottom along a line over the ground that begins below a sonar: the seabed and what stands on
/// it. A wall ends it at the surface of the sea.
class BottomSlice {
public:
    struct Point {
        /// Horizontal distance from the sonar.
        double groundM = 0;
        double depthM = 0;
        /// Backscatter, about 1.
        double strength = 0;
    };
    /// Position of the sonar and unit vector of the direction.
    struct Line {
        double xM = 0;
        double yM = 0;
        double eastward = 0;
        double northward = 1;
    };

    BottomSlice(const Scene& scene, const Line& line, double lengthM, double stepM);

    /// The nearest first, in even steps.
    [[nodiscard]] std::span<const Point> points() const { return m_points; }

private:
    std::vector<Point> m_points;
};

} // namespace leadline::sim
