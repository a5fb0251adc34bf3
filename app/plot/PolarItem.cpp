// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/PolarItem.h"

#include "base/Units.h"
#include "plot/Measuring.h"
#include "plot/SourceIndexes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace leadline::app {

namespace {

constexpr double largestZoom = 8;
constexpr int sliceMs = 4;
/// Half of the Ping360's horizontal beam.
constexpr double halfBeamDeg = 1;
constexpr double frontGrad = 200;

} // namespace

PolarItem::PolarItem(QQuickItem* parent) : EchoItem(parent)
{
    connect(&m_maker, &GeometryMaker::made, this, &QQuickItem::polish);
}

void PolarItem::setMargin(double margin)
{
    if (m_margin == margin)
        return;
    m_margin = margin;
    look(m_zoom, m_pan);
}

void PolarItem::setZoom(double zoom)
{
    look(zoom, m_pan * (std::clamp(zoom, 1.0, largestZoom) / m_zoom));
}

void PolarItem::setPan(QPointF pan)
{
    look(m_zoom, pan);
}

// At zoom 1 the disc stands in the middle; else its centre may leave by its own radius.
void PolarItem::look(double zoom, QPointF pan)
{
    m_zoom = std::clamp(zoom, 1.0, largestZoom);
    const double reach = m_zoom > 1 ? discRadius() : 0;
    m_pan = {std::clamp(pan.x(), -reach, reach), std::clamp(pan.y(), -reach, reach)};
    polish();
    emit viewChanged();
}

void PolarItem::zoomAt(double factor, double x, double y)
{
    const QPointF at = QPointF(x, y) - QPointF(width() / 2, height() / 2);
    const double zoom = std::clamp(m_zoom * factor, 1.0, largestZoom);
    look(zoom, at + (m_pan - at) * (zoom / m_zoom));
}

void PolarItem::panBy(double dx, double dy)
{
    look(m_zoom, m_pan + QPointF(dx, dy));
}

void PolarItem::fit()
{
    look(1, {});
}

QPointF PolarItem::centre() const
{
    return QPointF(width() / 2, height() / 2) + m_pan;
}

double PolarItem::discRadius() const
{
    return std::max(std::min(width(), height()) / 2 - m_margin, 1.0) * m_zoom;
}

void PolarItem::geometryChange(const QRectF& now, const QRectF& before)
{
    EchoItem::geometryChange(now, before);
    if (now.size() != before.size())
        look(m_zoom, m_pan);
}

raster::PolarView PolarItem::view() const
{
    const QSize size = pixelSize();
    const double ratio = pixelRatio();
    auto view = raster::PolarView::fitting(size.width(), size.height());
    view.radius = std::max(view.radius - m_margin * ratio, 1.0) * m_zoom;
    view.centreX += m_pan.x() * ratio;
    view.centreY += m_pan.y() * ratio;
    if (display()) {
        view.mirrored = display()->upsideDown();
        view.rotationGrad = display()->turnOffset() / 0.9;
    }
    return view;
}

double PolarItem::bearingDeg(double angleGrad) const
{
    const double side = display() && display()->upsideDown() ? -1 : 1;
    const double offset = display() ? display()->turnOffset() : 0;
    return relativeDegrees(offset + side * base::degreesFromGradians(angleGrad - frontGrad));
}

double PolarItem::newestBearingDeg() const
{
    const echo::Ping* newest = m_spokes.newest();
    return newest ? bearingDeg(*newest->angleGrad) : 0;
}

double PolarItem::newestAgeS() const
{
    const echo::Ping* newest = m_spokes.newest();
    return newest && hasSonar() ? secondsOf(source()->playhead() - newest->time) : 0;
}

void PolarItem::forget()
{
    m_spokes.clear();
    m_picture.forget();
    m_pace = {};
    m_paceOf = ~std::uint64_t{0};
    m_reading = {};
}

