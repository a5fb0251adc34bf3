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

/// Its id is that of a Ping360's pings, and its payload that of another family: Ping HF's profile
/// is 2300, too.
[[nodiscard]] bool isForeignPing(const ping::Frame& frame);
[[nodiscard]] inline bool isPing(const ping::Frame& frame)
{
    return isPing(frame.messageId) && !isForeignPing(frame);
}

/// Whether the bytes are one frame, checksum and all.
[[nodiscard]] bool isWholeFrame(base::ByteSpan bytes);

[[nodiscard]] PingEntry describePing(const ping::Frame& frame, FrameNumber number);

/// The family that an id and its payload's shape tell together; nullopt when they leave it open.
[[nodiscard]] std::optional<StreamKind> kindByShape(const ping::Frame& frame);
/// Another family has a message of that id and shape, so that it proves less: 1211 is Cerulean's,
/// too.
[[nodiscard]] constexpr bool isSharedShape(std::uint16_t messageId)
{
    return messageId == 1211;
}

} // namespace leadline::log
