// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <cstdint>

namespace leadline::mavlink {

/// CRC-16/MCRF4XX: reflected polynomial 0x8408, initial 0xFFFF, no final xor.
[[nodiscard]] std::uint16_t crc(base::ByteSpan bytes);

/// Goes on by one byte, such as a message's CRC_EXTRA.
[[nodiscard]] constexpr std::uint16_t crcAdd(std::uint16_t crc, std::uint8_t byte)
{
    const auto mixed = static_cast<std::uint8_t>(crc ^ byte);
    const auto folded = static_cast<std::uint8_t>(mixed ^ (mixed << 4U));
    return static_cast<std::uint16_t>((crc >> 8U) ^ (folded << 8U) ^ (folded << 3U) ^
                                      (folded >> 4U));
}

} // namespace leadline::mavlink