void PolarItem::draw()
{
    const raster::PolarView wanted = view();
    const QSize size = pixelSize();
    if (auto geometry = m_maker.take())
        m_picture.setGeometry(std::move(*geometry));
    const auto& geometry = m_picture.geometry();
    m_ready = geometry.view() == wanted && QSize(geometry.width(), geometry.height()) == size;
    if (!m_ready)
        m_maker.request(size, wanted);

    SourceIndexes& indexes = SourceIndexes::of(*source());
    if (!indexes.extendBearings(source()->count(), QDeadlineTimer(sliceMs))) {
        drawMoreLater();
        return;
    }
    m_spokes.load(source()->reader(), indexes.bearings(), source()->count(), shaping());
    if (m_paceOf != source()->count()) {
        m_paceOf = source()->count();
        m_pace.load(source()->reader(), m_paceOf);
    }
    m_picture.draw(tiles(), m_spokes, colours(), display() != nullptr && display()->fade());
    readCursor();
}

// Until the geometry is there, what was drawn with the old one is shown moved and stretched.
QTransform PolarItem::placement() const
{
    const raster::PolarView& drawn = m_picture.geometry().view();
    if (m_ready || !(drawn.radius > 0))
        return {};
    const raster::PolarView wanted = view();
    const double ratio = pixelRatio();
    const double scale = wanted.radius / drawn.radius;
    return QTransform::fromTranslate(-drawn.centreX / ratio, -drawn.centreY / ratio) *
           QTransform::fromScale(scale, scale) *
           QTransform::fromTranslate(wanted.centreX / ratio, wanted.centreY / ratio);
}

QPointF PolarItem::pointOf(double rangeM, double bearingDeg) const
{
    if (!(edgeM() > 0))
        return centre();
    const double distance = rangeM / edgeM() * discRadius();
    const double angle = bearingDeg / 180 * std::numbers::pi;
    return centre() + QPointF(std::sin(angle), -std::cos(angle)) * distance;
}

bool PolarItem::probe(double x, double y)
{
    m_cursor = QPointF(x, y);
    readCursor();
    emit worked();
    return m_reading.valid;
}

void PolarItem::leave()
{
    m_cursor.reset();
    m_reading = {};
    emit worked();
}

void PolarItem::readCursor()
{
    m_reading = {};
    if (!m_cursor || !(edgeM() > 0) || !hasSonar())
        return;
    const raster::PolarView now = view();
    const double ratio = pixelRatio();
    const auto place = raster::polarPoint(now, m_cursor->x() * ratio, m_cursor->y() * ratio);
    if (place.distance > now.radius)
        return;
    const double metresPerPixel = edgeM() / now.radius;
    m_reading.valid = true;
    m_reading.rangeM = place.distance * metresPerPixel;
    m_reading.bearingDeg = bearingDeg(place.bearingGrad);
    const auto sectors = echo::sectorsPerTurn;
    const auto sector = static_cast<std::size_t>(place.bearingGrad * 2 + 1e-9) % sectors;
    const echo::Ping* ping = m_spokes.ping(sector);
    const auto value =
        ping ? intensityAt(ping->profile, m_reading.rangeM, metresPerPixel) : std::nullopt;
    if (!value)
        return;
    m_reading.intensity = *value;
    m_reading.timeS = secondsOf(ping->time);
    m_reading.ageS = secondsOf(source()->playhead() - ping->time);
    m_reading.rangeErrorM = rangeErrorM(*ping, m_reading.rangeM, m_soundSpeedErrorPercent);
    // The sectors around that show the same ping are its step.
    const std::uint32_t number = m_spokes.numbers()[sector];
    const auto step = std::count(m_spokes.numbers().begin(), m_spokes.numbers().end(), number);
    m_reading.bearingErrorDeg =
        std::hypot(halfBeamDeg, base::degreesFromGradians(static_cast<double>(step) / 2) / 2);
}

} // namespace leadline::app
