// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescanning/SideScanItem.h"

#include "echo/GapFinder.h"
#include "formats/Recording.h"
#include "ping/FamilyDescriptor.h"
#include "plot/Follow.h"
#include "plot/Measuring.h"
#include "sidescan/Geometry.h"
#include "sidescan/RowLevels.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr std::array roundSpansS{15.0, 20.0, 30.0, 45.0, 60.0, 90.0, 120.0, 180.0, 300.0, 600.0};
constexpr double leastRangeM = 2;
/// Rows before the picture that its first line and its bottom need.
constexpr log::Time lead = 3s;
/// Time after which a mean over the range is taken anew.
constexpr log::Time meanHolds = 10s;
/// The same as long as there are fewer rows than this.
constexpr std::size_t fewRows = 50;
constexpr log::Time fewHold = 1s;
/// Lines without rows that are hatched, and rectangles at most.
constexpr int leastLost = 8;
constexpr qsizetype mostLost = 24;

} // namespace

SideScanItem::SideScanItem(QQuickItem* parent) : EchoItem(parent, TiledImage::Cut::Bands)
{
    tiles().setOverlay([this](QImage& tile, QPoint at) { paintBottom(tile, at); });
    connect(this, &SideScanItem::viewChanged, this, &EchoItem::redraw);
}

void SideScanItem::setSettings(SideScanSettings* settings)
{
    if (m_settings == settings)
        return;
    if (m_settings)
        m_settings->disconnect(this);
    m_settings = settings;
    if (settings)
        connect(settings, &SideScanSettings::changed, this, &SideScanItem::viewChanged);
    emit viewChanged();
}

void SideScanItem::setVehicle(SelectedVehicle* vehicle)
{
    if (m_vehicle == vehicle)
        return;
    m_vehicle = vehicle;
    emit viewChanged();
}

void SideScanItem::setSpanS(double seconds)
{
    seconds = std::clamp(seconds, roundSpansS.front(), roundSpansS.back());
    if (m_spanS == seconds || std::isnan(seconds))
        return;
    m_spanS = seconds;
    emit viewChanged();
}

void SideScanItem::stepSpan(int steps)
{
    double span = m_spanS;
    for (; steps > 0; --steps) {
        const auto* longer = std::ranges::upper_bound(roundSpansS, span);
        span = longer != roundSpansS.end() ? *longer : roundSpansS.back();
    }
    for (; steps < 0; ++steps) {
        const auto* shorter = std::ranges::lower_bound(roundSpansS, span);
        span = shorter != roundSpansS.begin() ? *std::prev(shorter) : roundSpansS.front();
    }
    setSpanS(span);
}

double SideScanItem::farthestM() const
{
    double farthest = 0;
    for (const auto side : SideScanPicture::shownSides(isSingle()))
        for (const sidescan::Row& row : m_rows->rows(side))
            farthest = std::max(farthest, row.endM());
    return farthest;
}

void SideScanItem::zoomRange(double factor)
{
    if (!(factor > 0) || !(rangeM() > 0))
        return;
    const double all = farthestM();
    const double wanted = std::max(rangeM() / factor, leastRangeM);
    m_zoomM = wanted < all ? std::optional(wanted) : std::nullopt;
    emit viewChanged();
}

void SideScanItem::fit()
{
    m_zoomM.reset();
    emit viewChanged();
}

bool SideScanItem::isGround() const
{
    return m_settings && m_settings->ground() && !(source() && source()->levels()->isRaw());
}

bool SideScanItem::isByDistance() const
{
    return m_settings && m_settings->byDistance() && speedSource() != SpeedSource::NoSpeed;
}

SideScanItem::SpeedSource SideScanItem::speedSource() const
{
    return m_travelled ? static_cast<SpeedSource>(m_travelled->source()) : SpeedSource::NoSpeed;
}

void SideScanItem::forget()
{
    // By their addresses only: the former log may be gone.
    const bool isOther = !hasSonar() || (m_rows && &m_rows->log() != &source()->reader().log());
    if (isOther && m_settings)
        m_settings->forgetSections();
    m_picture.forget();
    m_rows.reset();
    m_travelled.reset();
    m_gainsOf.reset();
    m_reading.reset();
    m_measure.reset();
    m_newest.reset();
    m_speedMps = qQNaN();
    m_speedLostS = qQNaN();
    m_portLostS = qQNaN();
    m_starboardLostS = qQNaN();
    m_units.clear();
    m_lost.clear();
    m_bottomless.clear();
}

