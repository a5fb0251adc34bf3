// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/RecordingJson.h"
#include "log/Stream.h"
#include "ping/Frame.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Converts the JSON pings of ping-viewer-next to Ping Protocol frames without loss: every key is a
/// field of the message. Source and destination were not recorded and are 0, as are missing keys.
/// Nullopt if it is not such a ping, or a number exceeds its field.
namespace leadline::formats {

/// A Ping1D profile (1300).
[[nodiscard]] std::optional<std::vector<std::byte>> ping1dFrameFromJson(std::string_view json);

/// A Ping360 ping. ping-viewer-next stores all of them in the form of auto_device_data (2301);
/// those with start 0, stop 399, num_steps 1 and delay 0, or without these keys, were device_data
/// (2300) and are converted back.
[[nodiscard]] std::optional<std::vector<std::byte>> ping360FrameFromJson(std::string_view json);

/// A ping (1300, 2300, 2301) in the JSON form of ping-viewer-next; nullopt for every other frame.
[[nodiscard]] std::optional<std::string> pingJson(ping::DeviceKind kind, const ping::Frame& frame);
/// Schemas of topics ending in /Ping1D and /Ping360. ping-viewer-next itself ignores schemas.
[[nodiscard]] log::JsonSchema ping1dSchema();
[[nodiscard]] log::JsonSchema ping360Schema();

} // namespace leadline::formats
