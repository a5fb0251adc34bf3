// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/PingExtents.h"

#include "plot/Measuring.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

/// More pings than an echosounder sends in the interval; of a damaged log only the newest are read.
constexpr std::uint64_t maxPings = 2000;

} // namespace

void Extent::join(const Extent& other)
{
    if (other.empty())
        return;
    topM = empty() ? other.topM : std::min(topM, other.topM);
    bottomM = empty() ? other.bottomM : std::max(bottomM, other.bottomM);
}

Extent extentOf(const echo::PingReader& reader, std::uint64_t ping)
{
    echo::PingReader::Scratch scratch;
    const auto read = reader.read(ping, scratch);
    if (!read || read->profile.samples.empty() || !(read->profile.lengthM > 0))
        return {};
    return {read->profile.startM, read->profile.endM()};
}

Extent PingExtents::of(const echo::PingReader& reader, log::Time from, log::Time until)
{
    const std::uint64_t last = reader.countUpTo(until + justBefore);
    const std::uint64_t first = std::max(std::min(reader.countUpTo(from + justBefore), last),
                                         last - std::min(last, maxPings));
    std::vector<Extent> known;
    known.reserve(static_cast<std::size_t>(last - first));
    Extent all;
    for (std::uint64_t i = first; i < last; ++i) {
        const bool there = i >= m_first && i - m_first < m_known.size();
        known.push_back(there ? m_known[static_cast<std::size_t>(i - m_first)]
                              : extentOf(reader, i));
        all.join(known.back());
    }
    m_known = std::move(known);
    m_first = first;
    return all;
}

} // namespace leadline::app
