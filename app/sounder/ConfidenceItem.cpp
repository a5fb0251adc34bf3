// SPDX-License-Identifier: GPL-3.0-or-later
#include "sounder/ConfidenceItem.h"

#include "plot/HatchedColumns.h"
#include "plot/Measurement.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

/// Distance between the lines of a hatch along a row, pixels.
constexpr int hatchPeriod = 4;

raster::Rgba rgbaOf(const QColor& colour)
{
    return {static_cast<std::uint8_t>(colour.red()), static_cast<std::uint8_t>(colour.green()),
            static_cast<std::uint8_t>(colour.blue()), static_cast<std::uint8_t>(colour.alpha())};
}

} // namespace

void ConfidenceItem::setWaterfall(WaterfallItem* waterfall)
{
    if (m_waterfall == waterfall)
        return;
    if (m_waterfall)
        m_waterfall->disconnect(this);
    m_waterfall = waterfall;
    // The waterfall's columns are complete when it has been drawn, which is still in the same
    // frame.
    if (waterfall)
        connect(waterfall, &EchoItem::worked, this, &EchoItem::redraw);
    redraw();
    emit waterfallChanged();
}

void ConfidenceItem::setColour(QColor& member, const QColor& colour)
{
    if (member == colour)
        return;
    member = colour;
    redraw();
    emit coloursChanged();
}

void ConfidenceItem::draw()
{
    tiles().resize(pixelSize());
    tiles().clear();
    if (!m_waterfall)
        return;
    const raster::Canvas canvas = tiles().canvas();
    const auto& columns = m_waterfall->columns();
    const Hatch hatch{.period = static_cast<int>(std::lround(hatchPeriod * pixelRatio()))};
    const int width = std::min(canvas.width, static_cast<int>(columns.size()));
    const int half = (canvas.height + 1) / 2;
    const int third = (canvas.height + 1) / 3;
    for (int x = 0; x < width; ++x) {
        const MeasuredColumn& column = columns[static_cast<std::size_t>(x)];
        const auto fill = [&](int height, const QColor& colour) {
            for (int y = canvas.height - height; y < canvas.height; ++y)
                canvas.set(x, y, rgbaOf(colour));
        };
        switch (confidenceOf(column.confidencePercent)) {
        case Confidence::Sure:
            fill(canvas.height, m_sure);
            break;
        case Confidence::Doubtful:
            fill(half, m_doubtful);
            break;
        case Confidence::Lost:
            fill(third, m_lost);
            break;
        case Confidence::None:
            for (int y = 0; column.silent && y < canvas.height; ++y)
                if (hatch.covers(m_waterfall->firstColumn() + x, y))
                    canvas.set(x, y, rgbaOf(m_silent));
            break;
        }
    }
}

} // namespace leadline::app
