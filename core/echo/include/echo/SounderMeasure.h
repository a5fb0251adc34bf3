// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"
#include "log/FrameEntry.h"

#include <optional>

namespace leadline::echo {

/// An echo in an echosounder's pings over time: an end point of a measured line.
struct SounderPoint {
    log::Time time{};
    /// Slant range from the sonar, metres.
    double distanceM = 0;
    /// Error of this echo alone, ± metres: half a sample and the pulse.
    double errorM = 0;
    /// Depth of the sonar at that time, metres below the surface or the user's zero; nullopt if
    /// unknown, or if the sonar does not look down.
    std::optional<double> sonarDepthM = {};
};

/// Differences from the earlier of two end points to the later one.
struct MeasuredStep {
    /// Positive if the later one is farther away.
    ValueWithError distanceM;
    /// Never negative.
    double seconds = 0;
    /// Metres per second, positive if the distance shrinks; nullopt for two echoes of one ping.
    std::optional<ValueWithError> closingMps;
    /// Positive if the later one is deeper; nullopt if a depth is unknown. The sonar depth's own
    /// error is not included because it is common to both ends.
    std::optional<ValueWithError> depthM;
};

/// `soundSpeedError` is the relative error of both distances, common to both ends.
[[nodiscard]] MeasuredStep measureStep(const SounderPoint& one, const SounderPoint& other,
                                       double soundSpeedError);

} // namespace leadline::echo
