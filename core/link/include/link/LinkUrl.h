// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "ping/DeviceKind.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace leadline::link {

/// The protocol expected on a link.
enum class Protocol : std::uint8_t { Ping, Mavlink };

/// The name of the family, such as `ping360`, or `vehicle`.
[[nodiscard]] std::string_view deviceName(ping::DeviceKind device);
[[nodiscard]] std::optional<ping::DeviceKind> deviceNamed(std::string_view name);

inline constexpr std::uint32_t defaultBaudRate = 115200;

/// The address of a link in the form that users write:
///
///     serial:/dev/ttyUSB0?baud=115200     a port's path or name
///     udp://192.168.2.2:9092              a client of that endpoint
///     udpin://0.0.0.0:14550               a server there; without a host on loopback only
///     tcp://127.0.0.1:5760                a client of that endpoint
///     sim:ping360                         a simulated device
///
/// Slashes before a host are optional; an IPv6 address is in brackets. `?device=` declares the
/// device. In a serial path %41 is the byte 0x41, for characters that would end the path.
struct LinkUrl {
    enum class Kind : std::uint8_t { Serial, Udp, UdpIn, Tcp, Sim };

    Kind kind = Kind::Sim;
    /// Path or name of a serial port, or host without brackets; empty for a simulator.
    std::string place;
    std::uint16_t port = 0;
    /// Of a serial port, if given.
    std::optional<std::uint32_t> baudRate = {};
    /// The kind of device that the user declares to be there, if given; always set for a simulator.
    std::optional<ping::DeviceKind> device = {};

    /// The error's sentence tells what is wrong and shows the correct form.
    [[nodiscard]] static base::Result<LinkUrl> parse(std::string_view text);
    /// parse() of this text gives the same address.
    [[nodiscard]] std::string toString() const;

    /// Derived from `device`; if unset, MAVLink for the TCP and UDP ports 5760 and 14540-14669,
    /// else Ping.
    [[nodiscard]] Protocol protocol() const;
    [[nodiscard]] bool isNetwork() const
    {
        return kind == Kind::Udp || kind == Kind::UdpIn || kind == Kind::Tcp;
    }
    /// Listening address of a server whose host is not given.
    static constexpr std::string_view loopback = "127.0.0.1";

    friend bool operator==(const LinkUrl&, const LinkUrl&) = default;
};

/// Short name of the endpoint, without scheme and rate: `ttyUSB0`, `192.168.2.2:9090`,
/// `sim:ping360`.
[[nodiscard]] std::string endpointName(const LinkUrl& url);

} // namespace leadline::link
