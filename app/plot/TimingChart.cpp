// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/TimingChart.h"

#include "plot/Follow.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>
#include <unordered_set>

namespace leadline::app {

namespace {

constexpr double gutter = 34;
constexpr double foot = 22;
constexpr double edge = 2;
/// Half of a tick's words.
constexpr double above = 7;
constexpr double dotSize = 1.5;

} // namespace

TimingChart::TimingChart(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &TimingChart::lookChanged, this, &TimingChart::repaint);
}

void TimingChart::setTiming(VehicleTiming* timing)
{
    if (!exchange(*this, m_timing, timing))
        return;
    if (timing)
        connect(timing, &VehicleTiming::changed, this, &TimingChart::repaint);
    repaint();
    emit timingChanged();
}

void TimingChart::paint(QPainter* painter)
{
    if (!m_timing || plot().isEmpty())
        return;
    painter->setFont(m_face);
    painter->setRenderHint(QPainter::Antialiasing);
    draw(*painter, *m_timing->picture());
}

QRectF TimingChart::plot() const
{
    return {gutter, above, width() - gutter - edge, height() - foot - above};
}

double TimingChart::xOf(base::Instant at, const TimingPicture& picture) const
{
    const double ago = std::chrono::duration<double>(picture.at - at).count();
    const QRectF area = plot();
    return area.right() - ago / seconds * area.width();
}

void TimingChart::drawTimeAxis(QPainter& painter) const
{
    constexpr int minutes = 5;
    const QRectF area = plot();
    painter.setPen(m_quiet);
    for (int ago = 0; ago <= minutes; ++ago) {
        const double x = area.right() - area.width() * ago / minutes;
        const QString words = ago == 0 ? QCoreApplication::translate("Timing", "now")
                              : ago == minutes
                                  ? QCoreApplication::translate("Timing", "−%1 min").arg(ago)
                                  : QStringLiteral("−%1").arg(ago);
        const int side = ago == 0 ? atRight : ago == minutes ? atLeft : atMiddle;
        const double left = ago == 0 ? x - 2 * gutter : ago == minutes ? x : x - gutter;
        painter.drawText(QRectF(left, area.bottom() + 4, 2 * gutter, foot - 4), side, words);
    }
}

void TimingChart::drawValue(QPainter& painter, double y, const QString& words) const
{
    const QRectF area = plot();
    painter.setPen(QPen(m_grid, 1));
    const double line = std::floor(y) + 0.5;
    painter.drawLine(QPointF(area.left(), line), QPointF(area.right(), line));
    painter.setPen(m_quiet);
    painter.drawText(QRectF(0, y - gutter / 2, gutter - 8, gutter), atRight, words);
}

void TimingChart::drawDots(QPainter& painter, const std::vector<QPointF>& dots) const
{
    const auto wide = static_cast<std::int64_t>(width()) + 1;
    std::unordered_set<std::int64_t> drawn;
    const QRectF area = plot();
    painter.setPen(Qt::NoPen);
    for (const QPointF& dot : dots) {
        const auto x = static_cast<std::int64_t>(dot.x());
        const auto y = static_cast<std::int64_t>(dot.y());
        if (area.contains(dot) && drawn.insert(y * wide + x).second)
            painter.fillRect(QRectF(dot.x(), dot.y(), dotSize, dotSize), painter.brush());
    }
}

} // namespace leadline::app
