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
    if (!m_picture || !family || family->view != ping::View::SideScan || at < m_picture->fromS() ||
        at > m_picture->untilS())
        return std::nullopt;
    // Which side it is, its direction says; the markers of a unit without side have none.
    if (m_picture->isSingle() ? marker.relativeDeg || marker.stream != m_picture->singleStream()
                              : !marker.relativeDeg)
        return std::nullopt;
    const double range = markers()->rangeM(marker);
    const auto side = !marker.relativeDeg       ? sidescan::Side::Unknown
                      : *marker.relativeDeg < 0 ? sidescan::Side::Port
                                                : sidescan::Side::Starboard;
    const QPointF place = m_picture->placeOf(side, at, range);
    if (place.x() < m_picture->pictureX() || place.x() > m_picture->width())
        return std::nullopt;
    return Place{.at = place, .rangeM = range, .rangeErrorM = marker.rangeErrorM};
}

} // namespace leadline::app
