// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Fields.h"

namespace leadline::mavlink {

// Messages about systems and the link between them.

struct Heartbeat {
    static constexpr std::uint16_t id = 0;
    /// MAV_TYPE_GCS
    static constexpr std::uint8_t groundStation = 6;
    /// MAV_AUTOPILOT_INVALID: the sender is no autopilot, but a ground station, a camera or the
    /// like.
    static constexpr std::uint8_t noAutopilot = 8;

    std::uint32_t customMode = 0;
    std::uint8_t type = 0;
    std::uint8_t autopilot = 0;
    std::uint8_t baseMode = 0;
    std::uint8_t systemStatus = 0;
    std::uint8_t mavlinkVersion = 0;

    [[nodiscard]] constexpr bool isAutopilots() const { return autopilot != noAutopilot; }

    static constexpr base::FieldList fields{
        field(&Heartbeat::customMode, "custom_mode"),
        field(&Heartbeat::type, "type"),
        field(&Heartbeat::autopilot, "autopilot"),
        field(&Heartbeat::baseMode, "base_mode"),
        field(&Heartbeat::systemStatus, "system_status"),
        field(&Heartbeat::mavlinkVersion, "mavlink_version"),
    };
};

struct SysStatus {
    static constexpr std::uint16_t id = 1;

    std::uint32_t onboardControlSensorsPresent = 0;
    std::uint32_t onboardControlSensorsEnabled = 0;
    std::uint32_t onboardControlSensorsHealth = 0;
    std::uint16_t load = 0;
    std::uint16_t voltageBattery = 0;
    std::int16_t currentBattery = 0;
    std::uint16_t dropRateComm = 0;
    std::uint16_t errorsComm = 0;
    std::uint16_t errorsCount1 = 0;
    std::uint16_t errorsCount2 = 0;
    std::uint16_t errorsCount3 = 0;
    std::uint16_t errorsCount4 = 0;
    std::int8_t batteryRemaining = 0;
    std::uint32_t onboardControlSensorsPresentExtended = 0;
    std::uint32_t onboardControlSensorsEnabledExtended = 0;
    std::uint32_t onboardControlSensorsHealthExtended = 0;

    static constexpr base::FieldList fields{
        field(&SysStatus::onboardControlSensorsPresent, "onboard_control_sensors_present"),
        field(&SysStatus::onboardControlSensorsEnabled, "onboard_control_sensors_enabled"),
        field(&SysStatus::onboardControlSensorsHealth, "onboard_control_sensors_health"),
        field(&SysStatus::load, "load", "d%"),
        field(&SysStatus::voltageBattery, "voltage_battery", "mV"),
        field(&SysStatus::currentBattery, "current_battery", "cA"),
        field(&SysStatus::dropRateComm, "drop_rate_comm", "c%"),
        field(&SysStatus::errorsComm, "errors_comm"),
        field(&SysStatus::errorsCount1, "errors_count1"),
        field(&SysStatus::errorsCount2, "errors_count2"),
        field(&SysStatus::errorsCount3, "errors_count3"),
        field(&SysStatus::errorsCount4, "errors_count4"),
        field(&SysStatus::batteryRemaining, "battery_remaining", "%"),
        field(&SysStatus::onboardControlSensorsPresentExtended,
              "onboard_control_sensors_present_extended", "", true),
        field(&SysStatus::onboardControlSensorsEnabledExtended,
              "onboard_control_sensors_enabled_extended", "", true),
        field(&SysStatus::onboardControlSensorsHealthExtended,
              "onboard_control_sensors_health_extended", "", true),
    };
};

struct SystemTime {
    static constexpr std::uint16_t id = 2;

    std::uint64_t timeUnixUsec = 0;
    std::uint32_t timeBootMs = 0;

    static constexpr base::FieldList fields{
        field(&SystemTime::timeUnixUsec, "time_unix_usec", "us"),
        field(&SystemTime::timeBootMs, "time_boot_ms", "ms"),
    };
};

struct Ping {
    static constexpr std::uint16_t id = 4;

    std::uint64_t timeUsec = 0;
    std::uint32_t seq = 0;
    std::uint8_t targetSystem = 0;
    std::uint8_t targetComponent = 0;

