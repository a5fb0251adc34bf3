// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"

#include <cstdint>

namespace leadline::echo {

/// Nearer than this a transducer always rings at full scale: that is no fault of the gain.
inline constexpr double ringingReachM = 0.5;

/// Samples that may have been stronger than the device can tell.
struct Clipping {
    std::uint32_t clipped = 0;
    std::uint32_t samples = 0;

    void add(const Clipping& other)
    {
        clipped += other.clipped;
        samples += other.samples;
    }
    [[nodiscard]] double percent() const { return samples > 0 ? 100.0 * clipped / samples : 0.0; }
};

/// Of one ping, beyond the ringing: those at 255, the most that eight bits hold.
[[nodiscard]] Clipping clippingOf(const Profile& profile);

} // namespace leadline::echo
