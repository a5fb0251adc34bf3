// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace leadline::ping {

/// Device family whose message table applies to a frame; ids from 1000 on collide between families.
enum class Family : std::uint8_t { Unknown, Ping1D, Ping360 };

/// Name in links, streams and command lines; empty for Unknown.
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

/// `deviceType` as in device_information; other types are Unknown.
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
