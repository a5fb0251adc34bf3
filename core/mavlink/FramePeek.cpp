// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/FramePeek.h"

#include "mavlink/Frame.h"

namespace leadline::mavlink {

namespace {

using Kind = FramePeek::Kind;

constexpr std::size_t smallestV1 = headerSizeV1 + crcSize;
constexpr std::size_t smallestV2 = headerSizeV2 + crcSize;

// Draft extensions of MAVLink that senders may use one day; only their sizes are known here.
constexpr std::uint8_t wideSystemFlag = 0x02;
constexpr std::size_t wideSystemExtra = 3;
constexpr std::uint8_t headerTargetFlag = 0x04;
constexpr std::size_t headerTargetSize = 4;

std::uint8_t byteAt(base::ByteSpan bytes, std::size_t at)
{
    return std::to_integer<std::uint8_t>(bytes[at]);
}

bool isCrcValid(base::ByteSpan bytes, std::size_t end, const MessageInfo& message)
{
    return crcAdd(crc(bytes.subspan(1, end - 1)), message.crcExtra) ==
           base::loadLittle<std::uint16_t>(bytes, end);
}

FramePeek peekV1(base::ByteSpan bytes)
{
    constexpr std::size_t idAt = 5;
    if (bytes.size() <= idAt)
        return {Kind::Unfinished, smallestV1};
    const MessageInfo* message = messageInfo(byteAt(bytes, idAt));
    const std::size_t length = byteAt(bytes, 1);
    if (!message || length != message->baseSize)
        return {};
    const std::size_t size = smallestV1 + length;
    if (bytes.size() < size)
        return {Kind::Unfinished, size};
    const bool holds = isCrcValid(bytes, size - crcSize, *message);
    return {holds ? Kind::Frame : Kind::BadCrc, size, 0, message};
}

FramePeek peekV2(base::ByteSpan bytes, bool inStep)
{
    if (bytes.size() < smallestV2)
        return {Kind::Unfinished, smallestV2};
    const std::size_t length = byteAt(bytes, 1);
    const std::uint8_t flags = byteAt(bytes, 2);
    std::size_t header = headerSizeV2;
    if ((flags & wideSystemFlag) != 0)
        header += wideSystemExtra;
    if (bytes.size() < header)
        return {Kind::Unfinished, header + crcSize};
    const std::uint32_t id = base::loadLittle<std::uint16_t>(bytes, header - 3) |
                             (std::uint32_t{byteAt(bytes, header - 1)} << 16U);
    if ((flags & headerTargetFlag) != 0)
        header += headerTargetSize;
    const MessageInfo* message = messageInfo(id);
    if (!message || (length > message->fullSize && !inStep))
        return {};
    const std::size_t crcAt = header + length;
    const std::size_t size = crcAt + crcSize + ((flags & signedFlag) != 0 ? signatureSize : 0);
    if (bytes.size() < size)
        return {Kind::Unfinished, size};
    const bool holds = isCrcValid(bytes, crcAt, *message);
    if ((flags & ~signedFlag) != 0)
        return holds ? FramePeek{Kind::Incompatible, size, flags, message} : FramePeek{};
    if (holds)
        return {Kind::Frame, size, 0, message};
    return length > message->fullSize ? FramePeek{} : FramePeek{Kind::BadCrc, size, 0, message};
}

} // namespace

FramePeek FramePeek::at(base::ByteSpan bytes, bool inStep)
{
    if (bytes.empty())
        return {Kind::Unfinished, 1};
    if (bytes[0] == startV2)
        return peekV2(bytes, inStep);
    return bytes[0] == startV1 ? peekV1(bytes) : FramePeek{};
}

std::optional<Frame> readFrame(base::ByteSpan bytes)
{
    const FramePeek look = FramePeek::at(bytes, true);
    if (look.kind != Kind::Frame || look.size != bytes.size())
        return std::nullopt;
    return Frame(*look.message, bytes);
}

} // namespace leadline::mavlink
