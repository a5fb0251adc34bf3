// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarOverlay.h"

#include "base/Units.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <numbers>

namespace leadline::app {

namespace {

constexpr int turn = base::gradiansPerTurn;
constexpr int widestGap = 10;
/// The step of a scan is taken from this many pings before and after a gap.
constexpr std::size_t neighbours = 8;

/// The step from the preceding ping to ping `i` on the shorter way, -200..199 gradians; 0 if one of
/// them does not belong to a request loop.
int stepTo(std::span<const log::PingEntry> entries, std::size_t i)
{
    if (i == 0 || i >= entries.size())
        return 0;
    const log::PingEntry& from = entries[i - 1];
    const log::PingEntry& to = entries[i];
    if (from.steps > 0 || to.steps > 0 || from.angleGrad >= turn || to.angleGrad >= turn)
        return 0;
    return (to.angleGrad - from.angleGrad + turn + turn / 2) % turn - turn / 2;
}

/// The smallest step in the same direction among the pings before ping `i`, or behind it; 0 if
/// there is none.
int stepBeside(std::span<const log::PingEntry> entries, std::size_t i, bool behind)
{
    const bool forwards = stepTo(entries, i) > 0;
    int smallest = 0;
    for (std::size_t k = 1; k <= neighbours && (behind || k < i); ++k) {
        const int step = stepTo(entries, behind ? i + k : i - k);
        if (step == 0 || (step > 0) != forwards)
            break;
        smallest = smallest == 0 ? std::abs(step) : std::min(smallest, std::abs(step));
    }
    return smallest;
}

/// Lengths here are in pixels of the item.
constexpr double ageRingFrom = 1;
constexpr double ageRingTo = 4;
/// Width of the hatching at the edge.
constexpr double heldEdge = 16;
constexpr int mostRings = 64;
constexpr double lineWidth = 1;
/// Every third of the usual lines begins near the centre; of finer ones, which only a zoomed or a
/// narrow picture has, each where it is this far from the next.
constexpr double usualStepDeg = 30;
constexpr int longLines = 3;
constexpr double finestApart = 24;
constexpr double firstLinesFrom = 16;
constexpr int otherLinesShare = 128;
constexpr int ticksATurn = 36;
constexpr double turnDeg = 360;
constexpr double ticksFrom = 6;
constexpr double tickLength = 4;
/// The first ticks are those with a number.
constexpr double firstTickLength = 6;
constexpr double firstTickWidth = 2;
constexpr double sweepWidth = 2;
/// The sweep line has a halo on each side, which is half transparent.
constexpr double sweepHalo = 1;
constexpr int sweepHaloShare = 128;
/// The sweep line ends this far outside the rim.
constexpr double sweepBeyond = 4;

/// The bearing of a sonar that has gone silent is drawn as a dashed line.
constexpr double brokenDash = 6;
constexpr double brokenPeriod = 14;

/// Blends a colour over a pixel, which may be premultiplied; `share` is the coverage, 0..255.
QRgb over(QRgb below, QRgb colour, int share)
{
    const int alpha = (qAlpha(colour) * share + 127) / 255;
    const auto mixed = [alpha](int above, int under) {
        return (above * alpha + under * (255 - alpha) + 127) / 255;
    };
    return qRgba(mixed(qRed(colour), qRed(below)), mixed(qGreen(colour), qGreen(below)),
                 mixed(qBlue(colour), qBlue(below)), mixed(255, qAlpha(below)));
}

/// Round steps in order of preference. No two neighbours differ by more than 3 : 2, so that one of
/// them divides any span into four or five.
constexpr std::array factors{5.0, 2.5, 2.0, 1.0, 4.0, 3.0, 6.0, 1.5, 8.0};
/// Tolerance for a range of 9.99 m that a device reports instead of 10 m.
constexpr double slack = 2e-3;

} // namespace

bool PolarOverlay::setColours(const Colours& colours)
{
    if (m_colours == colours)
        return false;
    m_colours = colours;
    m_inks[std::size_t(Layer::Rings)] = colours.rings.rgba();
    m_inks[std::size_t(Layer::Rim)] = colours.rim.rgba();
    m_inks[std::size_t(Layer::Age)] = colours.age.rgba();
    m_inks[std::size_t(Layer::Hatch)] = colours.hatch.rgba();
    m_inks[std::size_t(Layer::Ground)] = colours.ground.rgba();
    m_inks[std::size_t(Layer::Sweep)] = colours.sweep.rgba();
    m_inks[std::size_t(Layer::SweepHalo)] = colours.sweepHalo.rgba();
    return true;
}

void PolarOverlay::Rows::join(const Rows& other)
{
    first = std::min(first, other.first);
    last = std::max(last, other.last);
}

raster::PixelRect PolarOverlay::area(const Rows& rows) const
{
    if (rows.last < rows.first)
        return {};
    return {0, rows.first, m_shape.size.width(), rows.last - rows.first + 1};
}

raster::PixelRect PolarOverlay::setAges(const Ages& ages)
{
    Rows changed;
    for (std::size_t sector = 0; sector < ages.size(); ++sector)
        if (ages[sector] != m_ages[sector])
            changed.join(m_ageRows[sector]);
    m_ages = ages;
    return area(changed);
}

raster::PixelRect PolarOverlay::setSweep(std::optional<double> bearingDeg)
{
    if (m_sweepDeg == bearingDeg)
        return {};
    m_sweepDeg = bearingDeg;
    Rows changed;
    const auto join = [&] {
        if (!m_sweep.empty())
            changed.join({m_sweep.front().y, m_sweep.back().y});
    };
    join();
    m_sweep.clear();
    if (bearingDeg && m_shape.view.radius > 0) {
        const double end = m_shape.view.radius / m_shape.pixelRatio + sweepBeyond;
        const double dash = m_shape.old ? brokenDash : end;
        const double period = m_shape.old ? brokenPeriod : end;
        for (double from = 0; from < end; from += period) {
            const double to = std::min(from + dash, end);
            pen().addLine(m_sweep, {*bearingDeg, from, to, sweepWidth + 2 * sweepHalo,
                                    Layer::SweepHalo, sweepHaloShare});
            pen().addLine(m_sweep, {*bearingDeg, from, to, sweepWidth, Layer::Sweep});
        }
        sortByRow(m_sweep);
    }
    join();
    return area(changed);
}

void PolarOverlay::addGrid()
{
    const double rim = m_shape.view.radius / m_shape.pixelRatio;
    const double shownDeg = base::degreesFromGradians(m_shape.view.shownGrad);
    const bool fan = shownDeg < turnDeg;
    const auto isShown = [&](double screenDeg) {
        return !fan || std::abs(std::remainder(screenDeg, turnDeg)) <= shownDeg / 2 + 1e-6;
    };
    const double step = m_shape.lineStepDeg;
    const int lines = step > 0 ? static_cast<int>(std::lround(turnDeg / step)) : 0;
    const bool finer = step < usualStepDeg;
    const double finestFrom = finestApart / (std::max(step, 1.0) / 180 * std::numbers::pi);
    for (int i = 0; i < lines; ++i) {
        const double screenDeg = m_shape.linesFromDeg + i * step;
        if (!isShown(screenDeg))
            continue;
        const bool first = !finer && i % longLines == 0;
        const double from = first ? firstLinesFrom : finer ? finestFrom : rim / 2;
        if (from < rim)
            pen().addLine(m_lines, {.bearingDeg = screenDeg,
                                    .from = from,
                                    .to = rim,
                                    .width = lineWidth,
                                    .layer = Layer::Rings,
                                    .share = first ? 255 : otherLinesShare});
        if (fan && m_shape.ticks)
            pen().addLine(m_lines, {.bearingDeg = screenDeg,
                                    .from = rim + ticksFrom,
                                    .to = rim + ticksFrom + firstTickLength,
                                    .width = firstTickWidth,
                                    .layer = Layer::Rim});
    }
    for (int i = 0; m_shape.ticks && !fan && i < ticksATurn; ++i) {
        const bool first = i % longLines == 0;
        pen().addLine(m_lines, {.bearingDeg = turnDeg * i / ticksATurn,
                                .from = rim + ticksFrom,
                                .to = rim + ticksFrom + (first ? firstTickLength : tickLength),
                                .width = first ? firstTickWidth : lineWidth,
                                .layer = first ? Layer::Rim : Layer::Rings});
    }
    for (const double side : {-0.5, 0.5})
        if (fan)
            pen().addLine(m_lines, {.bearingDeg = side * shownDeg,
                                    .from = 0,
                                    .to = rim,
                                    .width = lineWidth,
                                    .layer = Layer::Rim});
}

bool PolarOverlay::setShape(const Shape& shape)
{
    if (m_shape == shape)
        return false;
    m_shape = shape;
    m_lines.clear();
    m_hatching.fill({});
    m_edgeHatching.fill({});
    m_lost.reset();
    m_held.reset();
    m_sweep.clear();
    m_sweepDeg.reset();
    m_ageRows.fill({});
    if (shape.size.isEmpty() || !(shape.view.radius > 0))
        return true;

    const double ratio = shape.pixelRatio;
    std::vector<PolarPen::Circle> circles;
    if (shape.ringStep > 1)
        for (int ring = 1; ring <= mostRings && ring * shape.ringStep < shape.view.radius; ++ring) {
            const double radius = ring * shape.ringStep;
            circles.push_back({radius - ratio / 2, radius + ratio / 2, Layer::Rings});
        }
    const double rim = shape.view.radius;
    circles.push_back({rim - ratio / 2, rim + ratio / 2, Layer::Rim});
    circles.push_back({rim + ageRingFrom * ratio, rim + ageRingTo * ratio, Layer::Age});
    addGrid();
    for (int y = 0; y < shape.size.height(); ++y)
        for (const PolarPen::Circle& circle : circles)
            pen().addCircle(m_lines, circle, y);
    for (const PolarSpot& spot : m_lines)
        if (spot.layer == Layer::Age)
            m_ageRows[spot.sector].join({spot.y, spot.y});
    sortByRow(m_lines);
    return true;
}

raster::PixelRect PolarOverlay::setLost(const PolarSectors& lost,
                                        const raster::PolarGeometry& geometry)
{
    const PolarSectors others = lost ^ m_lost;
    if (others.none())
        return {};
    m_lost = lost;
    Rows changed;
    for (std::size_t sector = 0; sector < others.size(); ++sector) {
        const auto number = static_cast<int>(sector);
        if (!others[sector] || number >= geometry.sectors())
            continue;
        if (const raster::PixelRect& bounds = geometry.bounds(number); !bounds.empty())
            changed.join({bounds.y, bounds.y + bounds.height - 1});
        m_hatching[sector] =
            lost[sector] ? pen().hatching(geometry.pixels(number)) : std::vector<PolarSpot>{};
    }
    return area(changed);
}

raster::PixelRect PolarOverlay::setHeld(const PolarSectors& held,
                                        const raster::PolarGeometry& geometry)
{
    const PolarSectors others = held ^ m_held;
    if (others.none())
        return {};
    m_held = held;
    Rows changed;
    const double inner = m_shape.view.radius - heldEdge * m_shape.pixelRatio;
    std::vector<raster::PolarGeometry::Pixel> edge;
    for (std::size_t sector = 0; sector < others.size(); ++sector) {
        const auto number = static_cast<int>(sector);
        if (!others[sector] || number >= geometry.sectors())
            continue;
        if (const raster::PixelRect& bounds = geometry.bounds(number); !bounds.empty())
            changed.join({bounds.y, bounds.y + bounds.height - 1});
        edge.clear();
        if (held[sector])
            std::ranges::copy_if(geometry.pixels(number), std::back_inserter(edge),
                                 [&](const raster::PolarGeometry::Pixel& pixel) {
                                     return std::hypot(pixel.x() + 0.5 - m_shape.view.centreX,
                                                       pixel.y() + 0.5 - m_shape.view.centreY) >=
                                            inner;
                                 });
        m_edgeHatching[sector] = pen().hatching(edge);
    }
    return area(changed);
}

void PolarOverlay::paint(QImage& tile, int firstRow) const
{
    if (m_shape.old)
        paintOld(tile, firstRow);
    for (std::size_t sector = 0; sector < m_lost.size(); ++sector)
        if (m_lost[sector] && !m_shape.old)
            paint(m_hatching[sector], tile, firstRow);
    for (std::size_t sector = 0; sector < m_held.size(); ++sector)
        if (m_held[sector] && !m_shape.old)
            paint(m_edgeHatching[sector], tile, firstRow);
    paint(m_lines, tile, firstRow);
    paint(m_sweep, tile, firstRow);
}

void PolarOverlay::paintOld(QImage& tile, int firstRow) const
{
    const raster::PolarView& view = m_shape.view;
    const PolarPen hatch = pen();
    const QRgb ground = m_inks[std::size_t(Layer::Ground)];
    const QRgb ink = m_inks[std::size_t(Layer::Hatch)];
    const double right = tile.width();
    for (int row = 0; row < tile.height(); ++row) {
        const int y = firstRow + row;
        const double dy = y + 0.5 - view.centreY;
        if (std::abs(dy) >= view.radius)
            continue;
        double half = std::sqrt(view.radius * view.radius - dy * dy);
        if (view.shownGrad < base::gradiansPerTurn) {
            // A fan of up to half a turn lies above its apex, between two straight edges.
            if (dy >= 0)
                continue;
            const double edge = view.shownGrad / 2 / base::gradiansPerTurn * 2 * std::numbers::pi;
            half = std::min(half, -dy * std::abs(std::tan(edge)));
        }
        const auto column = [right](double x) {
            return static_cast<int>(std::clamp(std::round(x), 0.0, right));
        };
        auto* line = reinterpret_cast<QRgb*>(tile.scanLine(row));
        for (int x = column(view.centreX - half); x < column(view.centreX + half); ++x)
            line[x] =
                over(over(line[x], ground, PolarPen::groundShare), ink, hatch.hatchShare(x, y));
    }
}

void PolarOverlay::paint(const std::vector<PolarSpot>& spots, QImage& tile, int firstRow) const
{
    const auto before = [](const PolarSpot& spot, int row) { return int{spot.y} < row; };
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
            line[spot->x] = over(line[spot->x], m_inks[std::size_t(spot->layer)], share);
    }
}

