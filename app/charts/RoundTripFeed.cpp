// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/RoundTripFeed.h"

#include "charts/ChartFeed.h"
#include "timing/RoundTripAxis.h"
#include "timing/TimingNumbers.h"

#include <QChart>
#include <QLineSeries>

#include <algorithm>

namespace leadline::app {

namespace {

using Reply = mavlink::ProbeHistory::Reply;
using Smoothed = TimingPicture::Smoothed;

/// Length of the mark of a lost request, from the upper edge down, pixels.
constexpr double lostMark = 7;

const mavlink::ProbeHistory& historyOf(const TimingPicture& picture)
{
    static const mavlink::ProbeHistory none;
    return picture.row() ? picture.row()->history : none;
}

} // namespace

void RoundTripFeed::setMedian(QXYSeries* series)
{
    m_median.setFirst(series);
    emit chartChanged();
}

void RoundTripFeed::setP95(QXYSeries* series)
{
    m_p95.setFirst(series);
    emit chartChanged();
}

void RoundTripFeed::show(const TimingPicture& picture)
{
    if (!m_replies || !m_lost || !m_axis)
        return;
    const RoundTripAxis axis = RoundTripAxis::of(picture);
    m_axis->setRange(axis.low(), axis.high());
    QVariantList ticks;
    for (const double tick : axis.ticks())
        ticks += QVariant::fromValue(ChartMark{QString::number(tick), 0, 1 - axis.shareOf(tick)});
    setTicks(ticks);
    showReplies(picture, axis);
    showLost(picture, axis);
    const auto pieces = [&](auto value) {
        std::vector<QList<QPointF>> all;
        bool continues = false;
        for (const Smoothed& each : picture.smoothed) {
            const auto& of = each.*value;
            if (of && !continues)
                all.emplace_back();
            if (of)
                all.back() += QPointF(secondsTo(each.at, picture), milliseconds(*of));
            continues = of.has_value();
        }
        return all;
    };
    m_median.show(pieces(&Smoothed::median));
    m_p95.show(pieces(&Smoothed::p95));
    markLongest(picture, axis);
    emit shown();
}

void RoundTripFeed::showReplies(const TimingPicture& picture, const RoundTripAxis& axis)
{
    DotCells cells(plot());
    QList<QPointF> dots;
    for (const Reply& reply : historyOf(picture).replies()) {
        const QPointF at(secondsTo(reply.arrived, picture), milliseconds(reply.roundTrip));
        if (cells.take(shareLeftOf(at.x()), axis.shareOf(at.y())))
            dots += at;
    }
    showDots(*m_replies, dots);
}

void RoundTripFeed::showLost(const TimingPicture& picture, const RoundTripAxis& axis)
{
    // All lost requests share one series: its line connects the marks above the plot, where nothing
    // is drawn.
    const double above = axis.valueAt(2);
    const double foot = axis.valueAt(1 - lostMark / std::max(plot().height(), lostMark));
    QList<QPointF> marks;
    for (const base::Instant sent : historyOf(picture).lost()) {
        const double at = secondsTo(sent, picture);
        marks << QPointF(at, above) << QPointF(at, foot) << QPointF(at, above);
    }
    m_lost->replace(marks);
}

void RoundTripFeed::markLongest(const TimingPicture& picture, const RoundTripAxis& axis)
{
    m_longest = {};
    const auto& replies = historyOf(picture).replies();
    const auto longest = std::ranges::max_element(replies, {}, &Reply::roundTrip);
    if (longest == replies.end())
        return;
    const double ms = milliseconds(longest->roundTrip);
    m_longest = {numberText(ms, 1), shareLeftOf(secondsTo(longest->arrived, picture)),
                 1 - axis.shareOf(ms)};
}

void LinePieces::show(const std::vector<QList<QPointF>>& pieces)
{
    if (!m_first)
        return;
    m_first->replace(pieces.empty() ? QList<QPointF>() : pieces.front());
    while (m_first->chart() && m_further.size() + 1 < pieces.size())
        addSeries();
    for (std::size_t i = 0; i < m_further.size(); ++i)
        if (m_further[i])
            m_further[i]->replace(i + 1 < pieces.size() ? pieces[i + 1] : QList<QPointF>());
}

void LinePieces::addSeries()
{
    auto* another = new QLineSeries; // The chart takes ownership.
    another->setPen(m_first->pen());
    QObject::connect(m_first, &QXYSeries::penChanged, another, &QXYSeries::setPen);
    m_first->chart()->addSeries(another);
    const auto axes = m_first->attachedAxes();
    for (QAbstractAxis* axis : axes)
        another->attachAxis(axis);
    m_further.emplace_back(another);
}

} // namespace leadline::app
