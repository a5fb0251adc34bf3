// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"

#include <cstdint>
#include <span>

namespace leadline::echo {

/// How samples are changed when they are drawn. The log keeps what the device sent.
struct EchoShaping {
    static constexpr double largestGain = 8;
    static constexpr int mostPings = 8;

    static constexpr double latestStart = 0.9;

    /// What samples are multiplied by: 1 as far as the start, this at the far end of the ping's own
    /// range, and in a straight line between them. 1..8, no unit: intensities are uncalibrated.
    double rangeGain = 1;
    /// Where it begins to grow, as a share of the range: 0 is the transducer (0 m), up to 0.9.
    double gainStart = 0;
    /// Each sample is the mean over this ping and so many less one before it. 1..8, 1 is off.
    int smoothing = 1;

    [[nodiscard]] bool isOff() const { return rangeGain == 1 && smoothing <= 1; }
    friend bool operator==(const EchoShaping&, const EchoShaping&) = default;
};

/// Writes the samples of `profile` as they are drawn: the mean over it and over those of `before`
/// that have a sample at the same range in metres, times the gain there, rounded, at most 255.
///
/// `into` has as many samples; without `before` it may be the profile's own.
void shape(const EchoShaping& shaping, const Profile& profile, std::span<const Profile> before,
           std::span<std::uint8_t> into);

} // namespace leadline::echo
