// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leadline::raster {

/// Position and orientation of the disc in the picture. The centre of pixel (x, y) is at (x + ½, y
/// + ½).
struct PolarView {
    double centreX = 0;
    double centreY = 0;
    /// Radius of the disc in pixels.
    double radius = 0;
    /// Direction of the front on the screen, gradians clockwise from up.
    double rotationGrad = 0;
    /// True for a head mounted upside down, whose bearings run anticlockwise.
    bool mirrored = false;

    /// The largest disc that fits completely.
    static PolarView fitting(int width, int height);
    /// Scaled by `factor` about the point (x, y).
    [[nodiscard]] PolarView zoomed(double factor, double x, double y) const;
    [[nodiscard]] PolarView panned(double dx, double dy) const;

    friend bool operator==(const PolarView&, const PolarView&) = default;
};

/// A point in the sonar's coordinates.
struct PolarPoint {
    /// Pixels from the centre; multiply by edge / radius to get the range.
    double distance = 0;
    /// Device gradians, 0..400; 200 is the front.
    double bearingGrad = 0;
};

/// Converts a point (x, y) of the picture; at the centre the bearing is the front.
[[nodiscard]] PolarPoint polarPoint(const PolarView& view, double x, double y);

} // namespace leadline::raster
