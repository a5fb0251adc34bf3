// SPDX-License-Identifier: GPL-3.0-or-later
// What a waterfall takes from the log for its columns.
#include "echo/Silence.h"
#include "plot/Measuring.h"
#include "plot/WaterfallPicture.h"

#include <algorithm>
#include <chrono>
#include <limits>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// By then the usual period is known, whatever part of the picture is drawn.
constexpr std::uint64_t leadingPings = 8;
/// The log's times are whole microseconds.
constexpr log::Time justBefore = -1us;

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
        columns = std::numeric_limits<std::uint32_t>::max(); // One by one, whatever part it is.
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
        // What only meets the first column, but for a rounding error, does not lie in it.
        const bool ends = begin < startOf && secondsOf(finish) <= startS + 1e-6 * columnS;
        m_periods.push_back({secondsOf(begin), secondsOf(ends ? begin : finish)});
        const echo::Profile& profile = m_window.profiles()[i];
        if (profile.samples.empty() || !(profile.lengthM > 0))
            continue;
        const auto touched = raster::TimeColumns::columnsOf(m_periods.back(), secondsAt(first),
                                                            secondsAt(end), end - first);
        for (int x = first + touched.first; x < first + touched.last; ++x) {
            Extent& extent = m_extents[static_cast<std::size_t>(x)];
            const bool empty = !(extent.bottomM > extent.topM);
            extent.topM = empty ? profile.startM : std::min(extent.topM, profile.startM);
            extent.bottomM = empty ? profile.endM() : std::max(extent.bottomM, profile.endM());
        }
    }
    if (m_view.distances)
        loadDistances(moment, first, end);
}

// The last measurement of each column stands for it.
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
        // Without an echo it holds until the next, but not over a silence.
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
    // By the last column, for the picture changes with it only.
    const log::Time now = timeOfSeconds(secondsAt(width - 1));
    m_silences.finish(width, newest ? std::optional(now - *newest) : std::nullopt,
                      periods.empty() ? echo::presumedPeriod
                                      : periods.back().second - periods.back().first);
}

} // namespace leadline::app
