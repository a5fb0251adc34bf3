// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/EthernetDiscovery.h"

#include "Numbers.h"
#include "base/Ascii.h"

#include <span>
#include <string_view>

namespace leadline::sim {

namespace {

constexpr std::string_view question = "Discovery";
constexpr std::string_view order = "SetSS1IP ";
constexpr std::size_t digitsPerPart = 3;

std::string macOf(std::uint64_t seed)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    // The first half is the vendor prefix of the maker of the sonar's network chip.
    std::string mac = "54-10-EC";
    std::uint64_t bits = mixed(seed, 360);
    for (int i = 0; i < 3; ++i) {
        mac += '-';
        mac += digits[(bits >> 4U) & 15U];
        mac += digits[bits & 15U];
        bits >>= 8U;
    }
    return mac;
}

} // namespace

std::optional<Ipv4> parsePaddedIpv4(std::string_view text)
{
    Ipv4 address{};
    constexpr std::size_t size = 4 * digitsPerPart + 3;
    if (text.size() != size)
        return std::nullopt;
    for (std::size_t i = 0; i < address.size(); ++i) {
        const std::string_view part = text.substr(i * (digitsPerPart + 1), digitsPerPart);
        const auto number = base::parseNumber<std::uint8_t>(part);
        const bool last = i + 1 == address.size();
        if (!number || (!last && *part.end() != '.'))
            return std::nullopt;
        address[i] = *number;
    }
    return address;
}

std::string paddedIpv4(const Ipv4& address)
{
    std::string text;
    for (const std::uint8_t part : address) {
        text += text.empty() ? "" : ".";
        text += base::padded(std::to_string(part), digitsPerPart);
    }
    return text;
}

EthernetDiscovery::EthernetDiscovery(std::uint64_t seed, Ipv4 address)
    : m_mac(macOf(seed)),
      m_dhcpAddress(address),
      m_address(address)
{
}

void EthernetDiscovery::receive(base::ByteSpan bytes, Client from)
{
    std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (text.starts_with(order)) {
        const auto wanted = parsePaddedIpv4(text.substr(order.size(), 4 * digitsPerPart + 3));
        if (!wanted)
            return;
        if (*wanted == Ipv4{}) {
            m_address = m_dhcpAddress;
            return;
        }
        m_address = *wanted;
    } else if (!text.starts_with(question)) {
        return;
    }
    const std::string said = answer();
    put(std::as_bytes(std::span(said)), from);
}

std::string EthernetDiscovery::answer() const
{
    return "SONAR PING360  \r\nBlue Robotics\r\nMAC Address:- " + m_mac + "\r\nIP Address:- " +
           paddedIpv4(m_address) + "\r\n";
}

} // namespace leadline::sim
