// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/RoundTripChart.h"

#include "timing/RoundTripAxis.h"
#include "timing/TimingNumbers.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace leadline::app {

namespace {

using Reply = mavlink::ProbeHistory::Reply;

/// For the marks of what is lost, above the plot.
constexpr double lostRow = 9;
constexpr double lostMark = 7;
constexpr double barStep = 4;
constexpr double bar = 3;
constexpr double markWidth = 64;
constexpr double markHeight = 15;
constexpr int dotAlpha = 150;

QColor faint(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

} // namespace

QRectF RoundTripChart::plot() const
{
    return TimingChart::plot().adjusted(0, lostRow, 0, 0);
}

void RoundTripChart::draw(QPainter& painter, const TimingPicture& picture)
{
    const TimingPicture::Row* row = picture.row();
    const RoundTripAxis axis = row ? RoundTripAxis(row->figures) : RoundTripAxis();
    const QRectF area = plot();
    for (const double tick : axis.ticks())
        drawValue(painter, axis.yOf(tick, area), QString::number(tick));
    drawTimeAxis(painter);
    if (!row)
        return;
    std::vector<QPointF> dots;
    for (const Reply& reply : row->history.replies())
        dots.emplace_back(xOf(reply.arrived, picture),
                          axis.yOf(milliseconds(reply.roundTrip), area));
    painter.setBrush(faint(accent(), dotAlpha));
    drawDots(painter, dots);
    painter.setBrush(lostColor());
    for (const base::Instant sent : row->history.lost())
        if (const double x = xOf(sent, picture); x >= area.left())
            painter.fillRect(QRectF(x - 1, area.top() - lostRow, 2, lostMark), lostColor());
    drawSmoothed(painter, picture);
    const auto longest = std::ranges::max_element(row->history.replies(), {}, &Reply::roundTrip);
    if (longest == row->history.replies().end())
        return;
    const double ms = milliseconds(longest->roundTrip);
    const double x = xOf(longest->arrived, picture);
    const bool left = x - area.left() > markWidth;
    painter.setPen(quiet());
    painter.drawText(QRectF(left ? x - markWidth - 4 : x + 6, axis.yOf(ms, area) - markHeight / 2,
                            markWidth, markHeight),
                     left ? atRight : atLeft, numberText(ms, 1));
}

void RoundTripChart::drawSmoothed(QPainter& painter, const TimingPicture& picture) const
{
    const RoundTripAxis axis(picture.row()->figures);
    const QRectF area = plot();
    const auto pathOf = [&](auto member) {
        QPainterPath path;
        bool goesOn = false;
        for (const TimingPicture::Smoothed& each : picture.smoothed) {
            const auto& value = each.*member;
            if (value) {
                const QPointF at(xOf(each.at, picture), axis.yOf(milliseconds(*value), area));
                goesOn ? path.lineTo(at) : path.moveTo(at);
            }
            goesOn = value.has_value();
        }
        return path;
    };
    painter.save();
    painter.setClipRect(area);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink(), 1, Qt::DashLine));
    painter.drawPath(pathOf(&TimingPicture::Smoothed::p95));
    painter.setPen(QPen(ink(), 2));
    painter.drawPath(pathOf(&TimingPicture::Smoothed::median));
    painter.restore();
}

QRectF RoundTripHistogram::plot() const
{
    const QRectF area = TimingChart::plot().adjusted(0, lostRow, 0, 0);
    return {1, area.top(), width() - 2, area.height()};
}

void RoundTripHistogram::draw(QPainter& painter, const TimingPicture& picture)
{
    const QRectF area = plot();
    painter.setPen(QPen(quiet(), 1));
    painter.drawLine(area.topLeft(), area.bottomLeft());
    const TimingPicture::Row* row = picture.row();
    if (!row || !row->figures.roundTrips)
        return;
    const RoundTripAxis axis(row->figures);
    std::vector<int> bins(static_cast<std::size_t>(area.height() / barStep) + 1);
    for (const Reply& reply : row->history.replies()) {
        const double below = axis.shareOf(milliseconds(reply.roundTrip)) * area.height() / barStep;
        ++bins[std::clamp<std::size_t>(static_cast<std::size_t>(below), 0, bins.size() - 1)];
    }
    const int most = *std::ranges::max_element(bins);
    const double longest = std::max(area.width() - markWidth, area.width() / 2);
    for (std::size_t i = 0; i < bins.size(); ++i)
        if (bins[i] > 0)
            painter.fillRect(QRectF(area.left() + 1,
                                    area.bottom() - (static_cast<double>(i) + 1) * barStep,
                                    std::max(1.0, longest * bins[i] / most), bar),
                             accent());
    drawMarks(painter, row->figures);
}

void RoundTripHistogram::drawMarks(QPainter& painter, const mavlink::ProbeFigures& figures) const
{
    const RoundTripAxis axis(figures);
    const QRectF area = plot();
    struct Mark {
        QString name;
        double ms;
        bool line;
    };
    const auto words = [](const char* text) { return QCoreApplication::translate("Timing", text); };
    const Mark marks[] = {{words("p99 %1"), milliseconds(figures.roundTrips->p99), true},
                          {words("p95 %1"), milliseconds(figures.roundTrips->p95), true},
                          {words("med %1"), milliseconds(figures.roundTrips->median), false}};
    double lowest = area.top() - markHeight;
    for (const Mark& mark : marks) {
        const double y = axis.yOf(mark.ms, area);
        // Words that would lie on each other stand below each other.
        const double at = std::max(y, lowest + markHeight);
        lowest = at;
        const double left = area.right() - markWidth;
        if (mark.line) {
            painter.setPen(QPen(ink(), 1, Qt::DashLine));
            painter.drawLine(QPointF(area.left(), y), QPointF(left, y));
        }
        painter.setPen(ink());
        painter.drawText(QRectF(left, at - markHeight / 2, markWidth, markHeight), atRight,
                         mark.name.arg(numberText(mark.ms, 1)));
    }
}

} // namespace leadline::app
