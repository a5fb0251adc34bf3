// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/ChartFeed.h"

#include <QList>
#include <QLogValueAxis>
#include <QPointF>
#include <QPointer>
#include <QXYSeries>

#include <vector>

namespace leadline::app {

/// A line with interruptions, which Qt Charts does not support: each further piece is a separate
/// series in the chart of the first, with its pen and axes.
class LinePieces {
public:
    [[nodiscard]] QXYSeries* first() const { return m_first; }
    void setFirst(QXYSeries* first) { m_first = first; }
    /// Shows the pieces; more than one requires that the first series is in a chart.
    void show(const std::vector<QList<QPointF>>& pieces);
    /// Additional series created so far.
    [[nodiscard]] const std::vector<QPointer<QXYSeries>>& further() const { return m_further; }

private:
    void addSeries();

    QPointer<QXYSeries> m_first;
    std::vector<QPointer<QXYSeries>> m_further;
};

class RoundTripAxis;

/// Round trips (ms) over time (s): a dot for each, their median of 5 s and p95 of 20 s, and a mark
/// at the upper edge for each request that was lost.
class RoundTripFeed : public leadline::app::ChartFeed {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QXYSeries* replies MEMBER m_replies NOTIFY chartChanged)
    Q_PROPERTY(QXYSeries* lost MEMBER m_lost NOTIFY chartChanged)
    Q_PROPERTY(QXYSeries* median READ median WRITE setMedian NOTIFY chartChanged)
    Q_PROPERTY(QXYSeries* p95 READ p95 WRITE setP95 NOTIFY chartChanged)
    Q_PROPERTY(QLogValueAxis* axis MEMBER m_axis NOTIFY chartChanged)
    Q_PROPERTY(leadline::app::ChartMark longest READ longest NOTIFY shown)

public:
    using ChartFeed::ChartFeed;

    [[nodiscard]] QXYSeries* median() const { return m_median.first(); }
    void setMedian(QXYSeries* series);
    [[nodiscard]] QXYSeries* p95() const { return m_p95.first(); }
    void setP95(QXYSeries* series);
    [[nodiscard]] const ChartMark& longest() const { return m_longest; }

    void show(const TimingPicture& picture) override;

private:
    void showReplies(const TimingPicture& picture, const RoundTripAxis& axis);
    void showLost(const TimingPicture& picture, const RoundTripAxis& axis);
    void markLongest(const TimingPicture& picture, const RoundTripAxis& axis);

    QXYSeries* m_replies = nullptr;
    QXYSeries* m_lost = nullptr;
    LinePieces m_median;
    LinePieces m_p95;
    QLogValueAxis* m_axis = nullptr;
    ChartMark m_longest;
};

} // namespace leadline::app
