// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace leadline::sim {

/// How much louder an echo is at a gain setting of a simulated Ping1D, 0 .. 6: the device's factors
/// 0.6 .. 144 with the dynamics of an 8-bit picture. A setting above the last is the last.
[[nodiscard]] constexpr double ping1dGain(std::size_t gainIndex)
{
    constexpr std::array<double, 7> gains{0.3, 0.45, 0.7, 1.0, 1.35, 1.8, 2.4};
    return gains[std::min(gainIndex, gains.size() - 1)];
}

} // namespace leadline::sim
