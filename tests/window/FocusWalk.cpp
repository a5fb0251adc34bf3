// SPDX-License-Identifier: GPL-3.0-or-later
#include "FocusWalk.h"

#include "TreeWalk.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>

namespace leadline::test {

namespace {

/// More than any page has.
constexpr int mostStops = 400;
/// Px beside an item in which its ring may lie.
constexpr int beside = 8;
/// Of each side of a ring, and its thickness in pixels: a circle has no more.
constexpr double leastOfSide = 0.4;
constexpr int thickness = 3;

bool isLike(QRgb pixel, const QList<QColor>& colours)
{
    constexpr int most = 48;
    return std::ranges::any_of(colours, [&](const QColor& colour) {
        return std::abs(qRed(pixel) - colour.red()) < most &&
               std::abs(qGreen(pixel) - colour.green()) < most &&
               std::abs(qBlue(pixel) - colour.blue()) < most;
    });
}

} // namespace

bool hasRing(const QImage& with, const QImage& without, const QRect& place,
             const QList<QColor>& colours)
{
    const QRect part = place & with.rect();
    std::vector<QPoint> lit;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x)
            if (isLike(with.pixel(x, y), colours) && !isLike(without.pixel(x, y), colours))
                lit.emplace_back(x, y);
    if (lit.empty())
        return false;
    QRect frame(lit.front(), QSize(1, 1));
    for (const QPoint& pixel : lit)
        frame |= QRect(pixel, QSize(1, 1));
    if (frame.width() < 4 * thickness || frame.height() < 4 * thickness)
        return false;
    // How much of each side has a pixel of it.
    QSet<int> left;
    QSet<int> right;
    QSet<int> top;
    QSet<int> bottom;
    for (const QPoint& pixel : lit) {
        if (pixel.x() < frame.left() + thickness)
            left += pixel.y();
        if (pixel.x() > frame.right() - thickness)
            right += pixel.y();
        if (pixel.y() < frame.top() + thickness)
            top += pixel.x();
        if (pixel.y() > frame.bottom() - thickness)
            bottom += pixel.x();
    }
    const auto most = [](qsizetype pixels, int length) {
        return static_cast<double>(pixels) > leastOfSide * length;
    };
    return most(left.size(), frame.height()) && most(right.size(), frame.height()) &&
           most(top.size(), frame.width()) && most(bottom.size(), frame.width());
}

FocusWalk::FocusWalk(QQuickWindow& window, const QList<QColor>& ring)
    : m_window(window),
      m_ring(ring)
{
    for (int i = 0; i < mostStops; ++i) {
        QTest::keyClick(&m_window, Qt::Key_Tab);
        QQuickItem* now = m_window.activeFocusItem();
        if (!now || m_items.contains(now))
            return;
        take(now);
    }
}

void FocusWalk::take(QQuickItem* item)
{
    m_items += item;
    const QImage picture = m_window.grabWindow();
    const double ratio = m_window.effectiveDevicePixelRatio();
    const QRectF parts = QRectF(0, 0, item->width(), item->height()) | item->childrenRect();
    const QRectF seen = item->mapRectToScene(parts).adjusted(-beside, -beside, beside, beside);
    m_stops.push_back({item, describe(*item) + ' ' + nameOf(*item),
                       QRectF(seen.topLeft() * ratio, seen.size() * ratio).toAlignedRect(),
                       picture});
}

QStringList FocusWalk::hiddenRings() const
{
    QStringList faults;
    const std::size_t count = m_stops.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Stop& stop = m_stops[i];
        // The rings of neighbours may touch, and lie where this one lies once a list was scrolled.
        const auto differs = [&](std::size_t from) {
            const QImage& other = m_stops[(i + from) % count].picture;
            return from % count != 0 && hasRing(stop.picture, other, stop.place, m_ring);
        };
        if (!differs(1) && !differs(count - 1) && !differs(count / 2) && !differs(count / 3))
            faults += stop.name + " has the keyboard, and nothing shows it";
    }
    return faults;
}

} // namespace leadline::test
