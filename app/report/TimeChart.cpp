// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/TimeChart.h"

#include "base/Clock.h"
#include "language/OldEventTexts.h"
#include "language/Tr.h"
#include "pictures/Annotations.h"
#include "raster/Ticks.h"

#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr double chartHeight = 170;
constexpr double axisLeft = 40;
constexpr double axisBelow = 26;
/// Height of the chart that must fit on the page of its heading.
constexpr double headingKeeps = 150;
/// A line is interrupted where there is no data for longer than this.
constexpr log::Time longestLine = 10s;

/// The first of the round steps that leaves room for its labels.
log::Time stepOf(log::Time span, double length, double roomOfWords)
{
    constexpr std::array steps{1s,   2s,   5s,    10s,   15s,   30s,    60s,    120s,   300s,
                               600s, 900s, 1800s, 3600s, 7200s, 14400s, 21600s, 43200s, 86400s};
    const double most = std::max(length / roomOfWords, 1.0);
    for (const auto step : steps)
        if (base::secondsOf(span) / base::secondsOf(step) <= most)
            return step;
    return std::chrono::duration_cast<log::Time>(span);
}

using Metres = std::optional<double>;

/// The line of one quantity, such as the vehicle's depth or that of the bottom, in pieces.
std::vector<QPolygonF> linesOf(const TimeChart& chart, const DiveReport& report, double bottomM,
                               Metres (*of)(const DiveReport::Depth&))
{
    std::vector<QPolygonF> lines;
    std::optional<log::Time> before;
    const log::Time timeout = std::max<log::Time>(longestLine, (report.until - report.from) / 100);
    for (const DiveReport::Depth& depth : report.depths) {
        const auto metres = of(depth);
        if (!metres)
            continue;
        if (!before || depth.at - *before > timeout)
            lines.emplace_back();
        before = depth.at;
        lines.back() << QPointF(chart.xOf(depth.at),
                                chart.plot().top() + *metres / bottomM * chart.plot().height());
    }
    return lines;
}

Metres vehicleDepth(const DiveReport::Depth& depth)
{
    return depth.vehicleM;
}

Metres bottomDepth(const DiveReport::Depth& depth)
{
    return depth.bottomM;
}

Metres distanceAlone(const DiveReport::Depth& depth)
{
    return depth.distanceM;
}

double deepest(const DiveReport& report,
               std::initializer_list<Metres (*)(const DiveReport::Depth&)> all)
{
    double deep = 0;
    for (const DiveReport::Depth& depth : report.depths)
        for (const auto of : all)
            deep = std::max(deep, of(depth).value_or(0));
    return deep;
}

void drawLegend(Paper& paper, QPointF topLeft,
                const std::vector<std::pair<QString, QColor>>& entries)
{
    double x = topLeft.x();
    for (const auto& [words, colour] : entries) {
        paper.painter().setPen(QPen(colour, 1.6));
        paper.painter().drawLine(QPointF(x, topLeft.y() - 3), QPointF(x + 16, topLeft.y() - 3));
        paper.line({x + 21, topLeft.y()}, 260, words, Paper::Role::Small, paper::ink2);
        x += 21 + paper.textWidth(words, Paper::Role::Small) + 18;
    }
}

} // namespace

TimeChart::TimeChart(Paper& paper, const DiveReport& report, QRectF plot)
    : m_paper(paper),
      m_report(report),
      m_plot(plot)
{
}

double TimeChart::xOf(log::Time at) const
{
    return m_plot.left() + shareOfPart(m_report, at) * m_plot.width();
}

double shareOfPart(const DiveReport& report, log::Time at)
{
    const double span = std::max(base::secondsOf(report.until - report.from), 1e-3);
    return base::secondsOf(at - report.from) / span;
}

std::vector<log::Time> timesOnAxis(const DiveReport& report, double length, double roomOfWords)
{
    const log::Time step =
        std::max<log::Time>(stepOf(report.until - report.from, length, roomOfWords), 1s);
    // They are round times of the day if the date is known.
    const log::Time zero = report.utcZero.value_or(log::Time{}) % step;
    std::vector<log::Time> times;
    for (log::Time at = report.from + (step - (report.from + zero) % step) % step;
         at <= report.until; at += step)
        times.push_back(at);
    return times;
}

