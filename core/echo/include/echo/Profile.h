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

} // namespace leadline::echo
