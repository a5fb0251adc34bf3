// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <bitset>
#include <cstdint>
#include <optional>

namespace leadline::device {

/// Follows the ping_number of a stream of profiles: gaps are lost pings; numbers that fall back and
/// continue from there indicate a power cycle. Packets may be reordered, delayed and duplicated.
class PingNumberTracker {
public:
    /// True if the number is among the newest 128 and has arrived.
    [[nodiscard]] bool has(std::uint32_t number) const;
    /// Returns by how much the count of lost pings changes: the numbers skipped before this one, or
    /// -1 for a late ping that was counted as lost.
    [[nodiscard]] std::int64_t take(std::uint32_t number, base::Instant at);
    /// True once the numbers continue from a lower one and no longer from the old ones.
    [[nodiscard]] bool wentBack() const { return m_wentBack; }
    [[nodiscard]] const std::optional<std::uint32_t>& newest() const { return m_newest; }
    /// Starts anew with the next number; the numbers between the last and the next one do not count
    /// as lost.
    void restart();

private:
    static constexpr std::uint32_t remembered = 128;
    struct Lower {
        std::uint32_t newest = 0;
        base::Instant since;
        int inARow = 1;
        /// Pings that were taken for late ones and subtracted from the lost ones.
        int late = 0;
    };

    std::optional<std::uint32_t> m_newest;
    /// Bit i is set if m_newest - i has arrived.
    std::bitset<remembered> m_taken;
    std::optional<Lower> m_lower;
    bool m_wentBack = false;
};

} // namespace leadline::device
