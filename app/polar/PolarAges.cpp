// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarAges.h"

#include "echo/AgeSteps.h"
#include "plot/Measuring.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

constexpr double faintest = 0.1;

} // namespace

PolarAges polarAges(const PolarSpokes& spokes, double turnS)
{
    PolarAges ages;
    const echo::Ping* newest = spokes.newest();
    if (!newest)
        return ages;
    log::Time oldest = newest->time;
    for (std::size_t sector = 0; sector < ages.shares.size(); ++sector)
        if (const echo::Ping* ping = spokes.ping(sector))
            oldest = std::min(oldest, ping->time);
    ages.spanS = turnS > 0 ? turnS : secondsOf(newest->time - oldest);
    const echo::AgeSteps steps(newest->time, ages.spanS);
    for (std::size_t sector = 0; sector < ages.shares.size(); ++sector)
        if (const echo::Ping* ping = spokes.ping(sector))
            ages.shares[sector] = static_cast<std::uint8_t>(
                std::lround(255 * (1 - (1 - faintest) * steps.share(ping->time))));
    return ages;
}

} // namespace leadline::app
