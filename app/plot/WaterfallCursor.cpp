// SPDX-License-Identifier: GPL-3.0-or-later

// What stands under the cursor of a waterfall.

#include "plot/Confidence.h"
#include "plot/Measuring.h"
#include "plot/WaterfallItem.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

bool WaterfallItem::probe(double x, double y)
{
    m_cursor = QPointF(x, y);
    readCursor();
    emit worked();
    return m_reading.valid;
}

void WaterfallItem::moveCursor(double dy)
{
    const double margin = 0.5 / pixelRatio();
    const QPointF from =
        m_cursor.value_or(QPointF(width() - margin, std::round(height() / 2) - margin));
    const QPointF to(std::clamp(from.x(), margin, std::max(width() - margin, margin)),
                     std::clamp(from.y() + dy, margin, std::max(height() - margin, margin)));
    probe(to.x(), to.y());
}

void WaterfallItem::leave()
{
    m_cursor.reset();
    m_reading = {};
    emit worked();
}

void WaterfallItem::readCursor()
{
    m_reading = {};
    if (!m_cursor || !hasSonar() || image().isNull() || !contains(*m_cursor))
        return;
    m_reading.valid = true;
    m_reading.rangeM = rangeAt(m_cursor->y());
    m_reading.timeS = timeAt(m_cursor->x());
    const echo::PingReader& reader = source()->reader();
    const double playheadS = secondsOf(source()->playhead());
    m_reading.ageS = std::max(playheadS - m_reading.timeS, 0.0);
    const auto column = static_cast<std::size_t>(
        std::clamp(m_cursor->x() * pixelRatio(), 0.0, image().width() - 1.0));
    const auto seen = [column](const std::vector<MeasuredColumn>& columns) {
        const bool known = column < columns.size() &&
                           confidenceOf(columns[column].confidencePercent) >= Confidence::Doubtful;
        return known ? columns[column] : MeasuredColumn{};
    };
    if (m_distanceLine && !m_distanceHidden)
        m_reading.device = seen(m_picture.columns());
    if (m_bottomLine)
        m_reading.bottom = seen(m_bottom.columns());
    // Echo only where the picture shows some.
    const auto pixel = (*m_cursor * pixelRatio()).toPoint();
    const QPoint inside(std::clamp(pixel.x(), 0, image().width() - 1),
                        std::clamp(pixel.y(), 0, image().height() - 1));
    const std::uint64_t count =
        std::min(reader.countUpTo(timeOfSeconds(m_reading.timeS)), source()->count());
    if (count == 0 || image().constScanLine(inside.y())[inside.x() * 4 + 3] == 0)
        return;
    echo::PingReader::Scratch scratch;
    const auto ping = reader.read(count - 1, scratch);
    if (!ping)
        return;
    const double metresPerPixel = (bottomM() - topM()) / image().height();
    const auto value = intensityAt(ping->profile, m_reading.rangeM, metresPerPixel);
    m_reading.intensity = value.value_or(-1);
    m_reading.rangeErrorM =
        value ? rangeErrorM(*ping, m_reading.rangeM, m_soundSpeedErrorPercent) : 0;
}

} // namespace leadline::app
