// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <cstdint>
#include <vector>

namespace leadline::ping {

/// Header: `B R`, u16 payload length, u16 message id, u8 source, u8 destination; little-endian.
inline constexpr std::size_t headerSize = 8;
inline constexpr std::size_t checksumSize = 2;
/// A longer claimed length is not taken for a frame, except for the ids of longestPayload().
inline constexpr std::size_t maxPayloadSize = 10240;
/// The longest payload of any frame; with it, the size of a frame fits into 16 bits.
inline constexpr std::size_t maxLongPayloadSize = 65535 - headerSize - checksumSize;
inline constexpr std::size_t maxFrameSize = headerSize + maxPayloadSize + checksumSize;

/// One Ping Protocol frame, as a view of bytes owned elsewhere.
struct Frame {
    std::uint16_t messageId = 0;
    std::uint8_t source = 0;
    std::uint8_t destination = 0;
    base::ByteSpan payload;
    /// The bytes on the wire, from `B` to the checksum.
    base::ByteSpan bytes;
    /// Offset of the frame in the byte stream.
    std::uint64_t streamOffset = 0;
};

/// The longest payload that a frame with this id may claim: maxPayloadSize, or more for the ids of
/// long profiles, point sets, channel data and JSON texts.
[[nodiscard]] std::size_t longestPayload(std::uint16_t messageId);

/// Sum of all bytes modulo 65536.
[[nodiscard]] std::uint16_t checksum(base::ByteSpan bytes);

/// `bytes` has to be exactly one frame; the checksum is not verified.
[[nodiscard]] Frame viewFrame(base::ByteSpan bytes);

/// Encodes a frame; the payload is truncated at longestPayload(messageId).
[[nodiscard]] std::vector<std::byte> encodeFrame(std::uint16_t messageId, base::ByteSpan payload,
                                                 std::uint8_t source = 0,
                                                 std::uint8_t destination = 0);

} // namespace leadline::ping
