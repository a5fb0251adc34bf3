// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/DiveProfileItem.h"

#include "base/Units.h"
#include "plot/Measuring.h"

#include <QPainter>
#include <QPen>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace leadline::app {

namespace {

/// The scale is at least so deep, so that the waves at a jetty are no dive.
constexpr double leastDepthM = 2;
constexpr double edgeWidth = 1.5;
/// Margin of the heading's line at both edges, so that north is seen.
constexpr double headingInset = 2;

} // namespace

DiveProfileItem::DiveProfileItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setFlag(ItemHasContents, false);
    connect(this, &DiveProfileItem::styleChanged, this, [this] { update(); });
}

void DiveProfileItem::setProfile(DiveProfile* profile)
{
    if (m_profile == profile)
        return;
    if (m_profile)
        m_profile->disconnect(this);
    m_profile = profile;
    if (profile)
        connect(profile, &DiveProfile::grown, this, &DiveProfileItem::updateScale);
    updateScale();
    emit profileChanged();
}

void DiveProfileItem::setSettings(VehicleSettings* settings)
{
    if (m_settings == settings)
        return;
    if (m_settings)
        m_settings->disconnect(this);
    m_settings = settings;
    if (settings)
        connect(settings, &VehicleSettings::changed, this, &DiveProfileItem::updateScale);
    updateScale();
    emit settingsChanged();
}

// An item without a whole pixel has no surface to paint on.
void DiveProfileItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    setFlag(ItemHasContents, now.width() >= 1 && now.height() >= 1);
    update();
}

void DiveProfileItem::updateScale()
{
    double topM = 0;
    double bottomM = leastDepthM;
    if (const auto range = m_profile ? m_profile->depthRange() : std::nullopt) {
        const double zero = m_settings ? m_settings->depthZeroM() : 0;
        bottomM = roundRangeAbove(std::max(range->most - zero, leastDepthM));
        // What is above the surface, or above the user's zero, is seen too.
        if (const double above = range->least - zero; above < -bottomM / 10)
            topM = -roundRangeAbove(-above);
    }
    const bool changes = topM != m_topM || bottomM != m_bottomM;
    m_topM = topM;
    m_bottomM = bottomM;
    if (changes)
        emit scaleChanged();
    update();
}

void DiveProfileItem::paint(QPainter* painter)
{
    if (!m_profile || !(m_endS > m_beginS))
        return;
    const double ratio = painter->device()->devicePixelRatioF();
    const auto columns = static_cast<std::size_t>(std::max(1.0, std::ceil(width() * ratio)));
    m_columns.resize(columns);
    m_profile->read(timeOfSeconds(m_beginS), timeOfSeconds(m_endS), m_columns);
    const double columnWidth = width() / static_cast<double>(columns);
    painter->setRenderHint(QPainter::Antialiasing);
    paintDepth(*painter, columnWidth);
    if (m_headingShown)
        paintHeading(*painter, columnWidth);
}

void DiveProfileItem::paintDepth(QPainter& painter, double columnWidth) const
{
    const double zero = m_settings ? m_settings->depthZeroM() : 0;
    const double perMetre = (height() - edgeWidth) / (m_bottomM - m_topM);
    const auto yOf = [&](double depthM) { return (depthM - zero - m_topM) * perMetre; };
    const double surface = -m_topM * perMetre;
    QPolygonF line;
    QPolygonF area;
    const auto finish = [&] {
        if (line.isEmpty())
            return;
        if (line.size() == 1)
            line << line.front() + QPointF(columnWidth, 0);
        area << QPointF(area.back().x(), surface);
        area.prepend(QPointF(area.front().x(), surface));
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_fill);
        painter.drawPolygon(area);
        painter.setPen(QPen(m_edge, edgeWidth));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(line);
        line.clear();
        area.clear();
    };
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const auto& depth = m_columns[i].depthM;
        if (!depth) {
            finish();
            continue;
        }
        const double x = static_cast<double>(i) * columnWidth;
        const auto point = [&](float value) { return QPointF(x, yOf(value)); };
        line << point(depth->first);
        if (depth->most > depth->least)
            line << point(depth->least) << point(depth->most) << point(depth->last);
        area << point(depth->most) << point(depth->most) + QPointF(columnWidth, 0);
    }
    finish();
}

void DiveProfileItem::paintHeading(QPainter& painter, double columnWidth) const
{
    constexpr double half = 180;
    constexpr double turn = 360;
    const double correction = m_settings ? m_settings->headingCorrection() : 0;
    const double perDegree = (height() - 2 * headingInset) / turn;
    painter.setPen(QPen(m_heading, edgeWidth));
    painter.setBrush(Qt::NoBrush);
    QPolygonF line;
    std::optional<double> before;
    const auto finish = [&] {
        if (line.size() == 1)
            line << line.front() + QPointF(columnWidth, 0);
        painter.drawPolyline(line);
        line.clear();
        before.reset();
    };
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const auto& heading = m_columns[i].headingDeg;
        if (!heading) {
            finish();
            continue;
        }
        const double x = static_cast<double>(i) * columnWidth;
        const auto add = [&](float value) {
            const double deg = base::wrappedDegrees(value + correction);
            // Through north the line goes on at the other edge.
            if (before && std::abs(deg - *before) > half)
                finish();
            line << QPointF(x, height() - headingInset - deg * perDegree);
            before = deg;
        };
        add(heading->first);
        if (heading->most > heading->least) {
            add(heading->least);
            add(heading->most);
            add(heading->last);
        }
    }
    finish();
}

} // namespace leadline::app
