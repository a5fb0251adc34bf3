// SPDX-License-Identifier: GPL-3.0-or-later
#include "sounder/WaterfallItem.h"

#include "plot/Measurement.h"
#include "plot/Measuring.h"
#include "plot/SettingsReadout.h"
#include "plot/SourceIndexes.h"
#include "settings/UnitFormat.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace leadline::app {

namespace {

constexpr double shortestSpanS = 15;
constexpr double longestSpanS = 1800;
/// The shortest time span that can be set, that of a short recording.
constexpr double shortestFitS = 1;
constexpr double shortestRangeM = 0.1;
constexpr double longestRangeM = 1000;
/// Pings of the picture that its levels are measured of, evenly spread.
constexpr std::size_t mostMeasured = 256;
constexpr std::array roundSpansS{15.0,  20.0,  30.0,  45.0,  60.0,  90.0,
                                 120.0, 180.0, 300.0, 600.0, 900.0, 1800.0};

} // namespace

WaterfallItem::WaterfallItem(QQuickItem* parent) : EchoItem(parent, TiledImage::Cut::Growing)
{
    tiles().setOverlay([this](QImage& tile, QPoint at) {
        if (m_hatchColor.alpha() > 0) {
            silences().draw(tile, at, firstColumn(), pixelRatio(), m_hatchColor);
            m_picture.unlocked().draw(tile, at, firstColumn(), pixelRatio(), m_hatchColor);
        }
        if (m_bottomFrameM > 0) {
            m_frameTop.draw(tile, at, m_distanceColor, m_haloColor);
            m_frameBottom.draw(tile, at, m_distanceColor, m_haloColor);
        }
        if (m_distanceLine && !m_distanceHidden)
            m_line.draw(tile, at, m_distanceColor, m_haloColor);
        // The dashed line is drawn last; the device's line shows through its gaps where both agree.
        if (m_bottomLine && !(m_bottomZoomM > 0))
            m_ownLine.draw(tile, at, m_bottomColor, m_haloColor);
    });
}

void WaterfallItem::changed()
{
    redraw();
    emit viewChanged();
}

double WaterfallItem::spanS() const
{
    return isFitted() ? m_spanWithinS.value_or(m_recordingS) : m_spanS;
}

void WaterfallItem::setSpanS(double seconds)
{
    seconds = std::clamp(seconds, shortestFitS, longestSpanS);
    if ((m_spanS == seconds && !m_spanWithinS) || std::isnan(seconds))
        return;
    m_spanS = seconds;
    m_spanWithinS.reset();
    changed();
}

void WaterfallItem::setRecordingS(double seconds)
{
    seconds = seconds > 0 ? std::max(seconds, shortestFitS) : 0;
    if (m_recordingS == seconds)
        return;
    m_recordingS = seconds;
    m_spanWithinS.reset();
    changed();
}

void WaterfallItem::stepSpan(int steps)
{
    double span = spanS();
    for (; steps > 0; --steps) {
        const auto* longer = std::ranges::upper_bound(roundSpansS, span);
        span = longer != roundSpansS.end() ? *longer : longestSpanS;
    }
    for (; steps < 0; ++steps) {
        const auto* shorter = std::ranges::lower_bound(roundSpansS, span);
        span = shorter != roundSpansS.begin() ? *std::prev(shorter) : std::min(span, shortestSpanS);
    }
    if (!isFitted()) {
        setSpanS(span);
        return;
    }
    if (span == spanS())
        return;
    m_spanWithinS = span < m_recordingS ? std::optional(span) : std::nullopt;
    changed();
}

void WaterfallItem::fit()
{
    if (m_spanWithinS) {
        m_spanWithinS.reset();
        changed();
    }
    setAutoRange(true);
}

void WaterfallItem::setBottomZoomM(double metres)
{
    if (m_bottomZoomM == metres || !(metres >= 0))
        return;
    m_bottomZoomM = metres;
    tiles().touchAll();
    changed();
}

void WaterfallItem::setBottomFrameM(double metres)
{
    if (m_bottomFrameM == metres || !(metres >= 0))
        return;
    m_bottomFrameM = metres;
    tiles().touchAll();
    changed();
}

void WaterfallItem::setAutoRange(bool automatic)
{
    if (automatic == autoRange())
        return;
    if (automatic)
        m_rangeM.reset();
    else
        m_rangeM = {topM(), bottomM()};
    changed();
}

