// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Fields.h"

namespace leadline::ping::ping360 {

using ping::operator==;

/// The field `id` is `deviceId` here.
struct SetDeviceId {
    std::uint8_t deviceId = 0;
    std::uint8_t reserved = 0;

    static constexpr std::uint16_t id = 2000;
    static constexpr std::string_view name = "set_device_id";
    static constexpr Category category = Category::Set;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"id"}, &SetDeviceId::deviceId);
        visit(Field{"reserved"}, &SetDeviceId::reserved);
    }
};

/// The echo at one angle and the settings it was taken with. `data` counts on its own: the first
/// reply of real heads has been seen to claim 2 samples over 1200 bytes.
/// Older documents: sample_period was interval.
struct DeviceData {
    std::uint8_t mode = 0;
    std::uint8_t gainSetting = 0;
    std::uint16_t angle = 0;
    std::uint16_t transmitDuration = 0;
    std::uint16_t samplePeriod = 0;
    std::uint16_t transmitFrequency = 0;
    std::uint16_t numberOfSamples = 0;
    BytesView data = {};

    static constexpr std::uint16_t id = 2300;
    static constexpr std::string_view name = "device_data";
    static constexpr Category category = Category::Get;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"mode"}, &DeviceData::mode);
        visit(Field{"gain_setting"}, &DeviceData::gainSetting);
        visit(Field{"angle", "gradians"}, &DeviceData::angle);
        visit(Field{"transmit_duration", "microseconds"}, &DeviceData::transmitDuration);
        visit(Field{"sample_period", "eicosapenta-nanoseconds", "interval"},
              &DeviceData::samplePeriod);
        visit(Field{"transmit_frequency", "kilohertz"}, &DeviceData::transmitFrequency);
        visit(Field{"number_of_samples", "samples"}, &DeviceData::numberOfSamples);
        visit(Field{"data"}, &DeviceData::data);
    }
};

/// As device_data, streamed after auto_transmit, with the sector it comes from.
struct AutoDeviceData {
    std::uint8_t mode = 0;
    std::uint8_t gainSetting = 0;
    std::uint16_t angle = 0;
    std::uint16_t transmitDuration = 0;
    std::uint16_t samplePeriod = 0;
    std::uint16_t transmitFrequency = 0;
    std::uint16_t startAngle = 0;
    std::uint16_t stopAngle = 0;
    std::uint8_t numSteps = 0;
    std::uint8_t delay = 0;
    std::uint16_t numberOfSamples = 0;
    BytesView data = {};

    static constexpr std::uint16_t id = 2301;
    static constexpr std::string_view name = "auto_device_data";
    static constexpr Category category = Category::Get;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"mode"}, &AutoDeviceData::mode);
        visit(Field{"gain_setting"}, &AutoDeviceData::gainSetting);
        visit(Field{"angle", "gradians"}, &AutoDeviceData::angle);
        visit(Field{"transmit_duration", "microseconds"}, &AutoDeviceData::transmitDuration);
        visit(Field{"sample_period", "eicosapenta-nanoseconds"}, &AutoDeviceData::samplePeriod);
        visit(Field{"transmit_frequency", "kilohertz"}, &AutoDeviceData::transmitFrequency);
        visit(Field{"start_angle", "gradians"}, &AutoDeviceData::startAngle);
        visit(Field{"stop_angle", "gradians"}, &AutoDeviceData::stopAngle);
        visit(Field{"num_steps", "gradians"}, &AutoDeviceData::numSteps);
        visit(Field{"delay", "milliseconds"}, &AutoDeviceData::delay);
        visit(Field{"number_of_samples", "samples"}, &AutoDeviceData::numberOfSamples);
        visit(Field{"data"}, &AutoDeviceData::data);
    }
};

/// Restarts the head, with bootloader = 1 into its bootloader.
struct Reset {
    std::uint8_t bootloader = 0;
    std::uint8_t reserved = 0;

