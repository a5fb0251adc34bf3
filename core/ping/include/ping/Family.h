// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace leadline::ping {

/// Whose message table a frame is read by; ids from 1000 on collide between families.
enum class Family : std::uint8_t { Unknown, Ping1D, Ping360 };

/// As links, streams and programs write it; empty for a family that is not known.
[[nodiscard]] constexpr std::string_view nameOf(Family family)
{
    switch (family) {
    case Family::Ping1D:
        return "ping1d";
    case Family::Ping360:
        return "ping360";
    case Family::Unknown:
        break;
    }
    return {};
}

/// Ids below this are common to all families.
inline constexpr std::uint16_t firstFamilyId = 1000;

/// `deviceType` as in device_information; a type nobody has told us of is Unknown.
[[nodiscard]] constexpr Family familyOfDeviceType(std::uint8_t deviceType)
{
    switch (deviceType) {
    case 1:
        return Family::Ping1D;
    case 2:
        return Family::Ping360;
    default:
        return Family::Unknown;
    }
}

} // namespace leadline::ping
