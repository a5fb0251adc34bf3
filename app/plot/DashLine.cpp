// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/DashLine.h"

#include <QPainter>
#include <QPen>

namespace leadline::app {

DashLine::DashLine(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(false);
    connect(this, &DashLine::styleChanged, this, [this] { update(); });
}

void DashLine::paint(QPainter* painter)
{
    const bool upright = height() >= width();
    const double length = upright ? height() : width();
    const double across = upright ? width() : height();
    if (!(m_period > 0))
        return;
    for (double at = 0; at < length; at += m_period) {
        const QRectF halo = upright ? QRectF(0, at, across, m_dash + 2 * m_haloWidth)
                                    : QRectF(at, 0, m_dash + 2 * m_haloWidth, across);
        if (m_halo.alpha() > 0 && m_haloWidth > 0)
            painter->fillRect(halo, m_halo);
        painter->fillRect(halo.adjusted(m_haloWidth, m_haloWidth, -m_haloWidth, -m_haloWidth),
                          m_color);
    }
}

DashFrame::DashFrame(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &DashFrame::styleChanged, this, [this] { update(); });
}

void DashFrame::paint(QPainter* painter)
{
    QPen pen(m_color, m_stroke);
    // QPen counts dashes in widths of the line.
    pen.setDashPattern({4, 3});
    painter->setPen(pen);
    const double half = m_stroke / 2;
    painter->drawRoundedRect(QRectF(0, 0, width(), height()).adjusted(half, half, -half, -half),
                             m_radius, m_radius);
}

} // namespace leadline::app
