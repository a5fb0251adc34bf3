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

/// A message that is known by name only. `payload` points into the frame.
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

/// Never fails: what is not decoded is a RawMessage.
[[nodiscard]] Message decode(const Frame& frame);

/// The sender's clock when it made the message, in ms since it started; nullopt for messages that
/// do not carry it.
[[nodiscard]] std::optional<std::uint32_t> timeBootMs(const Frame& frame);

/// The moment that a message is about, by one of its sender's clocks: that since it started, or,
/// in GPS_RAW_INT, maybe that of the day. Nullopt for messages that carry none.
[[nodiscard]] std::optional<std::chrono::nanoseconds> senderStamp(const Frame& frame);

/// The fields of a message in wire order; empty for those that are known by name only.
[[nodiscard]] std::span<const FieldInfo> fieldsOf(std::uint16_t messageId);

/// Every field of a frame, for any payload: what version 2 left out at its end is zero; what came
/// to the message later is missing from version 1.
[[nodiscard]] base::FieldTexts fieldTexts(const Frame& frame);

/// Whether `text` stands in the name of the message or of one of its fields. ASCII case does not
/// matter; an empty text stands everywhere.
[[nodiscard]] bool namesContain(const MessageInfo& message, std::string_view text);

} // namespace leadline::mavlink
