// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/PolarOverlay.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace leadline::app {

namespace {

/// Pixels of the item.
constexpr double ageRingFrom = 1;
constexpr double ageRingTo = 4;
constexpr double hatchPeriod = 5.5;
constexpr double hatchLine = 1;
constexpr int groundShare = 128;
constexpr int mostRings = 64;

/// `share` of 255 of a colour over a pixel that may be premultiplied.
QRgb over(QRgb below, const QColor& colour, int share)
{
    const int alpha = (colour.alpha() * share + 127) / 255;
    const auto mixed = [alpha](int above, int under) {
        return (above * alpha + under * (255 - alpha) + 127) / 255;
    };
    return qRgba(mixed(colour.red(), qRed(below)), mixed(colour.green(), qGreen(below)),
                 mixed(colour.blue(), qBlue(below)), mixed(255, qAlpha(below)));
}

} // namespace

bool PolarOverlay::setColours(const Colours& colours)
{
    if (m_colours == colours)
        return false;
    m_colours = colours;
    return true;
}

bool PolarOverlay::setAges(const Ages& ages)
{
    if (m_ages == ages)
        return false;
    m_ages = ages;
    return true;
}

bool PolarOverlay::setShape(const Shape& shape)
{
    if (m_shape == shape)
        return false;
    m_shape = shape;
    m_lines.clear();
    m_hatching.clear();
    m_lost.reset();
    if (shape.size.isEmpty() || !(shape.view.radius > 0))
        return true;

    const double ratio = shape.pixelRatio;
    std::vector<Circle> circles;
    if (shape.ringStep > 1)
        for (int ring = 1; ring <= mostRings && ring * shape.ringStep < shape.view.radius; ++ring) {
            const double radius = ring * shape.ringStep;
            circles.push_back({radius - ratio / 2, radius + ratio / 2, Layer::Rings});
        }
    const double rim = shape.view.radius;
    circles.push_back({rim - ratio / 2, rim + ratio / 2, Layer::Rim});
    circles.push_back({rim + ageRingFrom * ratio, rim + ageRingTo * ratio, Layer::Age});
    for (int y = 0; y < shape.size.height(); ++y)
        for (const Circle& circle : circles)
            addRow(circle, y);
    return true;
}

void PolarOverlay::addRow(const Circle& circle, int y)
{
    const raster::PolarView& view = m_shape.view;
    const double dy = y + 0.5 - view.centreY;
    const auto half = [dy](double radius) {
        return std::sqrt(std::max(radius * radius - dy * dy, 0.0));
    };
    const double outer = half(circle.outer + 1);
    if (!(outer > 0))
        return;
    const double inner = half(std::max(circle.inner - 1, 0.0));
    const auto add = [&](double from, double to) {
        const double right = m_shape.size.width();
        const int begin = static_cast<int>(std::clamp(std::floor(from), 0.0, right));
        const int end = static_cast<int>(std::clamp(std::ceil(to), 0.0, right));
        for (int x = begin; x < end; ++x) {
            const double distance = std::hypot(x + 0.5 - view.centreX, dy);
            const double covered = std::min(distance - circle.inner, circle.outer - distance) + 0.5;
            if (covered <= 0)
                continue;
            Spot spot{.x = static_cast<std::uint16_t>(x),
                      .y = static_cast<std::uint16_t>(y),
                      .layer = circle.layer,
                      .share = static_cast<std::uint8_t>(std::min(covered, 1.0) * 255)};
            if (circle.layer == Layer::Age) {
                const auto place = raster::polarPoint(view, x + 0.5, y + 0.5);
                spot.sector = static_cast<std::uint16_t>(
                    static_cast<std::size_t>(place.bearingGrad * 2 + 1e-9) % echo::sectorsPerTurn);
            }
            m_lines.push_back(spot);
        }
    };
    if (inner > 1) {
        add(view.centreX - outer, view.centreX - inner);
        add(view.centreX + inner, view.centreX + outer);
    } else {
        add(view.centreX - outer, view.centreX + outer);
    }
}

bool PolarOverlay::setLost(const PolarSectors& lost, const raster::PolarGeometry& geometry)
{
    if (m_lost == lost)
        return false;
    m_lost = lost;
    m_hatching.clear();
    const double period = hatchPeriod * m_shape.pixelRatio;
    const double line = hatchLine * m_shape.pixelRatio;
    const int sectors = std::min(geometry.sectors(), static_cast<int>(lost.size()));
    for (int sector = 0; sector < sectors; ++sector) {
        if (!lost[static_cast<std::size_t>(sector)])
            continue;
        for (const auto& pixel : geometry.pixels(sector)) {
            Spot spot{.x = static_cast<std::uint16_t>(pixel.x()),
                      .y = static_cast<std::uint16_t>(pixel.y()),
                      .layer = Layer::Ground,
                      .share = groundShare};
            m_hatching.push_back(spot);
            const double along = (pixel.x() + pixel.y() + 1) / std::numbers::sqrt2;
            const double aside = std::abs(std::fmod(along, period) - period / 2);
            const double covered = std::clamp(line / 2 + 0.5 - aside, 0.0, 1.0);
            if (covered <= 0)
                continue;
            spot.layer = Layer::Hatch;
            spot.share = static_cast<std::uint8_t>(covered * 255);
            m_hatching.push_back(spot);
        }
    }
    std::stable_sort(m_hatching.begin(), m_hatching.end(),
                     [](const Spot& a, const Spot& b) { return a.y < b.y; });
    return true;
}

const QColor& PolarOverlay::colourOf(Layer layer) const
{
    switch (layer) {
    case Layer::Rings:
        return m_colours.rings;
    case Layer::Rim:
        return m_colours.rim;
    case Layer::Age:
        return m_colours.age;
    case Layer::Hatch:
        return m_colours.hatch;
    case Layer::Ground:
        break;
    }
    return m_colours.ground;
}

void PolarOverlay::paint(QImage& tile, int firstRow) const
{
    paint(m_hatching, tile, firstRow);
    paint(m_lines, tile, firstRow);
}

void PolarOverlay::paint(const std::vector<Spot>& spots, QImage& tile, int firstRow) const
{
    const auto before = [](const Spot& spot, int row) { return int{spot.y} < row; };
    const auto begin = std::lower_bound(spots.begin(), spots.end(), firstRow, before);
    const auto end = std::lower_bound(begin, spots.end(), firstRow + tile.height(), before);
    int row = -1;
    QRgb* line = nullptr;
    for (auto spot = begin; spot != end; ++spot) {
        if (spot->y != row) {
            row = spot->y;
            line = reinterpret_cast<QRgb*>(tile.scanLine(row - firstRow));
        }
        const int share =
            spot->layer == Layer::Age ? spot->share * m_ages[spot->sector] / 255 : spot->share;
        if (share > 0 && spot->x < tile.width())
            line[spot->x] = over(line[spot->x], colourOf(spot->layer), share);
    }
}

} // namespace leadline::app
