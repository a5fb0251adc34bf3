// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace leadline::mavlink {

/// Highest message id in the table; on the wire ids have 24 bits in version 2 and 8 in version 1.
inline constexpr std::uint32_t highestMessageId = 60053;

/// Properties of a message that are needed without decoding it.
struct MessageInfo {
    std::uint16_t id = 0;
    /// Upper case, as in the definitions.
    std::string_view name;
    /// CRC_EXTRA, a hash of the base fields: ends with different definitions reject each other's
    /// frames.
    std::uint8_t crcExtra = 0;
    /// Bytes of the base fields, which version 1 sends.
    std::uint8_t baseSize = 0;
    /// Bytes with all extension fields.
    std::uint8_t fullSize = 0;
    /// Payload offsets of target system and target component; nullopt if the message has none.
    std::optional<std::uint8_t> targetSystemAt;
    std::optional<std::uint8_t> targetComponentAt;
};

/// All known messages of the common dialects, ordered by id.
[[nodiscard]] std::span<const MessageInfo> messages();

/// Null if the id is not in the table.
[[nodiscard]] const MessageInfo* messageInfo(std::uint32_t id);

/// True for messages that may be sent periodically. All others answer requests or report events,
/// even if many come in a row: parameters, missions, commands, logs, files, texts and the like.
[[nodiscard]] bool isPeriodic(std::uint32_t id);

} // namespace leadline::mavlink
