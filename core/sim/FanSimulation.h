// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Scene.h"
#include "sim/Sea.h"

#include <cstdint>
#include <vector>

namespace leadline::sim {

/// See Sea::sideScan.
[[nodiscard]] std::vector<double> sideScanPowers(const Scene& scene, const Pose& pose,
                                                 const SideScanSettings& settings,
                                                 std::uint64_t pingSeed);

/// See Sea::swath.
[[nodiscard]] std::vector<SwathPoint> swathPoints(const Scene& scene, const Pose& pose,
                                                  const SwathSettings& settings,
                                                  std::uint64_t pingSeed);

} // namespace leadline::sim
