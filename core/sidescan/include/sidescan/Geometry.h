// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"
#include "sidescan/BottomTrack.h"

#include <optional>

namespace leadline::sidescan {

/// Roll that is assumed of a vehicle whose attitude is not known, ± degrees.
inline constexpr double assumedRollDeg = 5;
/// Slope that is assumed of a bottom whose own is not known, ± metres per metre.
inline constexpr double assumedSlope = 0.05;

/// Widens the altitude's error for a first return that does not come from straight below because
/// the vehicle is tilted; nullopt for an attitude that is not known.
[[nodiscard]] Altitude tilted(const Altitude& altitude, std::optional<double> rollDeg);

/// Horizontal distance over a flat bottom of an echo at this slant range, metres; nullopt nearer
/// than the bottom, where nothing is.
[[nodiscard]] std::optional<double> groundRange(double slantM, double altitudeM);
/// Slant range of a point on the flat bottom.
[[nodiscard]] double slantRange(double groundM, double altitudeM);
/// Horizontal distance with its error from those of slant range and altitude. Straight below the
/// error is that of a range as large as both errors allow.
[[nodiscard]] std::optional<echo::ValueWithError> groundRange(const echo::ValueWithError& slant,
                                                              const Altitude& altitude);

} // namespace leadline::sidescan
