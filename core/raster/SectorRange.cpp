// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/SectorRange.h"

#include "base/Units.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace leadline::raster {

SectorRange sectorsOf(double angleGrad, double stepGrad, int sectors)
{
    if (sectors <= 0 || !std::isfinite(angleGrad) || !(stepGrad > 0))
        return {};
    const double turn = base::gradiansPerTurn;
    if (stepGrad >= turn)
        return {0, sectors};
    const double perGradian = sectors / turn;
    const double centre = std::fmod(angleGrad, turn) * perGradian;
    const double half = stepGrad / 2 * perGradian;
    const auto border = [](double at) { return static_cast<int>(std::floor(at + 0.5 + 1e-9)); };
    const int begin = border(centre - half);
    const int count = std::clamp(border(centre + half) - begin, 1, sectors);
    return {(begin % sectors + sectors) % sectors, count};
}

std::vector<int> newestBySector(std::span<const echo::Spoke> oldestFirst, int sectors)
{
    std::vector<int> newest(static_cast<std::size_t>(std::max(sectors, 0)), -1);
    for (std::size_t i = 0; i < oldestFirst.size(); ++i) {
        const echo::Spoke& spoke = oldestFirst[i];
        const SectorRange range = sectorsOf(spoke.angleGrad, spoke.stepGrad, sectors);
        for (int k = 0; k < range.count; ++k)
            newest[static_cast<std::size_t>((range.first + k) % sectors)] = static_cast<int>(i);
    }
    return newest;
}

} // namespace leadline::raster
