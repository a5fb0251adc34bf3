// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PictureRotation.h"
#include "echo/TimeOffsetEstimator.h"
#include "log/Log.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace leadline::echo {

/// What a recording shows of the movement of its vehicle, seconds of its own time.
struct VehicleMovement {
    /// Metres below the surface, and degrees; from the first autopilot in the log.
    std::vector<TimedValue> depthM;
    std::vector<TimedValue> headingDeg;
    /// Metres that its first Ping1D measured with a confidence of at least 50 %.
    std::vector<TimedValue> distanceM;
    /// Of the picture of its first Ping360.
    PictureRotation rotation;

    /// Reads the whole log, which takes a second or more: in a thread of its own. The rotation is
    /// read only if it is asked for, because it takes the longest.
    [[nodiscard]] static VehicleMovement of(const log::Log& log, bool withRotation,
                                            const std::stop_token& stop);
};

/// A time offset at which the movements in two recordings fit, which is offered to the user and
/// never applied without him.
struct TimeOffsetSuggestion {
    enum class By : std::uint8_t { DepthAndDistance, Depths, Headings, HeadingAndPicture };

    By by = By::DepthAndDistance;
    TimeOffsetEstimate estimate;
};

/// The clearest fit of anything that both recordings show, with the smallest bound. Nullopt if
/// nothing fits clearly (see estimateTimeOffset()), or if two fits contradict each other beyond
/// both bounds.
[[nodiscard]] std::optional<TimeOffsetSuggestion>
suggestTimeOffset(const VehicleMovement& reference, const VehicleMovement& moved,
                  const std::stop_token& stop);

} // namespace leadline::echo
