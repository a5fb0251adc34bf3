// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/ToolTipPlacement.h"

#include <QQuickWindow>

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

namespace leadline::app {

namespace {

/// Distances of a tooltip from its item and from the window's edge, pixels.
constexpr double apart = 4;
constexpr double margin = 6;
/// The pointer mostly moves on to an item of the same kind, so covering one of these costs this
/// much more.
constexpr double sameKind = 6;

struct Other {
    QRectF place;
    double weight = 1;
};

/// Items that must stay visible: texts, and controls that take presses or keys. Those much larger
/// than the tooltip, such as plots and lists, count only by their contents.
bool isRead(const QQuickItem& item, QSizeF tip)
{
    const bool isGround = item.width() > 2 * tip.width() && item.height() > 2 * tip.height();
    return (item.inherits("QQuickText") && !item.property("text").toString().isEmpty()) ||
           item.inherits("QQuickAbstractButton") || (item.activeFocusOnTab() && !isGround);
}

void collect(const QQuickItem& item, const QQuickItem& about, QSizeF tip, QRectF seen,
             std::vector<Other>& others)
{
    if (!item.isVisible() || item.opacity() == 0 || &item == &about)
        return;
    const QRectF place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    if (item.clip())
        seen &= place;
    // A control that contains the item of the tooltip, such as a list's row, counts by its parts.
    if (isRead(item, tip) && !item.isAncestorOf(&about)) {
        const bool isAlike =
            qstrcmp(item.metaObject()->className(), about.metaObject()->className()) == 0;
        if (const QRectF shown = place & seen; !shown.isEmpty())
            others.push_back({shown, isAlike ? sameKind : 1});
        return;
    }
    for (const QQuickItem* child : item.childItems())
        collect(*child, about, tip, seen, others);
}

double hidden(const QRectF& tip, const std::vector<Other>& others)
{
    double area = 0;
    for (const Other& other : others) {
        const QRectF both = tip & other.place;
        area += other.weight * both.width() * both.height();
    }
    return area;
}

} // namespace

QPointF ToolTipPlacement::beside(QQuickItem* about, QSizeF tip)
{
    const QPointF above{about ? (about->width() - tip.width()) / 2 : 0, -tip.height() - apart};
    if (!about || !about->window())
        return above;
    const QQuickItem* root = about->window()->contentItem();
    const QRectF window(QPointF(0, 0), root->size());
    const QRectF place = about->mapRectToScene(QRectF(0, 0, about->width(), about->height()));
    std::vector<Other> others;
    collect(*root, *about, tip, window, others);
    const double middleX = place.center().x() - tip.width() / 2;
    const double middleY = place.center().y() - tip.height() / 2;
    const std::array sides{QPointF(middleX, place.top() - tip.height() - apart),
                           QPointF(middleX, place.bottom() + apart),
                           QPointF(place.right() + apart, middleY),
                           QPointF(place.left() - tip.width() - apart, middleY)};
    QPointF best = sides.front();
    double least = std::numeric_limits<double>::max();
    for (const QPointF& side : sides) {
        const QPointF within(
            std::clamp(side.x(), margin, std::max(margin, window.right() - margin - tip.width())),
            std::clamp(side.y(), margin,
                       std::max(margin, window.bottom() - margin - tip.height())));
        const QRectF box(within, tip);
        const QRectF itself = box & place;
        // A tooltip over its own item would lie under the pointer, so that overlap costs most.
        const double hides = hidden(box, others) +
                             10 * std::max(itself.width(), 0.0) * std::max(itself.height(), 0.0);
        if (hides < least) {
            least = hides;
            best = within;
        }
    }
    return about->mapFromScene(best);
}

} // namespace leadline::app
