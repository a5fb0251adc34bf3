// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"
#include "log/FrameEntry.h"

#include <optional>

namespace leadline::echo {

/// An echo in an echosounder's pings over time: the end of a measured line.
struct SounderPlace {
    log::Time time{};
    /// From the sonar, along its look, metres.
    double distanceM = 0;
    /// Of this echo alone: half a sample and the pulse, metres.
    double errorM = 0;
    /// How deep the sonar was then (metres below the surface, or the user's zero); nullopt where
    /// that is not known, or where the sonar does not look down.
    std::optional<double> sonarDepthM = {};
};

/// From the earlier of two ends to the later one.
struct MeasuredStep {
    /// Positive when the later one is further away.
    ValueWithError distanceM;
    /// Never negative.
    double seconds = 0;
    /// Metres a second, positive when it comes nearer; nullopt for two echoes of one ping.
    std::optional<ValueWithError> closingMps;
    /// Positive when the later one is deeper; nullopt where a depth is not known. That of the sonar
    /// is taken as it is told: what is wrong with it is the same at both ends.
    std::optional<ValueWithError> depthM;
};

/// `soundSpeedError` is a share of every distance, the same at both ends.
[[nodiscard]] MeasuredStep measureStep(const SounderPlace& one, const SounderPlace& other,
                                       double soundSpeedError);

} // namespace leadline::echo
