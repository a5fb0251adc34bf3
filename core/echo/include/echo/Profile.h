// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace leadline::echo {

/// The echo of one ping along its look: raw 8-bit intensities over a stretch of range.
/// Sample i of n lies at startM + (i + ½) · lengthM / n (metres, slant, at the chosen sound speed).
struct Profile {
    double startM = 0;
    double lengthM = 0;
    /// Bytes that somebody else owns; empty is a ping without samples.
    std::span<const std::uint8_t> samples;

    [[nodiscard]] double endM() const { return startM + lengthM; }
};

/// A profile and where it looks: device gradians (0 the cable side, 200 the front, 400 a turn,
/// clockwise from above), covering half a step on both sides.
struct Spoke {
    Profile profile;
    double angleGrad = 0;
    double stepGrad = 1;
};

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
