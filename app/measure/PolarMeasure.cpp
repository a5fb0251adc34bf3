// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/PolarMeasure.h"

#include "echo/Ping.h"
#include "log/FrameEntry.h"
#include "plot/Follow.h"
#include "plot/Measurement.h"
#include "plot/Measuring.h"
#include "session/SelectedVehicle.h"
#include "session/SonarSource.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <optional>

namespace leadline::app {

namespace {

constexpr std::uint32_t leastConfidence = 50;

/// Altitude of the sonars above the bottom at a time, m, from an echosounder that faces down: its
/// last distance, if that is at most a second old and has a confidence of at least 50 %. Nullopt
/// without such a distance, or if the vehicle, where there is one, is tilted too far. The error
/// does not include that of the sound speed.
std::optional<echo::ValueWithError> altitudeAt(const SonarSource& sounder, SelectedVehicle* vehicle,
                                               log::Time time)
{
    if (!sounder.present())
        return std::nullopt;
    const auto newest = newestMeasurement(sounder.reader(), time);
    if (!newest || time - newest->time > oldestMeasurement)
        return std::nullopt;
    echo::PingReader::Scratch scratch;
    const auto ping = sounder.reader().readFrame(newest->frame, scratch);
    if (!ping || !ping->distanceM || ping->confidencePercent.value_or(0) < leastConfidence)
        return std::nullopt;
    echo::VehicleTrack* track = vehicle ? vehicle->track() : nullptr;
    if (track && track->system()) {
        const auto attitude = track->stateAt(newest->time).attitudeAt({newest->time});
        if (attitude && !isUpright(*attitude))
            return std::nullopt;
    }
    return echo::ValueWithError{*ping->distanceM, echo::rangeErrorM(*ping)};
}

/// A line is shown for this long after its pings, or for this many turns.
constexpr double staysS = 60;
constexpr double staysTurns = 2;
/// Number of steps that the arrow keys take from one range ring to the next.
constexpr double stepsToRing = 10;

} // namespace

void PolarMeasure::setPolar(PolarItem* polar)
{
    if (!exchange(*this, m_polar, polar))
        return;
    if (polar)
        connect(polar, &PolarItem::viewChanged, this, [this] {
            if (isActive())
                update();
        });
    followPlot(polar);
    // This connection is made after the line's own, because the point under the cursor is read
    // whether or not a line is placed.
    if (polar) {
        connect(polar, &EchoItem::worked, this, &PolarMeasure::readCursor);
        connect(this, &MeasureTool::setupChanged, this, &PolarMeasure::readCursor,
                Qt::UniqueConnection);
    }
}

void PolarMeasure::setSounder(SonarSource* sounder)
{
    if (!exchange(*this, m_sounder, sounder))
        return;
    if (sounder)
        connect(sounder, &SonarSource::reset, this, &PolarMeasure::readAgain);
    readAgain();
    emit setupChanged();
}

echo::Heights PolarMeasure::heights() const
{
    return m_polar && m_polar->display() && m_polar->display()->targetsOnBottom()
               ? echo::Heights::OnBottom
               : echo::Heights::InBeam;
}

void PolarMeasure::probe(QPointF point)
{
    if (m_polar)
        m_polar->probe(point.x(), point.y());
}

void PolarMeasure::cut(std::size_t ends)
{
    m_ends.resize(std::min(ends, m_ends.size()));
}

bool PolarMeasure::placeEndAt(std::size_t end)
{
    if (!m_polar || !source() || end > m_ends.size())
        return false;
    const PolarReading& cursor = m_polar->reading();
    if (!cursor.valid || cursor.intensity < 0 || !cursor.spokeGrad)
        return false;
    echo::PingReader::Scratch scratch;
    const auto ping = source()->reader().read(cursor.ping, scratch);
    if (!ping || !(ping->profile.lengthM > 0))
        return false;
    End placed{.ping = cursor.ping, .time = ping->time, .angleGrad = *cursor.spokeGrad};
    placed.asideDeg =
        relativeDegrees(cursor.bearingDeg - m_polar->bearingOf(placed.ping, placed.angleGrad));
    placed.share = (cursor.rangeM - ping->profile.startM) / ping->profile.lengthM;
    placed.place.bearingErrorDeg = cursor.bearingErrorDeg;
    if (!read(placed))
        return false;
    if (end == m_ends.size())
        m_ends.push_back(placed);
    else
        m_ends[end] = placed;
    return true;
}

bool PolarMeasure::read(End& end) const
{
    if (!source() || !m_polar)
        return false;
    const echo::PingReader& reader = source()->reader();
    echo::PingReader::Scratch scratch;
    const auto ping = reader.read(end.ping, scratch);
    if (!ping || ping->time != end.time)
        return false;
    end.place.rangeM = ping->profile.startM + end.share * ping->profile.lengthM;
    end.place.rangeErrorM = echo::rangeErrorM(*ping);
    end.place.altitude = m_sounder && facesDown()
                             ? altitudeAt(*m_sounder, m_polar->vehicle(), end.time)
                             : std::nullopt;
    return true;
}

void PolarMeasure::turn(End& end) const
{
    end.place.bearingDeg = m_polar->mountedDeg(end.angleGrad) + end.asideDeg;
    const auto heading = m_polar->headingOf(end.ping);
    end.place.headingDeg =
        heading && m_polar->vehicle()
            ? std::optional(*heading + m_polar->vehicle()->settings()->headingCorrection())
            : std::nullopt;
}

QPointF PolarMeasure::pointOf(std::size_t end) const
{
    const End& placed = m_ends[end];
    return m_polar ? m_polar->pointOf(placed.place.rangeM,
                                      m_polar->bearingOf(placed.ping, placed.angleGrad) +
                                          placed.asideDeg)
                   : QPointF();
}

QPointF PolarMeasure::lockedTo(std::size_t end, QPointF point) const
{
    const QPointF centre = m_polar->centre();
    const QPointF other = pointOf(end) - centre;
    const QPointF to = point - centre;
    const double otherLength = std::hypot(other.x(), other.y());
    const double length = std::hypot(to.x(), to.y());
    if (!(otherLength > 0) || !(length > 0))
        return point;
    const double along = QPointF::dotProduct(other, to) / otherLength;
    const QPointF spoke = centre + other / otherLength * std::max(along, 0.0);
    const QPointF ring = centre + to / length * otherLength;
    return QLineF(spoke, point).length() <= QLineF(ring, point).length() ? spoke : ring;
}

void PolarMeasure::moveCursor(int right, int up)
{
    if (m_polar)
        m_polar->moveCursor(right, up * m_polar->ringStepM() / stepsToRing);
}

void PolarMeasure::measure()
{
    m_line = {};
    m_angle.reset();
    m_onwards.reset();
    setShown(false);
    if (!m_polar || !source() || m_ends.empty())
        return;
    const auto [oldest, newest] = std::ranges::minmax(m_ends, {}, &End::time);
    const log::Time playhead = source()->playhead();
    const double stays = std::max(staysS, staysTurns * m_polar->ageSpanS());
    m_ageS = secondsOf(playhead - oldest.time);
    setShown(newest.time <= playhead && secondsOf(playhead - newest.time) <= stays);
    if (!isShown() || m_ends.size() < 2)
        return;
    for (End& end : m_ends)
        turn(end);
    SelectedVehicle* vehicle = m_polar->vehicle();
    const auto now = vehicle ? vehicle->rawHeadingDeg() : std::nullopt;
    const auto front =
        now ? std::optional(*now + vehicle->settings()->headingCorrection()) : std::nullopt;
    m_line = echo::measureLine(m_ends[0].place, m_ends[1].place, heights(), shared(), front);
    if (m_ends.size() < 3)
        return;
    m_onwards =
        echo::measureLine(m_ends[1].place, m_ends[2].place, heights(), shared(), front).distanceM;
    m_angle = echo::measureAngle(std::array{m_ends[0].place, m_ends[1].place, m_ends[2].place},
                                 heights(), shared());
}

void PolarMeasure::readCursor()
{
    const auto before = m_cursor;
    m_cursor.reset();
    if (m_polar && source() && m_sounder && facesDown() && heights() == echo::Heights::OnBottom &&
        m_polar->reading().intensity >= 0) {
        const PolarReading& cursor = m_polar->reading();
        const log::Time time = timeOfSeconds(cursor.timeS);
        echo::PingReader::Scratch scratch;
        if (const auto ping = source()->reader().read(cursor.ping, scratch))
            m_cursor = echo::horizontalRange(
                {.rangeM = cursor.rangeM,
                 .bearingDeg = 0,
                 .headingDeg = std::nullopt,
                 .rangeErrorM = echo::rangeErrorM(*ping),
                 .bearingErrorDeg = 0,
                 .altitude = altitudeAt(*m_sounder, m_polar->vehicle(), time)},
                shared());
    }
    if (before || m_cursor)
        emit cursorChanged();
}

} // namespace leadline::app
