// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/ProfileSettings.h"

#include <cstdint>
#include <vector>

namespace leadline::sim {

/// What a Ping1D answers to one ping.
struct Profile1d {
    ProfileSettings settings;
    std::uint32_t distanceMm = 0;
    std::uint16_t confidencePercent = 0;
    /// Sample i of n lies at scan start + (i + ½) · scan length / n.
    std::vector<std::uint8_t> samples;
};

} // namespace leadline::sim
