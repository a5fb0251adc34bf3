// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/RecordingJson.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Messages with the well-known schemas of Foxglove, which its Map and Image panels show.
namespace leadline::log {

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
[[nodiscard]] JsonSchema locationFixSchema();
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
[[nodiscard]] JsonSchema rawImageSchema();
/// foxglove.RawImage, mono8.
[[nodiscard]] std::string rawImageJson(const FoxglovePicture& picture);

} // namespace leadline::log
