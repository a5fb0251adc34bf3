// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "mavlink/MessageTable.h"

namespace leadline::test {

/// Decodes a frame byte by byte and bit by bit, following MAVLink's description, as a reference for
/// optimised code.
struct NaiveFrame {
    /// 0 if no complete frame of a known message begins here.
    std::size_t size = 0;
    bool isCrcValid = false;
};

inline NaiveFrame naiveFrame(base::ByteSpan s, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return std::to_integer<unsigned>(s[at + i]); };
    const std::size_t left = s.size() - at;
    const bool v2 = left >= 12 && byte(0) == 0xfd;
    const bool v1 = left >= 8 && byte(0) == 0xfe;
    if (!v1 && !v2)
        return {};
    const unsigned length = byte(1);
    const unsigned id = v2 ? byte(7) + (byte(8) << 8U) + (byte(9) << 16U) : byte(5);
    const unsigned flags = v2 ? byte(2) : 0;
    const mavlink::MessageInfo* info = mavlink::messageInfo(id);
    if (!info || flags > 1 || (v2 ? length > info->fullSize : length != info->baseSize))
        return {};
    const std::size_t end = (v2 ? 10U : 6U) + length;
    const std::size_t size = end + 2 + (flags == 1 ? 13U : 0U);
    if (size > left)
        return {};
    unsigned sum = 0xffff;
    for (std::size_t i = 1; i <= end; ++i) {
        sum ^= i < end ? byte(i) : info->crcExtra;
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum & 1U) != 0 ? (sum >> 1U) ^ 0x8408U : sum >> 1U;
    }
    return {size, sum == byte(end) + (byte(end + 1) << 8U)};
}

} // namespace leadline::test
