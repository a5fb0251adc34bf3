// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"
#include "echo/SweepCounter.h"
#include "io/PagedArray.h"

#include <array>
#include <cstdint>

namespace leadline::echo {

/// Number of half-gradian sectors in a turn; any step of 1 to 10 gradians covers a whole number of
/// them.
inline constexpr std::size_t sectorsPerTurn = 800;

/// For each sector the number of the newest ping that covers it, or noPing.
using NewestPings = std::array<std::uint32_t, sectorsPerTurn>;
inline constexpr std::uint32_t noPing = ~std::uint32_t{0};

/// Width of a spoke in gradians: num_steps if the message carries it; else the angle difference to
/// the previous ping, or without one to the next, if that is 1 to 10 gradians; else 1.
[[nodiscard]] int stepOf(const log::PingEntry& ping, const log::PingEntry* before,
                         const log::PingEntry* behind);

/// Finds the pings that make up a scanning sonar's picture at any time, at the cost of a few
/// hundred pings however long the log is: from a snapshot every 512 pings it rolls forward.
///
/// Used by one thread; the log may grow meanwhile.
class BearingIndex {
public:
    explicit BearingIndex(const PingReader& reader);

    /// The newest ping per sector among the first `count` pings. Pings without samples do not hide
    /// older ones; unreadable pings are left out, and read again at the next query.
    [[nodiscard]] NewestPings newestOf(std::uint64_t count);
    /// The sweeps of the first `count` pings.
    [[nodiscard]] SweepCounter sweepsOf(std::uint64_t count);

private:
    static constexpr std::uint64_t stride = 512;

    /// Returns false if the pings cannot be read; `newest` is then unchanged.
    [[nodiscard]] bool roll(NewestPings& newest, std::uint64_t from, std::uint64_t to) const;

    [[nodiscard]] bool follow(SweepCounter& sweeps, std::uint64_t from, std::uint64_t to) const;

    PingReader m_reader;
    io::PagedArray<NewestPings, 16> m_snapshots;
    io::PagedArray<SweepCounter, 64> m_sweeps;
};

} // namespace leadline::echo
