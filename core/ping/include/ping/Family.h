// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace leadline::ping {

/// Whose message table a frame is read by; ids from 1000 on collide between families.
enum class Family : std::uint8_t { Unknown, Ping1D, Ping360 };

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
