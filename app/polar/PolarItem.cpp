// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarItem.h"

#include "base/Units.h"
#include "echo/AgeSteps.h"
#include "echo/FarthestEcho.h"
#include "echo/PolarWindow.h"
#include "plot/EchoItem.h"
#include "plot/Follow.h"
#include "plot/Measuring.h"
#include "plot/SourceIndexes.h"
#include "polar/PolarOverlay.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace leadline::app {

namespace {

/// The age of each bearing of a polar picture, as a brightness.
struct PolarAges {
    /// Brightness by sector: 255 for the newest spoke, fading in steps to a tenth of it at the age
    /// `spanS`; 0 for sectors without a spoke.
    std::array<std::uint8_t, echo::sectorsPerTurn> shares{};
    double spanS = 0;
};

constexpr double faintest = 0.1;

/// `turnS` is the duration of a turn; unless it is above zero, the age of the oldest spoke is used
/// instead.
PolarAges polarAges(const echo::PolarWindow& spokes, double turnS)
{
    PolarAges ages;
    const echo::Ping* newest = spokes.newest();
    if (!newest)
        return ages;
    log::Time oldest = newest->time;
    for (std::size_t sector = 0; sector < ages.shares.size(); ++sector)
        if (const echo::Ping* ping = spokes.ping(sector))
            oldest = std::min(oldest, ping->time);
    ages.spanS = turnS > 0 ? turnS : secondsOf(newest->time - oldest);
    const echo::AgeSteps steps(newest->time, ages.spanS);
    for (std::size_t sector = 0; sector < ages.shares.size(); ++sector)
        if (const echo::Ping* ping = spokes.ping(sector))
            ages.shares[sector] = static_cast<std::uint8_t>(
                std::lround(255 * (1 - (1 - faintest) * steps.share(ping->time))));
    return ages;
}

/// The most translucent colour that looks like the opaque one on that ground.
raster::Rgba translucent(raster::Rgba colour, QRgb ground)
{
    const std::array<int, 3> over{colour.r, colour.g, colour.b};
    const std::array<int, 3> under{qRed(ground), qGreen(ground), qBlue(ground)};
    double share = 0;
    for (std::size_t i = 0; i < over.size(); ++i) {
        const int room = over[i] > under[i] ? 255 - under[i] : under[i];
        if (over[i] != under[i])
            share = std::max(share, std::abs(over[i] - under[i]) / double(room));
    }
    const double alpha = std::ceil(share * 255);
    const auto channel = [&](std::size_t i) {
        const double value = alpha > 0 ? under[i] + (over[i] - under[i]) * 255 / alpha : 0;
        return static_cast<std::uint8_t>(std::clamp(std::lround(value), 0L, 255L));
    };
    return {channel(0), channel(1), channel(2), static_cast<std::uint8_t>(alpha)};
}

constexpr double largestZoom = 8;
constexpr double frontGrad = 200;

} // namespace

PolarItem::PolarItem(QQuickItem* parent) : EchoItem(parent, TiledImage::Cut::Bands)
{
    connect(&m_maker, &GeometryMaker::made, this, &EchoItem::redraw);
    connect(this, &PolarItem::overlayChanged, this, &EchoItem::redraw);
    connect(this, &PolarItem::oldChanged, this, &EchoItem::redraw);
    connect(this, &EchoItem::displayChanged, this, &PolarItem::followDisplay);
    tiles().setOverlay([this](QImage& tile, QPoint at) { m_overlay.paint(tile, at.y()); });
}

void PolarItem::setVehicle(SelectedVehicle* vehicle)
{
    if (!exchange(*this, m_vehicle, vehicle))
        return;
    if (vehicle) {
        connect(vehicle, &SelectedVehicle::reset, this, &PolarItem::startTurning);
        connect(vehicle, &SelectedVehicle::changed, this, &EchoItem::redraw);
        connect(vehicle, &QObject::destroyed, this, &PolarItem::startTurning);
    }
    startTurning();
    emit vehicleChanged();
}

void PolarItem::setMotion(PictureMotion* motion)
{
    if (!exchange(*this, m_motion, motion))
        return;
    if (motion) {
        connect(motion, &PictureMotion::steadyChanged, this, &EchoItem::redraw);
        connect(motion, &QObject::destroyed, this, &PolarItem::startTurning);
    }
    startTurning();
    emit vehicleChanged();
}