void TimeChart::drawTimes()
{
    // Of a label such as "09:54:57".
    constexpr double roomOfWords = 62;
    for (const log::Time at : timesOnAxis(m_report, m_plot.width(), roomOfWords)) {
        const double x = xOf(at);
        m_paper.painter().setPen(QPen(paper::line, 0.5));
        m_paper.painter().drawLine(QPointF(x, m_plot.bottom()), QPointF(x, m_plot.bottom() + 4));
        m_paper.line(
            {std::clamp(x - 30, m_plot.left() - 8, m_plot.right() - 52), m_plot.bottom() + 13}, 60,
            m_report.timeOfDay(at), Paper::Role::Tick, paper::ink3, Qt::AlignHCenter);
    }
}

void TimeChart::drawDepthAxis(double top, double bottom)
{
    const double perUnit = m_report.imperial ? metresPerFoot : 1;
    const raster::Ticks ticks =
        raster::axisTicks(top / perUnit, bottom / perUnit, static_cast<int>(m_plot.height()), 32);
    for (const double depth : ticks.values) {
        const double y = m_plot.top() + (depth * perUnit - top) / (bottom - top) * m_plot.height();
        m_paper.painter().setPen(QPen(paper::line, 0.5));
        m_paper.painter().drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
        const bool first = depth == ticks.values.front();
        m_paper.line({m_plot.left() - axisLeft, y + 3}, axisLeft - 6,
                     QString::number(depth, 'f', ticks.decimals) +
                         (first ? unitText(m_report.imperial) : QString()),
                     Paper::Role::Tick, paper::ink3, Qt::AlignRight);
    }
}

void TimeChart::drawGaps()
{
    QPainter& painter = m_paper.painter();
    for (const log::Gap& gap : m_report.gaps) {
        const double from = std::max(xOf(gap.begin), m_plot.left());
        const double to = std::max(std::min(xOf(gap.end), m_plot.right()), from + 0.75);
        painter.fillRect(QRectF(from, m_plot.top(), to - from, m_plot.height()),
                         QBrush(paper::line, Qt::BDiagPattern));
    }
}

void TimeChart::drawFrame()
{
    m_paper.painter().setPen(QPen(paper::line, 0.75));
    m_paper.painter().setBrush(Qt::NoBrush);
    m_paper.painter().drawRect(m_plot);
}

void drawDepths(Paper& paper, const DiveReport& report)
{
    const bool vehicle = deepest(report, {vehicleDepth}) > 0;
    const bool bottom = vehicle && deepest(report, {bottomDepth}) > 0;
    const bool distance = !vehicle && deepest(report, {distanceAlone}) > 0;
    // Without the vehicle's depth the distance counts from the sonar, and no depth below the
    // surface is known.
    paper.heading(distance ? tr("Distance to the bottom") : tr("Depth"), headingKeeps);
    if (!vehicle && !distance) {
        paper.paragraph(tr("Neither a vehicle's depth nor a distance to the bottom is "
                           "in this recording."),
                        Paper::Role::Body, paper::ink2);
        return;
    }
    const double deep =
        vehicle ? deepest(report, {vehicleDepth, bottomDepth}) : deepest(report, {distanceAlone});
    paper.box(chartHeight + axisBelow + 16, [&](QRectF box) {
        const QRectF plot(box.left() + axisLeft, box.top() + 16, box.width() - axisLeft,
                          chartHeight);
        TimeChart chart(paper, report, plot);
        const double bottomM = deep * 1.08;
        chart.drawGaps();
        chart.drawDepthAxis(0, bottomM);
        chart.drawTimes();
        chart.drawFrame();
        const auto draw = [&](Metres (*of)(const DiveReport::Depth&), const QColor& colour) {
            paper.painter().setClipRect(plot);
            paper.painter().setPen(QPen(colour, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            for (const QPolygonF& line : linesOf(chart, report, bottomM, of))
                paper.painter().drawPolyline(line);
            paper.painter().setClipping(false);
        };
        std::vector<std::pair<QString, QColor>> legend;
        if (vehicle) {
            draw(vehicleDepth, paper::accent);
            legend.emplace_back(tr("Vehicle depth"), paper::accent);
        }
        if (bottom) {
            draw(bottomDepth, paper::warn);
            legend.emplace_back(tr("Vehicle depth and distance to the bottom"), paper::warn);
        }
        if (distance) {
            draw(distanceAlone, paper::warn);
            legend.emplace_back(tr("Distance to the bottom"), paper::warn);
        }
        drawLegend(paper, {plot.left(), box.top() + 9}, legend);
        paper.line({plot.right() - 120, box.top() + 9}, 120, report.zone(), Paper::Role::Tick,
                   paper::ink3, Qt::AlignRight);
    });
}

} // namespace leadline::app
