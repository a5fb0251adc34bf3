// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/RawFrame.h"

#include <array>

namespace leadline::log {

namespace {

constexpr unsigned dataTag = (1U << 3U) | 2U;

void appendVarint(std::vector<std::byte>& bytes, std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7U)
        bytes.push_back(static_cast<std::byte>(value | 0x80U));
    bytes.push_back(static_cast<std::byte>(value));
}

std::optional<std::uint64_t> takeVarint(base::ByteSpan& bytes)
{
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64 && !bytes.empty(); shift += 7) {
        const auto byte = std::to_integer<std::uint64_t>(bytes.front());
        bytes = bytes.subspan(1);
        value |= (byte & 0x7fU) << shift;
        if (byte < 0x80)
            return value;
    }
    return std::nullopt;
}

} // namespace

base::ByteSpan rawFrameDescriptor()
{
    // protoc --descriptor_set_out of the message above (54 bytes).
    static constexpr std::array<unsigned char, 54> descriptor{
        0x0a, 0x34, 0x0a, 0x09, 'r',  'a',  'w',  '.',  'p',  'r',  'o', 't', 'o',  0x12,
        0x05, 's',  'o',  'n',  'a',  'r',  0x22, 0x18, 0x0a, 0x08, 'R', 'a', 'w',  'F',
        'r',  'a',  'm',  'e',  0x12, 0x0c, 0x0a, 0x04, 'd',  'a',  't', 'a', 0x18, 0x01,
        0x20, 0x01, 0x28, 0x0c, 0x62, 0x06, 'p',  'r',  'o',  't',  'o', '3'};
    return std::as_bytes(std::span(descriptor));
}

std::vector<std::byte> encodeRawFrame(base::ByteSpan bytes)
{
    std::vector<std::byte> message;
    message.reserve(bytes.size() + 6);
    appendRawFrameHead(message, bytes.size());
    base::append(message, bytes);
    return message;
}

void appendRawFrameHead(std::vector<std::byte>& message, std::size_t length)
{
    appendVarint(message, dataTag);
    appendVarint(message, length);
}

std::optional<base::ByteSpan> rawFrameBytes(base::ByteSpan message)
{
    // proto3 leaves an empty field out.
    base::ByteSpan found = message.first(0);
    while (!message.empty()) {
        const auto tag = takeVarint(message);
        if (!tag)
            return std::nullopt;
        std::optional<std::uint64_t> length;
        switch (*tag & 7U) {
        case 0:
            length = takeVarint(message) ? std::optional<std::uint64_t>(0) : std::nullopt;
            break;
        case 1:
            length = 8;
            break;
        case 2:
            length = takeVarint(message);
            break;
        case 5:
            length = 4;
            break;
        default:
            break;
        }
        if (!length || *length > message.size())
            return std::nullopt;
        if (*tag == dataTag)
            found = message.first(static_cast<std::size_t>(*length));
        message = message.subspan(static_cast<std::size_t>(*length));
    }
    return found;
}

} // namespace leadline::log
