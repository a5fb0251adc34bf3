// SPDX-License-Identifier: GPL-3.0-or-later
#include "Decibels.h"

#include "Numbers.h"

#include <algorithm>
#include <numbers>

namespace leadline::sim {

double decibels(double power)
{
    return 10.0 / std::numbers::ln10 * logarithm(power);
}

StretchedLevels stretched(std::span<const double> levelsDb)
{
    constexpr double mostDb = 90;
    constexpr double fullScale = 65535;
    const auto [least, greatest] = std::ranges::minmax(levelsDb);
    StretchedLevels levels{.lowestDb = static_cast<float>(std::max(least, greatest - mostDb)),
                           .highestDb = static_cast<float>(greatest),
                           .bytes = {}};
    const double low = double{levels.lowestDb};
    const double high = double{levels.highestDb};
    const double step = high > low ? fullScale / (high - low) : 0.0;
    levels.bytes.reserve(levelsDb.size() * 2);
    for (const double level : levelsDb) {
        const auto raw =
            static_cast<std::uint16_t>((std::clamp(level, low, high) - low) * step + 0.5);
        levels.bytes.push_back(static_cast<std::uint8_t>(raw & 0xffU));
        levels.bytes.push_back(static_cast<std::uint8_t>(raw >> 8U));
    }
    return levels;
}

} // namespace leadline::sim
