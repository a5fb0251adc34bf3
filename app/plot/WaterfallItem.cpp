// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/WaterfallItem.h"

#include "plot/Measuring.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

constexpr double shortestSpanS = 15;
constexpr double longestSpanS = 1800;
constexpr double shortestRangeM = 0.1;
constexpr double longestRangeM = 1000;
constexpr int sliceMs = 4;
constexpr int lineRows = 2;

} // namespace

WaterfallItem::WaterfallItem(QQuickItem* parent) : EchoItem(parent)
{
    tiles().setOverlay([this](QImage& tile, int firstRow) {
        if (m_distanceLine)
            drawDistances(tile, firstRow);
    });
}

void WaterfallItem::changed()
{
    polish();
    emit viewChanged();
}

void WaterfallItem::setSpanS(double seconds)
{
    seconds = std::clamp(seconds, shortestSpanS, longestSpanS);
    if (m_spanS == seconds)
        return;
    m_spanS = seconds;
    changed();
}

void WaterfallItem::setAutoRange(bool automatic)
{
    if (automatic == autoRange())
        return;
    if (automatic)
        m_rangeM.reset();
    else
        m_rangeM = {topM(), bottomM()};
    changed();
}

void WaterfallItem::setRange(double topM, double bottomM)
{
    const double length = std::clamp(bottomM - topM, shortestRangeM, longestRangeM);
    const double top = std::clamp(topM, 0.0, longestRangeM);
    if (std::isnan(length) || std::isnan(top))
        return;
    m_rangeM = {top, top + length};
    changed();
}

void WaterfallItem::zoomRangeAt(double factor, double y)
{
    const double at = rangeAt(y);
    setRange(at - (at - topM()) / factor, at + (bottomM() - at) / factor);
}

void WaterfallItem::panRangeBy(double dy)
{
    const double by = height() > 0 ? std::max(dy / height() * (bottomM() - topM()), -topM()) : 0;
    setRange(topM() + by, bottomM() + by);
}

void WaterfallItem::setDistanceLine(bool shown)
{
    if (m_distanceLine == shown)
        return;
    m_distanceLine = shown;
    tiles().touchAll();
    changed();
}

void WaterfallItem::setDistanceColor(const QColor& colour)
{
    if (m_distanceColor == colour)
        return;
    m_distanceColor = colour;
    tiles().touchAll();
    changed();
}

void WaterfallItem::forget()
{
    m_picture.forget();
    m_ready = false;
    m_reading = {};
}

void WaterfallItem::draw()
{
    const WaterfallPicture::View view{.size = pixelSize(),
                                      .spanS = m_spanS,
                                      .rangeM = m_rangeM,
                                      .distances = m_distanceLine,
                                      .shaping = shaping()};
    m_ready = m_picture.draw(tiles(), *source(), SourceIndexes::of(*source()), view, colours(),
                             QDeadlineTimer(sliceMs));
    if (!m_ready)
        drawMoreLater();
    readCursor();
}

double WaterfallItem::xOf(double timeS) const
{
    return (timeS - fromS()) / (untilS() - fromS()) * width();
}

double WaterfallItem::timeAt(double x) const
{
    return width() > 0 ? fromS() + x / width() * (untilS() - fromS()) : fromS();
}

double WaterfallItem::yOf(double rangeM) const
{
    return (rangeM - topM()) / (bottomM() - topM()) * height();
}

double WaterfallItem::rangeAt(double y) const
{
    return height() > 0 ? topM() + y / height() * (bottomM() - topM()) : topM();
}

bool WaterfallItem::probe(double x, double y)
{
    m_cursor = QPointF(x, y);
    readCursor();
    emit worked();
    return m_reading.valid;
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

void WaterfallItem::drawDistances(QImage& tile, int firstRow) const
{
    const auto& distances = m_picture.distances();
    const double perMetre = image().height() / (bottomM() - topM());
    if (!std::isfinite(perMetre))
        return;
    const QRgb colour = m_distanceColor.rgb();
    const auto columns = std::min(distances.size(), static_cast<std::size_t>(tile.width()));
    // Farther below or above than this is out of the picture anyway.
    const double most = 1e6;
    double before = 0;
    bool joined = false;
    for (std::size_t x = 0; x < columns; ++x) {
        if (std::isnan(distances[x])) {
            joined = false;
            continue;
        }
        const double metres = static_cast<double>(distances[x]);
        const double row = std::clamp((metres - topM()) * perMetre, -most, most) - firstRow;
        const double from = joined ? std::min(row, before) : row;
        const double to = joined ? std::max(row, before) : row;
        const int first = std::max(static_cast<int>(std::floor(from)) - lineRows / 2, 0);
        const int end = std::min(static_cast<int>(std::floor(to)) + lineRows / 2, tile.height());
        for (int y = first; y < end; ++y)
            reinterpret_cast<QRgb*>(tile.scanLine(y))[x] = colour;
        before = row;
        joined = true;
    }
}

} // namespace leadline::app