double polarRingStep(double span)
{
    if (!(span > 0) || !std::isfinite(span))
        return 0;
    const double unit = std::pow(10.0, std::floor(std::log10(span / 4 * (1 + slack))));
    for (const double factor : factors)
        for (const double power : {unit, unit / 10}) {
            const double rings = span * (1 + slack) / (factor * power);
            if (rings >= 4 && rings < 6)
                return factor * power;
        }
    return unit;
}

PolarSectors lostSectors(std::span<const log::PingEntry> entries, std::uint64_t first,
                         const echo::NewestPings& shown,
                         const std::function<double(std::uint64_t)>& shiftGrad)
{
    constexpr auto sectors = static_cast<int>(echo::sectorsPerTurn);
    PolarSectors lost;
    for (std::size_t i = 1; i < entries.size(); ++i) {
        const int signedGap = stepTo(entries, i);
        const int gap = std::abs(signedGap);
        if (gap < 2)
            continue;
        const int step = stepBeside(entries, i, false);
        if (step == 0 || step != stepBeside(entries, i, true))
            continue;
        if (gap <= step || gap % step != 0 || gap > std::max(widestGap, 2 * step))
            continue;
        // A spoke covers half a step on either side; a step of one gradian is two sectors.
        const std::size_t lower = signedGap > 0 ? i - 1 : i;
        const auto shift = static_cast<int>(
            shiftGrad ? std::lround(2 * std::remainder(shiftGrad(first + lower), turn)) : 0);
        const int begin = 2 * entries[lower].angleGrad + step + shift + sectors;
        for (int k = 0; k < 2 * (gap - step); ++k) {
            const auto sector = static_cast<std::size_t>((begin + k) % sectors);
            lost[sector] = shown[sector] == echo::noPing || shown[sector] <= first + i;
        }
    }
    return lost;
}

} // namespace leadline::app