void WaterfallItem::setRange(double topM, double bottomM)
{
    const double length = std::clamp(bottomM - topM, shortestRangeM, longestRangeM);
    const double top = std::clamp(topM, 0.0, longestRangeM);
    if (std::isnan(length) || std::isnan(top) || m_bottomZoomM > 0)
        return;
    m_rangeM = {top, top + length};
    changed();
}

void WaterfallItem::zoomRangeAt(double factor, double y)
{
    const double at = rangeAt(y);
    const double top = at - (at - topM()) / factor;
    const double bottom = at + (bottomM() - at) / factor;
    const auto [fitTop, fitBottom] = m_picture.fittingRange();
    if (factor < 1 && bottom - top >= (fitBottom - fitTop) * (1 - 1e-9))
        fit();
    else
        setRange(top, bottom);
}

void WaterfallItem::panRangeBy(double dy)
{
    const double by = height() > 0 ? std::max(dy / height() * (bottomM() - topM()), -topM()) : 0;
    setRange(topM() + by, bottomM() + by);
}

void WaterfallItem::setDistanceLine(bool shown)
{
    if (m_distanceLine == shown)
        return;
    m_distanceLine = shown;
    tiles().touchAll();
    changed();
}

void WaterfallItem::setDistanceHidden(bool hidden)
{
    if (m_distanceHidden == hidden)
        return;
    m_distanceHidden = hidden;
    tiles().touchAll();
    changed();
}

void WaterfallItem::setBottomLine(bool shown)
{
    if (m_bottomLine == shown)
        return;
    m_bottomLine = shown;
    m_bottomReady = !shown;
    tiles().touchAll();
    changed();
}

void WaterfallItem::setColour(QColor& member, const QColor& colour)
{
    if (member == colour)
        return;
    member = colour;
    tiles().touchAll();
    changed();
}

void WaterfallItem::forget()
{
    m_picture.forget();
    m_bottom.forget();
    m_bottomReady = !m_bottomLine;
    m_moment.reset();
    m_ready = false;
    m_farthestM = 0;
    m_bottomFound = true;
    m_reading = {};
}

void WaterfallItem::draw()
{
    m_view = {.size = pixelSize(),
              .spanS = spanS(),
              .rangeM = m_rangeM,
              .distances = m_distanceLine,
              .unitsPerMetre = UnitFormat::perMetre(display() && display()->imperial()),
              .bottomZoomM = m_bottomZoomM,
              .shaping = shaping()};
    SourceIndexes& indexes = SourceIndexes::of(*source());
    m_moment = {.reader = source()->reader(),
                .detail = &indexes.detail(),
                .count = source()->count(),
                .playhead = source()->playhead()};
    m_ready =
        !WaterfallPicture::needsDetail(*m_moment, m_view) || indexes.hasDetail(m_moment->count);
    if (m_ready)
        measureWindow();
    m_much = m_picture.differsMuch(*m_moment, m_view, colours());
    if (m_ready)
        return;
    m_moment.reset();
    connect(&indexes, &SourceIndexes::detailGrown, this, &EchoItem::redraw, Qt::UniqueConnection);
}

// A sonar that sets range and gain itself, as a Ping1D does unless it was told not to, changes them
// all the time: its pings are drawn with one curve for all of them.
void WaterfallItem::measureWindow()
{
    const auto newest = newestSettings();
    if (!newest)
        return;
    const echo::PingReader& reader = m_moment->reader;
    const bool automatic = modeAutoAt(reader, m_moment->playhead) != 0;
    const auto settings = [automatic](const echo::EchoSettings& of) {
        return automatic ? echo::EchoSettings{.frequencyKhz = of.frequencyKhz} : of;
    };
    const echo::EchoSettings wanted = settings(*newest);
    measureLevels(wanted, [&] {
        const log::Time from = m_moment->playhead - timeOfSeconds(spanS());
        if (WaterfallPicture::needsDetail(*m_moment, m_view)) {
            echo::WaterfallWindow window;
            window.load(reader, *m_moment->detail, from, m_moment->playhead, mostMeasured,
                        m_view.shaping);
            return echo::measureLevels(window.profiles());
        }
        const std::uint64_t first = std::min(reader.countUpTo(from), m_moment->count);
        const std::uint64_t every = (m_moment->count - first) / mostMeasured + 1;
        std::vector<echo::PingReader::Scratch> frames(mostMeasured + 1);
        std::vector<std::vector<std::uint8_t>> samples(mostMeasured + 1);
        std::vector<echo::Profile> pings;
        for (std::uint64_t at = m_moment->count; at > first && pings.size() < frames.size();
             at -= std::min(every, at)) {
            const auto ping = reader.read(at - 1, frames[pings.size()]);
            if (ping && settings(echo::EchoSettings::of(*ping)) == wanted)
                pings.push_back(shaped(at - 1, ping->profile, samples[pings.size()]));
        }
        return echo::measureLevels(pings);
    });
}

