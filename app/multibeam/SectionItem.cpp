// SPDX-License-Identifier: GPL-3.0-or-later
#include "multibeam/SectionItem.h"

#include <QImage>
#include <QPainter>
#include <QQuickWindow>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace leadline::app {

namespace {

raster::Rgba rgbaOf(const QColor& colour)
{
    return {static_cast<std::uint8_t>(colour.red()), static_cast<std::uint8_t>(colour.green()),
            static_cast<std::uint8_t>(colour.blue()), static_cast<std::uint8_t>(colour.alpha())};
}

/// The next one of 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8 · 10ⁿ.
double roundedUp(double metres)
{
    constexpr std::array factors{1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0};
    const double power = std::pow(10, std::floor(std::log10(std::max(metres, 1.0))));
    for (const double factor : factors)
        if (factor * power >= metres)
            return factor * power;
    return metres;
}

/// Grows at once, and shrinks when much of it is empty.
double stepped(double before, double wanted)
{
    constexpr double empty = 0.6;
    return wanted > before || wanted < empty * before ? roundedUp(wanted) : before;
}

} // namespace

SectionItem::SectionItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &SectionItem::styleChanged, this, &SectionItem::follow);
}

void SectionItem::setModel(MultibeamModel* model)
{
    if (m_model == model)
        return;
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    if (model)
        connect(model, &MultibeamModel::changed, this, &SectionItem::follow);
    follow();
    emit modelChanged();
}

void SectionItem::follow()
{
    fit();
    read();
    update();
}

void SectionItem::fit()
{
    if (!m_model || !m_model->swath()) {
        m_shown = {};
        return;
    }
    const auto extent = swath::sectionExtent(m_model->swath()->soundings);
    constexpr double margin = 1.04;
    m_shown = {stepped(m_shown.halfAcrossM, extent.halfAcrossM * margin),
               stepped(m_shown.depthM, extent.depthM * margin)};
    swath::SectionView view =
        swath::SectionView::fitted(std::max(width(), 1.0), std::max(height() - m_sonarY, 1.0),
                                   m_shown.halfAcrossM, m_shown.depthM);
    view.sonarY = m_sonarY;
    if (view == m_view)
        return;
    m_view = view;
    emit viewChanged();
}

void SectionItem::read()
{
    const bool was = valid();
    m_reading.reset();
    if (m_cursor && m_model && m_model->swath()) {
        const auto& all = m_model->swath()->soundings;
        if (const auto at = swath::nearestSounding(m_view, all, m_cursor->x(), m_cursor->y(), reach,
                                                   m_isLeftOutShown))
            m_reading = all[*at];
    }
    if (was || valid())
        emit readingChanged();
}

void SectionItem::probe(double x, double y)
{
    m_cursor = QPointF(x, y);
    read();
}

void SectionItem::leave()
{
    m_cursor.reset();
    read();
}

QPointF SectionItem::point() const
{
    return m_reading ? QPointF(m_view.x(m_reading->acrossM), m_view.y(m_reading->depthM))
                     : QPointF();
}

double SectionItem::power() const
{
    return m_reading && m_reading->power ? double{*m_reading->power}
                                         : std::numeric_limits<double>::quiet_NaN();
}

void SectionItem::step(int by)
{
    if (!m_model || !m_model->swath())
        return;
    std::vector<const swath::LevelSounding*> all;
    for (const swath::LevelSounding& each : m_model->swath()->soundings)
        if (m_isLeftOutShown || each.verdict == swath::Verdict::Kept)
            all.push_back(&each);
    if (all.empty())
        return;
    std::ranges::sort(all, {}, &swath::LevelSounding::acrossM);
    const double across = m_reading ? m_reading->acrossM : 0;
    const auto behind = std::ranges::lower_bound(all, across, {}, &swath::LevelSounding::acrossM);
    auto index = behind - all.begin();
    if (m_reading)
        index += by;
    const auto* to =
        all[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(index, 0, std::ssize(all) - 1))];
    probe(m_view.x(to->acrossM), m_view.y(to->depthM));
}

void SectionItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size())
        follow();
}

void SectionItem::paint(QPainter* painter)
{
    if (!m_model || !m_model->swath())
        return;
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    QImage image((size() * ratio).toSize(), QImage::Format_RGBA8888);
    if (image.isNull())
        return;
    image.fill(Qt::transparent);
    const swath::SectionView view{m_view.sonarX * ratio, m_view.sonarY * ratio,
                                  m_view.pixelsPerMetre * ratio};
    swath::drawSection({image.bits(), image.width(), image.height(), image.bytesPerLine()}, view,
                       m_model->swath()->soundings,
                       {.kept = rgbaOf(m_keptColor),
                        .leftOut = rgbaOf(m_leftOutColor),
                        .hasLeftOut = m_isLeftOutShown,
                        .dot = std::max(1, static_cast<int>(std::lround(m_dot * ratio)))});
    image.setDevicePixelRatio(ratio);
    painter->drawImage(0, 0, image);
}

} // namespace leadline::app
