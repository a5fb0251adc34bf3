// SPDX-License-Identifier: GPL-3.0-or-later
#include "firmware/BootPacket.h"

#include <algorithm>

namespace leadline::firmware {

namespace {

constexpr std::byte begin{0x5a};
constexpr std::byte end{0xa5};
/// Number of bytes before and after the payload.
constexpr std::size_t head = 4;
constexpr std::size_t tail = 3;
/// The longest payload is an address and a page.
constexpr std::size_t maxPayload = 4 + 1536;

std::byte sumOf(base::ByteSpan idToPayload)
{
    std::byte sum{0};
    for (const std::byte each : idToPayload)
        sum ^= each;
    return sum;
}

std::byte complementOf(std::byte id)
{
    return static_cast<std::byte>(0x100U - std::to_integer<unsigned>(id));
}

bool isId(std::byte id)
{
    const auto number = std::to_integer<unsigned>(id);
    return (number >= 0x30 && number <= 0x34) || (number >= 0x41 && number <= 0x48);
}

} // namespace

std::vector<std::byte> encode(BootId id, base::ByteSpan payload)
{
    std::vector<std::byte> packet{begin, static_cast<std::byte>(id)};
    packet.reserve(head + payload.size() + tail);
    base::appendLittle(packet, static_cast<std::uint16_t>(payload.size()));
    base::append(packet, payload);
    const std::byte sum = sumOf(base::ByteSpan(packet).subspan(1));
    packet.push_back(sum);
    packet.push_back(complementOf(static_cast<std::byte>(id)));
    packet.push_back(end);
    return packet;
}

std::optional<BootPacket> BootParser::next(base::ByteSpan& input)
{
    while (true) {
        if (auto packet = peek())
            return packet;
        if (input.empty())
            return std::nullopt;
        base::append(m_waiting, input);
        input = {};
    }
}

std::optional<BootPacket> BootParser::peek()
{
    while (true) {
        m_waiting.erase(m_waiting.begin(), std::ranges::find(m_waiting, begin));
        if (m_waiting.size() < 2)
            return std::nullopt;
        const base::ByteSpan bytes(m_waiting);
        bool isOne = isId(bytes[1]);
        if (isOne && bytes.size() < head)
            return std::nullopt;
        const std::size_t payload = isOne ? base::loadLittle<std::uint16_t>(bytes, 2) : 0;
        isOne = isOne && payload <= maxPayload;
        const std::size_t size = head + payload + tail;
        if (isOne && bytes.size() < size)
            return std::nullopt;
        isOne = isOne && bytes[head + payload] == sumOf(bytes.subspan(1, head - 1 + payload)) &&
                bytes[head + payload + 1] == complementOf(bytes[1]) && bytes[size - 1] == end;
        if (!isOne) {
            // A packet may begin after a byte that only resembled its first one.
            m_waiting.erase(m_waiting.begin());
            continue;
        }
        const base::ByteSpan data = bytes.subspan(head, payload);
        BootPacket packet{static_cast<BootId>(bytes[1]), {data.begin(), data.end()}};
        m_waiting.erase(m_waiting.begin(), m_waiting.begin() + static_cast<std::ptrdiff_t>(size));
        return packet;
    }
}

} // namespace leadline::firmware
