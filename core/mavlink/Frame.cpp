// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/Frame.h"

#include "Encoding.h"
#include "mavlink/Crc.h"

#include <algorithm>
#include <limits>

namespace leadline::mavlink {

namespace {

void appendPayload(std::vector<std::byte>& bytes, base::ByteSpan payload, std::size_t size)
{
    base::append(bytes, payload.first(std::min(payload.size(), size)));
    bytes.resize(bytes.size() + size - std::min(payload.size(), size));
}

std::size_t sizeWithoutZeros(base::ByteSpan payload)
{
    std::size_t size = payload.size();
    while (size > 1 && payload[size - 1] == std::byte{0})
        --size;
    return std::max<std::size_t>(size, 1);
}

} // namespace

Address targetOf(const Frame& frame)
{
    const auto payload = frame.payload();
    const auto at = [&](std::optional<std::uint8_t> place) {
        return place && *place < payload.size() ? std::to_integer<std::uint8_t>(payload[*place])
                                                : std::uint8_t{0};
    };
    return {at(frame.message().targetSystemAt), at(frame.message().targetComponentAt)};
}

std::vector<std::byte> encodeFrame(const FrameHeader& header, const MessageInfo& message,
                                   base::ByteSpan payload)
{
    return encodeFrame(header, message, payload, std::uint8_t{0});
}

std::vector<std::byte> encodeFrame(const FrameHeader& header, const MessageInfo& message,
                                   base::ByteSpan payload, std::uint8_t flags)
{
    const bool old = header.version == Version::V1;
    if (old && message.id > std::numeric_limits<std::uint8_t>::max())
        return {};
    const auto kept = payload.first(std::min<std::size_t>(payload.size(), message.fullSize));
    const std::size_t size = old ? message.baseSize : sizeWithoutZeros(kept);
    std::vector<std::byte> bytes;
    bytes.reserve(headerSizeV2 + size + crcSize + signatureSize);
    bytes.push_back(old ? startV1 : startV2);
    bytes.push_back(static_cast<std::byte>(size));
    if (!old) {
        bytes.push_back(std::byte{flags});
        bytes.push_back(std::byte{0});
    }
    bytes.push_back(std::byte{header.sequence});
    bytes.push_back(std::byte{header.sender.system});
    bytes.push_back(std::byte{header.sender.component});
    bytes.push_back(static_cast<std::byte>(message.id & 0xffU));
    if (!old) {
        bytes.push_back(static_cast<std::byte>(message.id >> 8U));
        bytes.push_back(std::byte{0});
    }
    appendPayload(bytes, kept, size);
    base::appendLittle(bytes, crcAdd(crc(base::ByteSpan(bytes).subspan(1)), message.crcExtra));
    return bytes;
}

} // namespace leadline::mavlink
