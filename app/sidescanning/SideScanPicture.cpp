// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescanning/SideScanPicture.h"

#include "echo/GapFinder.h"
#include "plot/Measuring.h"
#include "sidescan/Geometry.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace leadline::app {

namespace {

using sidescan::Row;
using sidescan::Side;

constexpr std::array bothSides{Side::Port, Side::Starboard};
constexpr std::array unknownSide{Side::Unknown};
constexpr std::size_t mostRowsOfALine = 16;
/// Shortest line by distance, metres.
constexpr double leastLineM = 0.005;
/// What is shown of the water column without a bottom, as a share of the range.
constexpr double columnShare = 0.3;

std::int64_t lineAt(double seconds, double lineS)
{
    return static_cast<std::int64_t>(std::floor(seconds / lineS + 1e-9));
}

/// A row is shown until the next one, unless there is a gap between them.
log::Time endOf(const sidescan::RowWindow::Rows& rows, std::size_t row)
{
    const log::Time begin = rows[row].time;
    const log::Time usual =
        row > 0 ? std::min(begin - rows[row - 1].time, echo::shortestGap) : echo::presumedPeriod;
    if (row + 1 == rows.size() || rows[row + 1].time - begin > echo::shortestGap)
        return begin + usual;
    return rows[row + 1].time;
}

} // namespace

Side SideScanPicture::columnSide(const sidescan::RowWindow& rows)
{
    if (rows.unknownUnit())
        return Side::Unknown;
    return rows.rows(Side::Starboard).empty() ? Side::Port : Side::Starboard;
}

std::span<const Side> SideScanPicture::shownSides(bool single)
{
    return single ? std::span<const Side>(unknownSide) : std::span<const Side>(bothSides);
}

Side SideScanPicture::sideIn(bool left, bool turned, bool single)
{
    if (single)
        return Side::Unknown;
    return left != turned ? Side::Port : Side::Starboard;
}

double SideScanPicture::lineLength() const
{
    if (m_travelled == nullptr)
        return m_view.spanS / std::max(m_view.size.height(), 1);
    const int across = m_view.size.width() - m_view.columnWidth - m_view.gapWidth;
    const double acrossM = m_view.single ? m_rangeM : 2 * m_rangeM;
    return std::max(acrossM / std::max(across, 1), leastLineM);
}

double SideScanPicture::alongAt(double seconds) const
{
    return m_travelled ? m_travelled->metresAt(timeOfSeconds(seconds)) : seconds;
}

double SideScanPicture::secondsOfAlong(double along) const
{
    return m_travelled ? secondsOf(m_travelled->timeAt(along)) : along;
}

double SideScanPicture::fromS() const
{
    return secondsOfAlong(static_cast<double>(m_last + 1 - m_view.size.height()) * lineLength());
}

double SideScanPicture::untilS() const
{
    const double end = static_cast<double>(m_last + 1) * lineLength();
    // Where the vehicle stays, its last line lasts until now.
    return m_travelled ? secondsOf(m_playhead) : end;
}

double SideScanPicture::secondsAt(double y) const
{
    const double lines = m_view.newestOnTop ? y : m_view.size.height() - y;
    return secondsOfAlong((static_cast<double>(m_last + 1) - lines) * lineLength());
}

double SideScanPicture::yOf(double seconds) const
{
    const double lines = static_cast<double>(m_last + 1) - alongAt(seconds) / lineLength();
    return m_view.newestOnTop ? lines : m_view.size.height() - lines;
}

int SideScanPicture::pixelOf(std::int64_t line) const
{
    const auto back = static_cast<int>(m_last - line);
    return m_view.newestOnTop ? back : m_view.size.height() - 1 - back;
}

void SideScanPicture::draw(TiledImage& onto, const sidescan::RowWindow& rows,
                           const sidescan::BottomTrack& bottom,
                           const std::array<sidescan::GainOverRange, 3>& gains,
                           const sidescan::TravelledDistance* travelled, const View& view,
                           log::Time playhead, bool rowsChanged, const raster::Colormap& colours)
{
    const int height = view.size.height();
    bool fresh = onto.resize(view.size) || !m_known || rowsChanged || m_view != view ||
                 m_colours != colours.entries() || m_gains != gains ||
                 m_byHand != bottom.byHand() || playhead < m_playhead;
    const double rangeBefore = m_rangeM;
    const double columnBefore = m_columnM;
    m_view = view;
    findRanges(rows, bottom);
    m_travelled = view.byDistance ? travelled : nullptr;
    const double length = lineLength();
    const std::int64_t last = lineAt(alongAt(secondsOf(playhead)), length);
    fresh = fresh || rangeBefore != m_rangeM || columnBefore != m_columnM ||
            last - m_last >= height || last < m_last;
    const auto moved = static_cast<int>(fresh ? 0 : last - m_last);
    const std::int64_t before = m_last;
    m_known = true;
    m_colours = colours.entries();
    m_gains = gains;
    m_byHand = bottom.byHand();
    m_last = last;
    m_playhead = playhead;
    if (fresh)
        m_lines.assign(static_cast<std::size_t>(height), {});
    else if (moved > 0)
        shift(onto, moved);
    const std::int64_t oldest = last + 1 - height;
    const std::int64_t settled = lineAt(alongAt(secondsOf(m_settledUpTo)), length);
    const std::int64_t first =
        fresh ? oldest : std::max(oldest, std::min(settled, std::min(before, last)));
    const raster::Canvas canvas = onto.canvas();
    for (std::int64_t line = first; line <= last; ++line)
        drawLine(canvas, rows, bottom, gains, line, colours);
    // Neighbours that come decide with the rows that are there where the bottom is.
    m_settledUpTo = playhead;
    for (const Side side : shownSides(view.single)) {
        const auto& all = rows.rows(side);
        if (all.empty())
            continue;
        const auto back = std::min(all.size(), sidescan::BottomTrack::neighbours);
        m_settledUpTo = std::min(m_settledUpTo, all[all.size() - back].time);
    }
    m_settledUpTo = std::max(m_settledUpTo, playhead - sidescan::BottomTrack::farthest);
    if (fresh || moved > 0)
        onto.touchAll();
    else
        onto.touch({0, std::min(pixelOf(first), pixelOf(last)), view.size.width(),
                    static_cast<int>(last - first) + 1});
}