void WaterfallItem::paint()
{
    if (m_moment)
        m_picture.draw(tiles(), *m_moment, m_view, colours());
    placeBottomLine();
    placeDistanceLabels();
    placeBottomFrame();
}

void WaterfallItem::painted()
{
    readCursor();
    if (!m_bottomReady)
        scheduleDraw();
}

void WaterfallItem::placeBottomLine()
{
    // Together with the drawing of the picture this stays below the duration of a frame.
    constexpr int sliceMs = 4;
    // A line with its halo extends over at most this many columns.
    constexpr int reach = 16;
    if (!m_moment || !detects())
        return;
    const int width = image().width();
    m_bottomReady = m_bottom.update(
        m_moment->reader, m_moment->playhead,
        {.firstColumn = m_picture.firstColumn(), .width = width, .columnS = m_view.spanS / width},
        [this](int column) { return m_picture.hasEcho(column); }, QDeadlineTimer(sliceMs));
    m_ownLine.setColumns(m_bottom.columns(), {.firstColumn = m_picture.firstColumn(),
                                              .topM = topM(),
                                              .bottomM = bottomM(),
                                              .height = image().height(),
                                              .pixelRatio = pixelRatio(),
                                              .dashed = true});
    const int changed = std::max(m_bottom.firstChanged() - reach, 0);
    if (m_bottom.firstChanged() < width)
        tiles().touch({changed, 0, width - changed, image().height()});
    if (m_bottomZoomM > 0)
        m_picture.setDetected(tiles(), *m_moment, m_bottom.columns(), colours());
}

bool WaterfallItem::detects() const
{
    const bool locks = m_bottomZoomM > 0 || m_bottomFrameM > 0;
    return (m_bottomLine && !(m_bottomZoomM > 0)) || (locks && !m_picture.isMeasured());
}

// A dotted line at both limits of what a picture that is locked to the bottom shows.
void WaterfallItem::placeBottomFrame()
{
    if (!(m_bottomFrameM > 0))
        return;
    constexpr int dotted = 10;
    std::vector<MeasuredColumn> limits =
        m_picture.isMeasured() ? m_picture.columns() : m_bottom.columns();
    const DistanceLine::Place place{.firstColumn = m_picture.firstColumn(),
                                    .topM = topM(),
                                    .bottomM = bottomM(),
                                    .height = image().height(),
                                    .pixelRatio = pixelRatio()};
    const auto third = static_cast<float>(m_bottomFrameM / 3);
    for (MeasuredColumn& limit : limits) {
        if (confidenceOf(limit.confidencePercent) >= Confidence::Doubtful)
            limit.confidencePercent = dotted;
        limit.distanceM -= third;
    }
    m_frameTop.setColumns(limits, place);
    for (MeasuredColumn& limit : limits)
        limit.distanceM += 3 * third;
    m_frameBottom.setColumns(limits, place);
}

void WaterfallItem::placeDistanceLabels()
{
    const auto& columns = m_picture.columns();
    // Locked to the bottom, that is at 0 in each column.
    std::vector<MeasuredColumn> locked;
    m_bottomFound = true;
    for (int x = 0; m_moment && m_bottomZoomM > 0 && x < image().width(); ++x) {
        locked.push_back(m_picture.lockedTo(x));
        if (m_picture.hasEcho(x))
            m_bottomFound = !std::isnan(locked.back().distanceM);
        locked.back().distanceM = 0;
    }
    m_line.setColumns(m_bottomZoomM > 0 ? locked : columns, {.firstColumn = m_picture.firstColumn(),
                                                             .topM = topM(),
                                                             .bottomM = bottomM(),
                                                             .height = image().height(),
                                                             .pixelRatio = pixelRatio()});
    m_farthestM = 0;
    for (const MeasuredColumn& column : columns)
        if (confidenceOf(column.confidencePercent) >= Confidence::Doubtful)
            m_farthestM = std::max(m_farthestM, static_cast<double>(column.distanceM));
}

