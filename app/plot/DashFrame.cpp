// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/DashFrame.h"

#include <QPainter>
#include <QPen>

namespace leadline::app {

DashFrame::DashFrame(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &DashFrame::lookChanged, this, [this] { update(); });
}

void DashFrame::paint(QPainter* painter)
{
    QPen pen(m_color, m_stroke);
    // In widths of the line.
    pen.setDashPattern({4, 3});
    painter->setPen(pen);
    const double half = m_stroke / 2;
    painter->drawRoundedRect(QRectF(0, 0, width(), height()).adjusted(half, half, -half, -half),
                             m_radius, m_radius);
}

} // namespace leadline::app
