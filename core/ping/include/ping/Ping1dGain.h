// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace leadline::ping::ping1d {

/// What a gain_setting of 0..6 multiplies the echo by. The vendor's table prints these with the
/// unit dB; they are factors (144 is 43.2 dB).
inline constexpr std::array<double, 7> gainFactors{0.6, 1.8, 5.5, 12.9, 30.2, 66.1, 144.0};

/// nullopt for a setting the table does not have.
[[nodiscard]] std::optional<double> gainFactor(std::uint32_t gainSetting);
[[nodiscard]] std::optional<double> gainDecibels(std::uint32_t gainSetting);

} // namespace leadline::ping::ping1d
