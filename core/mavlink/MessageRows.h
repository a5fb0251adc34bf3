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
    /// Bit mask: 1 if the message names a target system, 2 if it names a target component.
    std::uint8_t flags;
    std::uint8_t targetSystemAt;
    std::uint8_t targetComponentAt;
};

/// One row per message of the definitions common, ardupilotmega and storm32, in ascending order of
/// id. The columns are id, name, CRC extra, size without and with extension fields, flags, and the
/// offsets of the target system and component.
inline constexpr std::array messageRows = std::to_array<MessageRow>({
#include "MessageRows.inc"
});

} // namespace leadline::mavlink
