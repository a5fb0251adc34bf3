// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Fields.h"

#include <array>
#include <cstdint>
#include <optional>

namespace leadline::ping::ping1d {

using ping::operator==;

/// Firmware version; device_information also has the patch number.
struct FirmwareVersion {
    std::uint8_t deviceType = 0;
    std::uint8_t deviceModel = 0;
    std::uint16_t firmwareVersionMajor = 0;
    std::uint16_t firmwareVersionMinor = 0;

    static constexpr std::uint16_t id = 1200;
    static constexpr Description description{"firmware_version", Category::Get, "fw_version"};
    static constexpr base::FieldList fields{
        field(&FirmwareVersion::deviceType, "device_type"),
        field(&FirmwareVersion::deviceModel, "device_model"),
        field(&FirmwareVersion::firmwareVersionMajor, "firmware_version_major", "",
              "fw_version_major"),
        field(&FirmwareVersion::firmwareVersionMinor, "firmware_version_minor", "",
              "fw_version_minor"),
    };
};

struct DeviceId {
    std::uint8_t deviceId = 0;

    static constexpr std::uint16_t id = 1201;
    static constexpr Description description{"device_id", Category::Get};
    static constexpr base::FieldList fields{field(&DeviceId::deviceId, "device_id")};
};

/// Voltage of the 5 V supply.
struct Voltage5 {
    std::uint16_t voltage5 = 0;

    static constexpr std::uint16_t id = 1202;
    static constexpr Description description{"voltage_5", Category::Get};
    static constexpr base::FieldList fields{
        field(&Voltage5::voltage5, "voltage_5", "mV", "mvolts")};
};

/// Sound speed in mm/s: 1500000 is 1500 m/s.
struct SpeedOfSound {
    std::uint32_t speedOfSound = 0;

    static constexpr std::uint16_t id = 1203;
    static constexpr Description description{"speed_of_sound", Category::Get};
    static constexpr base::FieldList fields{
        field(&SpeedOfSound::speedOfSound, "speed_of_sound", "mm/s", "speed speed_mmps")};
};

/// Range interval of profiles, mm from the transducer.
struct Range {
    std::uint32_t scanStart = 0;
    std::uint32_t scanLength = 0;

    static constexpr std::uint16_t id = 1204;
    static constexpr Description description{"range", Category::Get};
    static constexpr base::FieldList fields{
        field(&Range::scanStart, "scan_start", "mm", "start_mm"),
        field(&Range::scanLength, "scan_length", "mm", "length_mm"),
    };
};

/// 1 if the device selects range and gain automatically.
struct ModeAuto {
    std::uint8_t modeAuto = 0;

    static constexpr std::uint16_t id = 1205;
    static constexpr Description description{"mode_auto", Category::Get};
    static constexpr base::FieldList fields{field(&ModeAuto::modeAuto, "mode_auto", "", "mode")};
};

/// Milliseconds between pings.
struct PingInterval {
    std::uint16_t pingInterval = 0;

    static constexpr std::uint16_t id = 1206;
    static constexpr Description description{"ping_interval", Category::Get,
                                             "ping_rate ping_rate_msec"};
    static constexpr base::FieldList fields{
        field(&PingInterval::pingInterval, "ping_interval", "ms", "ping_rate ping_rate_msec")};
};

/// Index 0..6 into gainFactors. It has four bytes here, one in message 1005.
struct GainSetting {
    std::uint32_t gainSetting = 0;

    static constexpr std::uint16_t id = 1207;
    static constexpr Description description{"gain_setting", Category::Get, "gain_index"};
    static constexpr base::FieldList fields{
        field(&GainSetting::gainSetting, "gain_setting", "", "gain_index")};
};

struct TransmitDuration {
    std::uint16_t transmitDuration = 0;

    static constexpr std::uint16_t id = 1208;
    static constexpr Description description{"transmit_duration", Category::Get,
                                             "pulse_usec pulse_duration"};
    static constexpr base::FieldList fields{field(&TransmitDuration::transmitDuration,
                                                  "transmit_duration", "microseconds",
                                                  "pulse_usec pulse_duration")};
};

struct GeneralInfo {
    std::uint16_t firmwareVersionMajor = 0;
    std::uint16_t firmwareVersionMinor = 0;
    std::uint16_t voltage5 = 0;
    std::uint16_t pingInterval = 0;
    std::uint8_t gainSetting = 0;
    std::uint8_t modeAuto = 0;

    static constexpr std::uint16_t id = 1210;
    static constexpr Description description{"general_info", Category::Get};
    static constexpr base::FieldList fields{
        field(&GeneralInfo::firmwareVersionMajor, "firmware_version_major", "",
              "vers_major fw_version_major"),
        field(&GeneralInfo::firmwareVersionMinor, "firmware_version_minor", "",
              "vers_minor fw_version_minor"),
        field(&GeneralInfo::voltage5, "voltage_5", "mV", "mvolts"),
        field(&GeneralInfo::pingInterval, "ping_interval", "ms", "msec_per_ping ping_rate"),
        field(&GeneralInfo::gainSetting, "gain_setting", "", "gain_index"),
        field(&GeneralInfo::modeAuto, "mode_auto", "", "is_auto"),
    };
};

/// Hundredths of a degree Celsius.
struct ProcessorTemperature {
    std::uint16_t processorTemperature = 0;

