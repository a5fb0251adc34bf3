// SPDX-License-Identifier: GPL-3.0-or-later
#include "multibeam/BottomMapItem.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

/// Room around all of the bottom, pixels, and the least length that is shown, metres.
constexpr double fitMargin = 24;
constexpr double leastShownM = 4;
constexpr double trackWidth = 1.5;
constexpr double vehicleSize = 9;

} // namespace

BottomMapItem::BottomMapItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &BottomMapItem::styleChanged, this, [this] { update(); });
}

void BottomMapItem::setModel(MultibeamModel* model)
{
    if (m_model == model)
        return;
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    if (model)
        connect(model, &MultibeamModel::bottomChanged, this, &BottomMapItem::follow);
    follow();
    emit modelChanged();
}

QTransform BottomMapItem::placement() const
{
    return QTransform::fromTranslate(-m_centreEastM, m_centreNorthM) *
           QTransform::fromScale(m_scale, m_scale) *
           QTransform::fromTranslate(width() / 2, height() / 2);
}

void BottomMapItem::follow()
{
    if (!m_model || !m_model->mapped())
        m_isFitted = true;
    changeView();
}

void BottomMapItem::changeView()
{
    if (m_isFitted)
        showAll();
    read();
    update();
    emit viewChanged();
}

void BottomMapItem::showAll()
{
    if (!m_model || !m_model->mapped() || width() <= 0 || height() <= 0)
        return;
    const auto& grid = m_model->picture()->bottom.grid;
    const auto& extent = grid.extent();
    const double wide = std::max(extent.columns() * grid.cellM(), leastShownM);
    const double high = std::max(extent.rows() * grid.cellM(), leastShownM);
    m_centreEastM = (extent.eastFrom + extent.eastUntil) * grid.cellM() / 2;
    m_centreNorthM = (extent.northFrom + extent.northUntil) * grid.cellM() / 2;
    const double margin = std::min(fitMargin, std::min(width(), height()) / 8);
    m_scale = std::clamp(std::min((width() - 2 * margin) / wide, (height() - 2 * margin) / high),
                         fewestPixelsPerMetre, mostPixelsPerMetre);
}

void BottomMapItem::panBy(double x, double y)
{
    if (x == 0 && y == 0)
        return;
    m_isFitted = false;
    m_centreEastM -= x / m_scale;
    m_centreNorthM += y / m_scale;
    changeView();
}

void BottomMapItem::zoomAt(double factor, double x, double y)
{
    const QTransform before = placement().inverted();
    const QPointF place = before.map(QPointF(x, y));
    m_isFitted = false;
    m_scale = std::clamp(m_scale * factor, fewestPixelsPerMetre, mostPixelsPerMetre);
    const QPointF moved = placement().inverted().map(QPointF(x, y));
    m_centreEastM += place.x() - moved.x();
    m_centreNorthM -= place.y() - moved.y();
    changeView();
}

void BottomMapItem::zoom(double factor)
{
    zoomAt(factor, width() / 2, height() / 2);
}

void BottomMapItem::fit()
{
    m_isFitted = true;
    changeView();
}

void BottomMapItem::probe(double x, double y)
{
    m_cursor = QPointF(x, y);
    read();
}

void BottomMapItem::leave()
{
    m_cursor.reset();
    read();
}

void BottomMapItem::read()
{
    const bool was = valid();
    m_reading.reset();
    if (m_cursor && m_model && m_model->mapped()) {
        const QPointF place = placement().inverted().map(*m_cursor);
        m_reading = m_model->picture()->bottom.grid.at(-place.y(), place.x());
    }
    if (was || valid())
        emit readingChanged();
}

void BottomMapItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size())
        changeView();
}

void BottomMapItem::paint(QPainter* painter)
{
    if (!m_model || !m_model->mapped())
        return;
    const BottomPicture& picture = *m_model->picture();
    const auto& grid = picture.bottom.grid;
    const QTransform place = placement();
    const QPointF corner = place.map(
        QPointF(grid.extent().eastFrom * grid.cellM(), -grid.extent().northUntil * grid.cellM()));
    const double pixel = picture.pixelM * m_scale;
    painter->setRenderHint(QPainter::SmoothPixmapTransform, pixel < 1);
    painter->drawImage(QRectF(corner, QSizeF(picture.image.size()) * pixel), picture.image);
    painter->setRenderHint(QPainter::Antialiasing);
    QPolygonF track;
    for (const auto& point : picture.bottom.track)
        track.append(place.map(QPointF(point.eastM, -point.northM)));
    if (!picture.bottom.place)
        return;
    const QPointF vehicle =
        place.map(QPointF(picture.bottom.place->eastM, -picture.bottom.place->northM));
    track.append(vehicle);
    painter->setPen(QPen(m_haloColor, 2 * trackWidth));
    painter->drawPolyline(track);
    painter->setPen(QPen(m_trackColor, trackWidth));
    painter->drawPolyline(track);
    QPainterPath arrow;
    arrow.moveTo(0, -vehicleSize);
    arrow.lineTo(vehicleSize * 2 / 3, vehicleSize);
    arrow.lineTo(0, vehicleSize / 2);
    arrow.lineTo(-vehicleSize * 2 / 3, vehicleSize);
    arrow.closeSubpath();
    painter->translate(vehicle);
    painter->rotate(picture.bottom.place->headingDeg);
    painter->setPen(QPen(m_haloColor, trackWidth));
    painter->setBrush(m_vehicleColor);
    painter->drawPath(arrow);
}

} // namespace leadline::app
