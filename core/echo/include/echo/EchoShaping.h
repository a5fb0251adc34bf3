// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"
#include "echo/RangeCompensation.h"

#include <cstdint>
#include <span>

namespace leadline::echo {

/// How samples are modified for display. The log keeps the raw samples.
struct EchoShaping {
    static constexpr double largestGain = 8;
    static constexpr int maxPings = 8;

    static constexpr double latestStart = 0.9;

    /// Gain applied to samples at the far end of the ping's range, 1..8, without unit because
    /// intensities are uncalibrated; it is 1 up to `gainStart` and grows linearly in between.
    double rangeGain = 1;
    /// Where the range gain begins, as a share of the range: 0 is the transducer, up to 0.9.
    double gainStart = 0;
    /// Number of pings over which each sample is averaged: this one and those before it. 1..8, 1 is
    /// off.
    int smoothing = 1;
    /// TVG by physics, in place of the range gain.
    RangeCompensation compensation = {};
    /// Subtract what the pings have in common at their ranges. Only PingShaper does it, as it needs
    /// many pings.
    bool averageRemoved = false;
    /// What is filtered, with the pings before and after; only by PingShaper.
    enum class Filter : std::uint8_t { Off, Spikes, SpikesAndSpeckle };
    Filter filter = Filter::Off;
    /// What is drawn where several samples fall into a pixel. Only rasters do it.
    enum class Detail : std::uint8_t { Largest, Mean };
    Detail detail = Detail::Largest;
    /// Number of sweeps over which each bearing of a polar picture is averaged: its own and those
    /// before it. 1 is off. Only PolarWindow does it.
    int sweeps = 1;
    /// What lies between two spokes of a polar picture is interpolated. Only PolarWindow does it.
    bool interpolated = false;

    /// No sample is changed.
    [[nodiscard]] bool isOff() const
    {
        return rangeGain == 1 && smoothing <= 1 && compensation.isOff() && !averageRemoved &&
               filter == Filter::Off;
    }
    friend bool operator==(const EchoShaping&, const EchoShaping&) = default;
};

/// Writes the samples of `profile` for display: averaged with those of `before` at the same range
/// in metres, times the range gain or compensated, rounded and limited to full scale.
///
/// `into` has as many bytes as the samples of `profile`, and gets samples of the same width; if
/// `before` is empty it may be the profile's own memory. `before` has to be of that width, too:
/// others are left out.
void shape(const EchoShaping& shaping, const Profile& profile, std::span<const Profile> before,
           std::span<std::uint8_t> into);

} // namespace leadline::echo