void PolarItem::startTurning()
{
    m_turn.forget();
    redraw();
}

void PolarItem::setUpsideDown(bool upsideDown)
{
    if (std::exchange(m_upsideDown, upsideDown) == upsideDown)
        return;
    redraw();
    emit mountingChanged();
}

void PolarItem::setTurnOffset(int degrees)
{
    if (std::exchange(m_turnOffset, degrees) == degrees)
        return;
    redraw();
    emit mountingChanged();
}

void PolarItem::setMargin(double margin)
{
    if (m_margin == margin)
        return;
    m_margin = margin;
    update(m_zoom, m_pan);
}

void PolarItem::setZoom(double zoom)
{
    update(zoom, m_pan * (std::clamp(zoom, 1.0, largestZoom) / m_zoom));
}

void PolarItem::setPan(QPointF pan)
{
    update(m_zoom, pan);
}

void PolarItem::followDisplay()
{
    disconnect(m_displayChanges);
    if (display())
        m_displayChanges =
            connect(display(), &DisplaySettings::changed, this, &PolarItem::updateFan);
    updateFan();
}

bool PolarItem::fanFits() const
{
    // Half a degree, because the device rounds the ends of a sector to its gradians.
    return m_sectorWidthDeg > 0 && m_sectorWidthDeg <= raster::PolarView::widestFanDeg + 0.5;
}

void PolarItem::updateFan()
{
    const bool fan = fanFits() && display() && display()->isFan(m_sectorWidthDeg);
    if (std::exchange(m_fan, fan) == fan)
        return;
    update(1, {});
    emit fanChanged();
}

QPointF PolarItem::fanApex() const
{
    const raster::PolarView base = unzoomed();
    return m_fan ? QPointF(base.centreX, base.centreY) : QPointF();
}

void PolarItem::setSectorWidthDeg(double degrees)
{
    if (m_sectorWidthDeg == degrees)
        return;
    m_sectorWidthDeg = degrees;
    updateFan();
    update(m_zoom, m_pan);
    emit fanChanged();
}

void PolarItem::setSectorCentreDeg(double degrees)
{
    if (m_sectorCentreDeg == degrees)
        return;
    m_sectorCentreDeg = degrees;
    update(m_zoom, m_pan);
}

void PolarItem::setFanRoom(QSizeF room)
{
    if (fanRoom() == room)
        return;
    m_fanRoom.width = room.width();
    m_fanRoom.height = room.height();
    update(m_zoom, m_pan);
    emit fanChanged();
}

void PolarItem::setFanFoot(double pixels)
{
    if (m_fanRoom.below == pixels)
        return;
    m_fanRoom.below = pixels;
    update(m_zoom, m_pan);
    emit fanChanged();
}

void PolarItem::chooseFan(bool fan)
{
    if (display() && fanFits())
        display()->setFan(m_sectorWidthDeg, fan);
}

raster::PolarView PolarItem::unzoomed() const
{
    if (m_fan)
        return raster::PolarView::fan(width(), height(), m_sectorWidthDeg, m_fanRoom);
    return {.centreX = width() / 2,
            .centreY = height() / 2,
            .radius = std::max(std::min(width(), height()) / 2 - m_margin, 1.0)};
}

QRectF PolarItem::scannedPart() const
{
    if (!(m_sectorWidthDeg > 0 && m_sectorWidthDeg < 360))
        return {-1, -1, 2, 2};
    // The hull of the centre, both ends of the arc, and its points nearest to the four sides.
    double left = 0;
    double right = 0;
    double top = 0;
    double bottom = 0;
    const double half = m_sectorWidthDeg / 2;
    const double middle = m_sectorCentreDeg + frontDeg();
    const auto add = [&](double degrees) {
        if (std::abs(std::remainder(degrees - middle, 360)) > half + 1e-9)
            return;
        const double angle = degrees / 180 * std::numbers::pi;
        left = std::min(left, std::sin(angle));
        right = std::max(right, std::sin(angle));
        top = std::min(top, -std::cos(angle));
        bottom = std::max(bottom, -std::cos(angle));
    };
    for (const double degrees : {middle - half, middle + half, 0.0, 90.0, 180.0, 270.0})
        add(degrees);
    return {QPointF(left, top), QPointF(right, bottom)};
}

