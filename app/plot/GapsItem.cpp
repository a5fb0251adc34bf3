// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/GapsItem.h"

#include "plot/Measuring.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

/// Half the width of the flag of a marker or an event, pixels.
constexpr double halfFlag = 10;
constexpr double narrowest = 3;
/// Only columns that are wider than this have a name, pixels.
constexpr double narrowestNamed = 20;
constexpr double hatchEvery = 6;
constexpr double apartNames = 8;

QString nameOf(const log::Gap& gap)
{
    constexpr double minute = 60;
    constexpr double hour = 3600;
    const double seconds = secondsOf(gap.end - gap.begin);
    if (gap.isDamage())
        return seconds < 2            ? GapsItem::tr("damaged")
               : seconds < 2 * minute ? GapsItem::tr("%1 s damaged").arg(std::lround(seconds))
               : seconds < 2 * hour
                   ? GapsItem::tr("%1 min damaged").arg(std::lround(seconds / minute))
                   : GapsItem::tr("%1 h damaged").arg(std::lround(seconds / hour));
    if (gap.begin == gap.end)
        return GapsItem::tr("clock set");
    if (seconds < 2 * minute)
        return GapsItem::tr("%1 s gap").arg(std::lround(seconds));
    if (seconds < 2 * hour)
        return GapsItem::tr("%1 min gap").arg(std::lround(seconds / minute));
    return GapsItem::tr("%1 h gap").arg(std::lround(seconds / hour));
}

} // namespace

GapsItem::GapsItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &GapsItem::styleChanged, this, [this] { update(); });
}

void GapsItem::setPlayback(Playback* playback)
{
    if (m_playback == playback)
        return;
    if (m_playback)
        m_playback->disconnect(this);
    m_playback = playback;
    if (playback)
        connect(playback, &Playback::gapsChanged, this, [this] { update(); });
    update();
    emit playbackChanged();
}

std::vector<GapsItem::Column> GapsItem::columns() const
{
    std::vector<Column> columns;
    if (!m_playback || !(m_endS > m_beginS) || !(width() > 0))
        return columns;
    const double perSecond = width() / (m_endS - m_beginS);
    const auto xOf = [&](log::Time time) { return (secondsOf(time) - m_beginS) * perSecond; };
    const auto& gaps = m_playback->gaps();
    auto gap = std::partition_point(gaps.begin(), gaps.end(),
                                    [&](const log::Gap& g) { return xOf(g.end) < -narrowest; });
    double nameEnd = 0;
    const QFontMetricsF metrics(m_font);
    for (; gap != gaps.end() && xOf(gap->begin) < width() + narrowest; ++gap) {
        const double exact = xOf(gap->end) - xOf(gap->begin);
        const double wide = std::max(narrowest, exact);
        double left = (xOf(gap->begin) + xOf(gap->end) - wide) / 2;
        const double right = std::min(left + wide, width());
        left = std::max(left, 0.0);
        if (!columns.empty()) {
            Column& before = columns.back();
            const double beforeEnd = before.x + before.width;
            if (left < beforeEnd && exact < narrowest && gap->isDamage() == before.damage) {
                before.width = std::max(beforeEnd, right) - before.x;
                continue;
            }
            left = std::max(left, beforeEnd);
        }
        if (right <= left)
            continue;
        Column column{left, right - left, {}, gap->isDamage(), !gap->isEmpty()};
        if (column.width > narrowestNamed || gap->isDamage() || gap->begin == gap->end) {
            const QString name = nameOf(*gap);
            const double half = metrics.horizontalAdvance(name) / 2;
            const double middle =
                std::clamp(left + column.width / 2, half, std::max(half, width() - half));
            if (middle - half >= nameEnd && isFree(middle - half, middle + half)) {
                column.name = name;
                nameEnd = middle + half + apartNames;
            }
        }
        columns.push_back(column);
    }
    return columns;
}

bool GapsItem::isFree(double from, double to) const
{
    return std::ranges::none_of(
        m_taken, [&](double flag) { return flag > from - halfFlag && flag < to + halfFlag; });
}

void GapsItem::paint(QPainter* painter)
{
    const double top = m_namesHeight;
    const double tall = height() - top;
    painter->setFont(m_font);
    for (const Column& column : columns()) {
        const QRectF area(column.x, top, column.width, tall);
        // Data in the gap, if there is any, stays visible below the hatching.
        if (!column.seenThrough)
            painter->fillRect(area, m_ground);
        painter->save();
        painter->setClipRect(area);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(column.damage ? m_damage : m_hatch, 1.5));
        // The lines lie on a grid of the whole item, so that those of neighbouring columns continue
        // each other.
        const double first = std::floor((column.x - tall) / hatchEvery) * hatchEvery;
        for (double x = first; x < area.right(); x += hatchEvery)
            painter->drawLine(QPointF(x, top + tall), QPointF(x + tall, top));
        painter->restore();
        if (column.name.isEmpty())
            continue;
        painter->setPen(column.damage ? m_damage : m_ink);
        const double half = QFontMetricsF(m_font).horizontalAdvance(column.name) / 2;
        const double middle = std::clamp(area.center().x(), half, std::max(half, width() - half));
        painter->drawText(QRectF(middle - half - 1, 0, 2 * half + 2, top), Qt::AlignCenter,
                          column.name);
    }
}

} // namespace leadline::app
