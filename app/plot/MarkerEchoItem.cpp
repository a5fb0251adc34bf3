// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/MarkerEchoItem.h"

#include "pictures/MarkerEchoPicture.h"
#include "plot/Follow.h"

#include <QPainter>
#include <QQuickWindow>

#include <cmath>

namespace leadline::app {

namespace {

/// Share of the cross's arms that is left open, so that the marked point stays visible.
constexpr double hole = 0.35;
constexpr double lineWidth = 1.5;
constexpr double haloWidth = 3.5;

} // namespace

MarkerEchoItem::MarkerEchoItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &MarkerEchoItem::styleChanged, this, [this] { update(); });
}

void MarkerEchoItem::setDetails(MarkerDetailsModel* details)
{
    if (!exchange(*this, m_details, details))
        return;
    if (details)
        connect(details, &MarkerDetailsModel::changed, this, [this] { update(); });
    update();
    emit detailsChanged();
}

void MarkerEchoItem::setDisplay(DisplaySettings* display)
{
    if (!exchange(*this, m_display, display))
        return;
    if (display)
        connect(display, &DisplaySettings::changed, this, [this] { update(); });
    update();
    emit detailsChanged();
}

void MarkerEchoItem::paint(QPainter* painter)
{
    painter->fillRect(boundingRect(), m_background);
    const annotations::Marker* marker = m_details ? m_details->marker() : nullptr;
    if (!marker || !m_display)
        return;
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    const QSize pixels(static_cast<int>(std::round(width() * ratio)),
                       static_cast<int>(std::round(height() * ratio)));
    const MarkerEchoPicture picture =
        drawMarkEcho(*marker, pixels, m_display->paletteColours(), true);
    if (picture.image.isNull())
        return;
    painter->drawImage(boundingRect(), picture.image);
    const QPointF at = picture.cross / ratio;
    painter->setRenderHint(QPainter::Antialiasing);
    for (const auto& [colour, width] :
         {std::pair(m_haloColor, haloWidth), {m_crossColor, lineWidth}}) {
        painter->setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        for (const QPointF direction :
             {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            painter->drawLine(at + direction * m_arm * hole, at + direction * m_arm);
    }
}

} // namespace leadline::app
