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

/// The JSON messages beside the raw frames, for Foxglove and PlotJuggler: numbers only where
/// curves are drawn (samples would be a curve each), with the schemas that these programs ask for.
namespace leadline::formats {

[[nodiscard]] log::JsonSchema summarySchema();
[[nodiscard]] log::JsonSchema foxgloveLogSchema();
[[nodiscard]] log::JsonSchema eventSchema();

/// The figures of a ping or distance; nullopt for other frames.
/// `soundSpeed` (m/s) is that of a Ping360's ranges.
[[nodiscard]] std::optional<std::string> summaryJson(log::StreamKind kind, const ping::Frame& frame,
                                                     double soundSpeed = base::defaultSoundSpeed);

/// foxglove.Log, for people. `utc` since 1970.
[[nodiscard]] std::string foxgloveLogJson(const log::RecordedEvent& event,
                                          std::chrono::nanoseconds utc);
/// leadline.Event, for programs.
[[nodiscard]] std::string eventJson(const log::RecordedEvent& event);

/// Messages with the well-known schemas of Foxglove, which its Map and Image panels show.

/// Where a vehicle was.
struct FoxgloveFix {
    /// Since 1970.
    std::chrono::nanoseconds utc{};
    /// Degrees.
    double latitude = 0;
    double longitude = 0;
    /// Metres, positive up; nullopt where the depth is not known.
    std::optional<double> altitudeM = {};
    /// Standard deviation to each side, metres.
    std::optional<double> errorM = {};
};
[[nodiscard]] log::JsonSchema locationFixSchema();
/// foxglove.LocationFix
[[nodiscard]] std::string locationFixJson(const FoxgloveFix& fix);

/// A picture of a byte a pixel, row by row from the top.
struct FoxglovePicture {
    std::chrono::nanoseconds utc{};
    /// Whose picture it is.
    std::string_view frame = {};
    int width = 0;
    int height = 0;
    std::span<const std::uint8_t> grey = {};
};
[[nodiscard]] log::JsonSchema rawImageSchema();
/// foxglove.RawImage, mono8.
[[nodiscard]] std::string rawImageJson(const FoxglovePicture& picture);

} // namespace leadline::formats
