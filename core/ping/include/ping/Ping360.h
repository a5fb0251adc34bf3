// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Fields.h"

namespace leadline::ping::ping360 {

using ping::operator==;

/// The field `id` is named `deviceId` here.
struct SetDeviceId {
    std::uint8_t deviceId = 0;
    std::uint8_t reserved = 0;

    static constexpr std::uint16_t id = 2000;
    static constexpr Description description{"set_device_id", Category::Set};
    static constexpr base::FieldList fields{
        field(&SetDeviceId::deviceId, "id"),
        field(&SetDeviceId::reserved, "reserved"),
    };
};

/// Echo at one angle, with the settings used. The length of `data` is authoritative: the first
/// reply of real heads may have number_of_samples 2 with 1200 bytes of data.
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
    static constexpr Description description{"device_data", Category::Get};
    static constexpr base::FieldList fields{
        field(&DeviceData::mode, "mode"),
        field(&DeviceData::gainSetting, "gain_setting"),
        field(&DeviceData::angle, "angle", "gradians"),
        field(&DeviceData::transmitDuration, "transmit_duration", "microseconds"),
        field(&DeviceData::samplePeriod, "sample_period", "eicosapenta-nanoseconds", "interval"),
        field(&DeviceData::transmitFrequency, "transmit_frequency", "kilohertz"),
        field(&DeviceData::numberOfSamples, "number_of_samples", "samples"),
        field(&DeviceData::data, "data"),
    };
};

/// Like device_data with the sector being scanned; streamed after auto_transmit.
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
    static constexpr Description description{"auto_device_data", Category::Get};
    static constexpr base::FieldList fields{
        field(&AutoDeviceData::mode, "mode"),
        field(&AutoDeviceData::gainSetting, "gain_setting"),
        field(&AutoDeviceData::angle, "angle", "gradians"),
        field(&AutoDeviceData::transmitDuration, "transmit_duration", "microseconds"),
        field(&AutoDeviceData::samplePeriod, "sample_period", "eicosapenta-nanoseconds"),
        field(&AutoDeviceData::transmitFrequency, "transmit_frequency", "kilohertz"),
        field(&AutoDeviceData::startAngle, "start_angle", "gradians"),
        field(&AutoDeviceData::stopAngle, "stop_angle", "gradians"),
        field(&AutoDeviceData::numSteps, "num_steps", "gradians"),
        field(&AutoDeviceData::delay, "delay", "milliseconds"),
        field(&AutoDeviceData::numberOfSamples, "number_of_samples", "samples"),
        field(&AutoDeviceData::data, "data"),
    };
};

/// Restarts the head; bootloader = 1 starts its bootloader.
struct Reset {
    std::uint8_t bootloader = 0;
    std::uint8_t reserved = 0;

    static constexpr std::uint16_t id = 2600;
    static constexpr Description description{"reset", Category::Control};
    static constexpr base::FieldList fields{
        field(&Reset::bootloader, "bootloader"),
        field(&Reset::reserved, "reserved"),
    };
};

/// Turns to an angle and, with transmit = 1, pings; the reply is device_data.
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
    static constexpr Description description{"transducer", Category::Control};
    static constexpr base::FieldList fields{
        field(&Transducer::mode, "mode"),
        field(&Transducer::gainSetting, "gain_setting"),
        field(&Transducer::angle, "angle", "gradians"),
        field(&Transducer::transmitDuration, "transmit_duration", "microseconds"),
        field(&Transducer::samplePeriod, "sample_period", "eicosapenta-nanoseconds", "interval"),
        field(&Transducer::transmitFrequency, "transmit_frequency", "kilohertz"),
        field(&Transducer::numberOfSamples, "number_of_samples", "samples"),
        field(&Transducer::transmit, "transmit"),
        field(&Transducer::reserved, "reserved"),
    };
};

/// Scans a sector continuously; auto_device_data is streamed until motor_off or a line break.
/// Firmware before 3.3.1 may ignore it without a nack.
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
    static constexpr Description description{"auto_transmit", Category::Control};
    static constexpr base::FieldList fields{
        field(&AutoTransmit::mode, "mode"),
        field(&AutoTransmit::gainSetting, "gain_setting"),
        field(&AutoTransmit::transmitDuration, "transmit_duration", "microseconds"),
        field(&AutoTransmit::samplePeriod, "sample_period", "eicosapenta-nanoseconds"),
        field(&AutoTransmit::transmitFrequency, "transmit_frequency", "kilohertz"),
        field(&AutoTransmit::numberOfSamples, "number_of_samples", "samples"),
        field(&AutoTransmit::startAngle, "start_angle", "gradians"),
        field(&AutoTransmit::stopAngle, "stop_angle", "gradians"),
        field(&AutoTransmit::numSteps, "num_steps", "gradians"),
        field(&AutoTransmit::delay, "delay", "milliseconds"),
    };
};

/// Stops scanning and switches the motor off.
struct MotorOff {
    static constexpr std::uint16_t id = 2903;
    static constexpr Description description{"motor_off", Category::Control};
    static constexpr base::FieldList fields{};
};

/// Messages of the Ping360 with ids from 1000 on.
using Messages =
    MessageList<SetDeviceId, DeviceData, AutoDeviceData, Reset, Transducer, AutoTransmit, MotorOff>;

} // namespace leadline::ping::ping360
