// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <cstdint>
#include <vector>

namespace leadline::ping {

/// `B R`, u16 payload length, u16 message id, u8 source, u8 destination; little-endian.
inline constexpr std::size_t headerSize = 8;
inline constexpr std::size_t checksumSize = 2;
/// A longer claim is a false start, for every id; the largest real frame has 1224 bytes.
inline constexpr std::size_t maxPayloadSize = 10240;
inline constexpr std::size_t maxFrameSize = headerSize + maxPayloadSize + checksumSize;

/// One Ping Protocol frame, seen in bytes that somebody else owns.
struct Frame {
    std::uint16_t messageId = 0;
    std::uint8_t source = 0;
    std::uint8_t destination = 0;
    base::ByteSpan payload;
    /// The frame as on the wire, `B` to checksum.
    base::ByteSpan bytes;
    /// Where its first byte stands in the stream of bytes.
    std::uint64_t streamOffset = 0;
};

/// Sum of all bytes modulo 65536.
[[nodiscard]] std::uint16_t checksum(base::ByteSpan bytes);

/// Reads a frame that fills `bytes` exactly; the checksum is taken as checked.
[[nodiscard]] Frame viewFrame(base::ByteSpan bytes);

/// Throws nothing; a payload above maxPayloadSize is cut there.
[[nodiscard]] std::vector<std::byte> encodeFrame(std::uint16_t messageId, base::ByteSpan payload,
                                                 std::uint8_t source = 0,
                                                 std::uint8_t destination = 0);

} // namespace leadline::ping
