// SPDX-License-Identifier: GPL-3.0-or-later
#include "sounder/WaterfallPicture.h"

#include "echo/GapFinder.h"
#include "plot/Measuring.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <limits>
#include <tuple>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// The number of pings per column up to which echo::WaterfallWindow reads every ping.
constexpr std::uint64_t pingsAColumn = 4;
/// The range shrinks when all pings drawn for this long have fitted into the smaller one.
constexpr log::Time shrinksAfter = 10s;
/// The range that is shown for a log without profiles and distances.
constexpr double usualRangeM = 10;
/// The line of the device's distance, with its halo, extends over at most this many columns.
constexpr int distanceReach = 16;

/// Number of the pixel column at the playhead.
std::int64_t lastColumn(log::Time playhead, double columnS)
{
    return static_cast<std::int64_t>(std::floor(secondsOf(playhead) / columnS + 1e-9));
}

template<class T>
void shiftBy(std::vector<T>& values, int columns, T filling)
{
    const auto by = static_cast<std::ptrdiff_t>(std::abs(columns));
    if (columns > 0) {
        std::move(values.begin() + by, values.end(), values.begin());
        std::fill(values.end() - by, values.end(), filling);
    } else {
        std::move_backward(values.begin(), values.end() - by, values.end());
        std::fill(values.begin(), values.begin() + by, filling);
    }
}

} // namespace

void WaterfallPicture::forget()
{
    m_known = false;
    m_before.forget();
}

double WaterfallPicture::secondsAt(int column) const
{
    const int width = m_view.size.width();
    const double length = m_view.spanS / std::max(width, 1);
    return static_cast<double>(m_last - width + 1 + column) * length;
}

int WaterfallPicture::columnOf(log::Time time) const
{
    const int width = m_view.size.width();
    const double column = std::floor((secondsOf(time) - fromS()) / (m_view.spanS / width));
    return static_cast<int>(std::clamp(column, 0.0, width - 1.0));
}

bool WaterfallPicture::needsDetail(const Moment& moment, const View& view)
{
    const int width = view.size.width();
    const double columnS = view.spanS / width;
    const auto firstColumn = static_cast<double>(lastColumn(moment.playhead, columnS) - width + 1);
    const std::uint64_t before = moment.reader.countUpTo(timeOfSeconds(firstColumn * columnS));
    const std::uint64_t pings = moment.count - std::min(moment.count, before);
    return pings > pingsAColumn * static_cast<std::uint64_t>(width);
}

bool WaterfallPicture::differsMuch(const Moment& moment, const View& view,
                                   const raster::Colormap& colours) const
{
    constexpr std::int64_t fewColumns = 16;
    const std::int64_t last = lastColumn(moment.playhead, view.spanS / view.size.width());
    return !m_known || m_view != view || m_colours != colours.entries() || m_dense ||
           std::abs(last - m_last) > fewColumns;
}

void WaterfallPicture::draw(TiledImage& onto, const Moment& moment, const View& view,
                            const raster::Colormap& colours)
{
    const echo::PingReader& reader = moment.reader;
    const int width = view.size.width();
    const std::uint64_t count = moment.count;
    const std::int64_t last = lastColumn(moment.playhead, view.spanS / width);
    const bool dense = needsDetail(moment, view);
    const auto newestMeasured =
        view.distances ? newestMeasurement(reader, moment.playhead) : std::nullopt;
    const auto measured = newestMeasured ? std::optional(newestMeasured->frame) : std::nullopt;
    const bool fresh = onto.resize(view.size) || !m_known || m_view != view ||
                       m_colours != colours.entries() || dense || m_dense ||
                       !reader.log().inTimeOrder() || std::abs(last - m_last) >= width ||
                       (view.bottomZoomM > 0 && measured.has_value() != isMeasured());
    const std::uint64_t countBefore = m_count;
    const auto moved = last - m_last;
    const bool nothingNew = moved == 0 && count == countBefore && measured == m_measured;
    if (!fresh && nothingNew)
        return;
    if (m_known && m_dense && dense && m_view == view && m_colours == colours.entries() &&
        nothingNew)
        return;
    m_known = true;
    m_view = view;
    m_raster.setDetail(view.shaping.detail);
    m_colours = colours.entries();
    m_count = count;
    m_measured = measured;
    m_last = last;
    m_dense = dense;

    // Loads all columns, or those from the last newest ping on, or those that came in at the left
    // and the last one, which may hold fewer pings now.
    int first = 0;
    if (fresh) {
        m_extents.assign(static_cast<std::size_t>(width), {});
        m_columns.assign(static_cast<std::size_t>(width), {});
        m_detected.assign(static_cast<std::size_t>(width), {});
    } else {
        if (moved != 0)
            shift(onto, static_cast<int>(moved));
        const bool back = moved < 0 || count < countBefore;
        if (moved < 0) {
            load(moment, 0, static_cast<int>(-moved));
            paint(onto, 0, static_cast<int>(-moved), colours);
        }
        const auto newest =
            back || countBefore == 0 ? std::nullopt : reader.timeOf(countBefore - 1);
        if (back)
            first = width - 1;
        else if (newest)
            first = std::min(columnOf(*newest), width - 1 - static_cast<int>(moved));
    }
    load(moment, first, width);

    m_fitting = fitRange(moment);
    const auto range = view.bottomZoomM > 0
                           ? std::pair(-view.bottomZoomM / 3, view.bottomZoomM * 2 / 3)
                           : view.rangeM.value_or(m_fitting);
    if (range != std::pair(m_topM, m_bottomM) || fresh) {
        std::tie(m_topM, m_bottomM) = range;
        if (!fresh)
            load(moment, 0, width);
        first = 0;
    }
    paint(onto, first, width, colours);
    const auto silencesBefore = m_silences.runs();
    findSilences(moment, newestMeasured);
    findUnlocked();
    const bool grows = moved == 0 && silencesBefore == m_silences.runs();
    const int touched = grows ? std::max(first - distanceReach, 0) : 0;
    onto.touch({touched, 0, width - touched, view.size.height()});
}

