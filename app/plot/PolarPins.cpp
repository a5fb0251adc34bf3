// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/PolarPins.h"

#include "plot/Follow.h"
#include "plot/Measuring.h"

#include <cmath>
#include <numbers>

namespace leadline::app {

namespace {

constexpr double radians = std::numbers::pi / 180;
constexpr double metresPerDegree = 111'194.9;

} // namespace

void PolarPins::setPolar(PolarItem* polar)
{
    if (!exchange(*this, m_polar, polar))
        return;
    if (polar) {
        connect(polar, &EchoItem::worked, this, &PolarPins::look);
        connect(polar, &PolarItem::viewChanged, this, &PolarPins::look);
        connect(polar, &QObject::destroyed, this, &PolarPins::look);
    }
    look();
    emit polarChanged();
}

void PolarPins::setVehicle(ShownVehicle* vehicle)
{
    if (!exchange(*this, m_vehicle, vehicle))
        return;
    if (vehicle) {
        connect(vehicle, &ShownVehicle::changed, this, &PolarPins::look);
        connect(vehicle, &QObject::destroyed, this, &PolarPins::look);
    }
    look();
    emit polarChanged();
}

std::optional<QPointF> PolarPins::place(const log::Marker& marker) const
{
    const bool shown = m_polar && m_polar->hasPing() && m_polar->source() &&
                       marker.moment.time <= m_polar->source()->playhead();
    if (!shown)
        return std::nullopt;
    const auto onEarth = placeOnEarth(marker);
    return onEarth ? onEarth : placeOfTurn(marker);
}

std::optional<QPointF> PolarPins::onDisc(double rangeM, double bearingDeg) const
{
    return rangeM <= m_polar->edgeM() ? std::optional(m_polar->pointOf(rangeM, bearingDeg))
                                      : std::nullopt;
}

void PolarPins::begin()
{
    m_here.reset();
    m_headingDeg.reset();
    echo::VehicleTrack* track = m_vehicle ? m_vehicle->track() : nullptr;
    if (!track || !m_polar || !m_polar->source() || !m_polar->headed())
        return;
    const log::Time now = m_polar->source()->playhead();
    if (const auto heading = track->headingAt(now))
        m_headingDeg = heading->deg;
    const auto here = track->stateAt(now).position({now});
    if (here && here->latitude && here->longitude)
        m_here = Here{*here->latitude, *here->longitude};
}

std::optional<QPointF> PolarPins::placeOnEarth(const log::Marker& marker) const
{
    if (!marker.position || !m_here)
        return std::nullopt;
    const double north = (marker.position->latitude - m_here->latitude) * metresPerDegree;
    const double east = (marker.position->longitude - m_here->longitude) * metresPerDegree *
                        std::cos(m_here->latitude * radians);
    // The screen's north, not the figure's: it is that of the picture.
    const double fromFront =
        std::atan2(east, north) / radians + m_polar->northDeg() - m_polar->frontDeg();
    return onDisc(std::hypot(north, east), fromFront);
}

std::optional<QPointF> PolarPins::placeOfTurn(const log::Marker& marker) const
{
    const log::Time now = m_polar->source()->playhead();
    const bool ofThisTurn = marker.sonar == log::StreamKind::Ping360 && marker.relativeDeg &&
                            secondsOf(now - marker.moment.time) <= m_polar->ageSpanS();
    if (!ofThisTurn)
        return std::nullopt;
    const auto then =
        m_headingDeg ? m_vehicle->track()->headingAt(marker.moment.time) : std::nullopt;
    const double turned = then ? then->deg - *m_headingDeg : 0;
    return onDisc(marks()->rangeM(marker), *marker.relativeDeg + turned);
}

} // namespace leadline::app
