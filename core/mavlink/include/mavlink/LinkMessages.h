// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Fields.h"

namespace leadline::mavlink {

// What systems say of themselves and of the link between them.

struct Heartbeat {
    static constexpr std::uint16_t id = 0;
    /// MAV_TYPE_GCS
    static constexpr std::uint8_t groundStation = 6;
    /// MAV_AUTOPILOT_INVALID: whoever says it is a ground station, a camera or the like.
    static constexpr std::uint8_t noAutopilot = 8;

    std::uint32_t customMode = 0;
    std::uint8_t type = 0;
    std::uint8_t autopilot = 0;
    std::uint8_t baseMode = 0;
    std::uint8_t systemStatus = 0;
    std::uint8_t mavlinkVersion = 0;

    [[nodiscard]] constexpr bool isAutopilots() const { return autopilot != noAutopilot; }

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"custom_mode"}, &Heartbeat::customMode);
        visit(Field{"type"}, &Heartbeat::type);
        visit(Field{"autopilot"}, &Heartbeat::autopilot);
        visit(Field{"base_mode"}, &Heartbeat::baseMode);
        visit(Field{"system_status"}, &Heartbeat::systemStatus);
        visit(Field{"mavlink_version"}, &Heartbeat::mavlinkVersion);
    }

    friend constexpr bool operator==(const Heartbeat&, const Heartbeat&) = default;
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

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"onboard_control_sensors_present"}, &SysStatus::onboardControlSensorsPresent);
        visit(Field{"onboard_control_sensors_enabled"}, &SysStatus::onboardControlSensorsEnabled);
        visit(Field{"onboard_control_sensors_health"}, &SysStatus::onboardControlSensorsHealth);
        visit(Field{"load", "d%"}, &SysStatus::load);
        visit(Field{"voltage_battery", "mV"}, &SysStatus::voltageBattery);
        visit(Field{"current_battery", "cA"}, &SysStatus::currentBattery);
        visit(Field{"drop_rate_comm", "c%"}, &SysStatus::dropRateComm);
        visit(Field{"errors_comm"}, &SysStatus::errorsComm);
        visit(Field{"errors_count1"}, &SysStatus::errorsCount1);
        visit(Field{"errors_count2"}, &SysStatus::errorsCount2);
        visit(Field{"errors_count3"}, &SysStatus::errorsCount3);
        visit(Field{"errors_count4"}, &SysStatus::errorsCount4);
        visit(Field{"battery_remaining", "%"}, &SysStatus::batteryRemaining);
        visit(Field{"onboard_control_sensors_present_extended", "", true},
              &SysStatus::onboardControlSensorsPresentExtended);
        visit(Field{"onboard_control_sensors_enabled_extended", "", true},
              &SysStatus::onboardControlSensorsEnabledExtended);
        visit(Field{"onboard_control_sensors_health_extended", "", true},
              &SysStatus::onboardControlSensorsHealthExtended);
    }

    friend constexpr bool operator==(const SysStatus&, const SysStatus&) = default;
};

struct SystemTime {
    static constexpr std::uint16_t id = 2;

    std::uint64_t timeUnixUsec = 0;
    std::uint32_t timeBootMs = 0;

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"time_unix_usec", "us"}, &SystemTime::timeUnixUsec);
        visit(Field{"time_boot_ms", "ms"}, &SystemTime::timeBootMs);
    }

    friend constexpr bool operator==(const SystemTime&, const SystemTime&) = default;
};

struct Ping {
    static constexpr std::uint16_t id = 4;

    std::uint64_t timeUsec = 0;
    std::uint32_t seq = 0;
    std::uint8_t targetSystem = 0;
    std::uint8_t targetComponent = 0;

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"time_usec", "us"}, &Ping::timeUsec);
        visit(Field{"seq"}, &Ping::seq);
        visit(Field{"target_system"}, &Ping::targetSystem);
        visit(Field{"target_component"}, &Ping::targetComponent);
    }

    friend constexpr bool operator==(const Ping&, const Ping&) = default;
};

struct CommandLong {
    static constexpr std::uint16_t id = 76;
    /// MAV_CMD
    static constexpr std::uint16_t setMessageInterval = 511;
    static constexpr std::uint16_t requestMessage = 512;

