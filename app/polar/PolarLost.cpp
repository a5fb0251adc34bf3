// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarLost.h"

#include "base/Units.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace leadline::app {

namespace {

constexpr int turn = base::gradiansPerTurn;
constexpr int widestGap = 10;
/// So many pings before and behind a gap tell the step.
constexpr std::size_t neighbours = 8;

/// From the ping before to ping `i` on the shorter way, -200..199; 0 where one of them is not of a
/// request loop.
int stepTo(std::span<const log::PingEntry> entries, std::size_t i)
{
    if (i == 0 || i >= entries.size())
        return 0;
    const log::PingEntry& from = entries[i - 1];
    const log::PingEntry& to = entries[i];
    if (from.steps > 0 || to.steps > 0 || from.angleGrad >= turn || to.angleGrad >= turn)
        return 0;
    return (to.angleGrad - from.angleGrad + turn + turn / 2) % turn - turn / 2;
}

/// The smallest step of the pings beside ping `i` that go the same way; 0 if none does.
int stepBeside(std::span<const log::PingEntry> entries, std::size_t i, bool behind)
{
    const bool forwards = stepTo(entries, i) > 0;
    int smallest = 0;
    for (std::size_t k = 1; k <= neighbours && (behind || k < i); ++k) {
        const int step = stepTo(entries, behind ? i + k : i - k);
        if (step == 0 || (step > 0) != forwards)
            break;
        smallest = smallest == 0 ? std::abs(step) : std::min(smallest, std::abs(step));
    }
    return smallest;
}

} // namespace

PolarSectors lostSectors(std::span<const log::PingEntry> entries, std::uint64_t first,
                         const echo::NewestPings& shown,
                         const std::function<double(std::uint64_t)>& shiftGrad)
{
    constexpr auto sectors = static_cast<int>(echo::sectorsPerTurn);
    PolarSectors lost;
    for (std::size_t i = 1; i < entries.size(); ++i) {
        const int signedGap = stepTo(entries, i);
        const int gap = std::abs(signedGap);
        if (gap < 2)
            continue;
        const int step = stepBeside(entries, i, false);
        if (step == 0 || step != stepBeside(entries, i, true))
            continue;
        if (gap <= step || gap % step != 0 || gap > std::max(widestGap, 2 * step))
            continue;
        // A spoke reaches half a step to either side, a step being two sectors a gradian.
        const std::size_t lower = signedGap > 0 ? i - 1 : i;
        const auto shift = static_cast<int>(
            shiftGrad ? std::lround(2 * std::remainder(shiftGrad(first + lower), turn)) : 0);
        const int begin = 2 * entries[lower].angleGrad + step + shift + sectors;
        for (int k = 0; k < 2 * (gap - step); ++k) {
            const auto sector = static_cast<std::size_t>((begin + k) % sectors);
            lost[sector] = shown[sector] == echo::noPing || shown[sector] <= first + i;
        }
    }
    return lost;
}

} // namespace leadline::app
