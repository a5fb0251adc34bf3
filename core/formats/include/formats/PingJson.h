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

/// The pings that ping-viewer-next records as JSON, as the Ping Protocol frames that they were.
/// Nothing is lost: every key is a field of the message. Source and destination were not recorded
/// and are 0. A missing key is 0; what is no such ping, or has a number that its field cannot hold,
/// gives nullopt.
namespace leadline::formats {

/// A Ping1D's profile (1300).
[[nodiscard]] std::optional<std::vector<std::byte>> ping1dFrameFromJson(std::string_view json);

/// A Ping360's ping. All are stored in the shape of auto_device_data (2301); those with start 0,
/// stop 399, num_steps 1 and delay 0, or none of these, were device_data (2300) and become it
/// again.
[[nodiscard]] std::optional<std::vector<std::byte>> ping360FrameFromJson(std::string_view json);

/// A ping (1300, 2300, 2301) as ping-viewer-next records it; nullopt for every other frame.
[[nodiscard]] std::optional<std::string> pingJson(log::StreamKind kind, const ping::Frame& frame);
/// Of topics ending in /Ping1D and /Ping360. ping-viewer-next goes by the topic and ignores it.
[[nodiscard]] log::JsonSchema ping1dSchema();
[[nodiscard]] log::JsonSchema ping360Schema();

} // namespace leadline::formats
