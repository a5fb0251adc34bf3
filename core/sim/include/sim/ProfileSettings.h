// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace leadline::sim {

/// What a Ping1D is told; the defaults are those of the picture in the README.
struct ProfileSettings {
    std::uint32_t scanStartMm = 0;
    std::uint32_t scanLengthMm = 15000;
    /// The device's index, 0..6.
    std::uint32_t gainIndex = 3;
    std::uint16_t points = 200;
    std::uint16_t transmitDurationUs = 40;
};

} // namespace leadline::sim
