// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QQuickWindow>
#include <QSet>
#include <QStringList>

#include <vector>

namespace leadline::test {

/// Whether a closed frame of one of those colours, of whatever form, is there in the one picture
/// and not in the other.
[[nodiscard]] bool hasRing(const QImage& with, const QImage& without, const QRect& place,
                           const QList<QColor>& colours);

/// Presses Tab in a window until it comes round, and takes a picture at each stop.
class FocusWalk {
public:
    /// In `ring` is what shows the focus.
    FocusWalk(QQuickWindow& window, const QList<QColor>& ring);

    [[nodiscard]] const QSet<QQuickItem*>& stops() const { return m_items; }
    /// Stops at which nobody sees where the keyboard is.
    [[nodiscard]] QStringList hiddenRings() const;

private:
    struct Stop {
        QQuickItem* item;
        QString name;
        /// What is seen of it and of what is just beside it, in pixels.
        QRect place;
        QImage picture;
    };
    void take(QQuickItem* item);

    QQuickWindow& m_window;
    QList<QColor> m_ring;
    std::vector<Stop> m_stops;
    QSet<QQuickItem*> m_items;
};

} // namespace leadline::test
