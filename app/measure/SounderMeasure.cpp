// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/SounderMeasure.h"

#include "echo/Ping.h"
#include "plot/Follow.h"
#include "plot/Measuring.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

/// Length of a step of the arrow keys, pixels of the plot.
constexpr double stepPixels = 2;

} // namespace

void SounderMeasure::setWaterfall(WaterfallItem* waterfall)
{
    if (exchange(*this, m_waterfall, waterfall))
        followPlot(waterfall);
}

void SounderMeasure::setVehicle(SelectedVehicle* vehicle)
{
    if (!exchange(*this, m_vehicle, vehicle))
        return;
    m_then = vehicle ? std::make_unique<SelectedVehicle>(*vehicle->settings()) : nullptr;
    if (vehicle) {
        connect(vehicle, &SelectedVehicle::reset, this, &SounderMeasure::readAgain);
        connect(vehicle->settings(), &VehicleSettings::changed, this, &SounderMeasure::readAgain);
    }
    readAgain();
    emit setupChanged();
}

void SounderMeasure::probe(QPointF point)
{
    if (m_waterfall)
        m_waterfall->probe(point.x(), point.y());
}

void SounderMeasure::cut(std::size_t ends)
{
    m_ends.resize(std::min(ends, m_ends.size()));
}

bool SounderMeasure::placeEndAt(std::size_t end)
{
    if (!m_waterfall || !source() || end > m_ends.size())
        return false;
    if (!m_waterfall->cursorValid() || m_waterfall->cursorIntensity() < 0)
        return false;
    const echo::PingReader& reader = source()->reader();
    const double timeS = m_waterfall->cursorTimeS();
    const std::uint64_t count = std::min(reader.countUpTo(timeOfSeconds(timeS)), source()->count());
    echo::PingReader::Scratch scratch;
    const auto ping = count > 0 ? reader.read(count - 1, scratch) : std::nullopt;
    if (!ping || !(ping->profile.lengthM > 0))
        return false;
    End placed{.ping = count - 1};
    placed.place.time = ping->time;
    placed.asideS = timeS - secondsOf(ping->time);
    placed.share = (m_waterfall->cursorRangeM() - ping->profile.startM) / ping->profile.lengthM;
    if (!read(placed))
        return false;
    if (end == m_ends.size())
        m_ends.push_back(placed);
    else
        m_ends[end] = placed;
    return true;
}

bool SounderMeasure::read(End& end)
{
    if (!source())
        return false;
    echo::PingReader::Scratch scratch;
    const auto ping = source()->reader().read(end.ping, scratch);
    if (!ping || ping->time != end.place.time)
        return false;
    end.place.distanceM = ping->profile.startM + end.share * ping->profile.lengthM;
    end.place.errorM = echo::rangeErrorM(*ping);
    end.place.sonarDepthM.reset();
    if (!facesDown() || !m_then || !m_vehicle)
        return true;
    m_then->copySelection(*m_vehicle, end.place.time);
    if (const double depth = m_then->sonarDepthM(); !std::isnan(depth))
        end.place.sonarDepthM = depth;
    return true;
}

QPointF SounderMeasure::pointOf(std::size_t end) const
{
    const End& placed = m_ends[end];
    return m_waterfall ? QPointF(m_waterfall->xOf(secondsOf(placed.place.time) + placed.asideS),
                                 m_waterfall->yOf(placed.place.distanceM))
                       : QPointF();
}

QPointF SounderMeasure::lockedTo(std::size_t end, QPointF point) const
{
    const QPointF other = pointOf(end);
    return std::abs(point.x() - other.x()) < std::abs(point.y() - other.y())
               ? QPointF(other.x(), point.y())
               : QPointF(point.x(), other.y());
}

void SounderMeasure::moveCursor(int right, int up)
{
    if (!m_waterfall)
        return;
    const bool there = m_waterfall->cursorValid();
    m_waterfall->moveCursor(there ? -up * stepPixels : 0);
    if (!there || right == 0)
        return;
    const double x = m_waterfall->xOf(m_waterfall->cursorTimeS()) + right * stepPixels;
    probe({std::clamp(x, 0.5, std::max(m_waterfall->width() - 0.5, 0.5)),
           m_waterfall->yOf(m_waterfall->cursorRangeM())});
}

void SounderMeasure::measure()
{
    m_step = {};
    setShown(false);
    if (!m_waterfall || !source() || m_ends.empty())
        return;
    const log::Time playhead = source()->playhead();
    setShown(std::ranges::all_of(
        m_ends, [playhead](const End& end) { return end.place.time <= playhead; }));
    if (isMeasured())
        m_step =
            echo::measureStep(m_ends[0].place, m_ends[1].place, soundSpeedErrorPercent() / 100);
}

} // namespace leadline::app
