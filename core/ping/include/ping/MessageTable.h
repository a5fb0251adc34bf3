// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Family.h"
#include "ping/Fields.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace leadline::ping {

/// Type-erased description of a message.
struct MessageInfo : Description {
    std::uint16_t id = 0;
    /// In wire order.
    std::span<const FieldInfo> fields;
};

/// A message table, as a family's descriptor has it.
template<class... Ms>
[[nodiscard]] constexpr std::array<MessageInfo, sizeof...(Ms)> makeMessageTable(MessageList<Ms...>)
{
    return {MessageInfo{Ms::description, Ms::id, fieldInfos<Ms>}...};
}

/// True if a table is sorted as it has to be, with ids up to `to`.
[[nodiscard]] constexpr bool idsAscend(std::span<const MessageInfo> table, std::uint16_t to = 65535)
{
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].id > to || (i > 0 && table[i - 1].id >= table[i].id))
            return false;
    return true;
}

/// Messages with ids below 1000 that every family may have. All tables are sorted by id.
[[nodiscard]] std::span<const MessageInfo> commonMessages();
/// Messages of the family alone; empty for Unknown.
[[nodiscard]] std::span<const MessageInfo> familyMessages(Family family);

/// Found in the family's table, then in the common one; null if neither contains the id.
[[nodiscard]] const MessageInfo* messageInfo(Family family, std::uint16_t id);
/// Current name in snake_case; "" if neither table contains the id.
[[nodiscard]] std::string_view messageName(Family family, std::uint16_t id);

/// True if the message's name or one of its fields', current or old, contains `text`, ignoring
/// ASCII case; always true for an empty text.
[[nodiscard]] bool namesContain(const MessageInfo& message, std::string_view text);

/// A message of other Ping Protocol devices that Leadline does not decode. Ids collide between
/// devices, so the name is only a guess for a frame.
struct OtherMessage {
    std::uint16_t id = 0;
    std::string_view name;
    /// Names of the devices, such as `ping1dtsr, pinghf`.
    std::string_view devices;
};

/// All such messages, or those with one id, sorted by id; an id may have several.
[[nodiscard]] std::span<const OtherMessage> otherMessages();
[[nodiscard]] std::span<const OtherMessage> otherMessages(std::uint16_t id);

} // namespace leadline::ping
