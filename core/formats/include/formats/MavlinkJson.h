// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Frame.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::formats {

/// The next sequence number of each sender.
using MavlinkSequences = std::map<mavlink::Address, std::uint8_t>;

/// A version 2 frame with the message that `json` describes in the form of mavlink2rest: an object
/// with `header` and `message`. It gets a sequence number of its own, because those of the JSON
/// also count what the recording program left out. Nullopt for a message whose fields are not
/// known, or for values that are not those of the fields.
[[nodiscard]] std::optional<std::vector<std::byte>> mavlinkFrameOf(std::string_view json,
                                                                   MavlinkSequences& sequences);

/// The inverse; empty for a message whose fields are not known.
[[nodiscard]] std::string mavlinkJsonOf(const mavlink::Frame& frame);

} // namespace leadline::formats
