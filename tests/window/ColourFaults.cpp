// SPDX-License-Identifier: GPL-3.0-or-later
#include "ColourFaults.h"

#include "Contrast.h"
#include "Layout.h"
#include "TreeWalk.h"

#include <algorithm>

namespace leadline::test {

namespace {

/// Words of what is coloured stand in an item so many levels above it.
constexpr int wordsWithin = 3;

double opacityOf(const QQuickItem& item)
{
    double all = 1;
    for (const QQuickItem* at = &item; at; at = at->parentItem())
        all *= at->opacity();
    return all;
}

} // namespace

QStringList colourAloneFaults(QQuickItem& root, const QList<QColor>& states)
{
    QStringList faults;
    for (QQuickItem* item : drawnBelow(root)) {
        // Thin lines of the frame repeat what stands in the block.
        if (isText(*item) || item->objectName() == QLatin1String("stateLine") ||
            !states.contains(item->property("color").value<QColor>()) || seenOf(*item).isEmpty())
            continue;
        QQuickItem* around = item;
        for (int i = 0; i < wordsWithin && around != &root; ++i)
            around = around->parentItem();
        const QList<QQuickItem*> beside = drawnBelow(*around);
        if (std::ranges::none_of(beside, [](const QQuickItem* each) {
                return isText(*each) && isReadAloud(each->property("text").toString());
            }))
            faults += describe(*item) + " says something by its colour alone";
    }
    return faults;
}

QStringList contrastFaults(QQuickItem& root, const QImage& picture)
{
    QStringList faults;
    const double ratio = picture.devicePixelRatio();
    for (QQuickItem* item : drawnBelow(root)) {
        // Words over echoes have a halo; what cannot be used now may be faint (WCAG 1.4.3).
        if (!isText(*item) || !item->isEnabled() || item->property("style").toInt() != 0)
            continue;
        const QRectF seen = inkOf(*item) & seenOf(*item);
        if (seen.width() < 2 || seen.height() < 2)
            continue;
        const QColor ground =
            commonest(picture, QRectF(seen.topLeft() * ratio, seen.size() * ratio).toAlignedRect());
        const QColor ink =
            laidOver(item->property("color").value<QColor>(), opacityOf(*item), ground);
        if (const double found = contrast(ink, ground); found < 4.5)
            faults += QStringLiteral("%1: %2 : 1, %3 on %4")
                          .arg(describe(*item))
                          .arg(found, 0, 'f', 2)
                          .arg(ink.name(), ground.name());
    }
    return faults;
}

} // namespace leadline::test
