// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/PolarItem.h"

#include "base/Units.h"
#include "plot/Follow.h"
#include "plot/Measuring.h"
#include "plot/PolarAges.h"
#include "plot/PolarRingStep.h"
#include "plot/SliceBudget.h"
#include "plot/SourceIndexes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace leadline::app {

namespace {

constexpr double largestZoom = 8;
constexpr double frontGrad = 200;

} // namespace

PolarItem::PolarItem(QQuickItem* parent) : EchoItem(parent, TiledImage::Cut::Bands)
{
    connect(&m_maker, &GeometryMaker::made, this, &EchoItem::redraw);
    connect(this, &PolarItem::overlayChanged, this, &EchoItem::redraw);
    connect(this, &PolarItem::oldChanged, this, &EchoItem::redraw);
    tiles().setOverlay([this](QImage& tile, QPoint at) { m_overlay.paint(tile, at.y()); });
}

void PolarItem::setVehicle(ShownVehicle* vehicle)
{
    if (!exchange(*this, m_vehicle, vehicle))
        return;
    if (vehicle) {
        connect(vehicle, &ShownVehicle::reset, this, &PolarItem::startTurning);
        connect(vehicle, &ShownVehicle::changed, this, &EchoItem::redraw);
        connect(vehicle, &QObject::destroyed, this, &PolarItem::startTurning);
    }
    startTurning();
    emit vehicleChanged();
}

void PolarItem::startTurning()
{
    m_turn.forget();
    redraw();
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
    redraw();
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

double PolarItem::screenDeg(double pictureGrad) const
{
    const double side = display() && display()->upsideDown() ? -1 : 1;
    const double offset = display() ? display()->turnOffset() : 0;
    return relativeDegrees(offset + side * base::degreesFromGradians(pictureGrad - frontGrad));
}

double PolarItem::bearingOf(std::uint64_t ping, double angleGrad) const
{
    const double shown = screenDeg(angleGrad + m_turn.shiftGrad(ping));
    return m_turn.known() ? relativeDegrees(shown - frontDeg()) : shown;
}

std::optional<double> PolarItem::headingOf(std::uint64_t ping) const
{
    return m_turn.headingOf(ping);
}

double PolarItem::newestBearingDeg() const
{
    const echo::Ping* newest = m_spokes.newest();
    return newest ? bearingOf(m_spokes.newestNumber(), *newest->angleGrad) : 0;
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
    m_place = {};
    m_turn.forget();
}

void PolarItem::draw()
{
    const raster::PolarView wanted = view();
    const QSize size = pixelSize();
    if (auto geometry = m_maker.take())
        m_picture.setGeometry(std::move(*geometry));
    const auto& geometry = m_picture.geometry();
    m_placed = geometry.view() == wanted && QSize(geometry.width(), geometry.height()) == size;
    m_ready = false;
    if (m_placed)
        m_drawnZoom = m_zoom;
    else
        m_maker.request(size, wanted);

    m_newest.reset();
    SourceIndexes& indexes = SourceIndexes::of(*source());
    if (!indexes.extendBearings(source()->count(), SliceBudget::ofThisFrame())) {
        drawMoreLater();
        return;
    }
    m_newest = indexes.bearings().newestOf(source()->count());
    m_turn.look(m_vehicle, source()->reader(), source()->count(),
                display() && display()->upsideDown(), *m_newest);
    m_much = m_picture.differsMuch(*m_newest, shaping(), colours());
}

void PolarItem::paint()
{
    if (!m_newest)
        return;
    const echo::PingReader reader = source()->reader();
    m_spokes.load(reader, *m_newest, shaping());
    if (m_paceOf != source()->count()) {
        m_paceOf = source()->count();
        m_pace.load(reader, m_paceOf);
    }
    m_picture.draw(tiles(), m_spokes, colours(), display() != nullptr && display()->fade());
    drawOverlay();
}

void PolarItem::painted()
{
    if (!m_newest)
        return;
    readCursor();
    readLinked();
    m_ready = m_placed;
}

void PolarItem::drawOverlay()
{
    const PolarAges ages = polarAges(m_spokes, m_pace.turnS());
    m_ageSpanS = ages.spanS;
    const double span = edgeM() * m_unitsPerMetre / m_drawnZoom;
    m_ringStepM = m_unitsPerMetre > 0 ? polarRingStep(span) / m_unitsPerMetre : 0;
    const auto& geometry = m_picture.geometry();
    const QSize size(geometry.width(), geometry.height());
    const double ringStep = edgeM() > 0 ? m_ringStepM / edgeM() * geometry.view().radius : 0;
    bool other = m_overlay.setColours({m_ringColor, m_rimColor, m_ageColor, m_hatchColor,
                                       background(), m_sweepColor, m_sweepHaloColor});
    other |= m_overlay.setShape(
        {geometry.view(), size, pixelRatio(), ringStep, m_drawnZoom == 1, m_old});
    PolarSectors hatched;
    if (m_hatchColor.alpha() > 0)
        hatched = lostSectors(m_pace.entries(), m_pace.first(), m_spokes.numbers(),
                              [this](std::uint64_t ping) { return m_turn.shiftGrad(ping); }) |
                  m_turn.turnedAway();
    if (other)
        tiles().touchAll();
    tiles().touch(m_overlay.setLost(hatched, geometry));
    tiles().touch(m_overlay.setAges(ages.shares));
    tiles().touch(m_overlay.setSweep(hasPing() ? std::optional(newestBearingDeg() + frontDeg())
                                               : std::nullopt));
}

// Until the geometry is there, what was drawn with the old one is shown moved and stretched.
QTransform PolarItem::placement() const
{
    const raster::PolarView& drawn = m_picture.geometry().view();
    if (m_placed || !(drawn.radius > 0))
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
    const double angle = (bearingDeg + frontDeg()) / 180 * std::numbers::pi;
    return centre() + QPointF(std::sin(angle), -std::cos(angle)) * distance;
}

double PolarItem::parkedSinceS() const
{
    return secondsOf(m_pace.parkedSince().value_or(log::Time{}));
}

double PolarItem::stepDeg() const
{
    return base::degreesFromGradians(m_pace.stepGrad());
}

double PolarItem::ringStep(double span)
{
    return polarRingStep(span);
}

} // namespace leadline::app
