// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"
#include "io/PagedArray.h"

#include <array>
#include <cstdint>

namespace leadline::echo {

/// Half-gradian sectors of a turn: every step of 1 to 10 gradians covers a whole number of them.
inline constexpr std::size_t sectorsPerTurn = 800;

/// For each sector the number of the newest ping that covers it, or noPing.
using NewestPings = std::array<std::uint32_t, sectorsPerTurn>;
inline constexpr std::uint32_t noPing = ~std::uint32_t{0};

/// How wide a spoke is, in gradians: num_steps where the message carries it, else the difference
/// to the ping before (or, for want of one, behind) if that is 1 to 10 gradians, else 1.
[[nodiscard]] int stepOf(const log::PingEntry& ping, const log::PingEntry* before,
                         const log::PingEntry* behind);

/// Finds what a scanning sonar's picture consists of at any time, at the cost of a few hundred
/// pings however long the log is: a snapshot each 512 pings, rolled forward from there.
///
/// Used by one thread; the log may grow meanwhile.
class BearingIndex {
public:
    explicit BearingIndex(const PingReader& reader);

    /// The newest pings among the first `count`. Pings without samples hide nothing; those that
    /// cannot be read are missing, and are read again at the next query.
    [[nodiscard]] NewestPings newestOf(std::uint64_t count);

private:
    static constexpr std::uint64_t stride = 512;

    /// False when the pings cannot be read; `newest` is then what it was.
    [[nodiscard]] bool roll(NewestPings& newest, std::uint64_t from, std::uint64_t to) const;

    PingReader m_reader;
    io::PagedArray<NewestPings, 16> m_snapshots;
};

} // namespace leadline::echo
