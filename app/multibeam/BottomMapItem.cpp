// SPDX-License-Identifier: GPL-3.0-or-later
#include "multibeam/BottomMapItem.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace leadline::app {

namespace {

/// Room around all of the bottom, pixels, and the least length that is shown, metres.
constexpr double fitMargin = 24;
constexpr double leastShownM = 4;
constexpr double trackWidth = 1.5;
constexpr double vehicleSize = 9;
constexpr double notKnown = std::numeric_limits<double>::quiet_NaN();
constexpr double degreesPerRadian = 180 / std::numbers::pi;

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
    if (model) {
        connect(model, &MultibeamModel::bottomChanged, this, &BottomMapItem::follow);
        connect(model, &MultibeamModel::cleared, this, [this] {
            m_isFitted = true;
            m_isFollowing = false;
            setMeasuring(false);
        });
    }
    follow();
    emit modelChanged();
}

QTransform BottomMapItem::placement() const
{
    return QTransform::fromTranslate(-m_centreEastM, m_centreNorthM) *
           QTransform::fromScale(m_scale, m_scale) *
           QTransform::fromTranslate(width() / 2, height() / 2);
}

void BottomMapItem::setFollowing(bool following)
{
    if (m_isFollowing == following)
        return;
    m_isFollowing = following;
    m_isFitted = m_isFitted && !following;
    follow();
}

// There is another picture, or another view was asked for.
void BottomMapItem::follow()
{
    if (m_isFollowing && m_model && m_model->picture()->bottom.place) {
        m_centreNorthM = m_model->picture()->bottom.place->northM;
        m_centreEastM = m_model->picture()->bottom.place->eastM;
    }
    changeView();
}

swath::GroundPoint BottomMapItem::placeOf(const QPointF& point) const
{
    const QPointF place = placement().inverted().map(point);
    return {-place.y(), place.x()};
}

QPointF BottomMapItem::pointOf(const swath::GroundPoint& place) const
{
    return placement().map(QPointF(place.eastM, -place.northM));
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
    m_isFollowing = false;
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
    if (m_isFollowing) {
        follow();
        return;
    }
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
    m_isFollowing = false;
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
        const swath::Bottom& bottom = m_model->picture()->bottom;
        const swath::GroundPoint place = placeOf(*m_cursor);
        if (const auto cell = bottom.grid.at(place.northM, place.eastM)) {
            m_reading = {.place = place,
                         .cell = *cell,
                         .errorM = swath::placeErrorM(bottom, place),
                         .earth = {}};
            if (bottom.earth)
                m_reading->earth = bottom.earth->projection.unproject(
                    {bottom.earth->origin.eastingM + place.eastM,
                     bottom.earth->origin.northingM + place.northM});
        }
    }
    if (was || valid())
        emit readingChanged();
    moveMeasure();
}

double BottomMapItem::latitude() const
{
    return m_reading && m_reading->earth ? m_reading->earth->latitude : notKnown;
}

double BottomMapItem::longitude() const
{
    return m_reading && m_reading->earth ? m_reading->earth->longitude : notKnown;
}

void BottomMapItem::setMeasuring(bool measuring)
{
    const bool is = measuring && m_model && m_model->mapped();
    if (m_isMeasuring == is)
        return;
    m_isMeasuring = is;
    m_isEndSet = false;
    m_ends.clear();
    moveMeasure();
    emit measureChanged();
}

void BottomMapItem::setMeasureEnd()
{
    if (!m_isMeasuring)
        return;
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
}

void BottomMapItem::moveMeasure()
{
    if (!m_isMeasuring)
        return;
    if (!m_isEndSet) {
        if (m_ends.empty())
            m_ends.emplace_back();
        m_ends.back() = placeOf(m_cursor.value_or(QPointF(width() / 2, height() / 2)));
    }
    emit measureChanged();
}

QPointF BottomMapItem::pointOfEnd(std::size_t end) const
{
    return end < m_ends.size() ? pointOf(m_ends[end]) : QPointF();
}

double BottomMapItem::measuredM() const
{
    return measured()
               ? std::hypot(m_ends[1].northM - m_ends[0].northM, m_ends[1].eastM - m_ends[0].eastM)
               : notKnown;
}

double BottomMapItem::measuredErrorM() const
{
    return measured() && m_model
               ? swath::lineErrorM(m_model->picture()->bottom, m_ends[0], m_ends[1])
               : notKnown;
}

double BottomMapItem::measuredDeg() const
{
    if (!measured())
        return notKnown;
    const double deg =
        std::atan2(m_ends[1].eastM - m_ends[0].eastM, m_ends[1].northM - m_ends[0].northM) *
        degreesPerRadian;
    return deg < 0 ? deg + 360 : deg;
}

double BottomMapItem::measuredErrorDeg() const
{
    return measured() ? std::atan2(measuredErrorM(), measuredM()) * degreesPerRadian : notKnown;
}

std::optional<std::array<swath::BottomGrid::Cell, 2>> BottomMapItem::measuredCells() const
{
    if (!measured() || !m_model)
        return std::nullopt;
    const swath::BottomGrid& grid = m_model->picture()->bottom.grid;
    const auto from = grid.at(m_ends[0].northM, m_ends[0].eastM);
    const auto to = grid.at(m_ends[1].northM, m_ends[1].eastM);
    return from && to ? std::optional(std::array{*from, *to}) : std::nullopt;
}

double BottomMapItem::measuredDownM() const
{
    const auto cells = measuredCells();
    return cells ? double{(*cells)[1].depthM} - double{(*cells)[0].depthM} : notKnown;
}

double BottomMapItem::measuredDownErrorM() const
{
    const auto cells = measuredCells();
    return cells ? std::hypot((*cells)[0].boundM(), (*cells)[1].boundM()) : notKnown;
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
