// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"

namespace leadline::echo {

/// ± of an echo's range that is its own, metres: half a sample, and a quarter of the pulse's length
/// in water. What the sound speed may be wrong by is the same for all echoes, and not in it.
[[nodiscard]] double rangeErrorM(const Ping& ping);

/// ± of a Ping360's bearing, degrees: half of its beam, and half of a step.
[[nodiscard]] double bearingErrorDeg(double stepDeg);

} // namespace leadline::echo
