// SPDX-License-Identifier: GPL-3.0-or-later
#include "sounder/EchoTrace.h"

#include "plot/Stroke.h"

#include <cmath>
#include <limits>

namespace leadline::app {

namespace {

constexpr float fillOpacity = 0.18F;
constexpr float axisOpacity = 0.8F;
constexpr float traceThickness = 1.0F;
constexpr float strongest = 255;
constexpr double clipWidth = 3;
constexpr float otherThickness = 1.5F;
constexpr float traceDashPeriod = 8;
constexpr float traceDashLength = 5;
constexpr float bandOpacity = 0.25F;
constexpr float edgeOpacity = 0.6F;

int axisWidth(const raster::Canvas& canvas, const EchoTrace::Style& style)
{
    return std::min(static_cast<int>(std::lround(std::max(style.pixelRatio, 1.0))), canvas.width);
}

/// Blends a colour over a pixel with straight alpha.
void blend(const raster::Canvas& canvas, int x, int y, const QColor& colour, float opacity)
{
    if (!(opacity > 0))
        return;
    const raster::Rgba under = canvas.get(x, y);
    const float below = static_cast<float>(under.a) / strongest * (1 - opacity);
    const float all = below + opacity;
    const auto mix = [&](int over, std::uint8_t before) {
        return static_cast<std::uint8_t>(std::lround(
            (static_cast<float>(over) * opacity + static_cast<float>(before) * below) / all));
    };
    canvas.set(x, y,
               {mix(colour.red(), under.r), mix(colour.green(), under.g),
                mix(colour.blue(), under.b),
                static_cast<std::uint8_t>(std::lround(all * strongest))});
}

} // namespace

std::vector<float> EchoTrace::placesOf(const raster::Canvas& canvas, const echo::Profile& profile,
                                       const Style& style)
{
    const auto rows = static_cast<std::size_t>(canvas.height);
    m_values.resize(rows);
    std::vector<float> places(rows, std::numeric_limits<float>::quiet_NaN());
    const int axis = axisWidth(canvas, style);
    const float line = traceThickness * static_cast<float>(std::max(style.pixelRatio, 1.0));
    // The trace of the greatest intensity must lie within the canvas with its whole width.
    const float reach = std::max(static_cast<float>(canvas.width - axis) - line / 2, 0.0F);
    const raster::RowRange data = m_reducer.reduce(profile, m_values);
    for (int y = data.first; y < data.last; ++y) {
        const auto row = static_cast<std::size_t>(y);
        places[row] =
            static_cast<float>(axis) + static_cast<float>(m_values[row]) / strongest * reach;
    }
    return places;
}

void EchoTrace::drawOther(const raster::Canvas& canvas, const echo::Profile& other,
                          const Style& style)
{
    if (!canvas.valid())
        return;
    const auto ratio = static_cast<float>(std::max(style.pixelRatio, 1.0));
    const auto spans = strokeSpans(placesOf(canvas, other, style), otherThickness * ratio);
    const int period = static_cast<int>(std::lround(traceDashPeriod * ratio));
    const int length = static_cast<int>(std::lround(traceDashLength * ratio));
    const int rows = canvas.height;
    for (int row = 0; row < rows; ++row) {
        if (row % period >= length)
            continue;
        const int y = style.upwards ? rows - 1 - row : row;
        for (int x = 0; x < canvas.width; ++x)
            blend(canvas, x, y, style.otherColour,
                  spans[static_cast<std::size_t>(row)].coverage(x));
    }
}

void EchoTrace::drawBand(const raster::Canvas& canvas, const echo::Profile& least,
                         const echo::Profile& most, const Style& style)
{
    if (!canvas.valid())
        return;
    const std::vector<float> from = placesOf(canvas, least, style);
    const std::vector<float> to = placesOf(canvas, most, style);
    const int rows = canvas.height;
    for (int row = 0; row < rows; ++row) {
        const auto at = static_cast<std::size_t>(row);
        if (std::isnan(from[at]) || std::isnan(to[at]))
            continue;
        const StrokeSpan band{from[at], to[at]};
        const StrokeSpan edge{to[at] - 1, to[at]};
        const int y = style.upwards ? rows - 1 - row : row;
        for (int x = 0; x < canvas.width; ++x)
            blend(canvas, x, y, style.otherColour,
                  std::max(bandOpacity * band.coverage(x), edgeOpacity * edge.coverage(x)));
    }
}

void EchoTrace::draw(const raster::Canvas& canvas, const echo::Profile& profile,
                     const echo::Profile& raw, const Style& style)
{
    if (canvas.clear().empty())
        return;
    const auto rows = static_cast<std::size_t>(canvas.height);
    m_at = placesOf(canvas, profile, style);
    const auto ratio = static_cast<float>(std::max(style.pixelRatio, 1.0));
    const int axis = axisWidth(canvas, style);
    const float line = traceThickness * ratio;
    const auto spans = strokeSpans(m_at, line);

    const auto red = static_cast<std::uint8_t>(style.colour.red());
    const auto green = static_cast<std::uint8_t>(style.colour.green());
    const auto blue = static_cast<std::uint8_t>(style.colour.blue());
    for (std::size_t row = 0; row < rows; ++row) {
        const int y = static_cast<int>(style.upwards ? rows - 1 - row : row);
        const StrokeSpan fill{static_cast<float>(axis), std::isnan(m_at[row]) ? 0 : m_at[row]};
        for (int x = 0; x < canvas.width; ++x) {
            const float under = x < axis ? axisOpacity : fillOpacity * fill.coverage(x);
            const float over = x < axis ? 0 : spans[row].coverage(x);
            const float opacity = 1 - (1 - under) * (1 - over);
            if (opacity > 0)
                canvas.set(x, y,
                           {red, green, blue,
                            static_cast<std::uint8_t>(std::lround(opacity * strongest))});
        }
    }
    if (style.clipColour.alpha() > 0)
        markClipped(canvas, raw, style);
}

void EchoTrace::markClipped(const raster::Canvas& canvas, const echo::Profile& raw,
                            const Style& style)
{
    const int rows = canvas.height;
    const int wide = static_cast<int>(std::lround(clipWidth * std::max(style.pixelRatio, 1.0)));
    const auto red = static_cast<std::uint8_t>(style.clipColour.red());
    const auto green = static_cast<std::uint8_t>(style.clipColour.green());
    const auto blue = static_cast<std::uint8_t>(style.clipColour.blue());
    const raster::RowRange data = m_reducer.reduce(raw, m_values);
    for (int row = data.first; row < data.last; ++row) {
        if (m_values[static_cast<std::size_t>(row)] < strongest)
            continue;
        const int y = style.upwards ? rows - 1 - row : row;
        for (int x = std::max(canvas.width - wide, 0); x < canvas.width; ++x)
            canvas.set(x, y, {red, green, blue, 255});
    }
}

} // namespace leadline::app
