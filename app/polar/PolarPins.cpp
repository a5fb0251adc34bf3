// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarPins.h"

#include "mavlink/StateMessages.h"
#include "plot/Follow.h"
#include "plot/Measuring.h"
#include "polar/PolarReading.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>

namespace leadline::app {

namespace {

constexpr double radians = std::numbers::pi / 180;
constexpr double widestErrorDeg = 180;
/// From the rim to the middle of an arrow outside of it, and from that to the edge of the plot,
/// pixels.
constexpr double fromRim = 13;
constexpr double fromEdge = 14;
/// Width and height of an arrow with its number, pixels.
constexpr double arrowSize = 22;
/// Room that the heading takes above and the north pin below the rim, with that of an arrow,
/// pixels.
constexpr double headingWidth = 130;
constexpr double headingHeight = 48;
/// An older position says nothing of where the vehicle is.
constexpr auto oldestPosition = std::chrono::minutes(10);

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
    const bool isShown = m_polar && m_polar->hasPing() && m_polar->source() &&
                         marker.moment.time <= m_polar->source()->playhead();
    if (!isShown)
        return std::nullopt;
    const auto onEarth = placeOnEarth(marker);
    return onEarth ? onEarth : placeOfTurn(marker);
}

std::optional<MarkerPinModel::Place> PolarPins::inView(Place place) const
{
    place.bearingDeg = relativeDegrees(place.bearingDeg);
    place.at = m_polar->pointOf(place.rangeM, place.bearingDeg);
    const QRectF view(0, 0, m_polar->width(), m_polar->height());
    if (m_polar->showsBearing(place.bearingDeg) && place.rangeM <= m_polar->edgeM() &&
        view.contains(place.at))
        return place;
    return atRim(place);
}

// Zoomed in, the rim may be out of sight; the arrow then stands at the edge of the plot.
std::optional<MarkerPinModel::Place> PolarPins::atRim(Place place) const
{
    const QPointF centre = m_polar->centre();
    const QPointF rim = m_polar->pointOf(m_polar->edgeM(), place.bearingDeg);
    const double radius = std::hypot(rim.x() - centre.x(), rim.y() - centre.y());
    if (!(radius > 0))
        return std::nullopt;
    const QPointF target =
        place.rangeM <= m_polar->edgeM() && m_polar->showsBearing(place.bearingDeg)
            ? place.at
            : centre + (rim - centre) * (1 + fromRim / radius);
    const QRectF room = QRectF(0, 0, m_polar->width(), m_polar->height())
                            .adjusted(fromEdge, fromEdge, -fromEdge, -fromEdge);
    if (room.isEmpty())
        return std::nullopt;
    const QPointF from(std::clamp(centre.x(), room.left(), room.right()),
                       std::clamp(centre.y(), room.top(), room.bottom()));
    const QPointF way = target - from;
    double share = 1;
    if (target.x() > room.right() || target.x() < room.left())
        share = std::min(share, ((way.x() > 0 ? room.right() : room.left()) - from.x()) / way.x());
    if (target.y() > room.bottom() || target.y() < room.top())
        share = std::min(share, ((way.y() > 0 ? room.bottom() : room.top()) - from.y()) / way.y());
    place.outside = true;
    place.at = from + way * share;
    // The heading and the north pin stand there.
    const double top = m_polar->zoom() > 1 ? 0 : centre.y() - m_polar->discRadius();
    const QRectF heading(m_polar->zoom() > 1 ? m_polar->width() / 2 : centre.x(), top, 0, 0);
    const QRectF taken =
        heading.adjusted(-headingWidth / 2, -headingHeight, headingWidth / 2, headingHeight);
    while (m_polar->headed() && taken.contains(place.at) && share > 0.1) {
        share *= 0.95;
        place.at = from + way * share;
    }
    place.arrowDeg = std::atan2(way.x(), -way.y()) / radians;
    return place;
}

// The selected marker comes first, then the nearest ones, in the view and outside of it.
void PolarPins::finish(std::vector<Pin>& pins) const
{
    const QString chosen = markers() ? markers()->chosen() : QString();
    std::vector<Pin*> order;
    for (Pin& pin : pins)
        order.push_back(&pin);
    std::ranges::stable_sort(order, [&](const Pin* a, const Pin* b) {
        const auto rank = [&](const Pin& pin) {
            return std::pair(pin.markerId != chosen, pin.place.rangeM);
        };
        return rank(*a) < rank(*b);
    });
    std::size_t inside = 0;
    std::size_t outside = 0;
    std::vector<QPointF> arrows;
    for (Pin* pin : order) {
        Place& place = pin->place;
        if (!place.outside) {
            place.tagged = inside++ < mostTags;
            continue;
        }
        place.covered = std::ranges::any_of(arrows, [&](QPointF other) {
            return std::abs(other.x() - place.at.x()) < arrowSize &&
                   std::abs(other.y() - place.at.y()) < arrowSize;
        });
        if (place.covered)
            continue;
        arrows.push_back(place.at);
        place.tagged = outside++ < mostTags;
    }
}

std::optional<PolarPins::Here> PolarPins::hereAt(log::Time time) const
{
    const auto here = m_vehicle->track()->stateAt(time).position({time});
    if (!here || !here->latitude || !here->longitude)
        return std::nullopt;
    return Here{*here->latitude, *here->longitude, here->errorM.value_or(positionErrorM),
                here->time.arrival.sinceZero};
}

std::optional<PolarPins::Here> PolarPins::lastBefore(log::Time time) const
{
    std::optional<Here> last = m_lastHere && m_lastHere->time <= time ? m_lastHere : std::nullopt;
    for (const std::uint16_t id : {mavlink::GlobalPositionInt::id, mavlink::GpsRawInt::id}) {
        const auto received = m_vehicle->track()->lastReceived(id, time);
        const auto here = received ? hereAt(*received) : std::nullopt;
        if (here && (!last || here->time > last->time))
            last = here;
    }
    return last && time - last->time <= oldestPosition ? last : std::nullopt;
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
    m_here = hereAt(now);
    if (m_here)
        m_lastHere = m_here;
    else
        m_here = lastBefore(now);
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
    const double ageS = secondsOf(m_polar->source()->playhead() - m_here->time);
    return inView({.at = {},
                   .rangeM = range,
                   .rangeErrorM = error,
                   .bearingDeg = fromFront,
                   .bearingErrorDeg = std::min(std::hypot(aside, headingErrorDeg), widestErrorDeg),
                   .positionAgeS = ageS > oldPositionS ? ageS : qQNaN()});
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
    return inView({.at = {},
                   .rangeM = markers()->rangeM(marker),
                   .rangeErrorM = marker.rangeErrorM,
                   .bearingDeg = *marker.relativeDeg + turned,
                   .bearingErrorDeg = then ? std::hypot(marker.relativeErrorDeg, headingErrorDeg)
                                           : marker.relativeErrorDeg,
                   .asMarked = !then,
                   .rangeAsMarked = then.has_value()});
}

} // namespace leadline::app
