// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarPen.h"

#include "echo/BearingIndex.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace leadline::app {

namespace {

/// Period and line width of the hatching, pixels of the item.
constexpr double hatchPeriod = 5.5;
constexpr double hatchLine = 1;

} // namespace

void sortByRow(std::vector<PolarSpot>& spots)
{
    std::ranges::stable_sort(spots, {}, &PolarSpot::y);
}

void PolarPen::addLine(std::vector<PolarSpot>& to, const Line& line) const
{
    const double angle = line.bearingDeg / 180 * std::numbers::pi;
    const double alongX = std::sin(angle);
    const double alongY = -std::cos(angle);
    const double begin = line.from * m_pixelRatio;
    const double end = line.to * m_pixelRatio;
    const double half = line.width / 2 * m_pixelRatio;
    const double reach = half + 1;
    const auto [left, right] = std::minmax({begin * alongX, end * alongX});
    const auto [above, below] = std::minmax({begin * alongY, end * alongY});
    const auto pixels = [](double from, double until, int size) {
        const double most = size;
        return std::pair(static_cast<int>(std::clamp(std::floor(from), 0.0, most)),
                         static_cast<int>(std::clamp(std::ceil(until), 0.0, most)));
    };
    const auto [top, bottom] =
        pixels(m_view.centreY + above - reach, m_view.centreY + below + reach, m_size.height());
    for (int y = top; y < bottom; ++y) {
        // Only the pixels around the point where the line crosses the row are examined, more of
        // them the flatter it is.
        const double dy = y + 0.5 - m_view.centreY;
        double from = left - reach;
        double until = right + reach;
        if (std::abs(alongY) > 1e-6) {
            const double crossing = dy / alongY * alongX;
            const double slant = reach / std::abs(alongY);
            from = std::max(from, crossing - slant);
            until = std::min(until, crossing + slant);
        }
        const auto [first, last] =
            pixels(m_view.centreX + from, m_view.centreX + until, m_size.width());
        for (int x = first; x < last; ++x) {
            const double dx = x + 0.5 - m_view.centreX;
            const double along = dx * alongX + dy * alongY;
            const double aside = std::abs(dx * alongY - dy * alongX);
            const double covered = std::clamp(half + 0.5 - aside, 0.0, 1.0) *
                                   std::clamp(std::min(along - begin, end - along) + 0.5, 0.0, 1.0);
            if (covered > 0)
                to.push_back({.x = static_cast<std::uint16_t>(x),
                              .y = static_cast<std::uint16_t>(y),
                              .layer = line.layer,
                              .share = static_cast<std::uint8_t>(covered * line.share)});
        }
    }
}

void PolarPen::addCircle(std::vector<PolarSpot>& to, const Circle& circle, int y) const
{
    const double dy = y + 0.5 - m_view.centreY;
    const auto half = [dy](double radius) {
        return std::sqrt(std::max(radius * radius - dy * dy, 0.0));
    };
    const double outer = half(circle.outer + 1);
    if (!(outer > 0))
        return;
    const double inner = half(std::max(circle.inner - 1, 0.0));
    const auto add = [&](double from, double until) {
        const double right = m_size.width();
        const int begin = static_cast<int>(std::clamp(std::floor(from), 0.0, right));
        const int end = static_cast<int>(std::clamp(std::ceil(until), 0.0, right));
        for (int x = begin; x < end; ++x) {
            const double distance = std::hypot(x + 0.5 - m_view.centreX, dy);
            const double covered = std::min(distance - circle.inner, circle.outer - distance) + 0.5;
            if (covered <= 0)
                continue;
            const double grad = raster::polarPoint(m_view, x + 0.5, y + 0.5).bearingGrad;
            if (!raster::showsBearing(m_view, grad))
                continue;
            PolarSpot spot{.x = static_cast<std::uint16_t>(x),
                           .y = static_cast<std::uint16_t>(y),
                           .layer = circle.layer,
                           .share = static_cast<std::uint8_t>(std::min(covered, 1.0) * 255)};
            if (circle.layer == PolarSpot::Layer::Age)
                spot.sector = static_cast<std::uint16_t>(static_cast<std::size_t>(grad * 2 + 1e-9) %
                                                         echo::sectorsPerTurn);
            to.push_back(spot);
        }
    };
    if (inner > 1) {
        add(m_view.centreX - outer, m_view.centreX - inner);
        add(m_view.centreX + inner, m_view.centreX + outer);
    } else {
        add(m_view.centreX - outer, m_view.centreX + outer);
    }
}

int PolarPen::hatchShare(int x, int y) const
{
    const double period = hatchPeriod * m_pixelRatio;
    const double line = hatchLine * m_pixelRatio;
    const double along = (x + y + 1) / std::numbers::sqrt2;
    const double aside = std::abs(std::fmod(along, period) - period / 2);
    return static_cast<int>(std::clamp(line / 2 + 0.5 - aside, 0.0, 1.0) * 255);
}

std::vector<PolarSpot>
PolarPen::hatching(std::span<const raster::PolarGeometry::Pixel> pixels) const
{
    std::vector<PolarSpot> spots;
    for (const auto& pixel : pixels) {
        PolarSpot spot{.x = static_cast<std::uint16_t>(pixel.x()),
                       .y = static_cast<std::uint16_t>(pixel.y()),
                       .layer = PolarSpot::Layer::Ground,
                       .share = groundShare};
        spots.push_back(spot);
        const int covered = hatchShare(pixel.x(), pixel.y());
        if (covered <= 0)
            continue;
        spot.layer = PolarSpot::Layer::Hatch;
        spot.share = static_cast<std::uint8_t>(covered);
        spots.push_back(spot);
    }
    sortByRow(spots);
    return spots;
}

} // namespace leadline::app
