// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Peer.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace leadline::sim {

using Ipv4 = std::array<std::uint8_t, 4>;

/// The part of an Ethernet Ping360 that answers on UDP port 30303: "Discovery" with four lines,
/// "SetSS1IP aaa.bbb.ccc.ddd" with the same and the new address; all zeros there means DHCP, which
/// is silent.
class EthernetDiscovery final : public link::Peer {
public:
    static constexpr std::uint16_t port = 30303;
    /// Where such a sonar speaks Ping Protocol.
    static constexpr std::uint16_t sonarPort = 12345;

    /// `seed` makes the MAC; `address` is what it has by DHCP.
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

/// Three digits a part, as the sonar writes and reads them; nullopt if it is anything else.
[[nodiscard]] std::optional<Ipv4> parsePaddedIpv4(std::string_view text);
[[nodiscard]] std::string paddedIpv4(const Ipv4& address);

} // namespace leadline::sim
