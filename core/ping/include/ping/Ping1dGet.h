// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Fields.h"

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

/// Index 0..6 into gainFactors (Ping1dGain.h). Four bytes here, one in 1005.
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

} // namespace leadline::ping::ping1d
