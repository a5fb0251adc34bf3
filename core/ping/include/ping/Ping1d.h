// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Fields.h"

#include <array>
#include <cstdint>
#include <optional>

namespace leadline::ping::ping1d {

using ping::operator==;

/// Of the firmware; device_information has the patch number too.
/// Older documents: it was fw_version, firmware_version_major was fw_version_major,
/// firmware_version_minor was fw_version_minor.
struct FirmwareVersion {
    std::uint8_t deviceType = 0;
    std::uint8_t deviceModel = 0;
    std::uint16_t firmwareVersionMajor = 0;
    std::uint16_t firmwareVersionMinor = 0;

    static constexpr std::uint16_t id = 1200;
    static constexpr std::string_view name = "firmware_version";
    static constexpr Category category = Category::Get;
    static constexpr std::string_view oldNames = "fw_version";
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"device_type"}, &FirmwareVersion::deviceType);
        visit(Field{"device_model"}, &FirmwareVersion::deviceModel);
        visit(Field{"firmware_version_major", "", "fw_version_major"},
              &FirmwareVersion::firmwareVersionMajor);
        visit(Field{"firmware_version_minor", "", "fw_version_minor"},
              &FirmwareVersion::firmwareVersionMinor);
    }
};

struct DeviceId {
    std::uint8_t deviceId = 0;

    static constexpr std::uint16_t id = 1201;
    static constexpr std::string_view name = "device_id";
    static constexpr Category category = Category::Get;
    static constexpr void fields(auto&& visit) { visit(Field{"device_id"}, &DeviceId::deviceId); }
};

/// Supply of the 5 V rail.
/// Older documents: voltage_5 was mvolts.
struct Voltage5 {
    std::uint16_t voltage5 = 0;

    static constexpr std::uint16_t id = 1202;
    static constexpr std::string_view name = "voltage_5";
    static constexpr Category category = Category::Get;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"voltage_5", "mV", "mvolts"}, &Voltage5::voltage5);
    }
};

/// In mm/s: 1500000 is 1500 m/s.
/// Older documents: speed_of_sound was speed or speed_mmps.
struct SpeedOfSound {
    std::uint32_t speedOfSound = 0;

    static constexpr std::uint16_t id = 1203;
    static constexpr std::string_view name = "speed_of_sound";
    static constexpr Category category = Category::Get;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"speed_of_sound", "mm/s", "speed speed_mmps"}, &SpeedOfSound::speedOfSound);
    }
};

/// The stretch of range that profiles show, mm from the transducer.
/// Older documents: scan_start was start_mm, scan_length was length_mm.
struct Range {
    std::uint32_t scanStart = 0;
    std::uint32_t scanLength = 0;

    static constexpr std::uint16_t id = 1204;
    static constexpr std::string_view name = "range";
    static constexpr Category category = Category::Get;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"scan_start", "mm", "start_mm"}, &Range::scanStart);
        visit(Field{"scan_length", "mm", "length_mm"}, &Range::scanLength);
    }
};

/// 1 if the device chooses range and gain itself.
/// Older documents: mode_auto was mode.
struct ModeAuto {
    std::uint8_t modeAuto = 0;

    static constexpr std::uint16_t id = 1205;
    static constexpr std::string_view name = "mode_auto";
    static constexpr Category category = Category::Get;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"mode_auto", "", "mode"}, &ModeAuto::modeAuto);
    }
};

/// ms between pings.
/// Older documents: it was ping_rate or ping_rate_msec, ping_interval was ping_rate or
/// ping_rate_msec.
struct PingInterval {
    std::uint16_t pingInterval = 0;

    static constexpr std::uint16_t id = 1206;
    static constexpr std::string_view name = "ping_interval";
    static constexpr Category category = Category::Get;
    static constexpr std::string_view oldNames = "ping_rate ping_rate_msec";
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"ping_interval", "ms", "ping_rate ping_rate_msec"},
              &PingInterval::pingInterval);
    }
};

/// Index 0..6 into gainFactors. Four bytes here, one in 1005.
/// Older documents: it was gain_index, gain_setting was gain_index.
struct GainSetting {
    std::uint32_t gainSetting = 0;

    static constexpr std::uint16_t id = 1207;
    static constexpr std::string_view name = "gain_setting";
    static constexpr Category category = Category::Get;
    static constexpr std::string_view oldNames = "gain_index";
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"gain_setting", "", "gain_index"}, &GainSetting::gainSetting);
    }
};

/// Older documents: it was pulse_usec or pulse_duration, transmit_duration was pulse_usec or
/// pulse_duration.
struct TransmitDuration {
    std::uint16_t transmitDuration = 0;

