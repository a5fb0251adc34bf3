// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace leadline::ping {

/// Device family whose message table applies to a frame; ids collide between families.
/// The values are fixed. What a family is, its FamilyDescriptor says, which is found by this value;
/// one that is not built in has a value of its own and is registered.
enum class Family : std::uint8_t {
    Unknown = 0,
    Ping1D = 1,
    Ping360 = 2,
    S500 = 3,
    Omniscan450 = 4,
    Surveyor240 = 5,
    Omniscan3D = 6,
    /// Any side-scan sonar in a recording in the eXtended Triton Format.
    Xtf = 7
};

/// Name in links, streams and command lines; empty for Unknown.
[[nodiscard]] std::string_view nameOf(Family family);
/// Name for people; empty for Unknown.
[[nodiscard]] std::string_view titleOf(Family family);
/// Unknown for a name of no family.
[[nodiscard]] Family familyNamed(std::string_view name);

/// Ids from this on have no meaning without a family; of those below, a family may have its own.
inline constexpr std::uint16_t firstFamilyId = 1000;

/// `deviceType` as in device_information; types of no family are Unknown.
[[nodiscard]] Family familyOfDeviceType(std::uint8_t deviceType);

} // namespace leadline::ping
