// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/DistanceLine.h"

#include "plot/Confidence.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace leadline::app {

namespace {

constexpr float noRow = std::numeric_limits<float>::quiet_NaN();
constexpr double thickness = 1.75;
constexpr int haloWidth = 2;
/// Of dots and the holes between, in pixels.
constexpr int dot = 2;
constexpr int dotPeriod = 6;

QRgb blended(QRgb over, QRgb under, float share)
{
    const auto mix = [share](int a, int b) {
        return static_cast<int>(
            std::lround(static_cast<float>(b) + static_cast<float>(a - b) * share));
    };
    return qRgba(mix(qRed(over), qRed(under)), mix(qGreen(over), qGreen(under)),
                 mix(qBlue(over), qBlue(under)), mix(255, qAlpha(under)));
}

void drawSpans(QImage& tile, int firstRow, std::span<const StrokeSpan> spans, QRgb colour)
{
    const auto columns = std::min(spans.size(), static_cast<std::size_t>(tile.width()));
    const auto above = static_cast<float>(firstRow);
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
    // Farther below or above than this is out of the picture anyway.
    constexpr double most = 1e6;
    const double perMetre = place.height / (place.bottomM - place.topM);
    const auto ratio = static_cast<int>(std::lround(std::max(place.pixelRatio, 1.0)));
    std::vector<float> sure(columns.size(), noRow);
    std::vector<float> doubtful(columns.size(), noRow);
    for (std::size_t x = 0; x < columns.size() && std::isfinite(perMetre); ++x) {
        const MeasuredColumn& column = columns[x];
        const Confidence confidence = confidenceOf(column.confidencePercent);
        if (confidence < Confidence::Doubtful || std::isnan(column.distanceM))
            continue;
        const double row = (static_cast<double>(column.distanceM) - place.topM) * perMetre;
        const auto at = static_cast<float>(std::clamp(row, -most, most));
        const std::int64_t period = std::int64_t{dotPeriod} * ratio;
        const std::int64_t phase = (place.firstColumn + static_cast<std::int64_t>(x)) % period;
        if (confidence == Confidence::Sure)
            sure[x] = at;
        else if ((phase + period) % period < dot * ratio)
            doubtful[x] = at;
    }
    const auto width = static_cast<float>(thickness * ratio);
    m_line = strokeSpans(sure, width);
    // Dots lie where their own columns say: what jumps about must not become a wall.
    m_dots.assign(columns.size(), {});
    for (std::size_t x = 0; x < columns.size(); ++x)
        if (!std::isnan(doubtful[x]))
            m_dots[x] = StrokeSpan{doubtful[x] - width / 2, doubtful[x] + width / 2};
    m_halo = haloSpans(m_line, haloWidth * ratio);
    m_dotHalo = m_dots;
    for (StrokeSpan& span : m_dotHalo)
        span = span.wider(static_cast<float>(haloWidth * ratio));
}

void DistanceLine::draw(QImage& tile, int firstRow, QColor colour, QColor halo) const
{
    drawSpans(tile, firstRow, m_halo, halo.rgb());
    drawSpans(tile, firstRow, m_dotHalo, halo.rgb());
    drawSpans(tile, firstRow, m_line, colour.rgb());
    drawSpans(tile, firstRow, m_dots, colour.rgb());
}

} // namespace leadline::app