// At zoom 1 disc and fan are where they fit; at higher zoom each point of them can be moved to the
// item's centre, but no other.
void PolarItem::update(double zoom, QPointF pan)
{
    m_zoom = std::clamp(zoom, 1.0, largestZoom);
    m_pan = {};
    if (m_zoom > 1) {
        const raster::PolarView base = unzoomed();
        const double radius = base.radius * m_zoom;
        const QPointF home(base.centreX - width() / 2, base.centreY - height() / 2);
        m_pan = -home - nearestShown(-home - pan, radius);
    }
    redraw();
    emit viewChanged();
}

QPointF PolarItem::nearestShown(QPointF fromCentre, double radius) const
{
    if (!m_fan)
        return {std::clamp(fromCentre.x(), -radius, radius),
                std::clamp(fromCentre.y(), -radius, radius)};
    const double half = m_sectorWidthDeg / 360 * std::numbers::pi;
    const double distance = std::hypot(fromCentre.x(), fromCentre.y());
    if (std::abs(std::atan2(fromCentre.x(), -fromCentre.y())) <= half)
        return distance > radius ? fromCentre * (radius / distance) : fromCentre;
    const QPointF edge(fromCentre.x() < 0 ? -std::sin(half) : std::sin(half), -std::cos(half));
    return edge * std::clamp(QPointF::dotProduct(fromCentre, edge), 0.0, radius);
}

void PolarItem::zoomAt(double factor, double x, double y)
{
    const raster::PolarView base = unzoomed();
    const QPointF at = QPointF(x, y) - QPointF(base.centreX, base.centreY);
    const double zoom = std::clamp(m_zoom * factor, 1.0, largestZoom);
    update(zoom, at + (m_pan - at) * (zoom / m_zoom));
}

void PolarItem::panBy(double dx, double dy)
{
    update(m_zoom, m_pan + QPointF(dx, dy));
}

void PolarItem::showAll()
{
    update(1, {});
}

void PolarItem::fit()
{
    // Room beyond the farthest echo, so that it does not lie on the rim.
    constexpr double beyond = 1.05;
    const auto farthest = farthestEchoM();
    const double share = farthest ? std::min(*farthest * beyond / edgeM(), 1.0) : 1.0;
    const raster::PolarView base = unzoomed();
    double zoom = 1 / share;
    QPointF pan;
    if (!m_fan) {
        const QRectF part = scannedPart();
        zoom = std::min((width() - 2 * m_margin) / part.width(),
                        (height() - 2 * m_margin) / part.height()) /
               (base.radius * share);
        zoom = std::clamp(zoom, 1.0, largestZoom);
        pan = -part.center() * base.radius * share * zoom;
    }
    const double zoomBefore = m_zoom;
    const QPointF panBefore = m_pan;
    update(zoom, pan);
    constexpr double same = 0.01;
    if (std::abs(m_zoom - zoomBefore) < same && QPointF(m_pan - panBefore).manhattanLength() < 1 &&
        m_zoom > 1)
        showAll();
}

std::optional<double> PolarItem::farthestEchoM() const
{
    const auto settings = newestSettings();
    if (!settings || !(edgeM() > 0))
        return std::nullopt;
    std::vector<echo::Profile> shown;
    std::uint32_t last = echo::noPing;
    for (std::size_t sector = 0; sector < echo::sectorsPerTurn; ++sector) {
        const std::uint32_t number = m_spokes.numbers()[sector];
        if (!m_spokes.ping(sector) || number == std::exchange(last, number))
            continue;
        const double bearing = screenDeg((static_cast<double>(sector) + 0.5) / 2) - frontDeg();
        if (showsBearing(bearing))
            shown.push_back(*m_spokes.shown(sector));
    }
    return echo::farthestEchoM(shown, echo::measureTurn(m_spokes, *settings));
}

QPointF PolarItem::centre() const
{
    const raster::PolarView base = unzoomed();
    return QPointF(base.centreX, base.centreY) + m_pan;
}

