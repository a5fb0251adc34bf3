// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/WaterSound.h"

#include <optional>

namespace leadline::echo {

/// Absorption of sound in water, dB/km one way: R. E. Francois and G. R. Garrison, "Sound
/// absorption based on ocean measurements. Part II: Boric acid contribution and equation for total
/// absorption", J. Acoust. Soc. Am. 72 (1982). Valid from 0.2 to 1000 kHz, within 5 % in sea water
/// and 10 % elsewhere; in fresh water what remains is that of pure water. Nullopt outside the
/// limits of Water and of the frequency.
[[nodiscard]] std::optional<double> absorptionDbPerKm(const Water& water, double frequencyKhz,
                                                      double acidityPh = 8);

} // namespace leadline::echo
