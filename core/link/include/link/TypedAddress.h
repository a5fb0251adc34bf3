// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "link/LinkUrl.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace leadline::link {

/// UDP ports of BlueOS for both sonars, and of a Ping360 on Ethernet; usual UDP port for a vehicle.
inline constexpr std::uint16_t usualPing1dPort = 9090;
inline constexpr std::uint16_t usualPing360Port = 9092;
inline constexpr std::uint16_t usualEthernetPort = 12345;
inline constexpr std::uint16_t usualVehiclePort = 14660;

/// Parses an address as typed by the user: everything that LinkUrl accepts, and
///
///     192.168.2.2:9092, localhost:9092, [::1]:9092    UDP, but TCP at port 5760
///     192.168.2.2, blueos.local, udp://192.168.2.2    the usual port of the device
///     /dev/ttyUSB0, ttyUSB0, COM3                     a serial port
///
/// with the same options appended. Returns several candidates if neither the port nor, by the text
/// or `expected`, the device is given.
[[nodiscard]] base::Result<std::vector<LinkUrl>>
readAddress(std::string_view typed, std::optional<ping::DeviceKind> expected = {});

} // namespace leadline::link