double PolarItem::discRadius() const
{
    return unzoomed().radius * m_zoom;
}

bool PolarItem::showsBearing(double bearingDeg, double marginDeg) const
{
    return !m_fan || std::abs(std::remainder(bearingDeg - m_sectorCentreDeg, 360)) <=
                         m_sectorWidthDeg / 2 - marginDeg + 1e-6;
}

bool PolarItem::reachesInto(QRectF rectangle) const
{
    const raster::PolarView base = unzoomed();
    const QPointF apex(base.centreX, base.centreY);
    const auto isShown = [&](QPointF at) {
        const QPointF to = at - apex;
        const double bearing = std::atan2(to.x(), -to.y()) * 180 / std::numbers::pi - frontDeg();
        return std::hypot(to.x(), to.y()) <= base.radius && showsBearing(bearing);
    };
    if (!m_fan) {
        const QPointF nearest(std::clamp(apex.x(), rectangle.left(), rectangle.right()),
                              std::clamp(apex.y(), rectangle.top(), rectangle.bottom()));
        return isShown(nearest);
    }
    // A fan is convex: it reaches into the rectangle if it has a corner of it, or a point of its
    // edges or of its arc lies inside.
    if (rectangle.contains(apex) || isShown(rectangle.topLeft()) || isShown(rectangle.topRight()) ||
        isShown(rectangle.bottomLeft()) || isShown(rectangle.bottomRight()))
        return true;
    constexpr int points = 64;
    for (int i = 0; i <= points; ++i) {
        const double share = static_cast<double>(i) / points;
        const auto at = [&](double degrees, double distance) {
            const double angle = degrees / 180 * std::numbers::pi;
            return apex + QPointF(std::sin(angle), -std::cos(angle)) * distance;
        };
        const double half = m_sectorWidthDeg / 2;
        if (rectangle.contains(at(-half, share * base.radius)) ||
            rectangle.contains(at(half, share * base.radius)) ||
            rectangle.contains(at((2 * share - 1) * half, base.radius)))
            return true;
    }
    return false;
}

void PolarItem::geometryChange(const QRectF& now, const QRectF& before)
{
    EchoItem::geometryChange(now, before);
    if (now.size() == before.size())
        return;
    update(m_zoom, m_pan);
    emit fanChanged();
}

raster::PolarView PolarItem::view() const
{
    const QSize size = pixelSize();
    const double ratio = pixelRatio();
    auto view = raster::PolarView::fitting(size.width(), size.height());
    if (m_fan)
        view = raster::PolarView::fan(
            size.width(), size.height(), m_sectorWidthDeg,
            {m_fanRoom.width * ratio, m_fanRoom.height * ratio, m_fanRoom.below * ratio});
    else
        view.radius = std::max(view.radius - m_margin * ratio, 1.0);
    view.radius *= m_zoom;
    view.centreX += m_pan.x() * ratio;
    view.centreY += m_pan.y() * ratio;
    view.mirrored = m_upsideDown;
    view.rotationGrad = (m_turnOffset + fanTurnDeg()) / 0.9;
    return view;
}

double PolarItem::mountedDeg(double angleGrad) const
{
    const double side = m_upsideDown ? -1 : 1;
    return relativeDegrees(m_turnOffset + side * base::degreesFromGradians(angleGrad - frontGrad));
}

double PolarItem::screenDeg(double pictureGrad) const
{
    return relativeDegrees(mountedDeg(pictureGrad) + fanTurnDeg());
}

double PolarItem::bearingOf(std::uint64_t ping, double angleGrad) const
{
    return relativeDegrees(screenDeg(angleGrad + m_turn.shiftGrad(ping)) - frontDeg());
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
    m_rateMonitor = {};
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
        scheduleDraw();
        return;
    }
    m_newest = indexes.bearings().newestOf(source()->count());
    m_earlier.reset();
    if (display()) {
        m_earlier = echo::EarlierSweeps{.sweeps = indexes.bearings().sweepsOf(source()->count()),
                                        .persistence = display()->sweepsKept(),
                                        .first = source()->firstOfMounting()};
        m_earlier->leave(*m_newest);
    }
    m_turn.update(m_vehicle, m_motion, source()->reader(), source()->count(), m_upsideDown,
                  *m_newest, m_fan);
    measureTurn();
    m_much = m_picture.differsMuch(*m_newest, m_earlier, shaping(), pictureColours());
}

