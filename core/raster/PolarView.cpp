// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/PolarView.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace leadline::raster {

PolarView PolarView::fitting(int width, int height)
{
    return {
        .centreX = width / 2.0, .centreY = height / 2.0, .radius = std::min(width, height) / 2.0};
}

PolarView PolarView::fan(double width, double height, double sectorDeg, const FanRoom& room)
{
    const double sector = std::clamp(sectorDeg, 1.0, widestFanDeg);
    const double half = sector / 360 * std::numbers::pi;
    const double radius =
        std::max(std::min((width - room.width) / (2 * std::sin(half)), height - room.height), 1.0);
    // The arc lies between its highest point and its ends, which is centred if the apex has room.
    const double arcMiddle = radius * (1 + std::cos(half)) / 2;
    return {.centreX = width / 2,
            .centreY = height - std::max(room.below, height / 2 - arcMiddle),
            .radius = radius,
            .shownGrad = sector / 0.9};
}

PolarView PolarView::zoomed(double factor, double x, double y) const
{
    PolarView view = *this;
    view.centreX = x + (centreX - x) * factor;
    view.centreY = y + (centreY - y) * factor;
    view.radius = radius * factor;
    return view;
}

PolarView PolarView::panned(double dx, double dy) const
{
    PolarView view = *this;
    view.centreX += dx;
    view.centreY += dy;
    return view;
}

PolarPoint polarPoint(const PolarView& view, double x, double y)
{
    const double dx = x - view.centreX;
    const double dy = y - view.centreY;
    double turned = std::atan2(dx, -dy) * 200.0 / std::numbers::pi - view.rotationGrad;
    if (view.mirrored)
        turned = -turned;
    double bearing = turned + 200.0;
    bearing -= std::floor(bearing / 400.0) * 400.0;
    return {std::sqrt(dx * dx + dy * dy), bearing};
}

bool showsBearing(const PolarView& view, double bearingGrad)
{
    constexpr double whole = 400;
    constexpr double tolerance = 1e-6;
    if (view.shownGrad >= whole)
        return true;
    const double fromFront = view.mirrored ? 200 - bearingGrad : bearingGrad - 200;
    const double fromUp = std::remainder(fromFront + view.rotationGrad, whole);
    return std::abs(fromUp) <= view.shownGrad / 2 + tolerance;
}

} // namespace leadline::raster
