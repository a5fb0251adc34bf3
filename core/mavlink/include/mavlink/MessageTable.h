// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace leadline::mavlink {

/// Highest id of the table; on the wire an id has 24 bits in version 2 and 8 in version 1.
inline constexpr std::uint32_t highestMessageId = 60053;

/// What is known of a message without decoding it.
struct MessageInfo {
    std::uint16_t id = 0;
    /// As in the definitions, in upper case.
    std::string_view name;
    /// Hashed from the base fields: two ends that differ in them do not understand each other.
    std::uint8_t crcExtra = 0;
    /// Bytes of the base fields: what version 1 sends.
    std::uint8_t baseSize = 0;
    /// Bytes with all extension fields.
    std::uint8_t fullSize = 0;
    /// Where the payload names the system and component it is for; nullopt when it does not.
    std::optional<std::uint8_t> targetSystemAt;
    std::optional<std::uint8_t> targetComponentAt;
};

/// All known messages of the usual dialects, by id.
[[nodiscard]] std::span<const MessageInfo> messages();

/// Null when the table does not have the id.
[[nodiscard]] const MessageInfo* messageInfo(std::uint32_t id);

/// It may come in a rhythm. Others by their nature answer a request or tell of an event, however
/// many of them come in a row: parameters, missions, commands, logs, files, texts and the like.
[[nodiscard]] bool isPeriodic(std::uint32_t id);

} // namespace leadline::mavlink