    static constexpr std::uint16_t id = 1213;
    static constexpr Description description{"processor_temperature", Category::Get};
    static constexpr base::FieldList fields{
        field(&ProcessorTemperature::processorTemperature, "processor_temperature", "cC", "temp")};
};

/// Hundredths of a degree Celsius.
struct PcbTemperature {
    std::uint16_t pcbTemperature = 0;

    static constexpr std::uint16_t id = 1214;
    static constexpr Description description{"pcb_temperature", Category::Get};
    static constexpr base::FieldList fields{
        field(&PcbTemperature::pcbTemperature, "pcb_temperature", "cC", "temp")};
};

struct PingEnable {
    std::uint8_t pingEnabled = 0;

    static constexpr std::uint16_t id = 1215;
    static constexpr Description description{"ping_enable", Category::Get};
    static constexpr base::FieldList fields{
        field(&PingEnable::pingEnabled, "ping_enabled", "", "enable")};
};

/// Supported by the open source firmware only.
struct OssProfileConfiguration {
    std::uint16_t numberOfPoints = 0;
    std::uint8_t normalizationEnabled = 0;
    std::uint8_t enhanceEnabled = 0;

    static constexpr std::uint16_t id = 1301;
    static constexpr Description description{"oss_profile_configuration", Category::Get};
    static constexpr base::FieldList fields{
        field(&OssProfileConfiguration::numberOfPoints, "number_of_points"),
        field(&OssProfileConfiguration::normalizationEnabled, "normalization_enabled"),
        field(&OssProfileConfiguration::enhanceEnabled, "enhance_enabled"),
    };
};

struct SetDeviceId {
    std::uint8_t deviceId = 0;

    static constexpr std::uint16_t id = 1000;
    static constexpr Description description{"set_device_id", Category::Set};
    static constexpr base::FieldList fields{field(&SetDeviceId::deviceId, "device_id")};
};

/// Range interval of profiles, mm from the transducer.
struct SetRange {
    std::uint32_t scanStart = 0;
    std::uint32_t scanLength = 0;

    static constexpr std::uint16_t id = 1001;
    static constexpr Description description{"set_range", Category::Set};
    static constexpr base::FieldList fields{
        field(&SetRange::scanStart, "scan_start", "mm", "start_mm"),
        field(&SetRange::scanLength, "scan_length", "mm", "length_mm"),
    };
};

/// Sound speed in mm/s: 1500000 is 1500 m/s.
struct SetSpeedOfSound {
    std::uint32_t speedOfSound = 0;

    static constexpr std::uint16_t id = 1002;
    static constexpr Description description{"set_speed_of_sound", Category::Set};
    static constexpr base::FieldList fields{
        field(&SetSpeedOfSound::speedOfSound, "speed_of_sound", "mm/s", "speed speed_mmps")};
};

/// 1 selects range and gain automatically, 0 manually.
struct SetModeAuto {
    std::uint8_t modeAuto = 0;

    static constexpr std::uint16_t id = 1003;
    static constexpr Description description{"set_mode_auto", Category::Set, "set_auto_manual"};
    static constexpr base::FieldList fields{field(&SetModeAuto::modeAuto, "mode_auto", "", "mode")};
};

/// Milliseconds between pings.
struct SetPingInterval {
    std::uint16_t pingInterval = 0;

    static constexpr std::uint16_t id = 1004;
    static constexpr Description description{"set_ping_interval", Category::Set,
                                             "set_ping_rate set_ping_rate_msec"};
    static constexpr base::FieldList fields{
        field(&SetPingInterval::pingInterval, "ping_interval", "ms", "ping_rate ping_rate_msec")};
};

/// Index 0..6 into gainFactors. It has one byte here, four in the reply 1207.
struct SetGainSetting {
    std::uint8_t gainSetting = 0;

    static constexpr std::uint16_t id = 1005;
    static constexpr Description description{"set_gain_setting", Category::Set, "set_gain_index"};
    static constexpr base::FieldList fields{
        field(&SetGainSetting::gainSetting, "gain_setting", "", "gain_index")};
};

/// 0 stops pinging.
struct SetPingEnable {
    std::uint8_t pingEnabled = 0;

    static constexpr std::uint16_t id = 1006;
    static constexpr Description description{"set_ping_enable", Category::Set};
    static constexpr base::FieldList fields{
        field(&SetPingEnable::pingEnabled, "ping_enabled", "", "enable")};
};

/// Supported by the open source firmware only.
struct SetOssProfileConfiguration {
    std::uint16_t numberOfPoints = 0;
    std::uint8_t normalizationEnabled = 0;
    std::uint8_t enhanceEnabled = 0;