    static constexpr base::FieldList fields{
        field(&Ping::timeUsec, "time_usec", "us"),
        field(&Ping::seq, "seq"),
        field(&Ping::targetSystem, "target_system"),
        field(&Ping::targetComponent, "target_component"),
    };
};

struct CommandLong {
    static constexpr std::uint16_t id = 76;
    /// Values of MAV_CMD.
    static constexpr std::uint16_t setMessageInterval = 511;
    static constexpr std::uint16_t requestMessage = 512;

    std::array<float, 7> params{};
    std::uint16_t command = 0;
    std::uint8_t targetSystem = 0;
    std::uint8_t targetComponent = 0;
    std::uint8_t confirmation = 0;

    static constexpr base::FieldList fields{
        field(&CommandLong::params, "params", "", false,
              "param1 param2 param3 param4 param5 param6 param7"),
        field(&CommandLong::command, "command"),
        field(&CommandLong::targetSystem, "target_system"),
        field(&CommandLong::targetComponent, "target_component"),
        field(&CommandLong::confirmation, "confirmation"),
    };
};

struct CommandAck {
    static constexpr std::uint16_t id = 77;

    std::uint16_t command = 0;
    std::uint8_t result = 0;
    std::uint8_t progress = 0;
    std::int32_t resultParam2 = 0;
    std::uint8_t targetSystem = 0;
    std::uint8_t targetComponent = 0;

    static constexpr base::FieldList fields{
        field(&CommandAck::command, "command"),
        field(&CommandAck::result, "result"),
        field(&CommandAck::progress, "progress", "%", true),
        field(&CommandAck::resultParam2, "result_param2", "", true),
        field(&CommandAck::targetSystem, "target_system", "", true),
        field(&CommandAck::targetComponent, "target_component", "", true),
    };
};

struct RadioStatus {
    static constexpr std::uint16_t id = 109;

    std::uint16_t rxerrors = 0;
    std::uint16_t fixed = 0;
    std::uint8_t rssi = 0;
    std::uint8_t remrssi = 0;
    std::uint8_t txbuf = 0;
    std::uint8_t noise = 0;
    std::uint8_t remnoise = 0;

    static constexpr base::FieldList fields{
        field(&RadioStatus::rxerrors, "rxerrors"), field(&RadioStatus::fixed, "fixed"),
        field(&RadioStatus::rssi, "rssi"),         field(&RadioStatus::remrssi, "remrssi"),
        field(&RadioStatus::txbuf, "txbuf", "%"),  field(&RadioStatus::noise, "noise"),
        field(&RadioStatus::remnoise, "remnoise"),
    };
};

/// `tc1` is 0 in a request. Both stamps are ns.
struct Timesync {
    static constexpr std::uint16_t id = 111;

    std::int64_t tc1 = 0;
    std::int64_t ts1 = 0;
    std::uint8_t targetSystem = 0;
    std::uint8_t targetComponent = 0;

    static constexpr base::FieldList fields{
        field(&Timesync::tc1, "tc1", "ns"),
        field(&Timesync::ts1, "ts1", "ns"),
        field(&Timesync::targetSystem, "target_system", "", true),
        field(&Timesync::targetComponent, "target_component", "", true),
    };
};

struct MessageInterval {
    static constexpr std::uint16_t id = 244;

    std::int32_t intervalUs = 0;
    std::uint16_t messageId = 0;

    static constexpr base::FieldList fields{
        field(&MessageInterval::intervalUs, "interval_us", "us"),
        field(&MessageInterval::messageId, "message_id"),
    };
};

struct NamedValueFloat {
    static constexpr std::uint16_t id = 251;

    std::uint32_t timeBootMs = 0;
    float value = 0;
    Text<10> name{};

    static constexpr base::FieldList fields{
        field(&NamedValueFloat::timeBootMs, "time_boot_ms", "ms"),
        field(&NamedValueFloat::value, "value"),
        field(&NamedValueFloat::name, "name"),
    };
};

/// If `textId` is not 0 this is a part of a longer text.
struct StatusText {
    static constexpr std::uint16_t id = 253;

    std::uint8_t severity = 0;
    Text<50> text{};
    std::uint16_t textId = 0;
    std::uint8_t chunkSeq = 0;

    static constexpr base::FieldList fields{
        field(&StatusText::severity, "severity"),
        field(&StatusText::text, "text"),
        field(&StatusText::textId, "id", "", true),
        field(&StatusText::chunkSeq, "chunk_seq", "", true),
    };
};

} // namespace leadline::mavlink