const raster::Colormap& PolarItem::pictureColours()
{
    if (background().alpha() == 255 || m_groundColor.alpha() == 0)
        return colours();
    const std::pair of(colours().entries(), m_groundColor.rgb());
    if (m_translucentOf != of) {
        m_translucentOf = of;
        raster::Colormap::Entries entries = of.first;
        for (raster::Rgba& colour : entries)
            colour = translucent(colour, of.second);
        m_translucentColours = raster::Colormap(colours().name(), entries);
    }
    return m_translucentColours;
}

void PolarItem::measureTurn()
{
    const auto settings = m_levelsMeasured ? newestSettings() : std::nullopt;
    if (!settings)
        return;
    measureLevels(*settings, [this, &settings] {
        loadSpokes();
        return echo::measureTurn(m_spokes, *settings);
    });
}

void PolarItem::loadSpokes()
{
    const echo::EchoShaping its = shaping();
    if (its.sweeps <= 1 || !m_earlier) {
        m_spokes.load(source()->reader(), *m_newest, its, m_earlier);
        return;
    }
    echo::SweepsBefore::HeadingOf headingOf;
    if (m_turn.known() || m_turn.up() == VehicleSettings::Up::Steady)
        headingOf = [this](std::uint64_t ping) { return m_turn.directionOf(ping); };
    echo::SweepsBefore before(source()->reader(), SourceIndexes::of(*source()).bearings(),
                              m_earlier->sweeps, headingOf);
    m_spokes.load(source()->reader(), *m_newest, its, m_earlier, &before);
}

void PolarItem::paint()
{
    if (!m_newest)
        return;
    const echo::PingReader reader = source()->reader();
    loadSpokes();
    if (m_paceOf != source()->count()) {
        m_paceOf = source()->count();
        m_rateMonitor.load(reader, m_paceOf);
    }
    m_picture.draw(tiles(), m_spokes, pictureColours());
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
    const PolarAges ages = polarAges(m_spokes, m_rateMonitor.turnS());
    m_ageSpanS = ages.spanS;
    const double span = edgeM() * m_unitsPerMetre / m_drawnZoom;
    m_ringStepM = m_unitsPerMetre > 0 ? polarRingStep(span) / m_unitsPerMetre : 0;
    const auto& geometry = m_picture.geometry();
    const QSize size(geometry.width(), geometry.height());
    const double ringStep = edgeM() > 0 ? m_ringStepM / edgeM() * geometry.view().radius : 0;
    m_lineStepDeg = lineStepOf(geometry.view());
    const QColor ground = background().alpha() < 255 ? m_groundColor : background();
    bool other = m_overlay.setColours({m_ringColor, m_rimColor, m_ageColor, m_hatchColor, ground,
                                       m_sweepColor, m_sweepHaloColor});
    other |= m_overlay.setShape({.view = geometry.view(),
                                 .size = size,
                                 .pixelRatio = pixelRatio(),
                                 .ringStep = ringStep,
                                 .ticks = m_drawnZoom == 1,
                                 .old = m_old,
                                 .lineStepDeg = m_lineStepDeg,
                                 .linesFromDeg = m_fan ? frontDeg() : 0});
    PolarSectors hatched;
    if (m_hatchColor.alpha() > 0)
        hatched = lostSectors(m_rateMonitor.entries(), m_rateMonitor.first(), m_spokes.numbers(),
                              [this](std::uint64_t ping) { return m_turn.shiftGrad(ping); }) |
                  m_turn.turnedAway();
    if (other)
        tiles().touchAll();
    tiles().touch(m_overlay.setLost(hatched, geometry));
    tiles().touch(m_overlay.setHeld(heldSectors(), geometry));
    tiles().touch(m_overlay.setAges(ages.shares));
    tiles().touch(m_overlay.setSweep(hasPing() && showsBearing(newestBearingDeg())
                                         ? std::optional(newestBearingDeg() + frontDeg())
                                         : std::nullopt));
}

