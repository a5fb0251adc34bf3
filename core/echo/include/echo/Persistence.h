// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/BearingIndex.h"
#include "echo/SweepCounter.h"

#include <cstdint>

namespace leadline::echo {

/// How many sweeps before the present one a polar picture keeps where no newer ping has been.
enum class Persistence : std::uint8_t { One, Three, Ten, All };

/// Share of its light, 0..1, at which a sweep is drawn: 0.62 for each sweep since; with All at
/// least 0.25.
[[nodiscard]] double lightOf(int sweepsBack, Persistence persistence);

/// Which pings of earlier sweeps a polar picture keeps, and at which light.
struct EarlierSweeps {
    SweepCounter sweeps;
    Persistence persistence = Persistence::All;
    /// Pings before this one leave, unless the persistence is All: the mounting was another.
    std::uint64_t first = 0;

    /// Clears the sectors whose ping has left.
    void leave(NewestPings& newest) const;
    [[nodiscard]] double light(std::uint32_t ping) const
    {
        return lightOf(sweeps.back(ping), persistence);
    }
};

} // namespace leadline::echo
