// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace leadline::link {

/// What a link's user says that speaks there.
enum class Device : std::uint8_t { Ping1D, Ping360, Vehicle };
/// The bytes that are to be expected.
enum class Protocol : std::uint8_t { Ping, Mavlink };

/// `ping1d`, `ping360`, `vehicle`.
[[nodiscard]] std::string_view deviceName(Device device);
[[nodiscard]] std::optional<Device> deviceNamed(std::string_view name);

inline constexpr std::uint32_t defaultBaudRate = 115200;

/// The address of a link, as users write it:
///
///     serial:/dev/ttyUSB0?baud=115200     a port's path or name
///     udp://192.168.2.2:9092              a client of that endpoint
///     udpin://0.0.0.0:14550               a server there; without a host on loopback only
///     tcp://127.0.0.1:5760                a client of that endpoint
///     sim:ping1d, sim:ping360, sim:vehicle
///
/// Slashes before a host may be left out; an IPv6 address goes in brackets. `?device=` says what
/// speaks there. In a serial path %41 is the byte 0x41, for what would end the path.
struct LinkUrl {
    enum class Kind : std::uint8_t { Serial, Udp, UdpIn, Tcp, Sim };

    Kind kind = Kind::Sim;
    /// Path or name of a serial port; host without brackets; empty of a simulator.
    std::string place;
    std::uint16_t port = 0;
    /// Of a serial port, where it was said.
    std::optional<std::uint32_t> baudRate = {};
    /// Where it was said; a simulator always has one.
    std::optional<Device> device = {};

    /// The error's sentence says what is wrong with the text and how it would be right.
    [[nodiscard]] static base::Result<LinkUrl> parse(std::string_view text);
    /// parse() gives the same address again.
    [[nodiscard]] std::string toString() const;

    /// As `device` says, else a vehicle's at TCP and UDP ports 5760 and 14540-14669.
    [[nodiscard]] Protocol protocol() const;
    [[nodiscard]] bool isNetwork() const
    {
        return kind == Kind::Udp || kind == Kind::UdpIn || kind == Kind::Tcp;
    }
    /// A server needs no host from its user: then this is where it listens.
    static constexpr std::string_view loopback = "127.0.0.1";

    friend bool operator==(const LinkUrl&, const LinkUrl&) = default;
};

/// What a user calls the place that a link leads to, without scheme and rate: `ttyUSB0`,
/// `192.168.2.2:9090`, `sim:ping360`.
[[nodiscard]] std::string nameOfPlace(const LinkUrl& url);

} // namespace leadline::link
