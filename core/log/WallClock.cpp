// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/WallClock.h"

#include <algorithm>

namespace leadline::log {

WallClock::WallClock(std::optional<std::chrono::nanoseconds> zero)
{
    if (zero)
        m_segments.push_back({.from = Time::min(), .zero = *zero});
}

void WallClock::add(const Segment& stretch)
{
    if (m_segments.size() < maxSegments)
        m_segments.push_back(stretch);
}

// Times before the first stretch are on its clock, too.
const WallClock::Segment* WallClock::segmentAt(Time time) const
{
    if (m_segments.empty())
        return nullptr;
    const auto after =
        std::partition_point(m_segments.begin(), m_segments.end(),
                             [&](const Segment& stretch) { return stretch.from <= time; });
    return &*(after == m_segments.begin() ? after : after - 1);
}

std::optional<std::chrono::nanoseconds> WallClock::utcOfZeroAt(Time time) const
{
    const Segment* stretch = segmentAt(time);
    return stretch && stretch->isDate ? std::optional(stretch->zero) : std::nullopt;
}

std::optional<std::chrono::nanoseconds> WallClock::shownFor(FrameNumber frame, Time time) const
{
    const auto after =
        std::partition_point(m_segments.begin(), m_segments.end(),
                             [&](const Segment& stretch) { return stretch.firstFrame <= frame; });
    return after == m_segments.begin() ? std::nullopt : std::optional((after - 1)->zero + time);
}

} // namespace leadline::log
