// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"
#include "log/FrameEntry.h"

#include <chrono>
#include <optional>

namespace leadline::app {

/// The log's times are whole microseconds.
inline constexpr log::Time justBefore = std::chrono::microseconds(-1);

[[nodiscard]] double secondsOf(log::Time time);
[[nodiscard]] log::Time timeOfSeconds(double seconds);

/// What a pixel shows that is centred at `rangeM`: the largest sample in it; nullopt outside the
/// profile.
[[nodiscard]] std::optional<int> intensityAt(const echo::Profile& profile, double rangeM,
                                             double metresPerPixel);

/// ± of a range: half a sample, a quarter of the pulse's length in water, and the sound speed's
/// error, which is a share of the range.
[[nodiscard]] double rangeErrorM(const echo::Ping& ping, double rangeM, double soundSpeedPercent);

/// -180..180, without 180.
[[nodiscard]] double relativeDegrees(double degrees);

/// The next round range at or above: 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8 · 10ⁿ.
[[nodiscard]] double roundRangeAbove(double rangeM);
/// The next one at or below; 0 for what is less than a quarter of `bottomM`.
[[nodiscard]] double roundRangeBelow(double rangeM, double bottomM);

} // namespace leadline::app
