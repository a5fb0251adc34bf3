// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "mavlink/Address.h"
#include "mavlink/MessageTable.h"

#include <cstdint>
#include <vector>

namespace leadline::mavlink {

/// CRC-16/MCRF4XX: reflected polynomial 0x8408, initial 0xFFFF, no final xor.
[[nodiscard]] std::uint16_t crc(base::ByteSpan bytes);

/// Adds one byte to a CRC, such as a message's CRC_EXTRA.
[[nodiscard]] constexpr std::uint16_t crcAdd(std::uint16_t crc, std::uint8_t byte)
{
    const auto mixed = static_cast<std::uint8_t>(crc ^ byte);
    const auto folded = static_cast<std::uint8_t>(mixed ^ (mixed << 4U));
    return static_cast<std::uint16_t>((crc >> 8U) ^ (folded << 8U) ^ (folded << 3U) ^
                                      (folded >> 4U));
}

enum class Version : std::uint8_t { V1 = 1, V2 = 2 };

inline constexpr std::byte startV1{0xfe};
inline constexpr std::byte startV2{0xfd};
/// Start byte, length, sequence, system, component, message id.
inline constexpr std::size_t headerSizeV1 = 6;
/// Start byte, length, two flag bytes, sequence, system, component, three bytes of message id.
inline constexpr std::size_t headerSizeV2 = 10;
inline constexpr std::size_t crcSize = 2;
/// Link id, six bytes of time, six bytes of hash.
inline constexpr std::size_t signatureSize = 13;
inline constexpr std::size_t maxPayloadSize = 255;
inline constexpr std::size_t maxFrameSize = headerSizeV2 + maxPayloadSize + crcSize + signatureSize;

/// The only incompatibility flag in use: a signature follows the CRC.
inline constexpr std::uint8_t signedFlag = 0x01;

/// One frame of a known message, as a view of bytes owned elsewhere.
class Frame {
public:
    Frame(const MessageInfo& message, base::ByteSpan bytes, std::uint64_t streamOffset = 0)
        : m_message(&message),
          m_bytes(bytes),
          m_streamOffset(streamOffset)
    {
    }

    [[nodiscard]] const MessageInfo& message() const { return *m_message; }
    [[nodiscard]] std::uint16_t messageId() const { return m_message->id; }
    [[nodiscard]] Version version() const
    {
        return m_bytes[0] == startV1 ? Version::V1 : Version::V2;
    }
    [[nodiscard]] std::uint8_t sequence() const { return at(isV1() ? 2 : 4); }
    [[nodiscard]] Address sender() const
    {
        return isV1() ? Address{at(3), at(4)} : Address{at(5), at(6)};
    }
    /// As sent: trailing zero bytes may be missing, and unknown newer fields may follow.
    [[nodiscard]] base::ByteSpan payload() const { return m_bytes.subspan(headerSize(), at(1)); }
    [[nodiscard]] bool isSigned() const { return !isV1() && (at(2) & signedFlag) != 0; }
    /// The bytes on the wire, from the start byte to the CRC or signature.
    [[nodiscard]] base::ByteSpan bytes() const { return m_bytes; }
    /// Offset of the frame in the byte stream.
    [[nodiscard]] std::uint64_t streamOffset() const { return m_streamOffset; }

private:
    [[nodiscard]] bool isV1() const { return m_bytes[0] == startV1; }
    [[nodiscard]] std::size_t headerSize() const { return isV1() ? headerSizeV1 : headerSizeV2; }
    [[nodiscard]] std::uint8_t at(std::size_t i) const
    {
        return std::to_integer<std::uint8_t>(m_bytes[i]);
    }

    const MessageInfo* m_message;
    base::ByteSpan m_bytes;
    std::uint64_t m_streamOffset;
};

/// The target of a frame; ids that are zero or truncated mean everybody.
[[nodiscard]] Address targetOf(const Frame& frame);

struct FrameHeader {
    Address sender;
    std::uint8_t sequence = 0;
    Version version = Version::V2;
};

/// A frame without signature. The payload is truncated or zero-padded to the message's size: in
/// version 2 trailing zeros are removed except for one byte, in version 1 extensions are removed.
/// Returns no bytes for ids above 255 in version 1.
[[nodiscard]] std::vector<std::byte>
encodeFrame(const FrameHeader& header, const MessageInfo& message, base::ByteSpan payload);

/// As encodeFrame() for version 2, with these incompatibility flags; the caller has to add what
/// they announce.
[[nodiscard]] std::vector<std::byte> encodeFrame(const FrameHeader& header,
                                                 const MessageInfo& message, base::ByteSpan payload,
                                                 std::uint8_t flags);

} // namespace leadline::mavlink
