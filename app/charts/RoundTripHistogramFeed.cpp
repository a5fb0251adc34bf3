// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/RoundTripHistogramFeed.h"

#include "timing/RoundTripAxis.h"
#include "timing/TimingNumbers.h"

#include <algorithm>

namespace leadline::app {

QList<qreal> RoundTripHistogramFeed::countsOf(const TimingPicture& picture,
                                              const RoundTripAxis& axis) const
{
    const int rows = std::max(1, static_cast<int>(plot().height()) / barStep);
    QList<qreal> counts(rows, 0);
    if (picture.row())
        for (const auto& reply : picture.row()->history.replies()) {
            const int row = static_cast<int>(axis.shareOf(milliseconds(reply.roundTrip)) * rows);
            ++counts[std::clamp(row, 0, rows - 1)];
        }
    return counts;
}

void RoundTripHistogramFeed::show(const TimingPicture& picture)
{
    if (!m_bars || !m_p95Line || !m_p99Line || !m_counts || !m_rows || !m_axis)
        return;
    const RoundTripAxis axis = RoundTripAxis::of(picture);
    const QList<qreal> counts = countsOf(picture, axis);
    const double most = std::max(1.0, *std::ranges::max_element(counts));
    m_axis->setRange(axis.low(), axis.high());
    m_counts->setRange(0, most);
    m_rows->setRange(-0.5, static_cast<double>(counts.size()) - 0.5);
    m_bars->remove(0, m_bars->count());
    m_bars->append(counts);

    const auto& figures = picture.row() ? picture.row()->figures.roundTrips : std::nullopt;
    const auto mark = [&](base::Duration value) {
        const double ms = milliseconds(value);
        return ChartMark{numberText(ms, 1), 1, 1 - axis.shareOf(ms)};
    };
    const auto line = [&](base::Duration value) {
        const double ms = milliseconds(value);
        return QList<QPointF>{{0, ms}, {most, ms}};
    };
    m_p99 = figures ? mark(figures->p99) : ChartMark();
    m_p95 = figures ? mark(figures->p95) : ChartMark();
    m_median = figures ? mark(figures->median) : ChartMark();
    m_p99Line->replace(figures ? line(figures->p99) : QList<QPointF>());
    m_p95Line->replace(figures ? line(figures->p95) : QList<QPointF>());
    emit shown();
}

} // namespace leadline::app
