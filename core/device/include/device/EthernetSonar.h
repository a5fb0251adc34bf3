// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "link/Ipv4.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::device {

// Text datagrams with which a Ping360 on Ethernet is discovered and given an address.

/// UDP port on which the sonar answers the discovery question.
inline constexpr std::uint16_t ethernetDiscoveryPort = 30303;
/// UDP port on which the sonar speaks the Ping protocol.
inline constexpr std::uint16_t ethernetSonarPort = 12345;

/// A sonar on Ethernet, as described by its discovery answer: a Ping360, or one of Cerulean Sonar,
/// which answers the same question with another first line.
struct EthernetSonar {
    /// MAC address, always in the form `54-10-EC-79-7D-C5`; a sonar of Cerulean need not say it,
    /// and it is empty then.
    std::string mac;
    link::Ipv4 address;
    /// Port at which it is, as only a sonar of Cerulean says it.
    std::optional<std::uint16_t> port = {};
    bool isCerulean = false;

    friend bool operator==(const EthernetSonar&, const EthernetSonar&) = default;
};

/// Returns nullopt for anything but a complete discovery answer; the datagram may come from anybody
/// on the network.
[[nodiscard]] std::optional<EthernetSonar> parseDiscoveryAnswer(base::ByteSpan datagram);

/// Brings six hexadecimal bytes with `-` or `:` between them into the form `54-10-EC-79-7D-C5`;
/// nullopt for any other text.
[[nodiscard]] std::optional<std::string> normalMac(std::string_view text);

[[nodiscard]] std::vector<std::byte> discoveryRequest();
/// Datagram that sets a sonar's address. 0.0.0.0 returns it to DHCP; that order is not answered.
[[nodiscard]] std::vector<std::byte> addressChangeRequest(const link::Ipv4& address);

} // namespace leadline::device
