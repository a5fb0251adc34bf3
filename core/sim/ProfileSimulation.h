// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Scene.h"
#include "sim/Pose.h"
#include "sim/Profile1d.h"

#include <cstdint>

namespace leadline::sim {

/// One ping of an echosounder that looks straight down.
[[nodiscard]] Profile1d profileSeen(const Scene& scene, double seconds, const Pose& pose,
                                    const ProfileSettings& settings, std::uint64_t pingSeed);

} // namespace leadline::sim
