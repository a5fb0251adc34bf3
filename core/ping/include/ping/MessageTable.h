// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Family.h"
#include "ping/Fields.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace leadline::ping {

/// One message of a table, without its C++ type.
struct MessageInfo : Description {
    std::uint16_t id = 0;
    /// In wire order.
    std::span<const FieldInfo> fields;
};

/// Ids below 1000, the same in every family. Tables are sorted by id.
[[nodiscard]] std::span<const MessageInfo> commonMessages();
/// Ids from 1000 on; empty for Unknown.
[[nodiscard]] std::span<const MessageInfo> familyMessages(Family family);

/// Null if the family does not know the id.
[[nodiscard]] const MessageInfo* messageInfo(Family family, std::uint16_t id);
/// Today's name in snake_case; "" if the family does not know the id.
[[nodiscard]] std::string_view messageName(Family family, std::uint16_t id);

/// Whether `text` stands in the name of the message or of one of its fields, today's or an old one.
/// ASCII case does not matter; an empty text stands everywhere.
[[nodiscard]] bool namesContain(const MessageInfo& message, std::string_view text);

/// A message of devices that Leadline does not read, known by its name: ids mean different things
/// to different devices, so this says no more than what a frame may be.
struct OtherMessage {
    std::uint16_t id = 0;
    std::string_view name;
    /// Whose it is, such as `s500, omniscan450`.
    std::string_view devices;
};

/// All of them, by id; one id can have several.
[[nodiscard]] std::span<const OtherMessage> otherMessages();
[[nodiscard]] std::span<const OtherMessage> otherMessages(std::uint16_t id);

} // namespace leadline::ping
