// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/FieldText.h"
#include "mavlink/AutopilotVersion.h"
#include "mavlink/Codec.h"
#include "mavlink/Fields.h"
#include "mavlink/Frame.h"
#include "mavlink/LinkMessages.h"
#include "mavlink/StateMessages.h"

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace leadline::mavlink {

/// A message that is not decoded. `payload` points into the frame.
struct RawMessage {
    const MessageInfo* info = nullptr;
    base::ByteSpan payload;
};

using DecodedMessages =
    MessageList<Heartbeat, SysStatus, SystemTime, Ping, GpsRawInt, ScaledPressure, Attitude,
                LocalPositionNed, GlobalPositionInt, VfrHud, CommandLong, CommandAck, RadioStatus,
                Timesync, DistanceSensor, ScaledPressure2, ScaledPressure3, Ahrs2, MessageInterval,
                NamedValueFloat, StatusText, AutopilotVersion>;

namespace detail {

template<class List>
struct VariantOf;
template<class... Ms>
struct VariantOf<MessageList<Ms...>> {
    using Type = std::variant<RawMessage, Ms...>;
};

} // namespace detail

using Message = detail::VariantOf<DecodedMessages>::Type;

/// Never fails: unsupported messages become a RawMessage.
[[nodiscard]] Message decode(const Frame& frame);

/// The message's time_boot_ms, ms since the sender started; nullopt for messages without it.
[[nodiscard]] std::optional<std::uint32_t> timeBootMs(const Frame& frame);

/// The message's time stamp on one of the sender's clocks: since its start, or, in GPS_RAW_INT,
/// possibly the time of day. Nullopt for messages without one.
[[nodiscard]] std::optional<std::chrono::nanoseconds> senderStamp(const Frame& frame);

/// The fields of a message in wire order; empty for messages that are not decoded.
[[nodiscard]] std::span<const FieldInfo> fieldsOf(std::uint16_t messageId);

/// All fields of a frame as text. Truncated version 2 fields are zero; extension fields are missing
/// from version 1.
[[nodiscard]] base::FieldTexts fieldTexts(const Frame& frame);

/// True if the message's name or one of its fields' contains `text`, ignoring ASCII case; always
/// true for an empty text.
[[nodiscard]] bool namesContain(const MessageInfo& message, std::string_view text);

} // namespace leadline::mavlink
