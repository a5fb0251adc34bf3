// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <algorithm>

namespace leadline::echo {

/// Taken for the period of pings while nothing is known of it.
inline constexpr log::Time presumedPeriod = std::chrono::milliseconds(100);

/// Nothing shorter is a gap, however fast the sonar pings.
inline constexpr log::Time shortestGap = std::chrono::milliseconds(1500);

/// Two pings farther apart than this have a gap between them.
inline log::Time longestApart(log::Time usualPeriod)
{
    constexpr int periodsOfAGap = 5;
    return std::max<log::Time>(shortestGap, periodsOfAGap * usualPeriod);
}

} // namespace leadline::echo
