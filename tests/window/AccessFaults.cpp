// SPDX-License-Identifier: GPL-3.0-or-later
#include "AccessFaults.h"

#include "TreeWalk.h"

#include <QAccessibleInterface>
#include <QHash>
#include <QQuickWindow>
#include <QRegularExpression>

#include <algorithm>

namespace leadline::test {

namespace {

/// Px over which a control reacts at least.
constexpr double reach = 44;

void collectReported(QAccessibleInterface* reported, QSet<QObject*>& all)
{
    if (!reported)
        return;
    if (reported->object())
        all += reported->object();
    for (int i = 0; i < reported->childCount(); ++i)
        collectReported(reported->child(i), all);
}

/// What a screen reader comes to from the window.
QSet<QObject*> reportedIn(QQuickWindow& window)
{
    QSet<QObject*> all;
    collectReported(QAccessible::queryAccessibleInterface(&window), all);
    return all;
}

bool isPlot(const QQuickItem& item)
{
    return item.inherits("leadline::app::EchoItem") || item.inherits("DeclarativeChart");
}

bool isReadOnly(QQuickItem& item)
{
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&item);
    return face && face->state().readOnly;
}

/// It stands for a state of two.
bool isSwitch(QAccessible::Role role)
{
    return role == QAccessible::CheckBox || role == QAccessible::RadioButton;
}

bool saysItsValue(QAccessibleInterface& reported)
{
    const QString words = reported.text(QAccessible::Name) + reported.text(QAccessible::Value);
    return (reported.valueInterface() && reported.valueInterface()->currentValue().isValid()) ||
           std::ranges::any_of(words, [](QChar letter) { return letter.isDigit(); }) ||
           words.contains(u'–');
}

QString faultOf(QQuickItem& item, const QSet<QObject*>& reported)
{
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&item);
    if (!face || !reported.contains(&item))
        return QStringLiteral("is not told of");
    const QAccessible::Role role = face->role();
    if (role == QAccessible::NoRole || role == QAccessible::Client)
        return QStringLiteral("has no role");
    if (!isReadAloud(face->text(QAccessible::Name)))
        return QStringLiteral("has no name");
    if (isSwitch(role) && !face->state().checkable)
        return QStringLiteral("does not say that it can be on or off");
    if ((role == QAccessible::Slider || role == QAccessible::SpinBox) && !saysItsValue(*face))
        return QStringLiteral("does not say its value");
    return {};
}

/// A control in which it lies is told of in its place: a row for its mark.
bool isToldByAnother(const QQuickItem& item, const QSet<QObject*>& reported)
{
    if (reported.contains(const_cast<QQuickItem*>(&item)))
        return false;
    for (QQuickItem* above = item.parentItem(); above; above = above->parentItem())
        if (isControl(*above) && reported.contains(above))
            return true;
    return false;
}

/// Over what it takes presses, in the window's coordinates.
QRectF pressedOver(QQuickItem& item)
{
    QRectF place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    if (const auto* mask = item.property("containmentMask").value<QQuickItem*>())
        place |= item.mapRectToScene(QRectF(mask->x(), mask->y(), mask->width(), mask->height()));
    for (const QQuickItem* part : drawnBelow(item))
        if (part->isEnabled() &&
            (part->inherits("QQuickMouseArea") || part->inherits("QQuickAbstractButton")))
            place |= part->mapRectToScene(QRectF(0, 0, part->width(), part->height()));
    return place;
}

/// What the mouse does on a plot, and what else on it is small, has other ways: by these keys,
/// which the list of keys names, or as it says.
const QHash<QString, QString>& otherWays()
{
    static const QHash<QString, QString> ways{
        {"TimelineMouse", "← → by ping, Shift and Ctrl with them, Home, End"},
        {"MarkerFlags", "Ctrl+← →; the list of markers"},
        {"MarkerPins", "the list of markers"},
        {"MarkerPin", "the list of markers"},
        {"MarkerTag", "J, Shift+J; the list of markers"},
    };
    return ways;
}

bool hasAnotherWay(const QQuickItem& item)
{
    // What it scrolls has the keys, or follows the keyboard.
    if (item.inherits("QQuickScrollBar"))
        return true;
    for (const QQuickItem* at = &item; at; at = at->parentItem())
        if (otherWays().contains(typeOf(*at)))
            return true;
    return false;
}