// The range depends on the log and the playhead only, not on how the playhead was moved there.
std::pair<double, double> WaterfallPicture::fitRange(const Moment& moment)
{
    const echo::PingReader& reader = moment.reader;
    Extent all;
    for (const Extent& extent : m_extents)
        all.join(extent);
    const log::Time from = timeOfSeconds(fromS());
    all.join(m_before.of(reader, from - shrinksAfter, from));
    if (all.empty())
        all = extentOf(reader, std::max<std::uint64_t>(moment.count, 1) - 1);
    if (all.empty()) {
        for (const MeasuredColumn& column : m_columns)
            if (!std::isnan(column.distanceM))
                all.join({0, static_cast<double>(column.distanceM)});
    }
    if (all.empty())
        all = {0, usualRangeM};
    const double units = m_view.unitsPerMetre;
    const double bottom = roundRangeAbove(all.bottomM * units);
    return {roundRangeBelow(all.topM * units, all.bottomM * units) / units, bottom / units};
}

void WaterfallPicture::paint(TiledImage& onto, int first, int end, const raster::Colormap& colours)
{
    m_raster.setWindow(m_topM, m_bottomM);
    m_origins.clear();
    for (int x = first; x < end && m_view.bottomZoomM > 0; ++x)
        m_origins.push_back(static_cast<double>(lockedTo(x).distanceM));
    m_raster.drawByTime(onto.canvas().columns(first, end), m_window.profiles(), m_periods,
                        secondsAt(first), secondsAt(end), colours, m_origins);
}

MeasuredColumn WaterfallPicture::lockedTo(int column) const
{
    const auto at = static_cast<std::size_t>(column);
    const MeasuredColumn& bottom = isMeasured() ? m_columns[at] : m_detected[at];
    return confidenceOf(bottom.confidencePercent) >= Confidence::Doubtful ? bottom
                                                                          : MeasuredColumn{};
}

void WaterfallPicture::setDetected(TiledImage& onto, const Moment& moment,
                                   std::span<const MeasuredColumn> bottoms,
                                   const raster::Colormap& colours)
{
    const auto same = [](const MeasuredColumn& a, const MeasuredColumn& b) {
        return a.confidencePercent == b.confidencePercent &&
               (a.distanceM == b.distanceM || (std::isnan(a.distanceM) && std::isnan(b.distanceM)));
    };
    const int width = m_view.size.width();
    const auto changed = std::ranges::mismatch(m_detected, bottoms, same).in1;
    if (changed == m_detected.end())
        return;
    // Levels of detail are chosen for the whole picture.
    const int first = m_dense ? 0 : static_cast<int>(changed - m_detected.begin());
    m_detected.assign(bottoms.begin(), bottoms.end());
    load(moment, first, width);
    paint(onto, first, width, colours);
    findUnlocked();
    const int touched = std::max(first - distanceReach, 0);
    onto.touch({touched, 0, width - touched, m_view.size.height()});
}

void WaterfallPicture::shift(TiledImage& onto, int columns)
{
    shiftBy(m_extents, columns, Extent{});
    shiftBy(m_columns, columns, MeasuredColumn{});
    shiftBy(m_detected, columns, MeasuredColumn{});
    const raster::Canvas canvas = onto.canvas();
    const auto kept = static_cast<std::size_t>(canvas.width - std::abs(columns)) * 4;
    for (int y = 0; y < canvas.height; ++y)
        std::memmove(canvas.at(std::max(-columns, 0), y), canvas.at(std::max(columns, 0), y), kept);
}

// The columns of a waterfall, loaded from the log.

namespace {

/// The ping interval is known after this many pings, whichever part of the picture is drawn.
constexpr std::uint64_t leadingPings = 8;

} // namespace

