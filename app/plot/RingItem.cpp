// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/RingItem.h"

#include <QPainter>
#include <QPen>

#include <algorithm>

namespace leadline::app {

RingItem::RingItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setVisible(false);
    setAntialiasing(true);
    connect(this, &RingItem::styleChanged, this, [this] {
        surround();
        update();
    });
}

void RingItem::setShown(bool shown)
{
    if (m_shown == shown)
        return;
    m_shown = shown;
    if (shown)
        follow();
    setVisible(shown);
    emit shownChanged();
}

void RingItem::setMargins(double margins)
{
    if (m_margins == margins)
        return;
    m_margins = margins;
    emit styleChanged();
}

void RingItem::setTarget(QQuickItem* target)
{
    if (m_target == target)
        return;
    m_target = target;
    if (m_shown)
        follow();
    emit targetChanged();
}

// Keeps the ring at the position of the surrounded item and in its size.
void RingItem::follow()
{
    QQuickItem* surrounded = m_target != nullptr ? m_target.data() : parentItem();
    if (m_followed != surrounded) {
        if (m_followed != nullptr)
            disconnect(m_followed, nullptr, this, nullptr);
        m_followed = surrounded;
        if (surrounded == nullptr)
            return;
        connect(surrounded, &QQuickItem::xChanged, this, &RingItem::surround);
        connect(surrounded, &QQuickItem::yChanged, this, &RingItem::surround);
        connect(surrounded, &QQuickItem::widthChanged, this, &RingItem::surround);
        connect(surrounded, &QQuickItem::heightChanged, this, &RingItem::surround);
    }
    surround();
}

void RingItem::surround()
{
    if (m_followed == nullptr)
        return;
    const QPointF corner = m_followed == parentItem() ? QPointF() : m_followed->position();
    setPosition(corner + QPointF(margins(), margins()));
    setSize(QSizeF(m_followed->width() - 2 * margins(), m_followed->height() - 2 * margins()));
}

void RingItem::paint(QPainter* painter)
{
    const double inset = m_stroke / 2;
    painter->setPen(QPen(m_color, m_stroke));
    const double radius = std::max(0.0, m_radius - inset);
    painter->drawRoundedRect(QRectF(0, 0, width(), height()).adjusted(inset, inset, -inset, -inset),
                             radius, radius);
}

} // namespace leadline::app
