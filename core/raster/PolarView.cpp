// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/PolarView.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace leadline::raster {

PolarView PolarView::fitting(int width, int height)
{
    return {width / 2.0, height / 2.0, std::min(width, height) / 2.0, 0, false};
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

} // namespace leadline::raster
