// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace leadline::mavlink {

struct MessageRow {
    std::uint16_t id;
    std::string_view name;
    std::uint8_t crcExtra;
    std::uint8_t baseSize;
    std::uint8_t fullSize;
    /// 1: names a target system, 2: a target component.
    std::uint8_t flags;
    std::uint8_t targetSystemAt;
    std::uint8_t targetComponentAt;
};

/// Made from the project's mavlink_messages.csv, one line from one; a test compares the two:
/// tail -n +2 mavlink_messages.csv | awk -F, '{printf "{%s, \"%s\", %s, %s, %s, %s, %s, %s},\n",
/// $1, $2, $3, $4, $5, $6, $7, $8}'
inline constexpr std::array messageRows = std::to_array<MessageRow>({
#include "MessageRows.inc"
});

} // namespace leadline::mavlink
