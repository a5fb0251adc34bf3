// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/Frame.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <limits>

namespace leadline::mavlink {

namespace {

constexpr std::size_t blockSize = 8;
constexpr std::uint16_t initial = 0xffff;

/// slices[k][b] is the CRC, with initial value 0, of byte b followed by k zero bytes.
constexpr auto slices = [] {
    std::array<std::array<std::uint16_t, 256>, blockSize> made{};
    for (unsigned b = 0; b < 256; ++b) {
        std::uint16_t sum = crcAdd(0, static_cast<std::uint8_t>(b));
        for (auto& slice : made) {
            slice[b] = sum;
            sum = crcAdd(sum, 0);
        }
    }
    return made;
}();

std::uint64_t loadBlock(const std::byte* from)
{
    if constexpr (std::endian::native == std::endian::little) {
        std::uint64_t block = 0;
        std::memcpy(&block, from, sizeof block);
        return block;
    } else {
        return base::loadLittle<std::uint64_t>({from, blockSize});
    }
}

// The two bytes into which the previous CRC is mixed come last, so that the others do not wait for
// it.
std::uint16_t crcOfBlock(std::uint64_t block)
{
    const auto at = [block](unsigned i) { return static_cast<std::uint8_t>(block >> (8U * i)); };
    const unsigned rest = (slices[5][at(2)] ^ slices[4][at(3)]) ^
                          (slices[3][at(4)] ^ slices[2][at(5)]) ^
                          (slices[1][at(6)] ^ slices[0][at(7)]);
    return static_cast<std::uint16_t>(rest ^ (slices[7][at(0)] ^ slices[6][at(1)]));
}

} // namespace

std::uint16_t crc(base::ByteSpan bytes)
{
    if (bytes.size() < blockSize) {
        std::uint16_t sum = initial;
        for (const std::byte byte : bytes)
            sum = crcAdd(sum, std::to_integer<std::uint8_t>(byte));
        return sum;
    }
    // The incomplete block comes first: leading zero bytes, which fill it up, do not change a CRC
    // with initial value 0, and the initial value only inverts the first two bytes.
    const std::size_t odd = (bytes.size() - 1) % blockSize + 1;
    const std::byte* at = bytes.data();
    std::uint16_t sum = crcOfBlock((loadBlock(at) ^ initial) << (8 * (blockSize - odd)));
    if (odd == 1)
        sum ^= initial >> 8U;
    const std::byte* const end = at + bytes.size();
    for (at += odd; at != end; at += blockSize)
        sum = crcOfBlock(loadBlock(at) ^ sum);
    return sum;
}

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
