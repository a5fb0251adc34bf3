// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leadline::raster {

/// Room that a fan leaves to its labels in a plot, pixels.
struct FanRoom {
    /// Left and right of it together, at its widest.
    double width = 92;
    /// Above and below it together.
    double height = 120;
    /// Below its apex, at least.
    double below = 82;
};

/// Position and orientation of the disc in the picture. The centre of pixel (x, y) is at (x + ½, y
/// + ½).
struct PolarView {
    /// The widest sector that is drawn as a fan, degrees.
    static constexpr double widestFanDeg = 180;

    double centreX = 0;
    double centreY = 0;
    /// Radius of the disc in pixels.
    double radius = 0;
    /// Direction of the front on the screen, gradians clockwise from up.
    double rotationGrad = 0;
    /// True for a head mounted upside down, whose bearings run anticlockwise.
    bool mirrored = false;
    /// Width of the sector that is shown, whose middle points up, gradians; 400 is the whole disc.
    double shownGrad = 400;

    /// The largest disc that fits completely.
    static PolarView fitting(int width, int height);
    /// A sector of a disc with its apex below and its middle pointing up, as large as fits into a
    /// picture of this size beside its labels. Sectors of 1 to 180 degrees; others are bounded.
    static PolarView fan(double width, double height, double sectorDeg, const FanRoom& room = {});
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
/// Whether the shown sector has that bearing, device gradians; its edges belong to it.
[[nodiscard]] bool showsBearing(const PolarView& view, double bearingGrad);

} // namespace leadline::raster
