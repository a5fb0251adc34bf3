// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarItem.h"

#include "base/Units.h"
#include "echo/AgeSteps.h"
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

// At zoom 1 the disc is centred; at higher zoom its centre may leave the item's centre by up to the
// disc's radius.
void PolarItem::update(double zoom, QPointF pan)
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
    update(zoom, at + (m_pan - at) * (zoom / m_zoom));
}

void PolarItem::panBy(double dx, double dy)
{
    update(m_zoom, m_pan + QPointF(dx, dy));
}

void PolarItem::fit()
{
    update(1, {});
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
        update(m_zoom, m_pan);
}

raster::PolarView PolarItem::view() const
{
    const QSize size = pixelSize();
    const double ratio = pixelRatio();
    auto view = raster::PolarView::fitting(size.width(), size.height());
    view.radius = std::max(view.radius - m_margin * ratio, 1.0) * m_zoom;
    view.centreX += m_pan.x() * ratio;
    view.centreY += m_pan.y() * ratio;
    view.mirrored = m_upsideDown;
    view.rotationGrad = m_turnOffset / 0.9;
    return view;
}

double PolarItem::screenDeg(double pictureGrad) const
{
    const double side = m_upsideDown ? -1 : 1;
    return relativeDegrees(m_turnOffset +
                           side * base::degreesFromGradians(pictureGrad - frontGrad));
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
    m_turn.update(m_vehicle, source()->reader(), source()->count(), m_upsideDown, *m_newest);
    measureTurn();
    m_much = m_picture.differsMuch(*m_newest, shaping(), colours());
}

void PolarItem::measureTurn()
{
    const auto settings = m_levelsMeasured ? newestSettings() : std::nullopt;
    if (!settings)
        return;
    measureLevels(*settings, [this, &settings] {
        m_spokes.load(source()->reader(), *m_newest, shaping());
        return echo::measureTurn(m_spokes, *settings);
    });
}

void PolarItem::paint()
{
    if (!m_newest)
        return;
    const echo::PingReader reader = source()->reader();
    m_spokes.load(reader, *m_newest, shaping());
    if (m_paceOf != source()->count()) {
        m_paceOf = source()->count();
        m_rateMonitor.load(reader, m_paceOf);
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
    const PolarAges ages = polarAges(m_spokes, m_rateMonitor.turnS());
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
        hatched = lostSectors(m_rateMonitor.entries(), m_rateMonitor.first(), m_spokes.numbers(),
                              [this](std::uint64_t ping) { return m_turn.shiftGrad(ping); }) |
                  m_turn.turnedAway();
    if (other)
        tiles().touchAll();
    tiles().touch(m_overlay.setLost(hatched, geometry));
    tiles().touch(m_overlay.setAges(ages.shares));
    tiles().touch(m_overlay.setSweep(hasPing() ? std::optional(newestBearingDeg() + frontDeg())
                                               : std::nullopt));
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
    if (cursorValid()) {
        range = std::clamp(m_reading.rangeM + metres, std::min(std::abs(metres), edgeM()),
                           edgeM() * (1 - 1e-9));
        bearing = m_reading.bearingDeg;
        std::size_t sector = m_reading.sector;
        for (int left = std::abs(spokes); left > 0; --left)
            bearing = spokeBeside(sector, spokes < 0).value_or(bearing);
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
    const double shown = screenDeg((static_cast<double>(sector) + 0.5) / 2);
    return m_turn.known() ? relativeDegrees(shown - frontDeg()) : shown;
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
    if (place.distance > now.radius)
        return;
    const double metresPerPixel = edgeM() / now.radius;
    m_reading = readPolar(m_spokes,
                          {.rangeM = place.distance * metresPerPixel,
                           .bearingGrad = place.bearingGrad,
                           .metresPerPixel = metresPerPixel},
                          source()->playhead(), m_soundSpeedErrorPercent);
    const double onScreen = screenDeg(place.bearingGrad);
    m_reading.bearingDeg = m_turn.known() ? relativeDegrees(onScreen - frontDeg()) : onScreen;
    readPlace(onScreen);
}

void PolarItem::readPlace(double onScreenDeg)
{
    const auto north = m_turn.northDeg();
    if (!north)
        return;
    const log::Time at =
        std::isnan(m_reading.timeS) ? source()->playhead() : timeOfSeconds(m_reading.timeS);
    m_place =
        groundOf(m_reading, onScreenDeg - *north, m_vehicle->track()->stateAt(at).position({at}));
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