/// One of the same kind in the same list takes the keyboard, and the arrows go through them.
bool isOfAReachedList(QQuickItem& item, const QSet<QQuickItem*>& stops)
{
    return std::ranges::any_of(stops, [&](QQuickItem* stop) {
        if (typeOf(*stop) != typeOf(item) && roleOf(*stop) != roleOf(item))
            return false;
        for (QQuickItem* at = item.parentItem(); at; at = at->parentItem())
            if (at->isAncestorOf(stop)) {
                const QAccessible::Role role = roleOf(*at);
                if (role == QAccessible::List || role == QAccessible::Grouping ||
                    role == QAccessible::Table)
                    return true;
            }
        return false;
    });
}

/// The − and + of a number that takes the arrows.
bool isOfAReachedNumber(const QQuickItem& item, const QSet<QQuickItem*>& stops)
{
    const QQuickItem* holder = item.parentItem();
    return holder && std::ranges::any_of(stops, [&](QQuickItem* stop) {
               return roleOf(*stop) == QAccessible::SpinBox && holder->isAncestorOf(stop);
           });
}

bool isReached(QQuickItem& item, const QSet<QQuickItem*>& stops)
{
    for (QQuickItem* at = &item; at; at = at->parentItem())
        if (stops.contains(at))
            return true;
    // Its parts are: − and + of a number.
    if (std::ranges::any_of(stops, [&](QQuickItem* stop) { return item.isAncestorOf(stop); }))
        return true;
    return hasAnotherWay(item) || isOfAReachedNumber(item, stops) || isOfAReachedList(item, stops);
}

} // namespace

QStringList namingFaults(QQuickItem& root)
{
    QStringList faults;
    const QSet<QObject*> reported = reportedIn(*root.window());
    for (QQuickItem* item : drawnBelow(root)) {
        if (isPlot(*item)) {
            const QQuickItem* at = item;
            while (at && (!reported.contains(const_cast<QQuickItem*>(at)) ||
                          !isReadAloud(nameOf(*const_cast<QQuickItem*>(at)))))
                at = at->parentItem();
            if (!at)
                faults += describe(*item) + " is a picture without words";
        }
        if (!isControl(*item) || isToldByAnother(*item, reported))
            continue;
        if (const QString fault = faultOf(*item, reported); !fault.isEmpty())
            faults += describe(*item) + ' ' + fault;
    }
    return faults;
}

QStringList targetFaults(QQuickItem& root)
{
    QStringList faults;
    for (QQuickItem* item : drawnBelow(root)) {
        if (!item->isEnabled() || !isControl(*item) || hasAnotherWay(*item))
            continue;
        const QRectF place = pressedOver(*item);
        // In a line of text, such as a number's, the box around it is pressed.
        if (item->inherits("QQuickTextInput") && !item->inherits("QQuickTextField"))
            continue;
        // What is dragged along a line is long at least.
        const double least = roleOf(*item) == QAccessible::Slider
                                 ? std::max(place.width(), place.height())
                                 : std::min(place.width(), place.height());
        if (least < reach - 0.5)
            faults += QStringLiteral("%1 reacts over %2x%3")
                          .arg(describe(*item))
                          .arg(place.width())
                          .arg(place.height());
    }
    return faults;
}

QStringList reachFaults(QQuickItem& root, const QSet<QQuickItem*>& stops)
{
    QStringList faults;
    for (QQuickItem* item : drawnBelow(root))
        // What is only told, such as a number that the sonar chooses, needs no keys.
        if (item->isEnabled() && isControl(*item) && !isReadOnly(*item) && !isReached(*item, stops))
            faults += describe(*item) + " is not reached by keys";
    return faults;
}

QStringList tipFaults(QQuickItem& root)
{
    static const QRegularExpression key(QStringLiteral("\\([^()]*\\S[^()]*\\)$"));
    QStringList faults;
    for (QQuickItem* item : drawnBelow(root)) {
        const bool field = item->inherits("QQuickTextField");
        const bool pressed =
            item->inherits("QQuickAbstractButton") || item->inherits("QQuickSlider");
        const QAccessible::Role role = roleOf(*item);
        // Behind a chip, which has the tip; a row is its list's.
        const bool behind = typeOf(*item) == QLatin1String("VehicleChooser") ||
                            typeOf(*item) == QLatin1String("LibraryRow");
        if ((!field && !pressed) || item->inherits("QQuickMenuItem") || behind ||
            role == QAccessible::ListItem || role == QAccessible::Row)
            continue;
        QString tip;
        for (const QObject* each : item->children())
            if (each->inherits("QQuickToolTipAttached"))
                tip = each->property("text").toString();
        // What cannot be chosen now says why instead.
        const QVariant usable = item->property("usable");
        if (tip.isEmpty())
            faults += describe(*item) + " has no tooltip";
        else if (!field && !tip.contains(key) && (!usable.isValid() || usable.toBool()))
            faults += describe(*item) + " does not name its key: " + tip;
    }
    return faults;
}

} // namespace leadline::test
