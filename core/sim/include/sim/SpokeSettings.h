// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace leadline::sim {

/// What a Ping360 is told for one ping; the defaults see 20 m at 1500 m/s.
struct SpokeSettings {
    /// Device gradians: 0 the cable side, 200 the front, clockwise from above.
    std::uint16_t angleGrad = 200;
    /// Ticks of 25 ns.
    std::uint16_t samplePeriod = 888;
    std::uint16_t samples = 1200;
    /// 0 low, 1 normal, 2 high.
    std::uint8_t gain = 1;
    std::uint16_t transmitDurationUs = 107;
    std::uint16_t transmitFrequencyKhz = 750;

    /// The stretch of range that one sample covers in water of this sound speed (m/s).
    [[nodiscard]] constexpr double metresPerSample(double soundSpeed) const
    {
        return samplePeriod * 25e-9 * soundSpeed / 2.0;
    }
};

} // namespace leadline::sim
