// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Samples.h"

#include <cstdint>

namespace leadline::echo {

/// The echo of one ping: raw 8-bit or 16-bit intensities over a range interval. Sample i of n lies
/// at startM
/// + (i + ½) · lengthM / n (metres, slant, at the chosen sound speed).
struct Profile {
    double startM = 0;
    double lengthM = 0;
    /// View of bytes owned elsewhere; empty for a ping without samples.
    ping::Samples samples;

    [[nodiscard]] double endM() const { return startM + lengthM; }
};

/// A profile with its bearing: device gradians (0 towards the cable, 200 the front, 400 per turn,
/// clockwise from above), covering half a step to each side.
struct Spoke {
    Profile profile;
    double angleGrad = 0;
    double stepGrad = 1;
};

/// Within this range the transducer's ringing always saturates, whatever the gain.
inline constexpr double ringingReachM = 0.5;

/// Counts of samples that may have been clipped at full scale.
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

/// Counts the samples of a ping beyond the ringing; those at full scale are clipped.
[[nodiscard]] Clipping clippingOf(const Profile& profile);

} // namespace leadline::echo
