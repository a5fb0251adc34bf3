// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/ClockOffsetChart.h"

#include "timing/TimingNumbers.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

using OffsetAt = mavlink::ComponentTiming::OffsetAt;
using Row = TimingPicture::Row;

constexpr int wantedTicks = 5;
constexpr int bandAlpha = 70;
constexpr int bandEdgeAlpha = 140;
constexpr int dotAlpha = 70;
constexpr double noteHeight = 20;
constexpr double notePad = 8;

/// How far the offset is from a straight line that begins where it was at first: since the
/// component last started again, for that changes it by anything.
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
    /// Milliseconds.
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

QColor faint(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

} // namespace

void ClockOffsetChart::draw(QPainter& painter, const TimingPicture& picture)
{
    drawTimeAxis(painter);
    const Row* row = picture.row();
    if (!row || row->offsets.empty())
        return;
    const Change change(*row);
    if (change.begin() >= row->offsets.size())
        return;
    struct Band {
        double x;
        double low;
        double middle;
        double high;
    };
    std::vector<Band> bands;
    double low = 0;
    double high = 0;
    for (std::size_t i = change.begin(); i < row->offsets.size(); ++i) {
        const OffsetAt& at = row->offsets[i];
        const double middle = change.of(at.at, at.offset);
        const double bound = milliseconds(at.bound);
        bands.push_back({xOf(at.at, picture), middle - bound, middle, middle + bound});
        low = std::min(low, middle - bound);
        high = std::max(high, middle + bound);
    }
    const double step = roundStep(std::max(high - low, 1e-3));
    low = std::floor(low / step) * step;
    high = std::ceil(high / step) * step;
    const QRectF area = plot();
    const auto yOf = [&](double ms) {
        return area.bottom() - (ms - low) / (high - low) * area.height();
    };
    const int decimals = std::max(0, static_cast<int>(-std::floor(std::log10(step * 1.0001))));
    for (double tick = low; tick < high + step / 2; tick += step)
        drawValue(painter, yOf(tick), signedText(std::round(tick / step) * step, decimals));

    painter.save();
    painter.setClipRect(area);
    std::vector<QPointF> dots;
    for (const auto& reply : row->history.replies())
        if (reply.arrived >= change.from())
            dots.emplace_back(xOf(reply.arrived, picture),
                              yOf(change.of(reply.arrived, reply.middle)));
    painter.setBrush(faint(ink(), dotAlpha));
    drawDots(painter, dots);
    QPolygonF band;
    QPolygonF line;
    for (const Band& each : bands) {
        band << QPointF(each.x, yOf(each.high));
        line << QPointF(each.x, yOf(each.middle));
    }
    for (auto each = bands.rbegin(); each != bands.rend(); ++each)
        band << QPointF(each->x, yOf(each->low));
    painter.setBrush(faint(accent(), bandAlpha));
    painter.setPen(QPen(faint(accent(), bandEdgeAlpha), 1));
    painter.drawPolygon(band);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink(), 2));
    painter.drawPolyline(line);
    painter.restore();
    drawEvents(painter, picture);
}

void ClockOffsetChart::drawEvents(QPainter& painter, const TimingPicture& picture) const
{
    const Row& row = *picture.row();
    const QRectF area = plot();
    for (const auto& event : row.events) {
        const double x = xOf(event.at, picture);
        if (x < area.left())
            continue;
        painter.setPen(QPen(warnColor(), 1, Qt::DashLine));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
    // Of many the newest is said; the number of them stands beside the chart.
    if (row.events.empty() || xOf(row.events.back().at, picture) < area.left())
        return;
    const QString words = eventWords(row, row.events.back());
    const double wide = painter.fontMetrics().horizontalAdvance(words) + 2 * notePad;
    const double x = xOf(row.events.back().at, picture) + notePad;
    const QRectF note(std::max(area.left(), std::min(x, area.right() - wide)), area.top(), wide,
                      noteHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(backing());
    painter.drawRoundedRect(note, 4, 4);
    painter.setPen(warnColor());
    painter.drawText(note, atMiddle, words);
}

} // namespace leadline::app