// Where the vehicle turned without anything that says how far, since a time.
PolarSectors PolarItem::heldSectors() const
{
    PolarSectors held;
    const auto since = m_turn.up() == VehicleSettings::Up::Steady && m_motion
                           ? m_motion->steadyHeldSince()
                           : std::nullopt;
    if (!since || m_hatchColor.alpha() == 0)
        return held;
    const std::uint64_t first = source()->reader().countUpTo(*since);
    for (std::size_t sector = 0; sector < m_spokes.numbers().size(); ++sector)
        held[sector] =
            m_spokes.numbers()[sector] != echo::noPing && m_spokes.numbers()[sector] >= first;
    return held;
}

// Lines are as fine as they may be: a fan has eight of them at most, and two lines of a zoomed
// picture are not nearer to each other than `zoomedApart` in the picture's middle.
double PolarItem::lineStepOf(const raster::PolarView& view) const
{
    constexpr std::array steps{30.0, 15.0, 10.0, 5.0, 2.0, 1.0};
    constexpr double rimApart = 56;
    constexpr double zoomedApart = 160;
    constexpr double mostLines = 8;
    const double ratio = pixelRatio();
    const double radius = view.radius / ratio;
    const double shownDeg = base::degreesFromGradians(view.shownGrad);
    const double middle = std::min(
        std::hypot(view.centreX / ratio - width() / 2, view.centreY / ratio - height() / 2),
        radius);
    const auto apart = [](double stepDeg, double distance) {
        return stepDeg / 180 * std::numbers::pi * distance;
    };
    double step = steps.front();
    for (const double finer : steps) {
        const bool inFan = shownDeg < 360 && shownDeg / finer <= mostLines &&
                           apart(finer, radius / m_drawnZoom) >= rimApart;
        const bool inZoomed = m_drawnZoom > 1 && apart(finer, middle) >= zoomedApart;
        if (inFan || inZoomed)
            step = finer;
    }
    return step;
}

// Until a new geometry is computed, the picture drawn with the old one is shown moved and scaled.
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
    return secondsOf(m_rateMonitor.parkedSince().value_or(log::Time{}));
}

double PolarItem::stepDeg() const
{
    return base::degreesFromGradians(m_rateMonitor.stepGrad());
}

double PolarItem::ringStep(double span)
{
    return polarRingStep(span);
}

// The reading at the cursor, and the cursor that is linked to another plot.

namespace {

/// A sonar that has been silent for longer than both of these shows no current bearing.
constexpr double longestSilenceS = 1.5;
constexpr double longestSilencePings = 5;
/// When keys move the cursor, it stays at least this far from the item's edges, pixels.
constexpr double cursorMargin = 24;

} // namespace

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
    m_place = {};
    emit worked();
}

void PolarItem::moveCursor(int spokes, double metres)
{
    if (!hasPing() || !(edgeM() > 0))
        return;
    double range = edgeM() / 2;
    double bearing = newestBearingDeg();
    if (!showsBearing(bearing))
        bearing = m_sectorCentreDeg;
    if (cursorValid()) {
        range = std::clamp(m_reading.rangeM + metres, std::min(std::abs(metres), edgeM()),
                           edgeM() * (1 - 1e-9));
        bearing = m_reading.bearingDeg;
        std::size_t sector = m_reading.sector;
        for (int left = std::abs(spokes); left > 0; --left)
            if (const auto beside = spokeBeside(sector, spokes < 0);
                beside && !leavesFan(bearing, *beside, spokes > 0))
                bearing = *beside;
    }
    const QPointF at = pointOf(range, bearing);
    const QPointF inside(std::clamp(at.x(), std::min(cursorMargin, width() / 2),
                                    std::max(width() - cursorMargin, width() / 2)),
                         std::clamp(at.y(), std::min(cursorMargin, height() / 2),
                                    std::max(height() - cursorMargin, height() / 2)));
    if (m_zoom > 1 && inside != at)
        update(m_zoom, m_pan + (inside - at));
    const QPointF there = pointOf(range, bearing);
    probe(there.x(), there.y());
}

// A fan ends at its edges, where the disc goes on around to the other end of the sector.
bool PolarItem::leavesFan(double fromDeg, double toDeg, bool clockwise) const
{
    return m_fan &&
           (!showsBearing(toDeg) || (std::remainder(toDeg - fromDeg, 360) > 0) != clockwise);
}

