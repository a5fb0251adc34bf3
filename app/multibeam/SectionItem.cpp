// SPDX-License-Identifier: GPL-3.0-or-later
#include "multibeam/SectionItem.h"

#include <QImage>
#include <QPainter>
#include <QQuickWindow>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
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
    if (model) {
        connect(model, &MultibeamModel::changed, this, &SectionItem::follow);
        connect(model, &MultibeamModel::cleared, this, [this] { setMeasuring(false); });
    }
    follow();
    emit modelChanged();
}

void SectionItem::follow()
{
    fit();
    read();
    update();
    emit swathChanged();
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
    m_index.reset();
    m_position.reset();
    if (m_cursor && m_model && m_model->swath()) {
        const swath::Swath& swath = *m_model->swath();
        m_index = swath::nearestSounding(m_view, swath.soundings, m_cursor->x(), m_cursor->y(),
                                         reach, m_isLeftOutShown);
        if (m_index) {
            m_reading = swath.soundings[*m_index];
            m_position = positionOf(*m_reading, swath.time, m_model->session()->vehicle());
        }
    }
    if (was || valid())
        emit readingChanged();
    moveMeasure();
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

void SectionItem::setMeasuring(bool measuring)
{
    if (m_isMeasuring == measuring)
        return;
    m_isMeasuring = measuring;
    m_ends.clear();
    m_isEndSet = false;
    moveMeasure();
    emit measureChanged();
}

bool SectionItem::setMeasureEnd()
{
    if (!m_isMeasuring || !m_reading)
        return false;
    if (m_isEndSet) {
        m_ends.clear();
        m_isEndSet = false;
        moveMeasure();
    }
    // The first end remains, and the second one moves from there.
    if (m_ends.size() == 1)
        m_ends.push_back(m_ends.front());
    else
        m_isEndSet = true;
    emit measureChanged();
    return true;
}

// Without a sounding at the cursor the end remains where it was.
void SectionItem::moveMeasure()
{
    if (!m_isMeasuring)
        return;
    if (!m_isEndSet && m_reading) {
        if (m_ends.empty())
            m_ends.emplace_back();
        m_ends.back() = {*m_reading, m_model->swath()->time};
    }
    emit measureChanged();
}

QPointF SectionItem::pointOf(std::size_t end) const
{
    if (end >= m_ends.size())
        return {};
    const swath::LevelSounding& sounding = m_ends[end].sounding;
    return {m_view.x(sounding.acrossM), m_view.y(sounding.depthM)};
}

double SectionItem::measuredAcrossM() const
{
    return measured() ? m_ends[1].sounding.acrossM - m_ends[0].sounding.acrossM : none;
}

// The sonar has moved between two swaths, nobody says how far.
bool SectionItem::isOfOneSwath() const
{
    return measured() && m_ends[0].time == m_ends[1].time;
}

double SectionItem::measuredAcrossErrorM() const
{
    return isOfOneSwath()
               ? std::hypot(m_ends[0].sounding.acrossErrorM, m_ends[1].sounding.acrossErrorM)
               : none;
}

double SectionItem::measuredDownM() const
{
    return measured() ? m_ends[1].sounding.depthM - m_ends[0].sounding.depthM : none;
}

double SectionItem::measuredDownErrorM() const
{
    return isOfOneSwath()
               ? std::hypot(m_ends[0].sounding.depthErrorM, m_ends[1].sounding.depthErrorM)
               : none;
}

double SectionItem::measuredM() const
{
    return std::hypot(measuredAcrossM(), measuredDownM());
}

double SectionItem::measuredErrorM() const
{
    const double length = measuredM();
    if (!(length > 0))
        return std::hypot(measuredAcrossErrorM(), measuredDownErrorM());
    return std::hypot(measuredAcrossM() * measuredAcrossErrorM(),
                      measuredDownM() * measuredDownErrorM()) /
           length;
}

double SectionItem::measuredAgeS() const
{
    if (m_ends.empty() || !m_model || !m_model->session())
        return 0;
    log::Time oldest = m_ends.front().time;
    for (const End& end : m_ends)
        oldest = std::min(oldest, end.time);
    const log::Time now = m_model->session()->time();
    return std::max(0.0, std::chrono::duration<double>(now - oldest).count());
}

QPointF SectionItem::point() const
{
    return m_reading ? QPointF(m_view.x(m_reading->acrossM), m_view.y(m_reading->depthM))
                     : QPointF();
}

double SectionItem::power() const
{
    return m_reading && m_reading->power ? double{*m_reading->power} : none;
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
