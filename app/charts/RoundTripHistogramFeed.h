// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/ChartFeed.h"

#include <QBarSet>
#include <QLogValueAxis>
#include <QValueAxis>
#include <QXYSeries>

namespace leadline::app {

class RoundTripAxis;

/// Histogram of the round trips, on the value axis of their chart: horizontal bars, `barStep` pixel
/// rows each including a gap of one row.
class RoundTripHistogramFeed : public leadline::app::ChartFeed {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QBarSet* bars MEMBER m_bars NOTIFY chartChanged)
    /// Lines at the 95th and 99th percentile.
    Q_PROPERTY(QXYSeries* p95Line MEMBER m_p95Line NOTIFY chartChanged)
    Q_PROPERTY(QXYSeries* p99Line MEMBER m_p99Line NOTIFY chartChanged)
    /// Axis of the number of replies in a bar, from 0 to the longest bar.
    Q_PROPERTY(QValueAxis* counts MEMBER m_counts NOTIFY chartChanged)
    /// Axis of the bars' indexes.
    Q_PROPERTY(QValueAxis* rows MEMBER m_rows NOTIFY chartChanged)
    /// Axis of the percentile lines, ms.
    Q_PROPERTY(QLogValueAxis* axis MEMBER m_axis NOTIFY chartChanged)
    Q_PROPERTY(int barStep MEMBER barStep CONSTANT)
    Q_PROPERTY(leadline::app::ChartMark p99 READ p99 NOTIFY shown)
    Q_PROPERTY(leadline::app::ChartMark p95 READ p95 NOTIFY shown)
    Q_PROPERTY(leadline::app::ChartMark median READ median NOTIFY shown)

public:
    /// Distance between two bars, pixels.
    static constexpr int barStep = 4;

    using ChartFeed::ChartFeed;

    [[nodiscard]] const ChartMark& p99() const { return m_p99; }
    [[nodiscard]] const ChartMark& p95() const { return m_p95; }
    [[nodiscard]] const ChartMark& median() const { return m_median; }

    void show(const TimingPicture& picture) override;

private:
    [[nodiscard]] QList<qreal> countsOf(const TimingPicture& picture,
                                        const RoundTripAxis& axis) const;

    QBarSet* m_bars = nullptr;
    QXYSeries* m_p95Line = nullptr;
    QXYSeries* m_p99Line = nullptr;
    QValueAxis* m_counts = nullptr;
    QValueAxis* m_rows = nullptr;
    QLogValueAxis* m_axis = nullptr;
    ChartMark m_p99;
    ChartMark m_p95;
    ChartMark m_median;
};

} // namespace leadline::app
