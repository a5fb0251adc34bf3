// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"
#include "log/Log.h"
#include "log/Playhead.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

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

/// The silences of a log, found as it grows: each frame is looked at once. What was sent breaks no
/// silence.
class GapFinder {
public:
    GapFinder();

    /// Looks at up to `most` further frames; false when there are no more.
    bool extend(const log::Log& log, std::uint64_t most);
    [[nodiscard]] const std::vector<log::Gap>& gaps() const { return m_gaps; }

private:
    void add(log::Time time);

    std::uint64_t m_next = 0;
    std::optional<log::Time> m_before;
    log::Time m_usual;
    std::vector<log::Gap> m_gaps;
};

/// The same with what is missing of a file, and each in its order: a silence in which something is
/// missing is damage, and what is missing between frames stands by itself.
[[nodiscard]] std::vector<log::Gap> withDamage(std::vector<log::Gap> silences,
                                               const std::vector<log::Gap>& missing);

} // namespace leadline::echo
