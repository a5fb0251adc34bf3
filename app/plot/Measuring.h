// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "echo/Ping.h"
#include "log/FrameEntry.h"

#include <chrono>
#include <optional>

namespace leadline::app {

/// The smallest step back in time: log times are whole microseconds.
inline constexpr log::Time justBefore = std::chrono::microseconds(-1);

using base::secondsOf;
[[nodiscard]] log::Time timeOfSeconds(double seconds);

/// Intensity of the pixel centred at `rangeM`, the largest sample in it; nullopt outside the
/// profile.
[[nodiscard]] std::optional<int> intensityAt(const echo::Profile& profile, double rangeM,
                                             double metresPerPixel);

/// Uncertainty (±) of a range: half a sample, a quarter of the pulse length in water, and the error
/// of the sound speed, given in percent of the range.
[[nodiscard]] double rangeErrorM(const echo::Ping& ping, double rangeM, double soundSpeedPercent);

/// The angle wrapped to -180 up to, but excluding, 180.
[[nodiscard]] double relativeDegrees(double degrees);

/// The next round range at or above: 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8 · 10ⁿ.
[[nodiscard]] double roundRangeAbove(double rangeM);
/// The next round range at or below; 0 if less than a quarter of `bottomM`.
[[nodiscard]] double roundRangeBelow(double rangeM, double bottomM);

} // namespace leadline::app
