// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"
#include "log/Stream.h"
#include "ping/Frame.h"

#include <optional>

namespace leadline::log {

/// Message ids that carry a profile: 1300, 2300 and 2301, in every family.
[[nodiscard]] constexpr bool isPing(std::uint16_t messageId)
{
    return messageId == 1300 || messageId == 2300 || messageId == 2301;
}

/// Whether the bytes are one frame, checksum and all.
[[nodiscard]] bool isWholeFrame(base::ByteSpan bytes);

[[nodiscard]] PingEntry describePing(const ping::Frame& frame, FrameNumber number);

/// The family that an id and its payload's shape tell together; nullopt when they leave it open
/// (ids collide between families: 1211 and 1212 of this shape are Cerulean's too).
[[nodiscard]] std::optional<StreamKind> kindByShape(const ping::Frame& frame);

} // namespace leadline::log
