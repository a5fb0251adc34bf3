// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leadline::raster {

/// Where the disc lies in the picture and how it is turned. Pixel (x, y) has its centre at
/// (x + ½, y + ½).
struct PolarView {
    double centreX = 0;
    double centreY = 0;
    /// Pixels from the centre to the edge of the disc.
    double radius = 0;
    /// Where the front points on the screen, gradians clockwise from up.
    double rotationGrad = 0;
    /// A head that hangs upside down turns the other way round.
    bool mirrored = false;

    /// The whole disc, as large as fits: it touches the shorter side.
    static PolarView fitting(int width, int height);
    /// `factor` times as large, the point (x, y) staying where it is.
    [[nodiscard]] PolarView zoomed(double factor, double x, double y) const;
    [[nodiscard]] PolarView panned(double dx, double dy) const;

    friend bool operator==(const PolarView&, const PolarView&) = default;
};

/// A place as the sonar sees it.
struct PolarPoint {
    /// Pixels from the centre; times edge / radius is the range.
    double distance = 0;
    /// Device gradians, 0..400, 200 the front.
    double bearingGrad = 0;
};

/// The place under the point (x, y) of the picture; at the centre the bearing is the front's.
[[nodiscard]] PolarPoint polarPoint(const PolarView& view, double x, double y);

} // namespace leadline::raster
