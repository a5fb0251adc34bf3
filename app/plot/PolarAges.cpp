// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/PolarAges.h"

#include "plot/Measuring.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

constexpr double faintest = 0.1;
constexpr double shortestSpanS = 1e-3;

} // namespace

PolarAges polarAges(const PolarSpokes& spokes, double turnS)
{
    PolarAges ages;
    const echo::Ping* newest = spokes.newest();
    if (!newest)
        return ages;
    std::array<double, echo::sectorsPerTurn> ageS{};
    double oldest = 0;
    for (std::size_t sector = 0; sector < ageS.size(); ++sector) {
        const echo::Ping* ping = spokes.ping(sector);
        ageS[sector] = ping ? secondsOf(newest->time - ping->time) : -1;
        oldest = std::max(oldest, ageS[sector]);
    }
    ages.spanS = turnS > 0 ? turnS : oldest;
    for (std::size_t sector = 0; sector < ageS.size(); ++sector) {
        if (ageS[sector] < 0)
            continue;
        const double old = std::min(ageS[sector] / std::max(ages.spanS, shortestSpanS), 1.0);
        ages.shares[sector] =
            static_cast<std::uint8_t>(std::lround(255 * (1 - (1 - faintest) * old)));
    }
    return ages;
}

} // namespace leadline::app
