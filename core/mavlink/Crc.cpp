// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/Crc.h"

#include <array>
#include <bit>
#include <cstring>

namespace leadline::mavlink {

namespace {

constexpr std::size_t blockSize = 8;
constexpr std::uint16_t initial = 0xffff;

/// slices[k][b]: the CRC of byte b and k zero bytes behind it, begun with 0.
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

// The two bytes that the CRC before is mixed into come last: the others need not wait for it.
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
    // What is no whole block stands at the front: a CRC begun with 0 does not see the zero bytes
    // that fill it up, and the initial value is nothing but two bytes flipped.
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

} // namespace leadline::mavlink