    static constexpr std::uint16_t id = 2600;
    static constexpr std::string_view name = "reset";
    static constexpr Category category = Category::Control;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"bootloader"}, &Reset::bootloader);
        visit(Field{"reserved"}, &Reset::reserved);
    }
};

/// Turns to an angle and, with transmit = 1, pings; the reply is device_data.
/// Older documents: sample_period was interval.
struct Transducer {
    std::uint8_t mode = 0;
    std::uint8_t gainSetting = 0;
    std::uint16_t angle = 0;
    std::uint16_t transmitDuration = 0;
    std::uint16_t samplePeriod = 0;
    std::uint16_t transmitFrequency = 0;
    std::uint16_t numberOfSamples = 0;
    std::uint8_t transmit = 0;
    std::uint8_t reserved = 0;

    static constexpr std::uint16_t id = 2601;
    static constexpr std::string_view name = "transducer";
    static constexpr Category category = Category::Control;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"mode"}, &Transducer::mode);
        visit(Field{"gain_setting"}, &Transducer::gainSetting);
        visit(Field{"angle", "gradians"}, &Transducer::angle);
        visit(Field{"transmit_duration", "microseconds"}, &Transducer::transmitDuration);
        visit(Field{"sample_period", "eicosapenta-nanoseconds", "interval"},
              &Transducer::samplePeriod);
        visit(Field{"transmit_frequency", "kilohertz"}, &Transducer::transmitFrequency);
        visit(Field{"number_of_samples", "samples"}, &Transducer::numberOfSamples);
        visit(Field{"transmit"}, &Transducer::transmit);
        visit(Field{"reserved"}, &Transducer::reserved);
    }
};

/// Scans a sector on its own; auto_device_data streams until motor_off or a line break. Firmware
/// before 3.3.1 may ignore it without a nack.
struct AutoTransmit {
    std::uint8_t mode = 0;
    std::uint8_t gainSetting = 0;
    std::uint16_t transmitDuration = 0;
    std::uint16_t samplePeriod = 0;
    std::uint16_t transmitFrequency = 0;
    std::uint16_t numberOfSamples = 0;
    std::uint16_t startAngle = 0;
    std::uint16_t stopAngle = 0;
    std::uint8_t numSteps = 0;
    std::uint8_t delay = 0;

    static constexpr std::uint16_t id = 2602;
    static constexpr std::string_view name = "auto_transmit";
    static constexpr Category category = Category::Control;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"mode"}, &AutoTransmit::mode);
        visit(Field{"gain_setting"}, &AutoTransmit::gainSetting);
        visit(Field{"transmit_duration", "microseconds"}, &AutoTransmit::transmitDuration);
        visit(Field{"sample_period", "eicosapenta-nanoseconds"}, &AutoTransmit::samplePeriod);
        visit(Field{"transmit_frequency", "kilohertz"}, &AutoTransmit::transmitFrequency);
        visit(Field{"number_of_samples", "samples"}, &AutoTransmit::numberOfSamples);
        visit(Field{"start_angle", "gradians"}, &AutoTransmit::startAngle);
        visit(Field{"stop_angle", "gradians"}, &AutoTransmit::stopAngle);
        visit(Field{"num_steps", "gradians"}, &AutoTransmit::numSteps);
        visit(Field{"delay", "milliseconds"}, &AutoTransmit::delay);
    }
};

/// Stops scanning and lets the motor go.
struct MotorOff {
    static constexpr std::uint16_t id = 2903;
    static constexpr std::string_view name = "motor_off";
    static constexpr Category category = Category::Control;
    static constexpr void fields(auto&&) {}
};

/// The ids of the Ping360 from 1000 on.
using Messages =
    MessageList<SetDeviceId, DeviceData, AutoDeviceData, Reset, Transducer, AutoTransmit, MotorOff>;

} // namespace leadline::ping::ping360