SideScanPicture::View SideScanItem::view() const
{
    const double ratio = pixelRatio();
    return {.size = pixelSize(),
            .columnWidth = static_cast<int>(std::lround(m_columnWidth * ratio)),
            .gapWidth = static_cast<int>(std::lround(m_gapWidth * ratio)),
            .spanS = m_spanS,
            .byDistance = isByDistance(),
            .rangeM = m_zoomM,
            .ground = isGround(),
            .newestOnTop = !m_settings || m_settings->newestOnTop(),
            .turned = isTurned(),
            .single = isSingle()};
}

void SideScanItem::draw()
{
    const echo::PingReader& reader = source()->reader();
    if (!m_rows || &m_rows->log() != &reader.log()) {
        m_picture.forget();
        m_rows.emplace(reader.log(), reader.chosenSpeed());
        m_travelled.emplace(reader.log());
        m_rowsChanged = true;
    }
    if (m_settings) {
        m_rowsChanged = m_rows->setChoices(m_settings->choices()) || m_rowsChanged;
        if (m_rows->setShown(m_settings->shownUnit())) {
            m_rowsChanged = true;
            m_measure.reset();
        }
        m_bottom.setByHand(m_settings->handSections());
    }
    const log::Time playhead = source()->playhead();
    m_speedMps = m_travelled->speedAt(playhead).value_or(qQNaN());
    m_speedLostS = qQNaN();
    if (m_settings && m_settings->byDistance()) {
        m_travelled->extend(playhead);
        if (const auto since = m_travelled->speedLostSince(playhead);
            since && std::isnan(m_speedMps))
            m_speedLostS = secondsOf(*since);
    }
    log::Time from = playhead - timeOfSeconds(m_spanS);
    if (isByDistance()) {
        // How far the rows reach says how much of the track is shown.
        if (!(farthestM() > 0))
            m_rowsChanged = m_rows->load(from - lead, playhead) || m_rowsChanged;
        const double across = std::max(width() - pictureX(), 1.0);
        const double shownM =
            (isSingle() ? 1 : 2) * m_zoomM.value_or(farthestM()) * height() / across;
        const log::Time begin = m_travelled->timeAt(m_travelled->metresAt(playhead) - shownM);
        from = std::min(from, std::max(begin, playhead - timeOfSeconds(roundSpansS.back())));
    }
    m_rowsChanged = m_rows->load(from - lead, playhead) || m_rowsChanged;
    m_bottom.take(*m_rows);
    makeGains();
    measureLevels();
}

void SideScanItem::makeGains()
{
    using Gain = SideScanSettings::Gain;
    const bool raw = source()->levels()->isRaw();
    GainsOf of{.gain = m_settings && !raw ? m_settings->gain() : Gain::Off};
    const log::Time playhead = source()->playhead();
    std::size_t rows = 0;
    for (std::size_t i = 0; i < of.sides.size(); ++i) {
        const auto& side = m_rows->rows(static_cast<sidescan::Side>(i));
        of.sides[i] = !side.empty();
        rows = std::max(rows, side.size());
        for (const sidescan::Row& row : side)
            of.rangeM = std::max(of.rangeM, row.endM());
    }
    if (of.gain == Gain::Physics)
        of.absorptionDbPerKm = source()->absorptionDbPerKm();
    // Of rows that are there at every playhead at which it holds.
    const log::Time holds = rows < fewRows ? fewHold : meanHolds;
    const log::Time upTo = playhead / holds * holds;
    const log::Time from = upTo - timeOfSeconds(m_spanS) - lead + holds;
    const auto meanRows = [&](const sidescan::RowWindow::Rows& side) {
        const auto first = std::ranges::upper_bound(side, from, {}, &sidescan::Row::time);
        const auto end = std::ranges::upper_bound(side, upTo, {}, &sidescan::Row::time);
        return std::span(side).subspan(static_cast<std::size_t>(first - side.begin()),
                                       static_cast<std::size_t>(end - first));
    };
    if (of.gain == Gain::Mean) {
        of.block = playhead / holds;
        for (std::size_t i = 0; i < of.sides.size(); ++i) {
            const auto& side = m_rows->rows(static_cast<sidescan::Side>(i));
            // In a side's first second that is all there is.
            if (!side.empty() && meanRows(side).empty())
                of.first[i] = side.size();
        }
    }
    if (m_gainsOf == of && !m_rowsChanged)
        return;
    m_gainsOf = of;
    for (std::size_t i = 0; i < m_gains.size(); ++i) {
        const auto& side = m_rows->rows(static_cast<sidescan::Side>(i));
        if (of.gain == Gain::Physics) {
            m_gains[i] = sidescan::GainOverRange::byPhysics(of.rangeM, of.absorptionDbPerKm);
        } else if (of.gain == Gain::Mean) {
            m_gains[i] = sidescan::GainOverRange::byMean(
                of.first[i] > 0 ? std::span(side).first(of.first[i]) : meanRows(side));
        } else {
            m_gains[i] = {};
        }
    }
}

