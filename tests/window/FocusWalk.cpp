// SPDX-License-Identifier: GPL-3.0-or-later
#include "FocusWalk.h"

#include "TreeWalk.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <cstdlib>

namespace leadline::test {

namespace {

/// More than any page has.
constexpr int maxStops = 400;
/// Px beside an item in which its ring may lie.
constexpr int beside = 8;
/// Of each side of a ring, and its thickness in pixels: a circle has no more.
constexpr double leastOfSide = 0.4;
constexpr int thickness = 3;
/// What is drawn soft may have gaps.
constexpr int gap = 1;

bool isLike(QRgb pixel, const QList<QColor>& colours)
{
    constexpr int most = 48;
    return std::ranges::any_of(colours, [&](const QColor& colour) {
        return std::abs(qRed(pixel) - colour.red()) < most &&
               std::abs(qGreen(pixel) - colour.green()) < most &&
               std::abs(qBlue(pixel) - colour.blue()) < most;
    });
}

/// Takes a pixel and all that hang together with it out of `lit`.
std::vector<QPoint> takeConnected(QSet<QPoint>& lit)
{
    std::vector<QPoint> taken{*lit.cbegin()};
    lit.erase(lit.cbegin());
    for (std::size_t i = 0; i < taken.size(); ++i)
        for (int dy = -gap; dy <= gap; ++dy)
            for (int dx = -gap; dx <= gap; ++dx)
                if (const QPoint next = taken[i] + QPoint(dx, dy); lit.remove(next))
                    taken.push_back(next);
    return taken;
}

/// Each side has pixels along much of its length.
bool isRing(const std::vector<QPoint>& lit)
{
    QRect frame(lit.front(), QSize(1, 1));
    for (const QPoint& pixel : lit)
        frame |= QRect(pixel, QSize(1, 1));
    if (frame.width() < 4 * thickness || frame.height() < 4 * thickness)
        return false;
    // A letter that hangs into the frame is not its side: each is looked for in its half.
    QList<QSet<int>> rows(frame.height());
    QList<QSet<int>> columns(frame.width());
    for (const QPoint& pixel : lit)
        for (int i = 0; i < thickness; ++i) {
            if (const int row = pixel.y() - frame.top() - i; row >= 0)
                rows[row] += pixel.x();
            if (const int column = pixel.x() - frame.left() - i; column >= 0)
                columns[column] += pixel.y();
        }
    const auto hasBoth = [](const QList<QSet<int>>& bands, int length) {
        const auto isSide = [&](const QSet<int>& band) {
            return static_cast<double>(band.size()) > leastOfSide * length;
        };
        const auto middle = bands.begin() + bands.size() / 2;
        return std::any_of(bands.begin(), middle, isSide) &&
               std::any_of(middle, bands.end(), isSide);
    };
    return hasBoth(rows, frame.width()) && hasBoth(columns, frame.height());
}

/// Where the ring of what has the keyboard lies: of a list's line it may lie around the list, and
/// around the frame that a field scrolls in.
QRectF focusPlaceOf(QQuickItem& item)
{
    QRectF place =
        item.mapRectToScene(QRectF(0, 0, item.width(), item.height()) | item.childrenRect());
    for (const QQuickItem* around = item.parentItem(); around; around = around->parentItem())
        if (around->hasActiveFocus() &&
            (around->inherits("QQuickItemView") || around->inherits("QQuickScrollView")))
            place |= around->mapRectToScene(QRectF(0, 0, around->width(), around->height()));
    return place.adjusted(-beside, -beside, beside, beside);
}

} // namespace

bool hasRing(const QImage& with, const QImage& without, const QRect& place,
             const QList<QColor>& colours)
{
    const QRect part = place & with.rect();
    QSet<QPoint> lit;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x)
            if (isLike(with.pixel(x, y), colours) && !isLike(without.pixel(x, y), colours))
                lit += QPoint(x, y);
    // A tag that comes with the keyboard has an edge of that colour, too.
    if (!lit.empty() && isRing({lit.begin(), lit.end()}))
        return true;
    while (!lit.empty())
        if (isRing(takeConnected(lit)))
            return true;
    return false;
}

FocusWalk::FocusWalk(QQuickWindow& window, const QList<QColor>& ring)
    : m_window(window),
      m_ring(ring)
{
    for (int i = 0; i < maxStops; ++i) {
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
    const QRectF seen = focusPlaceOf(*item);
    m_stops.push_back({item, describe(*item) + ' ' + nameOf(*item),
                       QRectF(seen.topLeft() * ratio, seen.size() * ratio).toAlignedRect(),
                       picture});
}

QStringList FocusWalk::hiddenRings() const
{
    QStringList faults;
    for (const Stop& stop : m_stops) {
        // The rings of neighbours may touch, and lie where this one lies once a list was scrolled.
        const auto differs = [&](const Stop& other) {
            return &other != &stop && hasRing(stop.picture, other.picture, stop.place, m_ring);
        };
        if (std::ranges::none_of(m_stops, differs))
            faults += stop.name + " has the keyboard, and nothing shows it";
    }
    return faults;
}

} // namespace leadline::test
