// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Units.h"
#include "log/RecorderTypes.h"
#include "log/Stream.h"
#include "ping/Frame.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// JSON messages beside the raw frames, for Foxglove and PlotJuggler, with the schemas that these
/// programs need. They hold only values worth plotting, not samples.
namespace leadline::formats {

[[nodiscard]] log::JsonSchema summarySchema();
[[nodiscard]] log::JsonSchema foxgloveLogSchema();
[[nodiscard]] log::JsonSchema eventSchema();

/// The values of a ping or distance; nullopt for other frames. `soundSpeed` (m/s) is used for a
/// Ping360's ranges.
[[nodiscard]] std::optional<std::string> summaryJson(ping::DeviceKind kind,
                                                     const ping::Frame& frame,
                                                     double soundSpeed = base::defaultSoundSpeed);

/// A message of the schema foxglove.Log. `utc` is since 1970.
[[nodiscard]] std::string foxgloveLogJson(const log::RecordedEvent& event,
                                          std::chrono::nanoseconds utc);
/// A message of the schema leadline.Event.
[[nodiscard]] std::string eventJson(const log::RecordedEvent& event);

/// Messages with Foxglove's well-known schemas, for its Map and Image panels.

/// Position of a vehicle.
struct FoxgloveFix {
    /// UTC since 1970.
    std::chrono::nanoseconds utc{};
    /// Degrees.
    double latitude = 0;
    double longitude = 0;
    /// Metres, positive upwards; nullopt if the depth is unknown.
    std::optional<double> altitudeM = {};
    /// Horizontal standard deviation, metres.
    std::optional<double> errorM = {};
};
[[nodiscard]] log::JsonSchema locationFixSchema();
/// A message of the schema foxglove.LocationFix.
[[nodiscard]] std::string locationFixJson(const FoxgloveFix& fix);

/// A greyscale picture of one byte per pixel, rows from the top.
struct FoxglovePicture {
    std::chrono::nanoseconds utc{};
    /// Value of frame_id.
    std::string_view frame = {};
    int width = 0;
    int height = 0;
    std::span<const std::uint8_t> grey = {};
};
[[nodiscard]] log::JsonSchema rawImageSchema();
/// A message of the schema foxglove.RawImage, encoding mono8.
[[nodiscard]] std::string rawImageJson(const FoxglovePicture& picture);

} // namespace leadline::formats
