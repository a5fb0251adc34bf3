// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::link {

/// An IPv4 address in network order.
struct Ipv4 {
    std::array<std::uint8_t, 4> parts{};

    /// Parses four decimal numbers of one to three digits: 192.168.000.111 is 192.168.0.111.
    [[nodiscard]] static std::optional<Ipv4> parse(std::string_view text);
    [[nodiscard]] static constexpr Ipv4 ofBits(std::uint32_t bits)
    {
        return {{static_cast<std::uint8_t>(bits >> 24U), static_cast<std::uint8_t>(bits >> 16U),
                 static_cast<std::uint8_t>(bits >> 8U), static_cast<std::uint8_t>(bits)}};
    }
    [[nodiscard]] constexpr std::uint32_t bits() const
    {
        std::uint32_t all = 0;
        for (const std::uint8_t part : parts)
            all = (all << 8U) | part;
        return all;
    }
    /// `192.168.2.1`
    [[nodiscard]] std::string toString() const;
    [[nodiscard]] bool isLoopback() const { return parts[0] == 127; }

    friend constexpr auto operator<=>(const Ipv4&, const Ipv4&) = default;
};

/// An address of this computer, with its network.
struct Ipv4Network {
    /// `eth0`
    std::string interfaceName;
    Ipv4 address;
    Ipv4 netmask;
    /// Broadcast address of the network.
    Ipv4 broadcast;

    [[nodiscard]] bool contains(const Ipv4& other) const
    {
        return (other.bits() & netmask.bits()) == (address.bits() & netmask.bits());
    }
    /// The network's own address, which no host may use.
    [[nodiscard]] Ipv4 first() const { return Ipv4::ofBits(address.bits() & netmask.bits()); }

    friend bool operator==(const Ipv4Network&, const Ipv4Network&) = default;
};

/// Networks of all interfaces that are up, support broadcast, and are not loopback.
[[nodiscard]] std::vector<Ipv4Network> listIpv4Networks();

using NetworkLister = std::function<std::vector<Ipv4Network>()>;

/// MAC address of a host in a local network, such as `54:10:ec:79:7d:c5`, from the kernel's ARP
/// cache. Nullopt if it is not in the cache; always on systems other than Linux.
[[nodiscard]] std::optional<std::string>
hardwareAddressOf(const Ipv4& address, const std::string& table = "/proc/net/arp");

} // namespace leadline::link
