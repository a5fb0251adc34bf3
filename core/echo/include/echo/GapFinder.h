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

/// Assumed ping period as long as none is measured.
inline constexpr log::Time presumedPeriod = std::chrono::milliseconds(100);

/// Minimum length of a gap, however fast the sonar pings.
inline constexpr log::Time shortestGap = std::chrono::milliseconds(1500);

/// The longest interval between two pings that is not a gap.
inline log::Time longestPeriod(log::Time usualPeriod)
{
    constexpr int periodsOfAGap = 5;
    return std::max<log::Time>(shortestGap, periodsOfAGap * usualPeriod);
}

/// Finds the gaps in a log's received frames incrementally, reading each frame once. Sent frames do
/// not end a gap.
class GapFinder {
public:
    GapFinder();

    /// Processes up to `most` further frames; false if there are no more.
    bool extend(const log::Log& log, std::uint64_t most);
    [[nodiscard]] const std::vector<log::Gap>& gaps() const { return m_gaps; }

private:
    void add(log::Time time);

    std::uint64_t m_next = 0;
    std::optional<log::Time> m_before;
    log::Time m_usual;
    std::vector<log::Gap> m_gaps;
};

/// Merges `silences` with the damaged stretches of a file, sorted by begin: a gap in which
/// something is missing becomes Damage, missing data between frames becomes PartlyDamaged.
[[nodiscard]] std::vector<log::Gap> withDamage(std::vector<log::Gap> silences,
                                               const std::vector<log::Gap>& missing);

} // namespace leadline::echo