    static constexpr std::uint16_t id = 1208;
    static constexpr std::string_view name = "transmit_duration";
    static constexpr Category category = Category::Get;
    static constexpr std::string_view oldNames = "pulse_usec pulse_duration";
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"transmit_duration", "microseconds", "pulse_usec pulse_duration"},
              &TransmitDuration::transmitDuration);
    }
};

/// Older documents: firmware_version_major was vers_major or fw_version_major,
/// firmware_version_minor was vers_minor or fw_version_minor, voltage_5 was mvolts, ping_interval
/// was msec_per_ping or ping_rate, gain_setting was gain_index, mode_auto was is_auto.
struct GeneralInfo {
    std::uint16_t firmwareVersionMajor = 0;
    std::uint16_t firmwareVersionMinor = 0;
    std::uint16_t voltage5 = 0;
    std::uint16_t pingInterval = 0;
    std::uint8_t gainSetting = 0;
    std::uint8_t modeAuto = 0;

    static constexpr std::uint16_t id = 1210;
    static constexpr std::string_view name = "general_info";
    static constexpr Category category = Category::Get;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"firmware_version_major", "", "vers_major fw_version_major"},
              &GeneralInfo::firmwareVersionMajor);
        visit(Field{"firmware_version_minor", "", "vers_minor fw_version_minor"},
              &GeneralInfo::firmwareVersionMinor);
        visit(Field{"voltage_5", "mV", "mvolts"}, &GeneralInfo::voltage5);
        visit(Field{"ping_interval", "ms", "msec_per_ping ping_rate"}, &GeneralInfo::pingInterval);
        visit(Field{"gain_setting", "", "gain_index"}, &GeneralInfo::gainSetting);
        visit(Field{"mode_auto", "", "is_auto"}, &GeneralInfo::modeAuto);
    }
};

/// In hundredths of a degree Celsius.
/// Older documents: processor_temperature was temp.
struct ProcessorTemperature {
    std::uint16_t processorTemperature = 0;

    static constexpr std::uint16_t id = 1213;
    static constexpr std::string_view name = "processor_temperature";
    static constexpr Category category = Category::Get;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"processor_temperature", "cC", "temp"},
              &ProcessorTemperature::processorTemperature);
    }
};

/// In hundredths of a degree Celsius.
/// Older documents: pcb_temperature was temp.
struct PcbTemperature {
    std::uint16_t pcbTemperature = 0;

    static constexpr std::uint16_t id = 1214;
    static constexpr std::string_view name = "pcb_temperature";
    static constexpr Category category = Category::Get;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"pcb_temperature", "cC", "temp"}, &PcbTemperature::pcbTemperature);
    }
};

/// Older documents: ping_enabled was enable.
struct PingEnable {
    std::uint8_t pingEnabled = 0;

    static constexpr std::uint16_t id = 1215;
    static constexpr std::string_view name = "ping_enable";
    static constexpr Category category = Category::Get;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"ping_enabled", "", "enable"}, &PingEnable::pingEnabled);
    }
};

/// Open source firmware only.
struct OssProfileConfiguration {
    std::uint16_t numberOfPoints = 0;
    std::uint8_t normalizationEnabled = 0;
    std::uint8_t enhanceEnabled = 0;

    static constexpr std::uint16_t id = 1301;
    static constexpr std::string_view name = "oss_profile_configuration";
    static constexpr Category category = Category::Get;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"number_of_points"}, &OssProfileConfiguration::numberOfPoints);
        visit(Field{"normalization_enabled"}, &OssProfileConfiguration::normalizationEnabled);
        visit(Field{"enhance_enabled"}, &OssProfileConfiguration::enhanceEnabled);
    }
};

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

/// Index 0..6 into gainFactors. One byte here, four in the reply 1207.
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

/// The ids of the Ping1D from 1000 on.
using Messages =
    MessageList<SetDeviceId, SetRange, SetSpeedOfSound, SetModeAuto, SetPingInterval,
                SetGainSetting, SetPingEnable, SetOssProfileConfiguration, GotoBootloader,
                FirmwareVersion, DeviceId, Voltage5, SpeedOfSound, Range, ModeAuto, PingInterval,
                GainSetting, TransmitDuration, GeneralInfo, DistanceSimple, Distance,
                ProcessorTemperature, PcbTemperature, PingEnable, Profile, OssProfileConfiguration,
                ContinuousStart, ContinuousStop>;

/// What a gain_setting of 0..6 multiplies the echo by. The vendor's table prints these with the
/// unit dB; they are factors (144 is 43.2 dB).
inline constexpr std::array<double, 7> gainFactors{0.6, 1.8, 5.5, 12.9, 30.2, 66.1, 144.0};

/// nullopt for a setting the table does not have.
[[nodiscard]] std::optional<double> gainFactor(std::uint32_t gainSetting);
[[nodiscard]] std::optional<double> gainDecibels(std::uint32_t gainSetting);

} // namespace leadline::ping::ping1d
