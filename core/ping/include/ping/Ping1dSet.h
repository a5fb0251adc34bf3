// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Fields.h"

namespace leadline::ping::ping1d {

using ping::operator==;

struct SetDeviceId {
    std::uint8_t deviceId = 0;

    static constexpr std::uint16_t id = 1000;
    static constexpr std::string_view name = "set_device_id";
    static constexpr Category category = Category::Set;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"device_id"}, &SetDeviceId::deviceId);
    }
};

/// The stretch of range that profiles show, mm from the transducer.
/// Older documents: scan_start was start_mm, scan_length was length_mm.
struct SetRange {
    std::uint32_t scanStart = 0;
    std::uint32_t scanLength = 0;

    static constexpr std::uint16_t id = 1001;
    static constexpr std::string_view name = "set_range";
    static constexpr Category category = Category::Set;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"scan_start", "mm", "start_mm"}, &SetRange::scanStart);
        visit(Field{"scan_length", "mm", "length_mm"}, &SetRange::scanLength);
    }
};

/// In mm/s: 1500000 is 1500 m/s.
/// Older documents: speed_of_sound was speed or speed_mmps.
struct SetSpeedOfSound {
    std::uint32_t speedOfSound = 0;

    static constexpr std::uint16_t id = 1002;
    static constexpr std::string_view name = "set_speed_of_sound";
    static constexpr Category category = Category::Set;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"speed_of_sound", "mm/s", "speed speed_mmps"}, &SetSpeedOfSound::speedOfSound);
    }
};

/// 1 lets the device choose range and gain, 0 leaves them to the user.
/// Older documents: it was set_auto_manual, mode_auto was mode.
struct SetModeAuto {
    std::uint8_t modeAuto = 0;

    static constexpr std::uint16_t id = 1003;
    static constexpr std::string_view name = "set_mode_auto";
    static constexpr Category category = Category::Set;
    static constexpr std::string_view oldNames = "set_auto_manual";
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"mode_auto", "", "mode"}, &SetModeAuto::modeAuto);
    }
};

/// ms between pings.
/// Older documents: it was set_ping_rate or set_ping_rate_msec, ping_interval was ping_rate or
/// ping_rate_msec.
struct SetPingInterval {
    std::uint16_t pingInterval = 0;

    static constexpr std::uint16_t id = 1004;
    static constexpr std::string_view name = "set_ping_interval";
    static constexpr Category category = Category::Set;
    static constexpr std::string_view oldNames = "set_ping_rate set_ping_rate_msec";
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"ping_interval", "ms", "ping_rate ping_rate_msec"},
              &SetPingInterval::pingInterval);
    }
};

/// Index 0..6 into gainFactors (Ping1dGain.h). One byte here, four in the reply 1207.
/// Older documents: it was set_gain_index, gain_setting was gain_index.
struct SetGainSetting {
    std::uint8_t gainSetting = 0;

    static constexpr std::uint16_t id = 1005;
    static constexpr std::string_view name = "set_gain_setting";
    static constexpr Category category = Category::Set;
    static constexpr std::string_view oldNames = "set_gain_index";
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"gain_setting", "", "gain_index"}, &SetGainSetting::gainSetting);
    }
};

/// 0 stops the pinging.
/// Older documents: ping_enabled was enable.
struct SetPingEnable {
    std::uint8_t pingEnabled = 0;

    static constexpr std::uint16_t id = 1006;
    static constexpr std::string_view name = "set_ping_enable";
    static constexpr Category category = Category::Set;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"ping_enabled", "", "enable"}, &SetPingEnable::pingEnabled);
    }
};

/// Open source firmware only.
struct SetOssProfileConfiguration {
    std::uint16_t numberOfPoints = 0;
    std::uint8_t normalizationEnabled = 0;
    std::uint8_t enhanceEnabled = 0;

    static constexpr std::uint16_t id = 1007;
    static constexpr std::string_view name = "set_oss_profile_configuration";
    static constexpr Category category = Category::Set;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"number_of_points"}, &SetOssProfileConfiguration::numberOfPoints);
        visit(Field{"normalization_enabled"}, &SetOssProfileConfiguration::normalizationEnabled);
        visit(Field{"enhance_enabled"}, &SetOssProfileConfiguration::enhanceEnabled);
    }
};

/// The device leaves for its bootloader and answers no more.
struct GotoBootloader {
    static constexpr std::uint16_t id = 1100;
    static constexpr std::string_view name = "goto_bootloader";
    static constexpr Category category = Category::Control;
    static constexpr void fields(auto&&) {}
};

/// Profiles (1300) come at the ping interval from now on. The field `id` is `streamedId` here; the
/// oldest documents count 0 profile, 1 full_profile, 2 raw_data in it.
struct ContinuousStart {
    std::uint16_t streamedId = 0;

    static constexpr std::uint16_t id = 1400;
    static constexpr std::string_view name = "continuous_start";
    static constexpr Category category = Category::Control;
    static constexpr void fields(auto&& visit) { visit(Field{"id"}, &ContinuousStart::streamedId); }
};

/// Ends continuous_start. The field `id` is `streamedId` here.
struct ContinuousStop {
    std::uint16_t streamedId = 0;

    static constexpr std::uint16_t id = 1401;
    static constexpr std::string_view name = "continuous_stop";
    static constexpr Category category = Category::Control;
    static constexpr void fields(auto&& visit) { visit(Field{"id"}, &ContinuousStop::streamedId); }
};

} // namespace leadline::ping::ping1d
