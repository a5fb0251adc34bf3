// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/HatchItem.h"

#include <QPainter>
#include <QPen>

namespace leadline::app {

namespace {

/// Distance between the lines along a row, pixels.
constexpr double slantedPeriod = 8;
constexpr double slantedWidth = 1;

} // namespace

HatchItem::HatchItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    setFlag(ItemHasContents, false);
    connect(this, &HatchItem::colorChanged, this, [this] { update(); });
}

// An item without a whole pixel has no surface to paint on.
void HatchItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    setFlag(ItemHasContents, now.width() >= 1 && now.height() >= 1);
}

void HatchItem::paint(QPainter* painter)
{
    painter->setPen(QPen(m_color, slantedWidth));
    for (double x = -height(); x < width(); x += slantedPeriod)
        painter->drawLine(QPointF(x, 0), QPointF(x + height(), height()));
}

} // namespace leadline::app
