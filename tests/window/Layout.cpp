// SPDX-License-Identifier: GPL-3.0-or-later
#include "Layout.h"

#include "TreeWalk.h"

#include <QColor>
#include <QQuickWindow>

#include <algorithm>

namespace leadline::test {

namespace {

/// Half pixels of rounding, and the line that neighbours share.
constexpr double slack = 1;

/// An item and what of it can be seen, in the window's coordinates.
struct Seen {
    const QQuickItem* item;
    QRectF place;
    /// A view scrolls it: it may lie outside of what is seen now.
    bool scrolled;
    QRectF clip;
};

/// A plot that takes the keys: labels lie on it.
bool isGround(const QQuickItem& item)
{
    return item.objectName() == QLatin1String("polarKeys");
}

/// It may not lie on another.
bool isApart(const QQuickItem& item)
{
    // A handle of the disc's rim shows less than the half of what it reacts over.
    return item.isEnabled() && !isGround(item) && typeOf(item) != QLatin1String("SectorHandle") &&
           (item.activeFocusOnTab() || (item.property("focusPolicy").toInt() & Qt::TabFocus) != 0);
}

/// Where the words themselves are, in the item.
QRectF paintedIn(const QQuickItem& text)
{
    const QSizeF size(text.property("contentWidth").toDouble(),
                      text.property("contentHeight").toDouble());
    const auto aligned = [](int alignment, int middle, int far, double room) {
        return (alignment & middle) != 0 ? room / 2 : (alignment & far) != 0 ? room : 0.0;
    };
    const double left = text.property("leftPadding").toDouble();
    const double top = text.property("topPadding").toDouble();
    const double roomX =
        text.width() - left - text.property("rightPadding").toDouble() - size.width();
    const double roomY =
        text.height() - top - text.property("bottomPadding").toDouble() - size.height();
    return {QPointF(left + aligned(text.property("effectiveHorizontalAlignment").toInt(),
                                   Qt::AlignHCenter, Qt::AlignRight, roomX),
                    top + aligned(text.property("verticalAlignment").toInt(), Qt::AlignVCenter,
                                  Qt::AlignBottom, roomY)),
            size};
}

void collect(const QQuickItem& item, QRectF clip, bool scrolled, QList<Seen>& all)
{
    if (!item.isVisible() || item.opacity() == 0)
        return;
    const QRectF place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    if (isText(item) || isApart(item))
        all.push_back({&item, place, scrolled, clip});
    if (item.clip())
        clip &= place;
    scrolled = scrolled || item.inherits("QQuickFlickable");
    for (const QQuickItem* child : item.childItems())
        collect(*child, clip, scrolled, all);
}

QList<Seen> seenBelow(const QQuickItem& root)
{
    QList<Seen> all;
    const QSizeF window = root.window()->contentItem()->size();
    collect(root, QRectF(QPointF(0, 0), window), false, all);
    return all;
}

/// A label on a ground of its own, such as the time at the playhead, may lie over others.
bool isTag(const QQuickItem& item)
{
    const QQuickItem* ground = item.parentItem();
    return isText(item) && ground && ground->inherits("QQuickRectangle") &&
           ground->property("color").value<QColor>().alpha() == 255 &&
           ground->width() < item.width() + 24 && ground->height() < item.height() + 24;
}

/// A control that fills its parent takes presses for all of it: the parent's words are its own.
bool isWordOf(const QQuickItem& text, const QQuickItem& control)
{
    const QQuickItem* all = control.parentItem();
    return isText(text) && !isText(control) && all && all->isAncestorOf(&text) &&
           QRectF(control.position(), control.size()) == QRectF(QPointF(0, 0), all->size());
}

bool overlap(const QRectF& a, const QRectF& b)
{
    const QRectF both = a & b;
    return both.width() > slack && both.height() > slack;
}

bool contains(const QRectF& outer, const QRectF& inner)
{
    return outer.adjusted(-slack, -slack, slack, slack).contains(inner);
}

} // namespace

QRectF inkOf(const QQuickItem& text)
{
    const QRectF painted = paintedIn(text);
    // Lines of type have room above and below the letters.
    const double spare = painted.height() * 0.15;
    return text.mapRectToScene(painted.adjusted(0, spare, 0, -spare));
}

QStringList layoutFaults(const QQuickItem& root)
{
    QStringList faults;
    const QList<Seen> all = seenBelow(root);
    for (const Seen& seen : all) {
        const QQuickItem& item = *seen.item;
        if (isText(item)) {
            const QRectF painted = paintedIn(item);
            if (painted.width() > item.width() + slack || painted.height() > item.height() + slack)
                faults += describe(item) + QStringLiteral(" is larger than its item: %1x%2")
                                               .arg(painted.width())
                                               .arg(painted.height());
            if (item.property("truncated").toBool() &&
                item.property("elide").toInt() == Qt::ElideNone)
                faults += describe(item) + " is cut without dots";
            if (!seen.scrolled && !contains(seen.clip, inkOf(item)))
                faults += describe(item) + " leaves its view or the window";
        } else if (!seen.scrolled && !contains(seen.clip, seen.place)) {
            faults += describe(item) + " leaves its view or the window";
        }
    }
    for (qsizetype i = 0; i < all.size(); ++i)
        for (qsizetype j = i + 1; j < all.size(); ++j) {
            const QQuickItem& a = *all[i].item;
            const QQuickItem& b = *all[j].item;
            if (a.isAncestorOf(&b) || b.isAncestorOf(&a) || isTag(a) || isTag(b) ||
                isWordOf(a, b) || isWordOf(b, a))
                continue;
            const QRectF placeA = (isText(a) ? inkOf(a) : all[i].place) & all[i].clip;
            const QRectF placeB = (isText(b) ? inkOf(b) : all[j].place) & all[j].clip;
            if (overlap(placeA, placeB))
                faults += describe(a) + " lies on " + describe(b);
        }
    return faults;
}

QStringList elidedTexts(const QQuickItem& root)
{
    QStringList names;
    for (const Seen& seen : seenBelow(root))
        if (isText(*seen.item) && seen.item->property("truncated").toBool())
            names += describe(*seen.item);
    return names;
}

} // namespace leadline::test
