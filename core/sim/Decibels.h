// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace leadline::sim {

/// Decibels of a power above 0.
[[nodiscard]] double decibels(double power);

/// Levels of one ping as Cerulean's sonars send them: 16-bit values, little-endian, that lie
/// linearly between the ping's own least and greatest level.
struct StretchedLevels {
    float lowestDb = 0;
    float highestDb = 0;
    std::vector<std::uint8_t> bytes;
};
/// Levels that are more than 90 dB below the greatest one are raised to that; `levelsDb` is not
/// empty.
[[nodiscard]] StretchedLevels stretched(std::span<const double> levelsDb);

} // namespace leadline::sim
