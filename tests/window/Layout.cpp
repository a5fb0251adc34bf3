// SPDX-License-Identifier: GPL-3.0-or-later
#include "Layout.h"

#include "TreeWalk.h"

#include <QColor>
#include <QQuickWindow>
#include <QSet>

#include <algorithm>

namespace leadline::test {

namespace {

/// Half pixels of rounding, and the line that neighbours share.
constexpr double slack = 1;

/// What lets something through, in the window's coordinates.
struct Frame {
    /// All of it, down to what is seen now.
    QRectF clip;
    /// The view that scrolls it; null without.
    const QQuickItem* view;
    /// Inside of that view: what it could scroll to. Without a view as `clip`.
    QRectF room;
};

struct Seen {
    const QQuickItem* item;
    /// Of words their letters.
    QRectF place;
    Frame frame;
};

/// A plot that takes the keys: labels lie on it.
bool isGround(const QQuickItem& item)
{
    static const QSet<QString> names{"polarKeys", "mapKeys", "ghostAligner"};
    return names.contains(item.objectName());
}

bool isInside(const QQuickItem& item, std::initializer_list<QLatin1String> types)
{
    for (const QQuickItem* at = &item; at; at = at->parentItem())
        if (std::ranges::find(types, typeOf(*at)) != types.end())
            return true;
    return false;
}

/// What says which way is north, and the vehicle: they show more than the words in them.
bool isSign(const QQuickItem& item)
{
    return item.objectName() == QLatin1String("vehicleSign") ||
           (item.objectName() == QLatin1String("compassSign") && item.property("north").toBool());
}

/// It may not lie on another.
bool isApart(const QQuickItem& item)
{
    if (isSign(item))
        return true;
    // A handle of the disc's rim shows less than the half of what it reacts over.
    return item.isEnabled() && !isGround(item) && typeOf(item) != QLatin1String("SectorHandle") &&
           (item.activeFocusOnTab() || (item.property("focusPolicy").toInt() & Qt::TabFocus) != 0);
}

/// Where an item is, in the window's coordinates. A sign is drawn around its place.
QRectF placeOf(const QQuickItem& item)
{
    constexpr double half = 8;
    return item.mapRectToScene(isSign(item) ? QRectF(-half, -half, 2 * half, 2 * half)
                                            : QRectF(0, 0, item.width(), item.height()));
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

/// All that a view can scroll to.
QRectF contentOf(const QQuickItem& view)
{
    const auto* content = view.property("contentItem").value<QQuickItem*>();
    const QSizeF size(std::max(view.width(), view.property("contentWidth").toDouble()),
                      std::max(view.height(), view.property("contentHeight").toDouble()));
    const QPointF from(view.property("originX").toDouble(), view.property("originY").toDouble());
    QRectF all = content->mapRectToScene(QRectF(from, size));
    // How long a list is with rows that it has not made yet, it only guesses.
    if (view.inherits("QQuickItemView"))
        all.adjust(0, -size.height(), 0, size.height());
    return all;
}

void collect(const QQuickItem& item, Frame frame, QList<Seen>& all)
{
    if (!item.isVisible() || item.opacity() == 0)
        return;
    const QRectF place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    // A pin stands on what was marked, also where that is the plot's edge or another's.
    if (item.objectName() == QLatin1String("pin"))
        return;
    if (isText(item) || isApart(item))
        all.push_back({&item, isText(item) ? inkOf(item) : placeOf(item), frame});
    if (isSign(item))
        return;
    if (item.clip()) {
        frame.clip &= place;
        frame.room &= place;
    }
    const bool scrolls = item.inherits("QQuickFlickable");
    const auto* content = item.property("contentItem").value<QQuickItem*>();
    for (const QQuickItem* child : item.childItems())
        collect(*child,
                scrolls && child == content ? Frame{frame.clip, &item, contentOf(item)} : frame,
                all);
}

QList<Seen> seenBelow(const QQuickItem& root)
{
    QList<Seen> all;
    const QRectF window(QPointF(0, 0), root.window()->contentItem()->size());
    collect(root, {window, nullptr, window}, all);
    return all;
}

/// A label on a ground of its own, such as the time at the playhead, may lie over others; on a plot
/// these make room for it.
bool isTag(const QQuickItem& item)
{
    const QQuickItem* ground = item.parentItem();
    return isText(item) && ground && ground->inherits("QQuickRectangle") &&
           ground->property("color").value<QColor>().alpha() == 255 &&
           ground->width() < item.width() + 24 && ground->height() < item.height() + 24 &&
           !isInside(item, {QLatin1String("PolarPlot"), QLatin1String("SounderPlot")});
}

/// The last of what is drawn in a view's content, in the window's coordinates; what only takes
/// presses or keeps room is not drawn.
double lowestOf(const QQuickItem& item)
{
    double lowest = -1e9;
    for (const QQuickItem* child : item.childItems()) {
        if (!child->isVisible() || child->opacity() == 0 || child->inherits("QQuickScrollBar"))
            continue;
        const bool isDrawn = isText(*child) || isApart(*child) ||
                             child->flags().testFlag(QQuickItem::ItemHasContents);
        // A ground behind all of it says nothing of where it ends.
        if (isDrawn && child->childItems().isEmpty() && child->height() > 0)
            lowest = std::max(
                lowest,
                child->mapRectToScene(QRectF(0, 0, child->width(), child->height())).bottom());
        lowest = std::max(lowest, lowestOf(*child));
    }
    return lowest;
}

/// Views that scroll on to where nothing is.
void addEmptyEnds(const QQuickItem& item, QStringList& faults)
{
    if (!item.isVisible() || item.opacity() == 0)
        return;
    for (const QQuickItem* child : item.childItems())
        addEmptyEnds(*child, faults);
    // Of rows that a list has not made yet nobody knows.
    if (!item.inherits("QQuickFlickable") || item.inherits("QQuickItemView"))
        return;
    const QRectF content = contentOf(item);
    constexpr double margin = 80;
    const auto* drawn = item.property("contentItem").value<QQuickItem*>();
    const double empty = content.bottom() - lowestOf(*drawn);
    if (content.height() > item.height() + slack && empty > margin)
        faults += describe(item) + QStringLiteral(" scrolls %1 past its content").arg(empty);
}

/// The black and the white point of echo levels may come closer than they are wide.
bool areHandles(const QQuickItem& a, const QQuickItem& b)
{
    const QLatin1String handle("LevelsHandle");
    return typeOf(a) == handle && typeOf(b) == handle;
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
    addEmptyEnds(root, faults);
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
            if (!contains(seen.frame.room, seen.place))
                faults += describe(item) + " leaves its view or the window";
        } else if (!isSign(item) && !contains(seen.frame.room, seen.place)) {
            faults += describe(item) + " leaves its view or the window";
        }
    }
    for (qsizetype i = 0; i < all.size(); ++i)
        for (qsizetype j = i + 1; j < all.size(); ++j) {
            // In one view they lie as they do wherever it is scrolled to.
            const bool together = all[i].frame.view == all[j].frame.view;
            const auto partOf = [&](const Seen& seen) {
                return seen.place & (together ? seen.frame.room : seen.frame.clip);
            };
            // What they are takes longer to find out than where they are.
            if (!overlap(partOf(all[i]), partOf(all[j])))
                continue;
            const QQuickItem& a = *all[i].item;
            const QQuickItem& b = *all[j].item;
            if (!a.isAncestorOf(&b) && !b.isAncestorOf(&a) && !isTag(a) && !isTag(b) &&
                !isWordOf(a, b) && !isWordOf(b, a) && !areHandles(a, b))
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
