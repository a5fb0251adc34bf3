// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>
#include <QPointer>
#include <QXYSeries>

#include <vector>

namespace leadline::app {

/// A line with interruptions. A series of Qt Charts has none: so each further piece is a series of
/// its own in the chart of the first, with its pen and axes.
class LinePieces {
public:
    [[nodiscard]] QXYSeries* first() const { return m_first; }
    void setFirst(QXYSeries* first) { m_first = first; }
    /// Further pieces take a chart.
    void show(const std::vector<QList<QPointF>>& pieces);
    /// Further series that were made so far.
    [[nodiscard]] const std::vector<QPointer<QXYSeries>>& further() const { return m_further; }

private:
    void makeAnother();

    QPointer<QXYSeries> m_first;
    std::vector<QPointer<QXYSeries>> m_further;
};

} // namespace leadline::app
