// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescanning/SideScanPins.h"

#include "ping/FamilyDescriptor.h"
#include "plot/Follow.h"
#include "plot/Measuring.h"

namespace leadline::app {

void SideScanPins::setPicture(SideScanItem* picture)
{
    if (follow(*this, m_picture, picture, &SideScanPins::update, &EchoItem::worked,
               &SideScanItem::viewChanged))
        emit pictureChanged();
}

std::optional<MarkerPinModel::Place> SideScanPins::place(const annotations::Marker& marker) const
{
    const ping::FamilyDescriptor* family = ping::descriptorOf(marker.sonar.family());
    const double at = secondsOf(marker.moment.time);
    // Which side it is, its direction says; a unit without side has none of these markers.
    if (!m_picture || m_picture->isSingle() || !family || family->view != ping::View::SideScan ||
        !marker.relativeDeg || at < m_picture->fromS() || at > m_picture->untilS())
        return std::nullopt;
    const double range = markers()->rangeM(marker);
    const auto side = *marker.relativeDeg < 0 ? sidescan::Side::Port : sidescan::Side::Starboard;
    const QPointF place = m_picture->placeOf(side, at, range);
    if (place.x() < m_picture->pictureX() || place.x() > m_picture->width())
        return std::nullopt;
    return Place{.at = place, .rangeM = range, .rangeErrorM = marker.rangeErrorM};
}

} // namespace leadline::app
