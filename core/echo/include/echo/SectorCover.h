// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/BearingIndex.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

namespace leadline::echo {

/// Half-gradian sectors of a turn.
using Sectors = std::bitset<sectorsPerTurn>;

/// A stretch of sectors from `first` on, which may be any number and runs on over the turn's end.
struct SectorRun {
    int first = 0;
    /// 0 to sectorsPerTurn.
    int count = 0;

    friend constexpr bool operator==(const SectorRun&, const SectorRun&) = default;
};

[[nodiscard]] constexpr std::size_t sectorOf(int number)
{
    constexpr auto turn = static_cast<int>(sectorsPerTurn);
    return static_cast<std::size_t>((number % turn + turn) % turn);
}

/// The sectors, turned to later ones by that many.
[[nodiscard]] Sectors turned(const Sectors& sectors, int by);

/// Spokes that lie over one another: of each sector the newest that covers it, whichever come and
/// go. Either costs as many steps as the spoke has sectors.
class SectorCover {
public:
    SectorCover() { m_newest.fill(noPing); }

    void add(std::uint32_t ping, const SectorRun& run);
    /// As it was added.
    void remove(std::uint32_t ping, const SectorRun& run);

    [[nodiscard]] const NewestPings& newest() const { return m_newest; }
    [[nodiscard]] const Sectors& covered() const { return m_covered; }

private:
    /// Of each sector, in order.
    std::array<std::vector<std::uint32_t>, sectorsPerTurn> m_pings;
    NewestPings m_newest{};
    Sectors m_covered;
};

} // namespace leadline::echo
