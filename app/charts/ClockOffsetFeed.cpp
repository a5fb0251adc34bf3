// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ClockOffsetFeed.h"

#include "charts/ChartFeed.h"
#include "timing/TimingNumbers.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

using OffsetAt = mavlink::ComponentTiming::OffsetAt;
using Row = TimingPicture::Row;

constexpr int wantedTicks = 5;
/// Least span of the axis, ms; also the span while there is no offset.
constexpr double leastSpan = 1e-3;

/// The deviation of the clock offset from a straight line with the measured skew. The line begins
/// at the first offset after the component's last restart, which may change the offset by any
/// amount.
class Change {
public:
    explicit Change(const Row& row)
    {
        const auto reboot = std::find_if(row.events.rbegin(), row.events.rend(),
                                         [](const auto& event) { return event.isReboot; });
        const base::Instant from = reboot == row.events.rend() ? base::Instant{} : reboot->at;
        const auto first = std::ranges::lower_bound(row.offsets, from, {}, &OffsetAt::at);
        m_begin = static_cast<std::size_t>(first - row.offsets.begin());
        if (first != row.offsets.end())
            m_zero = *first;
        m_skewPpm = row.offset ? row.offset->skewPpm : 0;
    }

    [[nodiscard]] std::size_t begin() const { return m_begin; }
    [[nodiscard]] base::Instant from() const { return m_zero.at; }
    /// The deviation in milliseconds.
    [[nodiscard]] double of(base::Instant at, base::Duration offset) const
    {
        const double passed = milliseconds(at - m_zero.at);
        return milliseconds(offset - m_zero.offset) - passed * m_skewPpm * 1e-6;
    }

private:
    std::size_t m_begin = 0;
    OffsetAt m_zero;
    double m_skewPpm = 0;
};

double roundStep(double span)
{
    const double power = std::pow(10, std::floor(std::log10(span / wantedTicks)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (span / (factor * power) <= wantedTicks)
            return factor * power;
    return 10 * power;
}

} // namespace

void ClockOffsetFeed::show(const TimingPicture& picture)
{
    if (!m_replies || !m_upper || !m_middle || !m_lower || !m_events || !m_axis)
        return;
    showEstimates(picture);
    showEvents(picture);
    emit shown();
}

void ClockOffsetFeed::showEstimates(const TimingPicture& picture)
{
    static const Row none;
    const Row& row = picture.row() ? *picture.row() : none;
    const Change change(row);
    QList<QPointF> upper;
    QList<QPointF> middle;
    QList<QPointF> lower;
    double low = 0;
    double high = 0;
    for (std::size_t i = change.begin(); i < row.offsets.size(); ++i) {
        const OffsetAt& each = row.offsets[i];
        const double at = secondsTo(each.at, picture);
        const double offset = change.of(each.at, each.offset);
        const double bound = milliseconds(each.bound);
        upper += QPointF(at, offset + bound);
        middle += QPointF(at, offset);
        lower += QPointF(at, offset - bound);
        low = std::min(low, offset - bound);
        high = std::max(high, offset + bound);
    }
    const TimeUnit unit = timeUnitOf(std::max(-low, high));
    m_unit = unit.name;
    const double perUnit = roundStep(std::max(high - low, leastSpan) / unit.milliseconds);
    const double step = perUnit * unit.milliseconds;
    low = std::floor(low / step) * step;
    high = std::max(std::ceil(high / step), low / step + 1) * step;
    QVariantList ticks;
    const int decimals = std::max(0, static_cast<int>(-std::floor(std::log10(perUnit * 1.0001))));
    for (double tick = low; tick < high + step / 2 && !middle.empty(); tick += step)
        ticks +=
            QVariant::fromValue(ChartMark{signedText(std::round(tick / step) * perUnit, decimals),
                                          0, (high - tick) / (high - low)});
    QList<QPointF> dots;
    DotCells cells(plot());
    for (const auto& reply : row.history.replies()) {
        const QPointF at(secondsTo(reply.arrived, picture), change.of(reply.arrived, reply.middle));
        if (!middle.empty() && reply.arrived >= change.from() &&
            cells.take(shareLeftOf(at.x()), (high - at.y()) / (high - low)))
            dots += at;
    }
    m_axis->setRange(low, high);
    setTicks(ticks);
    showDots(*m_replies, dots);
    m_upper->replace(upper);
    m_middle->replace(middle);
    m_lower->replace(lower);
}

void ClockOffsetFeed::showEvents(const TimingPicture& picture)
{
    // All events share one series: its line runs up at one event and down at the next, and connects
    // them above or below the plot, where nothing is drawn.
    const double height = m_axis->max() - m_axis->min();
    double from = m_axis->min() - height;
    double to = m_axis->max() + height;
    QList<QPointF> lines;
    m_note = {};
    if (picture.row() && m_middle->count() > 0)
        for (const auto& event : picture.row()->events) {
            const double at = secondsTo(event.at, picture);
            if (at < -ChartFeed::span)
                continue;
            lines << QPointF(at, from) << QPointF(at, to);
            std::swap(from, to);
            m_note = {eventText(*picture.row(), event), shareLeftOf(at), 0};
        }
    m_events->replace(lines);
}

} // namespace leadline::app
