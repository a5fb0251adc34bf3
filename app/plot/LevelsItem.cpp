// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/LevelsItem.h"

#include "plot/Follow.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

constexpr double curveWidth = 1.5;
constexpr double pointWidth = 1;
constexpr double gap = 0.5;
constexpr double capHeight = 3;
constexpr double strongest = echo::ToneCurve::strongest;

} // namespace

LevelsItem::LevelsItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &LevelsItem::styleChanged, this, [this] { update(); });
}

void LevelsItem::setLevels(EchoLevels* levels)
{
    if (!exchange(*this, m_levels, levels))
        return;
    if (levels)
        connect(levels, &EchoLevels::changed, this, [this] { update(); });
    update();
    emit objectsChanged();
}

void LevelsItem::setDisplay(DisplaySettings* display)
{
    if (!exchange(*this, m_display, display))
        return;
    if (display)
        connect(display, &DisplaySettings::changed, this, [this] { update(); });
    update();
    emit objectsChanged();
}

void LevelsItem::paint(QPainter* painter)
{
    if (!m_levels || !m_display)
        return;
    m_coloursOnly ? paintColours(*painter) : paintHistogram(*painter);
}

QColor LevelsItem::colourOf(std::size_t intensity) const
{
    const raster::Rgba colour = m_levels->colours(*m_display)[static_cast<std::uint8_t>(intensity)];
    return {colour.r, colour.g, colour.b};
}

void LevelsItem::paintColours(QPainter& painter) const
{
    const double step = width() / (strongest + 1);
    for (std::size_t i = 0; i < raster::Colormap::size; ++i) {
        // Each reaches to the end, so that no seam shows between them.
        const double x = static_cast<double>(i) * step;
        painter.fillRect(QRectF(x, 0, width() - x, height()), colourOf(i));
    }
}

void LevelsItem::paintHistogram(QPainter& painter) const
{
    const EchoLevels::Histogram& bins = m_levels->histogram();
    const double most = std::log1p(static_cast<double>(*std::ranges::max_element(bins)));
    const echo::ToneCurve curve = m_levels->curve();
    const double barWidth = width() / static_cast<double>(bins.size());
    constexpr std::size_t perBin = raster::Colormap::size / EchoLevels::bins;
    for (std::size_t i = 0; i < bins.size() && most > 0; ++i) {
        const double share = std::log1p(static_cast<double>(bins[i])) / most;
        const QRectF bar(static_cast<double>(i) * barWidth, height() * (1 - share), barWidth - gap,
                         height() * share);
        const double middle = static_cast<double>(i * perBin) + perBin / 2.0;
        const bool outside = middle < curve.black || middle > curve.white;
        painter.fillRect(bar, outside ? m_outsideColor : colourOf(i * perBin + perBin / 2));
        if (i + 1 == bins.size() && m_levels->clippedPercent() > 0)
            painter.fillRect(QRectF(bar.x(), bar.y(), bar.width(), capHeight), m_clipColor);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const double perIntensity = width() / strongest;
    if (!m_levels->isRaw()) {
        painter.setPen(QPen(m_lineColor, pointWidth));
        for (const double point : {curve.black, curve.white})
            painter.drawLine(QPointF(point * perIntensity, 0),
                             QPointF(point * perIntensity, height()));
    }
    QPolygonF line;
    for (int value = 0; value <= static_cast<int>(strongest); ++value)
        line += QPointF(value * perIntensity,
                        (height() - curveWidth) * (1 - curve.position(value) / strongest) +
                            curveWidth / 2);
    painter.setPen(QPen(m_lineColor, curveWidth));
    painter.drawPolyline(line);
}

} // namespace leadline::app
