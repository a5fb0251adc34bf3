// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace leadline::device {

/// The ping_number of a stream of profiles: gaps are lost pings, and one that goes back tells of a
/// power cycle. Packets may overtake each other.
class PingNumbers {
public:
    /// How many more pings are lost than were before this one; -1 for one that was late.
    [[nodiscard]] std::int64_t take(std::uint32_t number);
    /// True from the third number in a row on that is lower than was.
    [[nodiscard]] bool wentBack() const { return m_lowerInARow >= numbersThatProve; }
    [[nodiscard]] const std::optional<std::uint32_t>& newest() const { return m_newest; }
    /// The next number is the first: what lies between is not lost.
    void restart();

private:
    static constexpr int numbersThatProve = 3;

    std::optional<std::uint32_t> m_newest;
    int m_lowerInARow = 0;
    int m_lateInARow = 0;
};

} // namespace leadline::device
