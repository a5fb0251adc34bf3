// SPDX-License-Identifier: GPL-3.0-or-later
#include "multibeam/SwathPins.h"

#include "ping/FamilyDescriptor.h"
#include "plot/Follow.h"
#include "plot/Measuring.h"

#include <chrono>
#include <cmath>
#include <numbers>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

bool isOfMultibeam(const annotations::Marker& marker)
{
    const ping::FamilyDescriptor* family = ping::descriptorOf(marker.sonar.family());
    return family && family->view == ping::View::Swath;
}

} // namespace

void SectionPins::setSection(SectionItem* section)
{
    if (follow(*this, m_section, section, &SectionPins::update, &SectionItem::swathChanged,
               &SectionItem::viewChanged))
        emit sectionChanged();
}

std::optional<MarkerPinModel::Place> SectionPins::place(const annotations::Marker& marker) const
{
    const MultibeamModel* model = m_section ? m_section->model() : nullptr;
    if (!model || !model->swath() || !isOfMultibeam(marker) || !marker.sample)
        return std::nullopt;
    const swath::Swath& swath = *model->swath();
    if (std::chrono::abs(swath.time - marker.moment.time) > 1ms ||
        marker.samples != swath.soundings.size() || *marker.sample >= swath.soundings.size())
        return std::nullopt;
    const swath::LevelSounding& sounding = swath.soundings[*marker.sample];
    const swath::SectionView& view = m_section->view();
    return Place{.at = QPointF(view.x(sounding.acrossM), view.y(sounding.depthM)),
                 .rangeM = markers()->rangeM(marker),
                 .rangeErrorM = marker.rangeErrorM};
}

void BottomPins::setMap(BottomMapItem* map)
{
    if (follow(*this, m_map, map, &BottomPins::update, &BottomMapItem::viewChanged))
        emit mapChanged();
}

std::optional<MarkerPinModel::Place> BottomPins::place(const annotations::Marker& marker) const
{
    const MultibeamModel* model = m_map ? m_map->model() : nullptr;
    if (!model || !model->mapped() || !isOfMultibeam(marker))
        return std::nullopt;
    const swath::Bottom& bottom = model->picture()->bottom;
    Place place{.at = {}, .rangeM = markers()->rangeM(marker), .rangeErrorM = marker.rangeErrorM};
    if (marker.position && bottom.earth) {
        const auto at = bottom.earth->projection.project(
            {marker.position->latitude, marker.position->longitude});
        place.at = m_map->pointOf({at.northingM - bottom.earth->origin.northingM,
                                   at.eastingM - bottom.earth->origin.eastingM});
    } else if (marker.trueDeg && marker.altitudeM) {
        const auto from = swath::trackPlaceAt(bottom, secondsOf(marker.moment.time));
        if (!from)
            return std::nullopt;
        const double bearing = *marker.trueDeg * std::numbers::pi / 180;
        const double horizontalM = std::sqrt(
            std::max(0.0, marker.rangeM * marker.rangeM - *marker.altitudeM * *marker.altitudeM));
        place.at = m_map->pointOf({from->northM + horizontalM * std::cos(bearing),
                                   from->eastM + horizontalM * std::sin(bearing)});
    } else {
        return std::nullopt;
    }
    if (!QRectF(0, 0, m_map->width(), m_map->height()).contains(place.at))
        return std::nullopt;
    return place;
}

} // namespace leadline::app
