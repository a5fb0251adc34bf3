// SPDX-License-Identifier: GPL-3.0-or-later
#include "sounder/DistanceLine.h"

#include "plot/Measurement.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace leadline::app {

namespace {

constexpr float noRow = std::numeric_limits<float>::quiet_NaN();
constexpr double lineThickness = 1.75;
constexpr int haloWidth = 2;
constexpr int dotHaloWidth = 1;
/// Distance between dots, and the reach of a dot to both sides of its middle, pixels.
constexpr int dotPeriod = 8;
constexpr int dotReach = 1;
/// Distance between the begins of two dashes, and the length of a dash, pixels.
constexpr int lineDashPeriod = 16;
constexpr int lineDashLength = 10;

QRgb blended(QRgb over, QRgb under, float share)
{
    const auto mix = [share](int a, int b) {
        return static_cast<int>(
            std::lround(static_cast<float>(b) + static_cast<float>(a - b) * share));
    };
    return qRgba(mix(qRed(over), qRed(under)), mix(qGreen(over), qGreen(under)),
                 mix(qBlue(over), qBlue(under)), mix(255, qAlpha(under)));
}

/// Position of a column within a repeating pattern; column numbers are negative before the
/// recording's zero.
int placeIn(std::int64_t column, int period)
{
    return static_cast<int>((column % period + period) % period);
}

void drawSpans(QImage& tile, QPoint at, std::span<const StrokeSpan> spans, QRgb colour)
{
    const auto aside = std::min(spans.size(), static_cast<std::size_t>(at.x()));
    spans = spans.subspan(aside);
    const auto columns = std::min(spans.size(), static_cast<std::size_t>(tile.width()));
    const auto above = static_cast<float>(at.y());
    const auto height = static_cast<float>(tile.height());
    for (std::size_t x = 0; x < columns; ++x) {
        if (spans[x].empty())
            continue;
        const StrokeSpan span{std::clamp(spans[x].from - above, 0.0F, height),
                              std::clamp(spans[x].to - above, 0.0F, height)};
        for (int y = static_cast<int>(span.from); static_cast<float>(y) < span.to; ++y) {
            QRgb& pixel = reinterpret_cast<QRgb*>(tile.scanLine(y))[x];
            pixel = blended(colour, pixel, span.coverage(y));
        }
    }
}

} // namespace

void DistanceLine::setColumns(std::span<const MeasuredColumn> columns, const Place& place)
{
    // Rows are limited to this, far outside any picture, so that they fit the arithmetic of pixels.
    constexpr double most = 1e6;
    const double perMetre = place.height / (place.bottomM - place.topM);
    const auto ratio = static_cast<int>(std::lround(std::max(place.pixelRatio, 1.0)));
    const auto width = static_cast<float>(lineThickness * ratio);
    const auto count = static_cast<std::ptrdiff_t>(columns.size());
    std::vector<float> sure(columns.size(), noRow);
    m_dots.assign(columns.size(), {});
    for (std::ptrdiff_t x = 0; x < count && std::isfinite(perMetre); ++x) {
        const MeasuredColumn& column = columns[static_cast<std::size_t>(x)];
        const Confidence confidence = confidenceOf(column.confidencePercent);
        if (confidence < Confidence::Doubtful || std::isnan(column.distanceM))
            continue;
        const double row = (static_cast<double>(column.distanceM) - place.topM) * perMetre;
        const auto at = static_cast<float>(std::clamp(row, -most, most));
        if (confidence == Confidence::Sure) {
            if (!place.dashed ||
                placeIn(place.firstColumn + x, lineDashPeriod * ratio) < lineDashLength * ratio)
                sure[static_cast<std::size_t>(x)] = at;
            continue;
        }
        // A dot takes the distance of its own column only: a distance that jumps would otherwise
        // fill the picture.
        if ((place.firstColumn + x) % (std::int64_t{dotPeriod} * ratio) != 0)
            continue;
        const std::ptrdiff_t reach = std::ptrdiff_t{dotReach} * ratio;
        for (std::ptrdiff_t k = std::max<std::ptrdiff_t>(x - reach, 0);
             k <= std::min(x + reach, count - 1); ++k)
            m_dots[static_cast<std::size_t>(k)] = StrokeSpan{at - width / 2, at + width / 2};
    }
    m_line = strokeSpans(sure, width);
    m_halo = haloSpans(m_line, haloWidth * ratio);
    m_dotHalo = haloSpans(m_dots, dotHaloWidth * ratio);
}

void DistanceLine::draw(QImage& tile, QPoint at, QColor colour, QColor halo) const
{
    drawSpans(tile, at, m_halo, halo.rgb());
    drawSpans(tile, at, m_dotHalo, halo.rgb());
    drawSpans(tile, at, m_line, colour.rgb());
    drawSpans(tile, at, m_dots, colour.rgb());
}

} // namespace leadline::app
