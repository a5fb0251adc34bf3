// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Peer.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace leadline::sim {

using Ipv4 = std::array<std::uint8_t, 4>;

/// The discovery service of an Ethernet Ping360 on UDP port 30303. It answers "Discovery" with four
/// lines, and "SetSS1IP aaa.bbb.ccc.ddd" with the same text and the new address; an address of
/// zeros selects DHCP and is not answered.
class EthernetDiscovery final : public link::Peer {
public:
    static constexpr std::uint16_t port = 30303;
    /// UDP port for the Ping Protocol of such a sonar.
    static constexpr std::uint16_t sonarPort = 12345;

    /// `seed` determines the MAC address; `address` is assigned by DHCP.
    EthernetDiscovery(std::uint64_t seed, Ipv4 address);

    void receive(base::ByteSpan bytes, Client from) override;

    [[nodiscard]] const Ipv4& address() const { return m_address; }
    /// `54-10-EC-79-7D-C5`
    [[nodiscard]] const std::string& mac() const { return m_mac; }

private:
    [[nodiscard]] std::string answer() const;

    std::string m_mac;
    Ipv4 m_dhcpAddress;
    Ipv4 m_address;
};

/// Parses or writes an address with three digits per number, as the sonar does; nullopt for other
/// texts.
[[nodiscard]] std::optional<Ipv4> parsePaddedIpv4(std::string_view text);
[[nodiscard]] std::string paddedIpv4(const Ipv4& address);

} // namespace leadline::sim