// Finds the next spoke that is visible, for where the vehicle turns spokes cover each other and
// leave sectors empty.
std::optional<double> PolarItem::spokeBeside(std::size_t& sector, bool toTheLeft)
{
    const std::size_t by = toTheLeft != m_upsideDown ? echo::sectorsPerTurn - 1 : 1;
    const echo::NewestPings& numbers = m_spokes.numbers();
    const auto after = [by](std::size_t it) { return (it + by) % echo::sectorsPerTurn; };
    const std::size_t from = sector;
    std::size_t begin = after(from);
    while (begin != from && (!m_spokes.ping(begin) || numbers[begin] == numbers[from]))
        begin = after(begin);
    const echo::Ping* ping = m_spokes.ping(begin);
    if (begin == from || !ping)
        return std::nullopt;
    // The spoke's own bearing is used, unless another spoke covers it.
    const double own = std::fmod(*ping->angleGrad + m_turn.shiftGrad(numbers[begin]) + 400, 400);
    const auto itsOwn = static_cast<std::size_t>(own * 2 + 1e-9) % echo::sectorsPerTurn;
    std::size_t width = 0;
    bool seen = false;
    for (std::size_t it = begin; numbers[it] == numbers[begin] && width < echo::sectorsPerTurn;
         it = after(it), ++width)
        seen = seen || it == itsOwn;
    sector = seen ? itsOwn : (begin + by * (width / 2)) % echo::sectorsPerTurn;
    if (seen)
        return bearingOf(numbers[begin], *ping->angleGrad);
    return relativeDegrees(screenDeg((static_cast<double>(sector) + 0.5) / 2) - frontDeg());
}

void PolarItem::readCursor()
{
    m_reading = {};
    m_place = {};
    if (!m_cursor || !(edgeM() > 0) || !hasSonar())
        return;
    const raster::PolarView now = view();
    const double ratio = pixelRatio();
    const auto place = raster::polarPoint(now, m_cursor->x() * ratio, m_cursor->y() * ratio);
    if (place.distance > now.radius || !raster::showsBearing(now, place.bearingGrad))
        return;
    const double metresPerPixel = edgeM() / now.radius;
    m_reading = readPolar(m_spokes,
                          {.rangeM = place.distance * metresPerPixel,
                           .bearingGrad = place.bearingGrad,
                           .metresPerPixel = metresPerPixel},
                          source()->playhead(), m_soundSpeedErrorPercent);
    const double onScreen = screenDeg(place.bearingGrad);
    m_reading.bearingDeg = relativeDegrees(onScreen - frontDeg());
    readPlace(onScreen);
}

void PolarItem::readPlace(double onScreenDeg)
{
    if (!m_turn.northDeg())
        return;
    const log::Time at =
        std::isnan(m_reading.timeS) ? source()->playhead() : timeOfSeconds(m_reading.timeS);
    m_place = groundOf(m_reading, onScreenDeg - northDeg(),
                       m_vehicle->track()->stateAt(at).position({at}));
}

void PolarItem::setLinkedTimeS(double seconds)
{
    if (m_linkedTimeS == seconds || (std::isnan(m_linkedTimeS) && std::isnan(seconds)))
        return;
    m_linkedTimeS = seconds;
    readLinked();
    emit linkedChanged();
    emit worked();
}

void PolarItem::readLinked()
{
    m_linkedBearing.reset();
    if (std::isnan(m_linkedTimeS) || !hasSonar())
        return;
    const echo::PingReader& reader = source()->reader();
    const std::uint64_t count = reader.countUpTo(timeOfSeconds(m_linkedTimeS));
    if (count == 0)
        return;
    const auto entry = reader.entry(count - 1);
    const auto time = reader.timeOf(count - 1);
    if (!entry || !time || entry->angleGrad >= base::gradiansPerTurn)
        return;
    const double pace = m_rateMonitor.pingsPerSecond();
    const double longest =
        std::max(longestSilenceS, pace > 0 ? longestSilencePings / pace : longestSilenceS);
    if (m_linkedTimeS - secondsOf(*time) <= longest)
        m_linkedBearing = bearingOf(count - 1, entry->angleGrad);
}

} // namespace leadline::app