void WaterfallPicture::load(const Moment& moment, int first, int end)
{
    const echo::PingReader& reader = moment.reader;
    const int width = m_view.size.width();
    log::Time from = timeOfSeconds(secondsAt(first));
    const log::Time until =
        end < width ? std::min(timeOfSeconds(secondsAt(end)), moment.playhead) : moment.playhead;
    auto columns = static_cast<std::size_t>(width);
    if (!m_dense) {
        columns = std::numeric_limits<std::uint32_t>::max(); // Pings are read one by one in any
                                                             // part.
        const std::uint64_t before = reader.countUpTo(from);
        const auto lead = reader.timeOf(before > leadingPings ? before - leadingPings : 0);
        from = lead ? std::min(from, *lead) : from;
    }
    m_window.load(reader, *moment.detail, from, until, columns, m_view.shaping);
    m_periods.clear();
    const double startS = secondsAt(first);
    const double columnS = m_view.spanS / width;
    const log::Time startOf = timeOfSeconds(startS);
    std::fill(m_extents.begin() + first, m_extents.begin() + end, Extent{});
    for (std::size_t i = 0; i < m_window.periods().size(); ++i) {
        const auto& [begin, finish] = m_window.periods()[i];
        // A ping that ends at the first column's start, apart from a rounding error, does not lie
        // in it.
        const bool ends = begin < startOf && secondsOf(finish) <= startS + 1e-6 * columnS;
        m_periods.push_back({secondsOf(begin), secondsOf(ends ? begin : finish)});
        const echo::Profile& profile = m_window.profiles()[i];
        if (profile.samples.empty() || !(profile.lengthM > 0))
            continue;
        const auto touched = raster::TimeColumns::columnsOf(m_periods.back(), secondsAt(first),
                                                            secondsAt(end), end - first);
        for (int x = first + touched.first; x < first + touched.last; ++x)
            m_extents[static_cast<std::size_t>(x)].join({profile.startM, profile.endM()});
    }
    if (m_view.distances)
        loadDistances(moment, first, end);
}

// Each column shows its last measurement.
void WaterfallPicture::loadDistances(const Moment& moment, int first, int end)
{
    const echo::PingReader& reader = moment.reader;
    echo::PingReader::Scratch scratch;
    std::optional<Measurement> newest;
    MeasurementPlace place;
    MeasuredColumn value;
    for (int x = first; x < end; ++x) {
        const auto at = static_cast<std::size_t>(x);
        const log::Time begin = timeOfSeconds(secondsAt(x));
        const log::Time until =
            std::min(timeOfSeconds(secondsAt(x + 1)) + justBefore, moment.playhead);
        if (!newest || !newest->next || *newest->next <= until) {
            const auto before = newest ? std::optional(newest->frame) : std::nullopt;
            newest = newestMeasurement(reader, until, place);
            if (newest && newest->frame != before) {
                const auto ping = reader.readFrame(newest->frame, scratch);
                value = {};
                if (ping && ping->distanceM)
                    value = {.distanceM = static_cast<float>(*ping->distanceM),
                             .confidencePercent = static_cast<int>(
                                 std::min(ping->confidencePercent.value_or(0), 100U))};
            }
        }
        // A measurement remains through columns without an echo until the next one, but not across
        // a gap.
        const bool bridged =
            newest && newest->next && *newest->next - newest->time <= echo::shortestGap;
        const bool holds = newest && (bridged || newest->time >= begin || !m_extents[at].empty());
        m_columns[at] = holds ? value : MeasuredColumn{.silent = newest.has_value()};
    }
}

void WaterfallPicture::findSilences(const Moment& moment,
                                    const std::optional<Measurement>& newestMeasured)
{
    const int width = m_view.size.width();
    const auto numbered = [&](std::uint64_t ping) {
        return moment.count > 0 ? moment.reader.timeOf(ping) : std::nullopt;
    };
    const auto firstPing = numbered(0);
    m_silences.clear();
    for (int x = 0; x < width; ++x) {
        const auto at = static_cast<std::size_t>(x);
        const bool empty = m_extents[at].empty();
        m_silences.add(x, empty && (m_view.distances
                                        ? m_columns[at].silent
                                        : firstPing && secondsAt(x) > secondsOf(*firstPing)));
    }
    std::optional<log::Time> newest = numbered(moment.count - 1);
    if (newestMeasured && (!newest || newestMeasured->time > *newest))
        newest = newestMeasured->time;
    const auto& periods = m_window.periods();
    // The time is that of the last column, so that the picture only changes when that column does.
    const log::Time now = timeOfSeconds(secondsAt(width - 1));
    m_silences.finish(width, newest ? std::optional(now - *newest) : std::nullopt,
                      periods.empty() ? echo::presumedPeriod
                                      : periods.back().second - periods.back().first);
}

void WaterfallPicture::findUnlocked()
{
    m_unlocked.clear();
    for (int x = 0; x < m_view.size.width() && m_view.bottomZoomM > 0; ++x)
        m_unlocked.add(x, hasEcho(x) && std::isnan(lockedTo(x).distanceM));
}

} // namespace leadline::app
