// SPDX-License-Identifier: GPL-3.0-or-later

// What stands under the cursor of a polar picture, and what is linked to another plot's.

#include "base/Units.h"
#include "plot/Measuring.h"
#include "plot/PolarItem.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

/// A sonar that is silent longer than this looks nowhere, unless it is that slow.
constexpr double longestSilenceS = 1.5;
constexpr double longestSilencePings = 5;
/// The cursor is kept so far from the sides when keys move it.
constexpr double cursorMargin = 24;

} // namespace

bool PolarItem::probe(double x, double y)
{
    m_cursor = QPointF(x, y);
    readCursor();
    emit worked();
    return m_reading.valid;
}

void PolarItem::leave()
{
    m_cursor.reset();
    m_reading = {};
    m_place = {};
    emit worked();
}

void PolarItem::moveCursor(int spokes, double metres)
{
    if (!hasPing() || !(edgeM() > 0))
        return;
    double range = edgeM() / 2;
    double bearing = newestBearingDeg();
    if (cursorValid()) {
        range = std::clamp(m_reading.rangeM + metres, std::min(std::abs(metres), edgeM()),
                           edgeM() * (1 - 1e-9));
        bearing = m_reading.bearingDeg;
        std::size_t sector = m_reading.sector;
        for (int left = std::abs(spokes); left > 0; --left)
            bearing = spokeBeside(sector, spokes < 0).value_or(bearing);
    }
    const QPointF at = pointOf(range, bearing);
    const QPointF inside(std::clamp(at.x(), std::min(cursorMargin, width() / 2),
                                    std::max(width() - cursorMargin, width() / 2)),
                         std::clamp(at.y(), std::min(cursorMargin, height() / 2),
                                    std::max(height() - cursorMargin, height() / 2)));
    if (m_zoom > 1 && inside != at)
        look(m_zoom, m_pan + (inside - at));
    const QPointF there = pointOf(range, bearing);
    probe(there.x(), there.y());
}

// By what is seen: where the vehicle turns, spokes lie over each other and leave places open.
std::optional<double> PolarItem::spokeBeside(std::size_t& sector, bool toTheLeft)
{
    const bool mirrored = display() && display()->upsideDown();
    const std::size_t by = toTheLeft != mirrored ? echo::sectorsPerTurn - 1 : 1;
    const echo::NewestPings& numbers = m_spokes.numbers();
    const auto after = [by](std::size_t it) { return (it + by) % echo::sectorsPerTurn; };
    const std::size_t from = sector;
    std::size_t begin = after(from);
    while (begin != from && (!m_spokes.ping(begin) || numbers[begin] == numbers[from]))
        begin = after(begin);
    const echo::Ping* ping = m_spokes.ping(begin);
    if (begin == from || !ping)
        return std::nullopt;
    // Its own bearing, unless another spoke lies over that.
    const double own = std::fmod(*ping->angleGrad + m_turn.shiftGrad(numbers[begin]) + 400, 400);
    const auto itsOwn = static_cast<std::size_t>(own * 2 + 1e-9) % echo::sectorsPerTurn;
    std::size_t width = 0;
    bool seen = false;
    for (std::size_t it = begin; numbers[it] == numbers[begin] && width < echo::sectorsPerTurn;
         it = after(it), ++width)
        seen = seen || it == itsOwn;
    sector = seen ? itsOwn : (begin + by * (width / 2)) % echo::sectorsPerTurn;
    if (seen)
        return bearingOf(numbers[begin], *ping->angleGrad);
    const double shown = screenDeg((static_cast<double>(sector) + 0.5) / 2);
    return m_turn.known() ? relativeDegrees(shown - frontDeg()) : shown;
}

void PolarItem::readCursor()
{
    m_reading = {};
    m_place = {};
    if (!m_cursor || !(edgeM() > 0) || !hasSonar())
        return;
    const raster::PolarView now = view();
    const double ratio = pixelRatio();
    const auto place = raster::polarPoint(now, m_cursor->x() * ratio, m_cursor->y() * ratio);
    if (place.distance > now.radius)
        return;
    const double metresPerPixel = edgeM() / now.radius;
    m_reading = readPolar(m_spokes,
                          {.rangeM = place.distance * metresPerPixel,
                           .bearingGrad = place.bearingGrad,
                           .metresPerPixel = metresPerPixel},
                          source()->playhead(), m_soundSpeedErrorPercent);
    const double onScreen = screenDeg(place.bearingGrad);
    m_reading.bearingDeg = m_turn.known() ? relativeDegrees(onScreen - frontDeg()) : onScreen;
    readPlace(onScreen);
}

void PolarItem::readPlace(double onScreenDeg)
{
    const auto north = m_turn.northDeg();
    if (!north)
        return;
    const log::Time at =
        std::isnan(m_reading.timeS) ? source()->playhead() : timeOfSeconds(m_reading.timeS);
    m_place =
        groundOf(m_reading, onScreenDeg - *north, m_vehicle->track()->stateAt(at).position({at}));
}

void PolarItem::setLinkedTimeS(double seconds)
{
    if (m_linkedTimeS == seconds || (std::isnan(m_linkedTimeS) && std::isnan(seconds)))
        return;
    m_linkedTimeS = seconds;
    readLinked();
    emit linkedChanged();
    emit worked();
}

void PolarItem::readLinked()
{
    m_linkedBearing.reset();
    if (std::isnan(m_linkedTimeS) || !hasSonar())
        return;
    const echo::PingReader& reader = source()->reader();
    const std::uint64_t count = reader.countUpTo(timeOfSeconds(m_linkedTimeS));
    if (count == 0)
        return;
    const auto entry = reader.entry(count - 1);
    const auto time = reader.timeOf(count - 1);
    if (!entry || !time || entry->angleGrad >= base::gradiansPerTurn)
        return;
    const double pace = m_pace.pingsPerSecond();
    const double longest =
        std::max(longestSilenceS, pace > 0 ? longestSilencePings / pace : longestSilenceS);
    if (m_linkedTimeS - secondsOf(*time) <= longest)
        m_linkedBearing = bearingOf(count - 1, entry->angleGrad);
}

} // namespace leadline::app
