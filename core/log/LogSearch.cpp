// SPDX-License-Identifier: GPL-3.0-or-later
// What of a log lies before a time, or before a frame.
#include "log/Log.h"

#include <algorithm>
#include <array>

namespace leadline::log {

namespace {

/// How many of `count` items, from the first on, have what none behind them has; the search begins
/// at `near`.
template<class Has>
std::uint64_t countAtFront(std::uint64_t count, Has has, std::optional<std::uint64_t> near)
{
    std::uint64_t low = 0;
    std::uint64_t high = count;
    if (near) {
        // Away from there in growing steps, until it lies between two of them.
        const std::uint64_t from = std::min(*near, high);
        const bool later = from == 0 || has(from - 1);
        (later ? low : high) = from;
        for (std::uint64_t step = 1; low < high; step *= 2) {
            const std::uint64_t to =
                later ? std::min(low + step, high) : high - std::min(step, high);
            const bool before = to == 0 || has(to - 1);
            (before ? low : high) = before ? to : to - 1;
            if (before != later)
                break;
        }
    }
    while (low < high) {
        const std::uint64_t middle = low + (high - low) / 2;
        if (has(middle))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

} // namespace

std::uint64_t Log::firstKept() const
{
    const std::uint64_t firstByte = m_bytes.firstKept();
    if (firstByte == 0)
        return 0;
    std::uint64_t low = 0;
    std::uint64_t high = frameCount();
    while (low < high) {
        const std::uint64_t middle = low + (high - low) / 2;
        const auto at = entry(middle);
        if (at && at->position < firstByte)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

template<class Series, class FrameOf>
std::uint64_t Log::search(const Series& series, Time time, FrameOf frameOf,
                          std::optional<std::uint64_t> near) const
{
    const auto isUpTo = [&](std::uint64_t i) {
        const auto item = series.at(i);
        const auto at = item ? timeOf(frameOf(*item)) : std::nullopt;
        return at && *at <= time;
    };
    if (inTimeOrder())
        return countAtFront(series.size(), isUpTo, near);
    std::uint64_t count = series.size();
    while (count > 0 && !isUpTo(count - 1))
        --count;
    return count;
}

std::uint64_t Log::countUpTo(const FrameSeries& series, Time time,
                             std::optional<std::uint64_t> near) const
{
    return search(
        series, time, [](FrameNumber frame) { return frame; }, near);
}

std::uint64_t Log::countUpTo(const PingSeries& series, Time time) const
{
    return search(series, time, [](const PingEntry& ping) { return ping.frame; });
}

std::uint64_t Log::framesUpTo(Time time) const
{
    if (inTimeOrder())
        return countAtFront(
            frameCount(),
            [&](std::uint64_t i) {
                const auto at = timeOf(i);
                return at && *at <= time;
            },
            std::nullopt);
    std::array<PackedEntry, 512> some;
    std::uint64_t count = frameCount();
    while (count > 0) {
        const auto taken = static_cast<std::size_t>(std::min<std::uint64_t>(count, some.size()));
        if (!m_entries.read(count - taken, std::span(some).first(taken)))
            return 0;
        for (std::size_t i = taken; i > 0; --i, --count)
            if (some[i - 1].time() <= time)
                return count;
    }
    return 0;
}

std::uint64_t Log::countBefore(const FrameSeries& series, std::uint64_t frame, std::uint64_t near)
{
    return countAtFront(
        series.size(),
        [&](std::uint64_t i) {
            const auto number = series.at(i);
            return number && *number < frame;
        },
        near);
}

} // namespace leadline::log