void SideScanItem::measureLevels()
{
    const auto settings = newestSettings();
    if (!settings)
        return;
    EchoLevels& levels = *source()->levels();
    const log::Time at = source()->playhead();
    echo::EchoShaping shaping;
    if (m_gainsOf && m_gainsOf->gain == SideScanSettings::Gain::Physics)
        shaping.compensation.spreading = echo::RangeCompensation::Spreading::Area;
    shaping.averageRemoved = m_gainsOf && m_gainsOf->gain == SideScanSettings::Gain::Mean;
    if (!levels.due(at, *settings, shaping))
        return;
    sidescan::RowLevels measured;
    for (const auto side : SideScanPicture::shownSides(isSingle()))
        measured.add(m_rows->rows(side), m_gains[static_cast<std::size_t>(side)]);
    levels.take(at, *settings, shaping, measured.measurement());
}

void SideScanItem::paint()
{
    m_picture.draw(tiles(), *m_rows, m_bottom, m_gains, &*m_travelled, view(), source()->playhead(),
                   m_rowsChanged, colours());
    m_rowsChanged = false;
}

void SideScanItem::painted()
{
    m_newest = m_bottom.at(source()->playhead());
    nameUnits();
    findLost();
    readCursor();
    readMeasure();
}

void SideScanItem::findLost()
{
    m_lost.clear();
    m_bottomless.clear();
    m_portLostS = lostSince(sidescan::Side::Port);
    m_starboardLostS = lostSince(sidescan::Side::Starboard);
    const auto& lines = m_picture.lines();
    const double ratio = pixelRatio();
    const auto runs = [&](auto is, auto take) {
        std::size_t begin = 0;
        for (std::size_t y = 0; y <= lines.size(); ++y) {
            if (y < lines.size() && is(lines[y]))
                continue;
            if (y - begin >= leastLost)
                take(static_cast<double>(begin) / ratio, static_cast<double>(y - begin) / ratio);
            begin = y + 1;
        }
    };
    // Before the first row nothing is lost.
    const auto hasRow = [](const SideScanPicture::Line& line) {
        return std::ranges::find(line.shown, true) != line.shown.end();
    };
    const bool onTop = !m_settings || m_settings->newestOnTop();
    const auto last = std::find_if(lines.rbegin(), lines.rend(), hasRow);
    const auto first = std::ranges::find_if(lines, hasRow);
    const auto isSince = [&](const SideScanPicture::Line& line) {
        return onTop ? &line <= &*std::prev(last.base()) : &line >= &*first;
    };
    if (first == lines.end())
        return;
    for (const bool left : {true, false}) {
        const sidescan::Side side = SideScanPicture::sideIn(left, isTurned(), isSingle());
        // A side without a unit has nothing to lose.
        const bool hasUnit = std::ranges::any_of(m_rows->sides().units(), [&](const auto& unit) {
            return m_rows->sides().sideOf(m_rows->log(), unit) == side;
        });
        if (!hasUnit || (left && isSingle()))
            continue;
        const auto at = static_cast<std::size_t>(side);
        runs([&](const SideScanPicture::Line& line) { return isSince(line) && !line.shown[at]; },
             [&](double y, double height) {
                 if (m_lost.size() < mostLost)
                     m_lost.append(QRectF(left ? pictureX() : nadirX(), y, halfWidth(), height));
             });
    }
    runs([&](const SideScanPicture::Line& line) { return !line.altitude && hasRow(line); },
         [&](double y, double height) {
             if (m_bottomless.size() < mostLost)
                 m_bottomless.append(QRectF(m_columnWidth, y, m_gapWidth, height));
         });
}

