// SPDX-License-Identifier: GPL-3.0-or-later
#include "TreeWalk.h"

#include <QAccessibleInterface>
#include <QQuickWindow>
#include <QSet>

#include <algorithm>

namespace leadline::test {

namespace {

bool inherits(const QQuickItem& item, std::initializer_list<const char*> classes)
{
    return std::ranges::any_of(classes, [&](const char* name) { return item.inherits(name); });
}

/// By these roles something is done.
bool isActing(QAccessible::Role role)
{
    static const QSet<QAccessible::Role> acting{
        QAccessible::Button,   QAccessible::ButtonMenu,   QAccessible::CheckBox,
        QAccessible::ComboBox, QAccessible::EditableText, QAccessible::Link,
        QAccessible::MenuItem, QAccessible::PageTab,      QAccessible::RadioButton,
        QAccessible::Slider,   QAccessible::SpinBox,      QAccessible::Dial};
    return acting.contains(role);
}

/// Tab stops at it.
bool takesTab(const QQuickItem& item)
{
    return item.activeFocusOnTab() || (item.property("focusPolicy").toInt() & Qt::TabFocus) != 0;
}

void collectDrawn(QQuickItem& item, QList<QQuickItem*>& all)
{
    if (!item.isVisible() || item.opacity() == 0)
        return;
    all += &item;
    for (QQuickItem* child : item.childItems())
        collectDrawn(*child, all);
}

} // namespace

bool isReadAloud(const QString& name)
{
    return std::ranges::any_of(name, [](QChar letter) { return letter.isLetterOrNumber(); });
}

QString typeOf(const QQuickItem& item)
{
    return QString::fromLatin1(item.metaObject()->className())
        .section(QStringLiteral("_QML"), 0, 0)
        .section('_', 0, 0);
}

QString describe(const QQuickItem& item)
{
    const QString text = item.property("text").toString();
    QString place;
    for (const QQuickItem* at = item.parentItem(); at && place.isEmpty(); at = at->parentItem())
        if (const QString name = typeOf(*at); !name.startsWith("QQuick"))
            place = " in " + name;
    const QRectF where = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    return QStringLiteral("%1 \"%2\"%3 (%4,%5 %6x%7)")
        .arg(typeOf(item), text.left(60), place)
        .arg(where.x(), 0, 'f', 1)
        .arg(where.y(), 0, 'f', 1)
        .arg(where.width(), 0, 'f', 1)
        .arg(where.height(), 0, 'f', 1);
}

QList<QQuickItem*> drawnBelow(QQuickItem& root)
{
    QList<QQuickItem*> all;
    collectDrawn(root, all);
    return all;
}

QRectF seenOf(const QQuickItem& item)
{
    QRectF seen = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    for (const QQuickItem* at = item.parentItem(); at; at = at->parentItem())
        if (at->clip())
            seen &= at->mapRectToScene(QRectF(0, 0, at->width(), at->height()));
    return seen & QRectF(QPointF(0, 0), item.window()->contentItem()->size());
}

bool isText(const QQuickItem& item)
{
    return item.inherits("QQuickText") && !item.property("text").toString().isEmpty();
}

QAccessible::Role roleOf(QQuickItem& item)
{
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&item);
    return face ? face->role() : QAccessible::NoRole;
}

QString nameOf(QQuickItem& item)
{
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&item);
    return face ? face->text(QAccessible::Name) : QString();
}

bool isControl(const QQuickItem& item)
{
    return takesTab(item) ||
           inherits(item, {"QQuickAbstractButton", "QQuickSlider", "QQuickTextInput",
                           "QQuickScrollBar", "QQuickSpinBox", "QQuickComboBox"}) ||
           (item.inherits("QQuickTextEdit") && !item.property("readOnly").toBool()) ||
           isActing(roleOf(const_cast<QQuickItem&>(item)));
}

} // namespace leadline::test
