// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarPins.h"

#include "plot/Follow.h"
#include "plot/Measuring.h"
#include "polar/PolarReading.h"

#include <cmath>
#include <numbers>

namespace leadline::app {

namespace {

constexpr double radians = std::numbers::pi / 180;
constexpr double widestErrorDeg = 180;

} // namespace

void PolarPins::setPolar(PolarItem* polar)
{
    if (follow(*this, m_polar, polar, &PolarPins::update, &EchoItem::worked,
               &PolarItem::viewChanged))
        emit polarChanged();
}

void PolarPins::setVehicle(SelectedVehicle* vehicle)
{
    if (follow(*this, m_vehicle, vehicle, &PolarPins::update, &SelectedVehicle::changed))
        emit polarChanged();
}

std::optional<MarkerPinModel::Place> PolarPins::place(const annotations::Marker& marker) const
{
    const bool shown = m_polar && m_polar->hasPing() && m_polar->source() &&
                       marker.moment.time <= m_polar->source()->playhead();
    if (!shown)
        return std::nullopt;
    const auto onEarth = placeOnEarth(marker);
    return onEarth ? onEarth : placeOfTurn(marker);
}

std::optional<MarkerPinModel::Place> PolarPins::onDisc(Place place) const
{
    if (place.rangeM > m_polar->edgeM())
        return std::nullopt;
    place.bearingDeg = relativeDegrees(place.bearingDeg);
    place.at = m_polar->pointOf(place.rangeM, place.bearingDeg);
    return place;
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
        m_here = Here{*here->latitude, *here->longitude, here->errorM.value_or(positionErrorM)};
}

std::optional<MarkerPinModel::Place>
PolarPins::placeOnEarth(const annotations::Marker& marker) const
{
    if (!marker.position || !m_here)
        return std::nullopt;
    const double north = (marker.position->latitude - m_here->latitude) * metresPerDegree;
    const double east = (marker.position->longitude - m_here->longitude) * metresPerDegree *
                        std::cos(m_here->latitude * radians);
    // The bearing refers to the picture's north, which includes the correction of the heading.
    const double fromFront =
        std::atan2(east, north) / radians + m_polar->northDeg() - m_polar->frontDeg();
    const double range = std::hypot(north, east);
    const double error = std::hypot(marker.position->errorM, m_here->errorM);
    const double aside = range > error ? std::asin(error / range) / radians : widestErrorDeg;
    return onDisc(
        {.at = {},
         .rangeM = range,
         .rangeErrorM = error,
         .bearingDeg = fromFront,
         .bearingErrorDeg = std::min(std::hypot(aside, headingErrorDeg), widestErrorDeg)});
}

std::optional<MarkerPinModel::Place> PolarPins::placeOfTurn(const annotations::Marker& marker) const
{
    const log::Time now = m_polar->source()->playhead();
    const bool ofThisTurn = marker.sonar == ping::Family::Ping360 && marker.relativeDeg &&
                            secondsOf(now - marker.moment.time) <= m_polar->ageSpanS();
    if (!ofThisTurn)
        return std::nullopt;
    const auto then =
        m_headingDeg ? m_vehicle->track()->headingAt(marker.moment.time) : std::nullopt;
    const double turned = then ? then->deg - *m_headingDeg : 0;
    return onDisc({.at = {},
                   .rangeM = markers()->rangeM(marker),
                   .rangeErrorM = marker.rangeErrorM,
                   .bearingDeg = *marker.relativeDeg + turned,
                   .bearingErrorDeg = then ? std::hypot(marker.relativeErrorDeg, headingErrorDeg)
                                           : marker.relativeErrorDeg,
                   .asMarked = !then});
}

} // namespace leadline::app