double SideScanItem::lostSince(sidescan::Side side)
{
    if (isSingle())
        return qQNaN();
    const log::Time playhead = source()->playhead();
    const auto& rows = m_rows->rows(side);
    const auto last = rows.empty() ? m_rows->lastTime(side, playhead) : rows.back().time;
    return last && playhead - *last > echo::shortestGap ? secondsOf(*last) : qQNaN();
}

std::vector<sidescan::Unit> SideScanItem::unknownUnits() const
{
    std::vector<sidescan::Unit> units;
    if (m_rows)
        std::ranges::copy_if(
            m_rows->sides().units(), std::back_inserter(units), [this](const sidescan::Unit& unit) {
                return m_rows->sides().sideOf(m_rows->log(), unit) == sidescan::Side::Unknown;
            });
    return units;
}

bool SideScanItem::hasKnownSide() const
{
    return m_rows && unknownUnits().size() < m_rows->sides().units().size();
}

void SideScanItem::nameUnits()
{
    m_units.clear();
    m_singleStream = isSingle() ? formats::streamName(m_rows->log(), m_rows->unknownUnit()->stream)
                                : std::string();
    const std::vector<sidescan::Unit> unknown = unknownUnits();
    if (unknown.empty())
        return;
    if (hasKnownSide())
        m_units += tr("Both sides");
    const log::Log& log = m_rows->log();
    for (const sidescan::Unit& unit : unknown) {
        const log::Stream& stream = log.stream(unit.stream);
        int number = 1;
        for (log::StreamNumber i = 0; i < unit.stream; ++i)
            number += log.stream(i).kind() == stream.kind() ? 1 : 0;
        const QString title = QString::fromUtf8(ping::titleOf(stream.kind().family()));
        QString name = !stream.label().name.empty() ? QString::fromStdString(stream.label().name)
                       : number > 1                 ? QStringLiteral("%1 %2").arg(title).arg(number)
                                                    : title;
        const auto ofStream =
            std::ranges::count(m_rows->sides().units(), unit.stream, &sidescan::Unit::stream);
        if (ofStream > 1)
            name = tr("%1, channel %2").arg(name).arg(unit.channel);
        m_units += name;
    }
}

int SideScanItem::shownUnit() const
{
    if (!isSingle())
        return 0;
    const std::vector<sidescan::Unit> unknown = unknownUnits();
    const auto at = std::ranges::find(unknown, *m_rows->unknownUnit());
    return static_cast<int>(at - unknown.begin()) + (hasKnownSide() ? 1 : 0);
}

void SideScanItem::showUnit(int index)
{
    if (!m_settings)
        return;
    const std::vector<sidescan::Unit> unknown = unknownUnits();
    const int at = index - (hasKnownSide() ? 1 : 0);
    m_settings->showUnit(at >= 0 && at < std::ssize(unknown)
                             ? std::optional(unknown[static_cast<std::size_t>(at)])
                             : std::nullopt);
}

void SideScanItem::paintBottom(QImage& tile, QPoint at) const
{
    const auto& lines = m_picture.lines();
    const double ratio = pixelRatio();
    const double columnPixels = m_columnWidth * ratio;
    if (at.x() >= columnPixels || !(columnM() > 0) || lines.empty())
        return;
    QPainterPath line;
    QPainterPath byHand;
    bool down = false;
    bool handDown = false;
    const auto first = static_cast<std::size_t>(std::max(at.y() - 2, 0));
    const auto end = std::min(lines.size(), static_cast<std::size_t>(at.y() + tile.height() + 2));
    for (std::size_t y = first; y < end; ++y) {
        const auto& altitude = lines[y].altitude;
        if (!altitude) {
            down = false;
            handDown = false;
            continue;
        }
        const QPointF point(altitude->metres / columnM() * columnPixels - at.x(),
                            static_cast<double>(y) + 0.5 - at.y());
        down ? line.lineTo(point) : line.moveTo(point);
        down = true;
        if (altitude->byHand)
            handDown ? byHand.lineTo(point) : byHand.moveTo(point);
        handDown = altitude->byHand;
    }
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(QRectF(0, 0, columnPixels - at.x(), tile.height()));
    if (!byHand.isEmpty()) {
        painter.setPen(QPen(m_haloColor, 7 * ratio));
        painter.drawPath(byHand);
        painter.setPen(QPen(m_bottomColor, 5 * ratio, Qt::DotLine));
        painter.drawPath(byHand);
    }
    painter.setPen(QPen(m_haloColor, 4 * ratio));
    painter.drawPath(line);
    painter.setPen(QPen(m_bottomColor, 2 * ratio));
    painter.drawPath(line);
}

