// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/Persistence.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace leadline::echo {

namespace {

constexpr double lightOfTheSweepBefore = 0.62;
constexpr double leastLight = 0.25;

} // namespace

double lightOf(int sweepsBack, Persistence persistence)
{
    const double light = std::pow(lightOfTheSweepBefore, sweepsBack);
    return persistence == Persistence::All ? std::max(light, leastLight) : light;
}

void EarlierSweeps::leave(NewestPings& newest) const
{
    constexpr std::array kept{1, 3, 10};
    if (persistence == Persistence::All)
        return;
    const std::uint64_t from =
        std::max<std::uint64_t>(sweeps.firstOf(kept[static_cast<std::size_t>(persistence)]), first);
    std::ranges::replace_if(
        newest, [from](std::uint32_t ping) { return ping < from; }, noPing);
}

} // namespace leadline::echo
