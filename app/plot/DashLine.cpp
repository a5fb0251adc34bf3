// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/DashLine.h"

#include <QPainter>

namespace leadline::app {

DashLine::DashLine(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(false);
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

} // namespace leadline::app