// Places.

double SideScanItem::yOf(double timeS) const
{
    return m_picture.yOf(timeS) / pixelRatio();
}

double SideScanItem::timeAt(double y) const
{
    return m_picture.secondsAt(y * pixelRatio());
}

double SideScanItem::bottomAt(double timeS) const
{
    const auto altitude = m_bottom.at(timeOfSeconds(timeS));
    return altitude ? altitude->metres : qQNaN();
}

double SideScanItem::xOf(bool port, double acrossM) const
{
    const bool left = !isSingle() && port != isTurned();
    const double away = rangeM() > 0 ? acrossM / rangeM() * halfWidth() : 0;
    return nadirX() + (left ? -away : away);
}

QPointF SideScanItem::placeOf(sidescan::Side side, double timeS, double slantM) const
{
    const auto altitude = m_bottom.at(timeOfSeconds(timeS));
    const double across = isGround() && altitude
                              ? sidescan::groundRange(slantM, altitude->metres).value_or(0)
                              : slantM;
    return {xOf(side == sidescan::Side::Port, across), yOf(timeS)};
}

std::optional<SideScanItem::Across> SideScanItem::acrossAt(double x) const
{
    if (!m_rows || x < pictureX() || x > width() || !(halfWidth() > 0))
        return std::nullopt;
    const bool left = x < nadirX();
    return Across{SideScanPicture::sideIn(left, isTurned(), isSingle()),
                  std::abs(x - nadirX()) / halfWidth() * rangeM()};
}

const sidescan::Row* SideScanItem::rowAt(sidescan::Side side, double timeS) const
{
    if (!m_rows)
        return nullptr;
    const log::Time time = timeOfSeconds(timeS);
    const sidescan::Row* row = m_rows->rowAt(side, time);
    return row && time - row->time <= echo::shortestGap ? row : nullptr;
}

double SideScanItem::slantAt(const Across& across, log::Time time) const
{
    const auto altitude = m_bottom.at(time);
    return isGround() && altitude ? sidescan::slantRange(across.metres, altitude->metres)
                                  : across.metres;
}

// The cursor.

bool SideScanItem::probe(double x, double y)
{
    m_cursor = QPointF(x, y);
    readCursor();
    emit worked();
    return cursorValid();
}

void SideScanItem::leave()
{
    if (!m_cursor)
        return;
    m_cursor.reset();
    readCursor();
    emit worked();
}

void SideScanItem::moveCursor(double dx, double dy)
{
    const QPointF from = m_cursor.value_or(QPointF(nadirX() + width() / 8, height() / 2));
    probe(std::clamp(from.x() + dx, 0.0, width()), std::clamp(from.y() + dy, 0.0, height()));
}

const SideScanReading& SideScanItem::reading() const
{
    static const SideScanReading nothing;
    return m_reading ? *m_reading : nothing;
}

const sidescan::Row* SideScanItem::cursorRow() const
{
    return m_reading && !m_inColumn && m_cursor ? rowAt(m_reading->side, timeAt(m_cursor->y()))
                                                : nullptr;
}

void SideScanItem::readCursor()
{
    m_reading.reset();
    m_height = {.kind = sidescan::TargetHeight::Kind::NoShadow};
    if (!m_cursor || !m_rows || m_cursor->y() < 0 || m_cursor->y() > height())
        return;
    const double timeS = timeAt(m_cursor->y());
    m_inColumn = m_cursor->x() >= 0 && m_cursor->x() < m_columnWidth;
    std::optional<Across> across = acrossAt(m_cursor->x());
    if (m_inColumn)
        across =
            Across{SideScanPicture::columnSide(*m_rows), m_cursor->x() / m_columnWidth * columnM()};
    const sidescan::Row* row = across ? rowAt(across->side, timeS) : nullptr;
    if (!row)
        return;
    const auto altitude = m_bottom.at(row->time);
    m_reading = readSideScan(*row, across->side, across->metres, isGround() && !m_inColumn,
                             altitude, m_soundSpeedErrorPercent, m_vehicle);
    if (m_inColumn)
        return;
    const auto tilted = tiltedAt(altitude, row->time, m_vehicle);
    auto shadow =
        tilted ? sidescan::findShadow(*row, m_reading->slantM, tilted->metres) : std::nullopt;
    if (shadow && !sidescan::isShadow(*row, shadow->beginM, shadow->endM, tilted->metres))
        shadow.reset();
    m_height = sidescan::heightOf(*row, shadow, tilted, slopeAt(row->time));
}

