// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/MessageStatistics.h"

#include <algorithm>
#include <tuple>

namespace leadline::log {

namespace {

constexpr Time window = std::chrono::seconds(5);
/// Number of its periods after which a message counts as silent, though not before the end of the
/// window.
constexpr int silentPeriods = 5;

} // namespace

void MessageStatistics::update(Time moment)
{
    findKinds();
    const std::uint64_t frames = m_log->framesUpTo(moment);
    const std::uint64_t earlier = m_log->framesUpTo(moment - window);
    for (MessageCount& tally : m_tallies)
        count(tally, moment, frames, earlier);
}

void MessageStatistics::findKinds()
{
    std::vector<MessageCount> found;
    for (std::size_t i = 0; i < m_log->streamCount(); ++i) {
        const auto stream = static_cast<StreamNumber>(i);
        m_log->stream(stream).messages().forEach(
            [&](const MessageKey& key, const FrameSeries& frames) {
                found.push_back({.stream = stream, .key = key, .frames = &frames});
            });
    }
    const auto order = [](const MessageCount& tally) {
        return std::tuple(tally.stream, tally.key);
    };
    std::ranges::sort(found, {}, order);
    // The search begins at the previous counts.
    for (MessageCount& tally : found) {
        const auto before = std::ranges::lower_bound(m_tallies, order(tally), {}, order);
        if (before != m_tallies.end() && before->isSame(tally))
            tally.count = before->count;
    }
    m_tallies = std::move(found);
}

Time MessageStatistics::timeOf(const MessageCount& tally, std::uint64_t item) const
{
    const auto number = tally.frames->at(item);
    return (number ? m_log->timeOf(*number) : std::nullopt).value_or(Time{});
}

void MessageStatistics::count(MessageCount& tally, Time moment, std::uint64_t frames,
                              std::uint64_t earlier) const
{
    tally.total = tally.frames->size();
    tally.count = Log::countBefore(*tally.frames, frames, tally.count);
    if (tally.count == 0)
        return;
    const std::uint64_t last = tally.count - 1;
    if (const auto number = tally.frames->at(last))
        tally.newest = m_log->entry(*number);
    if (tally.count < 2)
        return;
    const std::uint64_t before = Log::countBefore(*tally.frames, earlier, tally.count);
    const std::uint64_t first = std::min(before, last - 1);
    const Time newest = timeOf(tally, last);
    const Time period = (newest - timeOf(tally, first)) / static_cast<std::int64_t>(last - first);
    const Time silence = moment - newest;
    const Time shown = std::max(period, silence);
    const bool silent = silence > std::max(window, silentPeriods * period);
    tally.perSecond = silent || shown <= Time{} ? 0 : 1e9 / static_cast<double>(shown.count());
}

} // namespace leadline::log