    std::array<float, 7> params{};
    std::uint16_t command = 0;
    std::uint8_t targetSystem = 0;
    std::uint8_t targetComponent = 0;
    std::uint8_t confirmation = 0;

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"params", "", false, "param1 param2 param3 param4 param5 param6 param7"},
              &CommandLong::params);
        visit(Field{"command"}, &CommandLong::command);
        visit(Field{"target_system"}, &CommandLong::targetSystem);
        visit(Field{"target_component"}, &CommandLong::targetComponent);
        visit(Field{"confirmation"}, &CommandLong::confirmation);
    }

    friend constexpr bool operator==(const CommandLong&, const CommandLong&) = default;
};

struct CommandAck {
    static constexpr std::uint16_t id = 77;

    std::uint16_t command = 0;
    std::uint8_t result = 0;
    std::uint8_t progress = 0;
    std::int32_t resultParam2 = 0;
    std::uint8_t targetSystem = 0;
    std::uint8_t targetComponent = 0;

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"command"}, &CommandAck::command);
        visit(Field{"result"}, &CommandAck::result);
        visit(Field{"progress", "%", true}, &CommandAck::progress);
        visit(Field{"result_param2", "", true}, &CommandAck::resultParam2);
        visit(Field{"target_system", "", true}, &CommandAck::targetSystem);
        visit(Field{"target_component", "", true}, &CommandAck::targetComponent);
    }

    friend constexpr bool operator==(const CommandAck&, const CommandAck&) = default;
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

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"rxerrors"}, &RadioStatus::rxerrors);
        visit(Field{"fixed"}, &RadioStatus::fixed);
        visit(Field{"rssi"}, &RadioStatus::rssi);
        visit(Field{"remrssi"}, &RadioStatus::remrssi);
        visit(Field{"txbuf", "%"}, &RadioStatus::txbuf);
        visit(Field{"noise"}, &RadioStatus::noise);
        visit(Field{"remnoise"}, &RadioStatus::remnoise);
    }

    friend constexpr bool operator==(const RadioStatus&, const RadioStatus&) = default;
};

/// `tc1` is 0 in a request.
struct Timesync {
    static constexpr std::uint16_t id = 111;

    std::int64_t tc1 = 0;
    std::int64_t ts1 = 0;
    std::uint8_t targetSystem = 0;
    std::uint8_t targetComponent = 0;

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"tc1", "ns"}, &Timesync::tc1);
        visit(Field{"ts1", "ns"}, &Timesync::ts1);
        visit(Field{"target_system", "", true}, &Timesync::targetSystem);
        visit(Field{"target_component", "", true}, &Timesync::targetComponent);
    }

    friend constexpr bool operator==(const Timesync&, const Timesync&) = default;
};

struct MessageInterval {
    static constexpr std::uint16_t id = 244;

    std::int32_t intervalUs = 0;
    std::uint16_t messageId = 0;

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"interval_us", "us"}, &MessageInterval::intervalUs);
        visit(Field{"message_id"}, &MessageInterval::messageId);
    }

    friend constexpr bool operator==(const MessageInterval&, const MessageInterval&) = default;
};

struct NamedValueFloat {
    static constexpr std::uint16_t id = 251;

    std::uint32_t timeBootMs = 0;
    float value = 0;
    Text<10> name{};

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"time_boot_ms", "ms"}, &NamedValueFloat::timeBootMs);
        visit(Field{"value"}, &NamedValueFloat::value);
        visit(Field{"name"}, &NamedValueFloat::name);
    }

    friend constexpr bool operator==(const NamedValueFloat&, const NamedValueFloat&) = default;
};

/// With a `textId` other than 0 a part of a longer text.
struct StatusText {
    static constexpr std::uint16_t id = 253;

    std::uint8_t severity = 0;
    Text<50> text{};
    std::uint16_t textId = 0;
    std::uint8_t chunkSeq = 0;

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"severity"}, &StatusText::severity);
        visit(Field{"text"}, &StatusText::text);
        visit(Field{"id", "", true}, &StatusText::textId);
        visit(Field{"chunk_seq", "", true}, &StatusText::chunkSeq);
    }

    friend constexpr bool operator==(const StatusText&, const StatusText&) = default;
};

} // namespace leadline::mavlink
