// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace leadline::sim {

/// How a head hangs on its vehicle: turned clockwise from above, and the wrong way up.
struct HeadMount {
    double turnDeg = 0;
    bool upsideDown = false;
};

/// What a Ping360 is told for one ping; the defaults see 20 m at 1500 m/s.
struct SpokeSettings {
    /// Device gradians: 0 the cable side, 200 the front, clockwise from above as it stands.
    std::uint16_t angleGrad = 200;
    /// Ticks of 25 ns.
    std::uint16_t samplePeriod = 888;
    std::uint16_t samples = 1200;
    /// 0 low, 1 normal, 2 high.
    std::uint8_t gain = 1;
    std::uint16_t transmitDurationUs = 107;
    std::uint16_t transmitFrequencyKhz = 750;
    HeadMount mount = {};

    /// Clockwise from the vehicle's front.
    [[nodiscard]] constexpr double bearingDeg() const
    {
        return mount.turnDeg + (mount.upsideDown ? -0.9 : 0.9) * (angleGrad - 200.0);
    }
    /// The stretch of range that one sample covers in water of this sound speed (m/s).
    [[nodiscard]] constexpr double metresPerSample(double soundSpeed) const
    {
        return samplePeriod * 25e-9 * soundSpeed / 2.0;
    }
};

} // namespace leadline::sim
