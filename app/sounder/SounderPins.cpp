// SPDX-License-Identifier: GPL-3.0-or-later
#include "sounder/SounderPins.h"

#include "plot/Follow.h"
#include "plot/Measuring.h"

namespace leadline::app {

void SounderPins::setWaterfall(WaterfallItem* waterfall)
{
    if (follow(*this, m_waterfall, waterfall, &SounderPins::update, &EchoItem::worked,
               &WaterfallItem::viewChanged))
        emit waterfallChanged();
}

std::optional<MarkerPinModel::Place> SounderPins::place(const annotations::Marker& marker) const
{
    const double at = secondsOf(marker.moment.time);
    const bool shown = m_waterfall && marker.sonar == ping::Family::Ping1D &&
                       m_waterfall->bottomM() > m_waterfall->topM() && at >= m_waterfall->fromS() &&
                       at <= m_waterfall->untilS();
    if (!shown)
        return std::nullopt;
    const double range = markers()->rangeM(marker);
    return range >= m_waterfall->topM() && range <= m_waterfall->bottomM()
               ? std::optional(Place{.at = {m_waterfall->xOf(at), m_waterfall->yOf(range)},
                                     .rangeM = range,
                                     .rangeErrorM = marker.rangeErrorM})
               : std::nullopt;
}

} // namespace leadline::app
