// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace leadline::raster {

/// One pixel as it lies in memory: 8 bits each, straight alpha; all zero is "no data".
struct Rgba {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    std::uint8_t a = 0;

    friend constexpr bool operator==(const Rgba&, const Rgba&) = default;
};
static_assert(sizeof(Rgba) == 4);

inline constexpr Rgba transparent{};

} // namespace leadline::raster
