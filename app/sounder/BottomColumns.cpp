// SPDX-License-Identifier: GPL-3.0-or-later
#include "sounder/BottomColumns.h"

#include "plot/Measuring.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace leadline::app {

namespace {

bool same(const MeasuredColumn& a, const MeasuredColumn& b)
{
    return a.confidencePercent == b.confidencePercent &&
           (a.distanceM == b.distanceM || (std::isnan(a.distanceM) && std::isnan(b.distanceM)));
}

} // namespace

void BottomColumns::forget()
{
    m_line.reset();
    m_place = {};
    m_columns.clear();
    m_known.clear();
    m_count = 0;
    m_newest.reset();
}

// Moves the columns that are already computed to their new positions.
void BottomColumns::shift(const Place& place)
{
    const std::int64_t by = place.firstColumn - m_place.firstColumn;
    const auto width = static_cast<std::size_t>(place.width);
    const bool fits = place.columnS == m_place.columnS && place.width == m_place.width &&
                      std::abs(by) < place.width;
    std::vector<MeasuredColumn> columns(width);
    std::vector<bool> known(width, false);
    for (std::int64_t x = 0; fits && x < place.width; ++x) {
        const std::int64_t from = x + by;
        if (from < 0 || from >= place.width)
            continue;
        columns[static_cast<std::size_t>(x)] = m_columns[static_cast<std::size_t>(from)];
        known[static_cast<std::size_t>(x)] = m_known[static_cast<std::size_t>(from)];
    }
    m_columns = std::move(columns);
    m_known = std::move(known);
    m_place = place;
    m_firstChanged = 0;
}

void BottomColumns::doubtFrom(double seconds)
{
    const double column =
        std::floor(seconds / m_place.columnS) - static_cast<double>(m_place.firstColumn) - 1;
    const auto from =
        static_cast<std::ptrdiff_t>(std::clamp(column, 0.0, static_cast<double>(m_place.width)));
    std::fill(m_known.begin() + from, m_known.end(), false);
}

bool BottomColumns::update(const echo::PingReader& reader, log::Time playhead, const Place& place,
                           const std::function<bool(int)>& hasEcho, const QDeadlineTimer& deadline)
{
    if (!m_line)
        m_line.emplace(reader);
    m_firstChanged = place.width;
    if (place != m_place)
        shift(place);
    const std::uint64_t count = reader.countUpTo(playhead);
    const auto newest = count > 0 ? reader.timeOf(count - 1) : std::nullopt;
    if (count != m_count || playhead != m_playhead) {
        // A new ping changes its own column and those after it. If pings were removed, the last
        // column they were in changes.
        const log::Time since = std::min(m_newest.value_or(log::Time::min()),
                                         std::min(newest.value_or(log::Time::min()), m_playhead));
        if (reader.log().inTimeOrder() && m_newest && newest)
            doubtFrom(secondsOf(since));
        else
            std::fill(m_known.begin(), m_known.end(), false);
    }
    m_count = count;
    m_playhead = playhead;
    m_newest = newest;
    for (int x = 0; x < place.width; ++x) {
        const auto at = static_cast<std::size_t>(x);
        if (m_known[at])
            continue;
        if (deadline.hasExpired())
            return false;
        const MeasuredColumn before = m_columns[at];
        m_columns[at] = {};
        if (hasEcho(x))
            find(reader, playhead, x);
        m_known[at] = true;
        if (!same(before, m_columns[at]))
            m_firstChanged = std::min(m_firstChanged, x);
    }
    return true;
}

void BottomColumns::find(const echo::PingReader& reader, log::Time playhead, int column)
{
    const double beginS = static_cast<double>(m_place.firstColumn + column) * m_place.columnS;
    const log::Time begin = timeOfSeconds(beginS);
    const log::Time until =
        std::min(timeOfSeconds(beginS + m_place.columnS) + justBefore, playhead);
    const std::uint64_t end = reader.countUpTo(until);
    if (end == 0)
        return;
    // Reads the last ping before the column, or several if they lie in the column itself.
    std::uint64_t from = end - 1;
    while (from > 0 && end - from < asked && reader.timeOf(from - 1).value_or(begin) >= begin)
        --from;
    (void)m_line->extend(from, end, std::numeric_limits<std::uint64_t>::max());
    MeasuredColumn& into = m_columns[static_cast<std::size_t>(column)];
    for (std::uint64_t ping = end; ping-- > from;)
        if (const auto fix = m_line->at(ping)) {
            into = {.distanceM = static_cast<float>(fix->distanceM),
                    .confidencePercent = fix->qualityPercent};
            break;
        }
}

} // namespace leadline::app
