// SPDX-License-Identifier: GPL-3.0-or-later
#include "FocusWalk.h"

#include "TreeWalk.h"

#include <QTest>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <vector>

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

/// Which pixels of a part of a picture are lit.
class LitPixels {
public:
    explicit LitPixels(const QRect& part)
        : m_part(part),
          m_lit(std::size_t(part.width()) * std::size_t(part.height()))
    {
    }
    void add(QPoint pixel) { m_lit[indexOf(pixel)] = true; }
    /// False if it is not lit.
    bool take(QPoint pixel)
    {
        if (!m_part.contains(pixel) || !m_lit[indexOf(pixel)])
            return false;
        m_lit[indexOf(pixel)] = false;
        return true;
    }
    /// Takes the first lit pixel and all that hang together with it; empty if none is lit.
    [[nodiscard]] std::vector<QPoint> takeConnected()
    {
        const auto first = std::find(m_lit.begin() + m_searched, m_lit.end(), true);
        m_searched = first - m_lit.begin();
        if (first == m_lit.end())
            return {};
        const int at = int(m_searched);
        std::vector<QPoint> taken{m_part.topLeft() +
                                  QPoint(at % m_part.width(), at / m_part.width())};
        (void)take(taken.front());
        for (std::size_t i = 0; i < taken.size(); ++i)
            for (int dy = -gap; dy <= gap; ++dy)
                for (int dx = -gap; dx <= gap; ++dx)
                    if (const QPoint next = taken[i] + QPoint(dx, dy); take(next))
                        taken.push_back(next);
        return taken;
    }
    [[nodiscard]] std::vector<QPoint> all() const
    {
        std::vector<QPoint> found;
        for (std::size_t i = 0; i < m_lit.size(); ++i)
            if (m_lit[i])
                found.push_back(m_part.topLeft() +
                                QPoint(int(i) % m_part.width(), int(i) / m_part.width()));
        return found;
    }

private:
    [[nodiscard]] std::size_t indexOf(QPoint pixel) const
    {
        return std::size_t(pixel.y() - m_part.top()) * std::size_t(m_part.width()) +
               std::size_t(pixel.x() - m_part.left());
    }

    QRect m_part;
    std::vector<bool> m_lit;
    /// No pixel before this one is lit.
    std::ptrdiff_t m_searched = 0;
};

/// Each side has pixels along much of its length.
bool isRing(const std::vector<QPoint>& lit)
{
    if (lit.empty())
        return false;
    QRect frame(lit.front(), QSize(1, 1));
    for (const QPoint& pixel : lit)
        frame |= QRect(pixel, QSize(1, 1));
    if (frame.width() < 4 * thickness || frame.height() < 4 * thickness)
        return false;
    // A letter that hangs into the frame is not its side: each is looked for in its half. A pixel
    // is in a band of rows (columns) that begins up to a thickness before it.
    const auto hasBoth = [&](int bands, int length, auto bandOf, auto placeOf) {
        std::vector<bool> has(std::size_t(bands) * std::size_t(length));
        for (const QPoint& pixel : lit)
            for (int i = 0; i < thickness && bandOf(pixel) >= i; ++i)
                has[std::size_t(bandOf(pixel) - i) * std::size_t(length) +
                    std::size_t(placeOf(pixel))] = true;
        const auto isSide = [&](int band) {
            const auto begin = has.begin() + std::ptrdiff_t(band) * length;
            return double(std::count(begin, begin + length, true)) > leastOfSide * length;
        };
        bool first = false;
        bool second = false;
        for (int band = 0; band < bands; ++band)
            (band < bands / 2 ? first : second) |= isSide(band);
        return first && second;
    };
    const auto row = [&](const QPoint& pixel) { return pixel.y() - frame.top(); };
    const auto column = [&](const QPoint& pixel) { return pixel.x() - frame.left(); };
    return hasBoth(frame.height(), frame.width(), row, column) &&
           hasBoth(frame.width(), frame.height(), column, row);
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
    LitPixels lit(part);
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x)
            if (isLike(with.pixel(x, y), colours) && !isLike(without.pixel(x, y), colours))
                lit.add(QPoint(x, y));
    // A tag that comes with the keyboard has an edge of that colour, too.
    if (isRing(lit.all()))
        return true;
    for (auto connected = lit.takeConnected(); !connected.empty(); connected = lit.takeConnected())
        if (isRing(connected))
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
