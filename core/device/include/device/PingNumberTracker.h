// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <bitset>
#include <cstdint>
#include <optional>

namespace leadline::device {

/// The ping_number of a stream of profiles: gaps are lost pings, and one that goes back and goes on
/// from there tells of a power cycle. Packets may overtake each other, be late and come twice.
class PingNumberTracker {
public:
    /// Was it taken, a little while ago at most?
    [[nodiscard]] bool has(std::uint32_t number) const;
    /// How many more pings are lost than were before this one; -1 for one that was late.
    [[nodiscard]] std::int64_t take(std::uint32_t number, base::Instant at);
    /// The numbers go on from one that is lower than was, and none goes on from the old ones.
    [[nodiscard]] bool wentBack() const { return m_wentBack; }
    [[nodiscard]] const std::optional<std::uint32_t>& newest() const { return m_newest; }
    /// The next number is the first: what lies between is not lost.
    void restart();

private:
    static constexpr std::uint32_t remembered = 128;
    struct Lower {
        std::uint32_t newest = 0;
        base::Instant since;
        int inARow = 1;
        /// They were taken for late.
        int late = 0;
    };

    std::optional<std::uint32_t> m_newest;
    /// Bit i: m_newest - i was taken.
    std::bitset<remembered> m_taken;
    std::optional<Lower> m_lower;
    bool m_wentBack = false;
};

} // namespace leadline::device
