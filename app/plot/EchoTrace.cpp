// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/EchoTrace.h"

#include "plot/Stroke.h"

#include <cmath>
#include <limits>

namespace leadline::app {

namespace {

constexpr float fillOpacity = 0.18F;
constexpr float axisOpacity = 0.8F;
constexpr float thickness = 1.0F;
constexpr float strongest = 255;

} // namespace

void EchoTrace::draw(const raster::Canvas& canvas, const echo::Profile& profile, const Look& look)
{
    if (canvas.clear().empty())
        return;
    const auto rows = static_cast<std::size_t>(canvas.height);
    m_values.resize(rows);
    m_at.assign(rows, std::numeric_limits<float>::quiet_NaN());
    const auto ratio = static_cast<float>(std::max(look.pixelRatio, 1.0));
    const int axis = std::min(static_cast<int>(std::lround(ratio)), canvas.width);
    const float line = thickness * ratio;
    // The strongest echo's line lies inside.
    const float reach = std::max(static_cast<float>(canvas.width - axis) - line / 2, 0.0F);
    const raster::RowRange data = m_reducer.reduce(profile, m_values);
    for (int y = data.first; y < data.last; ++y) {
        const auto row = static_cast<std::size_t>(y);
        m_at[row] =
            static_cast<float>(axis) + static_cast<float>(m_values[row]) / strongest * reach;
    }
    const auto spans = strokeSpans(m_at, line);

    const auto red = static_cast<std::uint8_t>(look.colour.red());
    const auto green = static_cast<std::uint8_t>(look.colour.green());
    const auto blue = static_cast<std::uint8_t>(look.colour.blue());
    for (std::size_t row = 0; row < rows; ++row) {
        const int y = static_cast<int>(look.upwards ? rows - 1 - row : row);
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
}

} // namespace leadline::app
