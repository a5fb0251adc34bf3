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

// How a Ping360 on Ethernet is found and given an address: text in datagrams.

/// It hears and answers here.
inline constexpr std::uint16_t ethernetDiscoveryPort = 30303;
/// It speaks Ping Protocol here.
inline constexpr std::uint16_t ethernetSonarPort = 12345;

/// A Ping360 on Ethernet, as it says itself.
struct EthernetSonar {
    /// `54-10-EC-79-7D-C5`, always in this form.
    std::string mac;
    link::Ipv4 address;

    friend bool operator==(const EthernetSonar&, const EthernetSonar&) = default;
};

/// nullopt for anything that is no such answer, made by anybody on the network.
[[nodiscard]] std::optional<EthernetSonar> parseDiscoveryAnswer(base::ByteSpan datagram);

/// `54-10-EC-79-7D-C5` of six bytes in hexadecimal with `-` or `:` between them.
[[nodiscard]] std::optional<std::string> normalMac(std::string_view text);

[[nodiscard]] std::vector<std::byte> discoveryQuestion();
/// 0.0.0.0 gives it back to DHCP, and is not answered.
[[nodiscard]] std::vector<std::byte> addressOrder(const link::Ipv4& address);

} // namespace leadline::device