    static constexpr std::uint16_t id = 1007;
    static constexpr Description description{"set_oss_profile_configuration", Category::Set};
    static constexpr base::FieldList fields{
        field(&SetOssProfileConfiguration::numberOfPoints, "number_of_points"),
        field(&SetOssProfileConfiguration::normalizationEnabled, "normalization_enabled"),
        field(&SetOssProfileConfiguration::enhanceEnabled, "enhance_enabled"),
    };
};

/// The device enters its bootloader and does not answer any more.
struct GotoBootloader {
    static constexpr std::uint16_t id = 1100;
    static constexpr Description description{"goto_bootloader", Category::Control};
    static constexpr base::FieldList fields{};
};

/// Starts to stream profiles (1300) at the ping interval. The field `id` is named `streamedId`
/// here; in the oldest documents its values are 0 profile, 1 full_profile, 2 raw_data.
struct ContinuousStart {
    std::uint16_t streamedId = 0;

    static constexpr std::uint16_t id = 1400;
    static constexpr Description description{"continuous_start", Category::Control};
    static constexpr base::FieldList fields{field(&ContinuousStart::streamedId, "id")};
};

/// Ends continuous_start. The field `id` is named `streamedId` here.
struct ContinuousStop {
    std::uint16_t streamedId = 0;

    static constexpr std::uint16_t id = 1401;
    static constexpr Description description{"continuous_stop", Category::Control};
    static constexpr base::FieldList fields{field(&ContinuousStop::streamedId, "id")};
};

/// Distance to the bottom, and the device's confidence. Confidence has one byte here, two in 1212.
struct DistanceSimple {
    std::uint32_t distance = 0;
    std::uint8_t confidence = 0;

    static constexpr std::uint16_t id = 1211;
    static constexpr Description description{"distance_simple", Category::Get};
    static constexpr base::FieldList fields{
        field(&DistanceSimple::distance, "distance", "mm"),
        field(&DistanceSimple::confidence, "confidence", "%"),
    };
};

/// Distance with the settings of its ping.
struct Distance {
    std::uint32_t distance = 0;
    std::uint16_t confidence = 0;
    std::uint16_t transmitDuration = 0;
    std::uint32_t pingNumber = 0;
    std::uint32_t scanStart = 0;
    std::uint32_t scanLength = 0;
    std::uint32_t gainSetting = 0;

    static constexpr std::uint16_t id = 1212;
    static constexpr Description description{"distance", Category::Get};
    static constexpr base::FieldList fields{
        field(&Distance::distance, "distance", "mm"),
        field(&Distance::confidence, "confidence", "%"),
        field(&Distance::transmitDuration, "transmit_duration", "us", "pulse_usec"),
        field(&Distance::pingNumber, "ping_number"),
        field(&Distance::scanStart, "scan_start", "mm", "start_mm"),
        field(&Distance::scanLength, "scan_length", "mm", "length_mm"),
        field(&Distance::gainSetting, "gain_setting", "", "gain_index"),
    };
};

/// Distance and echo profile: sample i of n lies at scanStart + (i + 1/2) * scanLength / n.
/// Firmware sends 200 to 1200 samples. In older documents profile_data is u16 num_points and
/// data[200] (the same bytes).
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
    static constexpr Description description{"profile", Category::Get};
    static constexpr base::FieldList fields{
        field(&Profile::distance, "distance", "mm"),
        field(&Profile::confidence, "confidence", "%"),
        field(&Profile::transmitDuration, "transmit_duration", "us", "pulse_usec"),
        field(&Profile::pingNumber, "ping_number"),
        field(&Profile::scanStart, "scan_start", "mm", "start_mm"),
        field(&Profile::scanLength, "scan_length", "mm", "length_mm"),
        field(&Profile::gainSetting, "gain_setting", "", "gain_index"),
        field(&Profile::profileData, "profile_data", "", "num_points data"),
    };
};

/// Messages of the Ping1D with ids from 1000 on.
using Messages =
    MessageList<SetDeviceId, SetRange, SetSpeedOfSound, SetModeAuto, SetPingInterval,
                SetGainSetting, SetPingEnable, SetOssProfileConfiguration, GotoBootloader,
                FirmwareVersion, DeviceId, Voltage5, SpeedOfSound, Range, ModeAuto, PingInterval,
                GainSetting, TransmitDuration, GeneralInfo, DistanceSimple, Distance,
                ProcessorTemperature, PcbTemperature, PingEnable, Profile, OssProfileConfiguration,
                ContinuousStart, ContinuousStop>;

/// Amplification factor by gain_setting 0..6. The manufacturer's table has the unit dB, but the
/// values are factors (144 is 43.2 dB).
inline constexpr std::array<double, 7> gainFactors{0.6, 1.8, 5.5, 12.9, 30.2, 66.1, 144.0};

/// Nullopt if the gain setting is above 6.
[[nodiscard]] std::optional<double> gainFactor(std::uint32_t gainSetting);
[[nodiscard]] std::optional<double> gainDecibels(std::uint32_t gainSetting);

} // namespace leadline::ping::ping1d
