// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/WaterfallPicture.h"

#include "plot/Measuring.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <tuple>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// As many pings a column as echo::TimeWindow reads one by one.
constexpr std::uint64_t pingsAColumn = 4;
/// The range window shrinks when all that is drawn has fitted the smaller one for so long.
constexpr log::Time shrinksAfter = 10s;
/// Of a log in which nothing tells a range.
constexpr double usualRangeM = 10;
/// The line of the device's distance, with its halo, reaches over so many columns at most.
constexpr int distanceReach = 16;

/// Number of the pixel column in which the playhead stands.
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
    const bool fresh = onto.resize(view.size) || !m_known || m_view != view ||
                       m_colours != colours.entries() || dense || m_dense ||
                       !reader.log().inTimeOrder() || std::abs(last - m_last) >= width;
    const std::uint64_t countBefore = m_count;
    const auto moved = last - m_last;
    const auto newestMeasured =
        view.distances ? newestMeasurement(reader, moment.playhead) : std::nullopt;
    const auto measured = newestMeasured ? std::optional(newestMeasured->frame) : std::nullopt;
    const bool nothingNew = moved == 0 && count == countBefore && measured == m_measured;
    if (!fresh && nothingNew)
        return;
    if (m_known && m_dense && dense && m_view == view && m_colours == colours.entries() &&
        nothingNew)
        return;
    m_known = true;
    m_view = view;
    m_colours = colours.entries();
    m_count = count;
    m_measured = measured;
    m_last = last;
    m_dense = dense;

    // What to load: all, what came in at the right from the ping on that was the newest, or what
    // came in at the left and the last column, which may hold fewer pings now.
    int first = 0;
    if (fresh) {
        m_extents.assign(static_cast<std::size_t>(width), {});
        m_columns.assign(static_cast<std::size_t>(width), {});
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
    const auto range = view.rangeM.value_or(m_fitting);
    if (range != std::pair(m_topM, m_bottomM) || fresh) {
        std::tie(m_topM, m_bottomM) = range;
        if (!fresh)
            load(moment, 0, width);
        first = 0;
    }
    paint(onto, first, width, colours);
    const auto silencesBefore = m_silences.runs();
    findSilences(moment, newestMeasured);
    const bool grows = moved == 0 && silencesBefore == m_silences.runs();
    const int touched = grows ? std::max(first - distanceReach, 0) : 0;
    onto.touch({touched, 0, width - touched, view.size.height()});
}

// Of the log and the playhead only: it matters not how the playhead came there.
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
    raster::Canvas part = onto.canvas();
    part.pixels += std::ptrdiff_t{first} * 4;
    part.width = end - first;
    m_raster.setWindow(m_topM, m_bottomM);
    m_raster.drawByTime(part, m_window.profiles(), m_periods, secondsAt(first), secondsAt(end),
                        colours);
}

void WaterfallPicture::shift(TiledImage& onto, int columns)
{
    shiftBy(m_extents, columns, Extent{});
    shiftBy(m_columns, columns, MeasuredColumn{});
    const raster::Canvas canvas = onto.canvas();
    const auto kept = static_cast<std::size_t>(canvas.width - std::abs(columns)) * 4;
    for (int y = 0; y < canvas.height; ++y)
        std::memmove(canvas.at(std::max(-columns, 0), y), canvas.at(std::max(columns, 0), y), kept);
}

} // namespace leadline::app