void SideScanPicture::shift(TiledImage& onto, int lines)
{
    const raster::Canvas canvas = onto.canvas();
    const auto stride = canvas.stride;
    const auto kept = static_cast<std::size_t>((canvas.height - lines) * stride);
    const auto moved = m_lines.end() - lines;
    if (m_view.newestOnTop) {
        std::memmove(canvas.pixels + lines * stride, canvas.pixels, kept);
        std::move_backward(m_lines.begin(), moved, m_lines.end());
    } else {
        std::memmove(canvas.pixels, canvas.pixels + lines * stride, kept);
        std::move(m_lines.begin() + lines, m_lines.end(), m_lines.begin());
    }
}

// Only what the rows of the window have decides, so that the way to the playhead does not.
void SideScanPicture::findRanges(const sidescan::RowWindow& rows,
                                 const sidescan::BottomTrack& bottom)
{
    double end = 0;
    for (const Side side : shownSides(m_view.single))
        for (const Row& row : rows.rows(side))
            end = std::max(end, row.endM());
    m_rangeM = m_view.rangeM.value_or(end);
    double deepest = 0;
    const auto& column = rows.rows(columnSide(rows));
    // A few of them show as much.
    const std::size_t step = std::max<std::size_t>(column.size() / 32, 1);
    for (std::size_t i = 0; i < column.size(); i += step)
        if (const auto altitude = bottom.at(column[i].time))
            deepest = std::max(deepest, altitude->metres);
    constexpr double below = 1.4;
    m_columnM = deepest > 0 ? std::min(roundRangeAbove(below * deepest), std::max(end, deepest))
                            : columnShare * end;
}

void SideScanPicture::drawLine(const raster::Canvas& canvas, const sidescan::RowWindow& rows,
                               const sidescan::BottomTrack& bottom,
                               const std::array<sidescan::GainOverRange, 3>& gains,
                               std::int64_t line, const raster::Colormap& colours)
{
    const log::Time begin = timeOfSeconds(secondsOfAlong(static_cast<double>(line) * lineLength()));
    log::Time end = timeOfSeconds(secondsOfAlong(static_cast<double>(line + 1) * lineLength()));
    if (m_travelled && line == m_last)
        end = m_playhead;
    const int y = pixelOf(line);
    Line shown;
    std::array<std::pair<std::size_t, std::size_t>, 3> parts;
    std::optional<log::Time> middle;
    for (const Side side : shownSides(m_view.single)) {
        const auto at = static_cast<std::size_t>(side);
        const auto& all = rows.rows(side);
        const auto from = std::ranges::lower_bound(all, begin, {}, &Row::time);
        const auto until = std::ranges::lower_bound(from, all.end(), end, {}, &Row::time);
        auto first = static_cast<std::size_t>(from - all.begin());
        const auto last = static_cast<std::size_t>(until - all.begin());
        if (first == last && first > 0 && endOf(all, first - 1) > begin)
            --first;
        // Of a vehicle that stays, many rows share a line by distance.
        first = std::max(first, last - std::min(last, mostRowsOfALine));
        parts[at] = {first, last};
        shown.shown[at] = first < last;
        if (first < last && !middle)
            middle = all[(first + last) / 2].time;
    }
    if (middle)
        shown.altitude = bottom.at(*middle);
    const auto use = [&](Side side) {
        const auto [first, last] = parts[static_cast<std::size_t>(side)];
        m_ofLine.clear();
        for (std::size_t i = first; i < last; ++i)
            m_ofLine.push_back(&rows.rows(side)[i]);
    };
    if (m_view.columnWidth > 0) {
        use(columnSide(rows));
        m_raster.drawHalf(canvas, 0, m_view.columnWidth, y, {.rows = m_ofLine, .endM = m_columnM},
                          colours);
    }
    canvas.clear({m_view.columnWidth, y, m_view.gapWidth, 1});
    const int left = m_view.columnWidth + m_view.gapWidth;
    const int width = m_view.single ? canvas.width - left : (canvas.width - left) / 2;
    const int nadir = m_view.single ? left : left + width;
    const auto altitude =
        m_view.ground && shown.altitude ? std::optional(shown.altitude->metres) : std::nullopt;
    for (const bool leftwards : {true, false}) {
        if (leftwards && m_view.single)
            continue;
        const Side side = sideIn(leftwards, m_view.turned, m_view.single);
        use(side);
        m_raster.drawHalf(canvas, leftwards ? left : nadir, width, y,
                          {.rows = m_ofLine,
                           .gain = &gains[static_cast<std::size_t>(side)],
                           .altitudeM = altitude,
                           .endM = m_rangeM,
                           .leftwards = leftwards},
                          colours);
    }
    // Both sides are as wide, so that their pixels have the same samples.
    canvas.clear({nadir + width, y, canvas.width - nadir - width, 1});
    m_lines[static_cast<std::size_t>(y)] = shown;
}

} // namespace leadline::app
