// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/WallClock.h"

#include <algorithm>

namespace leadline::log {

WallClock::WallClock(std::optional<std::chrono::nanoseconds> zero)
{
    if (zero)
        m_stretches.push_back({.from = Time::min(), .zero = *zero});
}

void WallClock::add(const Stretch& stretch)
{
    if (m_stretches.size() < mostStretches)
        m_stretches.push_back(stretch);
}

// Times before the first stretch are on its clock, too.
const WallClock::Stretch* WallClock::stretchAt(Time time) const
{
    if (m_stretches.empty())
        return nullptr;
    const auto after =
        std::partition_point(m_stretches.begin(), m_stretches.end(),
                             [&](const Stretch& stretch) { return stretch.from <= time; });
    return &*(after == m_stretches.begin() ? after : after - 1);
}

std::optional<std::chrono::nanoseconds> WallClock::utcOfZeroAt(Time time) const
{
    const Stretch* stretch = stretchAt(time);
    return stretch && stretch->isDate ? std::optional(stretch->zero) : std::nullopt;
}

std::optional<std::chrono::nanoseconds> WallClock::shownFor(FrameNumber frame, Time time) const
{
    const auto after =
        std::partition_point(m_stretches.begin(), m_stretches.end(),
                             [&](const Stretch& stretch) { return stretch.firstFrame <= frame; });
    return after == m_stretches.begin() ? std::nullopt : std::optional((after - 1)->zero + time);
}

} // namespace leadline::log
