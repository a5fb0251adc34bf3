// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Fields.h"

namespace leadline::ping::ping1d {

using ping::operator==;

/// Distance to the bottom and how sure the device is of it. One byte of confidence, in 1212 two.
struct DistanceSimple {
    std::uint32_t distance = 0;
    std::uint8_t confidence = 0;

    static constexpr std::uint16_t id = 1211;
    static constexpr std::string_view name = "distance_simple";
    static constexpr Category category = Category::Get;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"distance", "mm"}, &DistanceSimple::distance);
        visit(Field{"confidence", "%"}, &DistanceSimple::confidence);
    }
};

/// Distance with the settings of the ping it comes from.
/// Older documents: transmit_duration was pulse_usec, scan_start was start_mm, scan_length was
/// length_mm, gain_setting was gain_index.
struct Distance {
    std::uint32_t distance = 0;
    std::uint16_t confidence = 0;
    std::uint16_t transmitDuration = 0;
    std::uint32_t pingNumber = 0;
    std::uint32_t scanStart = 0;
    std::uint32_t scanLength = 0;
    std::uint32_t gainSetting = 0;

    static constexpr std::uint16_t id = 1212;
    static constexpr std::string_view name = "distance";
    static constexpr Category category = Category::Get;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"distance", "mm"}, &Distance::distance);
        visit(Field{"confidence", "%"}, &Distance::confidence);
        visit(Field{"transmit_duration", "us", "pulse_usec"}, &Distance::transmitDuration);
        visit(Field{"ping_number"}, &Distance::pingNumber);
        visit(Field{"scan_start", "mm", "start_mm"}, &Distance::scanStart);
        visit(Field{"scan_length", "mm", "length_mm"}, &Distance::scanLength);
        visit(Field{"gain_setting", "", "gain_index"}, &Distance::gainSetting);
    }
};

/// A distance and its echo: sample i of n lies at scanStart + (i + 1/2) * scanLength / n.
/// Firmware sends 200 to 1200 samples.
/// Older documents: transmit_duration was pulse_usec, scan_start was start_mm, scan_length was
/// length_mm, gain_setting was gain_index, profile_data was u16 num_points and data[200] (the same
/// bytes).
struct Profile {
    std::uint32_t distance = 0;
    std::uint16_t confidence = 0;
    std::uint16_t transmitDuration = 0;
    std::uint32_t pingNumber = 0;
    std::uint32_t scanStart = 0;
    std::uint32_t scanLength = 0;
    std::uint32_t gainSetting = 0;
    BytesView profileData = {};

    static constexpr std::uint16_t id = 1300;
    static constexpr std::string_view name = "profile";
    static constexpr Category category = Category::Get;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"distance", "mm"}, &Profile::distance);
        visit(Field{"confidence", "%"}, &Profile::confidence);
        visit(Field{"transmit_duration", "us", "pulse_usec"}, &Profile::transmitDuration);
        visit(Field{"ping_number"}, &Profile::pingNumber);
        visit(Field{"scan_start", "mm", "start_mm"}, &Profile::scanStart);
        visit(Field{"scan_length", "mm", "length_mm"}, &Profile::scanLength);
        visit(Field{"gain_setting", "", "gain_index"}, &Profile::gainSetting);
        visit(Field{"profile_data", "", "num_points data"}, &Profile::profileData);
    }
};

} // namespace leadline::ping::ping1d