double WaterfallItem::xOf(double timeS) const
{
    return (timeS - fromS()) / (untilS() - fromS()) * width();
}

double WaterfallItem::timeAt(double x) const
{
    return width() > 0 ? fromS() + x / width() * (untilS() - fromS()) : fromS();
}

double WaterfallItem::yOf(double rangeM) const
{
    return (rangeM - topM()) / (bottomM() - topM()) * height();
}

double WaterfallItem::rangeAt(double y) const
{
    return height() > 0 ? topM() + y / height() * (bottomM() - topM()) : topM();
}

// The reading at the cursor.

bool WaterfallItem::probe(double x, double y)
{
    m_cursor = QPointF(x, y);
    readCursor();
    emit worked();
    return m_reading.valid;
}

void WaterfallItem::moveCursor(double dy)
{
    const double margin = 0.5 / pixelRatio();
    const QPointF from =
        m_cursor.value_or(QPointF(width() - margin, std::round(height() / 2) - margin));
    const QPointF to(std::clamp(from.x(), margin, std::max(width() - margin, margin)),
                     std::clamp(from.y() + dy, margin, std::max(height() - margin, margin)));
    probe(to.x(), to.y());
}

void WaterfallItem::leave()
{
    m_cursor.reset();
    m_reading = {};
    emit worked();
}

void WaterfallItem::readCursor()
{
    m_reading = {};
    if (!m_cursor || !hasSonar() || image().isNull() || !contains(*m_cursor))
        return;
    m_reading.valid = true;
    m_reading.rangeM = rangeAt(m_cursor->y());
    if (m_bottomZoomM > 0) {
        const int x = std::clamp(static_cast<int>(m_cursor->x() * pixelRatio()), 0,
                                 std::max(image().width() - 1, 0));
        const auto bottomM = static_cast<double>(m_picture.lockedTo(x).distanceM);
        m_reading.valid = !std::isnan(bottomM);
        m_reading.aboveBottomM = m_reading.valid ? -m_reading.rangeM : qQNaN();
        m_reading.rangeM = m_reading.valid ? bottomM + m_reading.rangeM : 0;
        if (!m_reading.valid)
            return;
    }
    m_reading.timeS = timeAt(m_cursor->x());
    const echo::PingReader& reader = source()->reader();
    const double playheadS = secondsOf(source()->playhead());
    m_reading.ageS = std::max(playheadS - m_reading.timeS, 0.0);
    const auto column = static_cast<std::size_t>(
        std::clamp(m_cursor->x() * pixelRatio(), 0.0, image().width() - 1.0));
    const auto seen = [column](const std::vector<MeasuredColumn>& columns) {
        const bool known = column < columns.size() &&
                           confidenceOf(columns[column].confidencePercent) >= Confidence::Doubtful;
        return known ? columns[column] : MeasuredColumn{};
    };
    if (m_distanceLine && !m_distanceHidden)
        m_reading.device = seen(m_picture.columns());
    if (m_bottomLine)
        m_reading.bottom = seen(m_bottom.columns());
    // An intensity is only read where the picture shows an echo.
    const auto pixel = (*m_cursor * pixelRatio()).toPoint();
    const QPoint inside(std::clamp(pixel.x(), 0, image().width() - 1),
                        std::clamp(pixel.y(), 0, image().height() - 1));
    const std::uint64_t count =
        std::min(reader.countUpTo(timeOfSeconds(m_reading.timeS)), source()->count());
    if (count == 0 || image().constScanLine(inside.y())[inside.x() * 4 + 3] == 0)
        return;
    echo::PingReader::Scratch scratch;
    const auto ping = reader.read(count - 1, scratch);
    if (!ping)
        return;
    const double metresPerPixel = (bottomM() - topM()) / image().height();
    const auto value = intensityAt(ping->profile, m_reading.rangeM, metresPerPixel);
    m_reading.intensity = value.value_or(-1);
    m_reading.rangeErrorM =
        value ? rangeErrorM(*ping, m_reading.rangeM, m_soundSpeedErrorPercent) : 0;
}

} // namespace leadline::app
