// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/ChartFeed.h"

#include <QValueAxis>
#include <QXYSeries>

namespace leadline::app {

/// Chart of the clock offset (ms) over time (s), relative to its first value and without the skew:
/// with its bound, the offset by each reply, and the times at which a clock was set.
class ClockOffsetFeed : public leadline::app::ChartFeed {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QXYSeries* replies MEMBER m_replies NOTIFY chartChanged)
    Q_PROPERTY(QXYSeries* upper MEMBER m_upper NOTIFY chartChanged)
    Q_PROPERTY(QXYSeries* middle MEMBER m_middle NOTIFY chartChanged)
    Q_PROPERTY(QXYSeries* lower MEMBER m_lower NOTIFY chartChanged)
    Q_PROPERTY(QXYSeries* events MEMBER m_events NOTIFY chartChanged)
    Q_PROPERTY(QValueAxis* axis MEMBER m_axis NOTIFY chartChanged)
    /// Label about the last clock event; the number of events is displayed beside the chart.
    Q_PROPERTY(leadline::app::ChartMark note READ note NOTIFY shown)
    /// Unit of the value axis: "ms", "s", ...
    Q_PROPERTY(QString unit READ unit NOTIFY shown)

public:
    using ChartFeed::ChartFeed;

    [[nodiscard]] const ChartMark& note() const { return m_note; }
    [[nodiscard]] const QString& unit() const { return m_unit; }

    void show(const TimingPicture& picture) override;

private:
    void showEstimates(const TimingPicture& picture);
    void showEvents(const TimingPicture& picture);

    QXYSeries* m_replies = nullptr;
    QXYSeries* m_upper = nullptr;
    QXYSeries* m_middle = nullptr;
    QXYSeries* m_lower = nullptr;
    QXYSeries* m_events = nullptr;
    QValueAxis* m_axis = nullptr;
    ChartMark m_note;
    QString m_unit;
};

} // namespace leadline::app
