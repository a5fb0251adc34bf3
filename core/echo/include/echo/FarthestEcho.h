// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/LevelMeasurement.h"
#include "echo/Profile.h"

#include <optional>
#include <span>

namespace leadline::echo {

/// The range in metres up to which echoes stand out of the noise: at least three of the pings have
/// four samples in a row above the black point that was measured of them, at that range or beyond
/// it. A pulse of another sonar in a ping or two does not count, nor does the transducer's ringing.
/// Nullopt if there is no such echo, or too little was measured.
[[nodiscard]] std::optional<double> farthestEchoM(std::span<const Profile> pings,
                                                  const LevelMeasurement& levels);

} // namespace leadline::echo
