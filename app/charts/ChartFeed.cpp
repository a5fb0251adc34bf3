// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ChartFeed.h"

#include "base/Clock.h"
#include "plot/Follow.h"

#include <QImage>
#include <QPainter>

namespace leadline::app {

namespace {

constexpr double dotSize = 1.5;

QImage dotOf(const QColor& colour)
{
    QImage dot(2, 2, QImage::Format_ARGB32_Premultiplied);
    dot.fill(Qt::transparent);
    QPainter painter(&dot);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(0, 0, dotSize, dotSize), colour);
    return dot;
}

} // namespace

ChartFeed::ChartFeed(QObject* parent) : QObject(parent)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &ChartFeed::showPending);
    connect(this, &ChartFeed::chartChanged, this, &ChartFeed::ask);
}

void ChartFeed::setTiming(VehicleTiming* timing)
{
    if (!exchange(*this, m_timing, timing))
        return;
    if (timing)
        connect(timing, &VehicleTiming::changed, this, &ChartFeed::ask);
    ask();
    emit timingChanged();
}

void ChartFeed::setPlot(QSizeF plot)
{
    if (plot == m_plot)
        return;
    m_plot = plot;
    ask();
    emit plotChanged();
}

double ChartFeed::secondsTo(base::Instant at, const TimingPicture& picture)
{
    return base::secondsOf(at - picture.at);
}

void ChartFeed::setTicks(const QVariantList& ticks)
{
    if (ticks == m_ticks)
        return;
    m_ticks = ticks;
    emit ticksChanged();
}

void ChartFeed::showDots(QXYSeries& line, const QList<QPointF>& points) const
{
    line.setPen(Qt::NoPen);
    line.setLightMarker(dotOf(m_dot));
    line.replace(points);
}

void ChartFeed::ask()
{
    m_due = true;
    if (!m_pause.isActive())
        m_pause.start(0);
}

void ChartFeed::showPending()
{
    if (!m_due || !m_timing || m_plot.isEmpty())
        return;
    m_due = false;
    show(*m_timing->picture());
    m_pause.start(quickest);
}

} // namespace leadline::app