double SideScanItem::slopeAt(log::Time time)
{
    const auto speed = m_travelled ? m_travelled->speedAt(time) : std::nullopt;
    const auto slope = speed ? m_bottom.slopeAround(time, *speed) : std::nullopt;
    // Along the track it may be even where it is steep across.
    return std::max(sidescan::assumedSlope, slope.value_or(0));
}

// Measuring.

void SideScanItem::setMeasuring(bool measuring)
{
    if (m_measuring == measuring)
        return;
    m_measuring = measuring;
    m_measure.reset();
    emit worked();
}

void SideScanItem::measureAt(double x, double y)
{
    const auto across = acrossAt(x);
    const double timeS = timeAt(y);
    const sidescan::Row* row = across ? rowAt(across->side, timeS) : nullptr;
    m_measure.reset();
    if (row) {
        const double slant = slantAt(*across, row->time);
        m_measure = Measure{across->side, secondsOf(row->time), slant, slant};
        const auto altitude = m_bottom.at(row->time);
        if (const auto shadow =
                altitude ? sidescan::findShadow(*row, slant, altitude->metres) : std::nullopt) {
            m_measure->beginM = shadow->beginM;
            m_measure->endM = shadow->endM;
            m_measure->cut = shadow->cut;
        }
    }
    readMeasure();
    emit worked();
}

void SideScanItem::measureUpTo(double x)
{
    const auto across = acrossAt(x);
    if (!m_measure || !across || across->side != m_measure->side)
        return;
    const sidescan::Row* row = rowAt(m_measure->side, m_measure->timeS);
    if (!row)
        return;
    const double slant = slantAt(*across, row->time);
    m_measure->endM = std::max(std::min(slant, row->endM()), m_measure->beginM);
    m_measure->cut = slant >= row->endM() - row->sampleM();
    readMeasure();
    emit worked();
}

void SideScanItem::readMeasure()
{
    m_measured = {.kind = sidescan::TargetHeight::Kind::NoShadow};
    const sidescan::Row* row = m_measure ? rowAt(m_measure->side, m_measure->timeS) : nullptr;
    if (!row)
        return;
    const auto altitude = tiltedAt(m_bottom.at(row->time), row->time, m_vehicle);
    std::optional<sidescan::Shadow> shadow;
    if (altitude && sidescan::isShadow(*row, m_measure->beginM, m_measure->endM, altitude->metres))
        shadow = sidescan::Shadow{m_measure->beginM, m_measure->endM, m_measure->cut};
    m_measured = sidescan::heightOf(*row, shadow, altitude, slopeAt(row->time));
}

QPointF SideScanItem::measureFrom() const
{
    return m_measure ? placeOf(m_measure->side, m_measure->timeS, m_measure->beginM) : QPointF();
}

QPointF SideScanItem::measureTo() const
{
    return m_measure ? placeOf(m_measure->side, m_measure->timeS, m_measure->endM) : QPointF();
}

void SideScanItem::chooseSide(bool port)
{
    if (!isSingle() || !m_settings)
        return;
    const sidescan::Unit shown = *m_rows->unknownUnit();
    const std::vector<sidescan::Unit> unknown = unknownUnits();
    const bool isPair = unknown.size() == 2 && !hasKnownSide();
    for (const sidescan::Unit& unit : unknown)
        if (unit == shown || isPair)
            m_settings->choose(unit, port == (unit == shown) ? sidescan::Side::Port
                                                             : sidescan::Side::Starboard);
    m_settings->showUnit(std::nullopt);
}

void SideScanItem::swapSides()
{
    if (!m_rows || !m_settings)
        return;
    const sidescan::SideFinder sides = m_rows->sides();
    for (const sidescan::Unit& unit : sides.units()) {
        const sidescan::Side side = sides.sideOf(m_rows->log(), unit);
        if (side != sidescan::Side::Unknown)
            m_settings->choose(unit, side == sidescan::Side::Port ? sidescan::Side::Starboard
                                                                  : sidescan::Side::Port);
    }
}

void SideScanItem::setBottom(double timeS, double metres)
{
    if (m_settings && metres > 0)
        m_settings->setBottom(timeOfSeconds(timeS), metres);
}

} // namespace leadline::app
