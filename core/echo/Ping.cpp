// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/Ping.h"

#include "base/Units.h"
#include "log/StreamClassifier.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"

#include <cmath>

namespace leadline::echo {

namespace {

/// Duration of one tick of sample_period.
constexpr double tickSeconds = 25e-9;

double metres(std::uint32_t millimetres, const SoundSpeed& speed)
{
    return base::metresFromMillimetres(millimetres) * speed.factor();
}

/// Converts the fields that profile and distance have in common.
template<class Message>
Ping fromEchosounder(const Message& message, const SoundSpeed& speed)
{
    Ping ping;
    ping.profile.startM = metres(message.scanStart, speed);
    ping.profile.lengthM = metres(message.scanLength, speed);
    ping.gainIndex = message.gainSetting;
    ping.transmitUs = message.transmitDuration;
    ping.pingNumber = message.pingNumber;
    ping.distanceM = metres(message.distance, speed);
    ping.confidencePercent = message.confidence;
    ping.soundSpeed = speed.forMillimetres();
    return ping;
}

/// Converts the fields that device_data and auto_device_data have in common.
template<class Message>
Ping fromScanner(const Message& message, const SoundSpeed& speed)
{
    Ping ping;
    ping.profile.samples = message.data;
    ping.profile.lengthM = message.samplePeriod * tickSeconds *
                           static_cast<double>(message.data.size()) * speed.forTime() / 2;
    ping.angleGrad = message.angle;
    ping.gainIndex = message.gainSetting;
    ping.transmitUs = message.transmitDuration;
    ping.frequencyKhz = message.transmitFrequency;
    ping.soundSpeed = speed.forTime();
    return ping;
}

std::optional<Ping> decodeEchosounder(const ping::Frame& frame, const SoundSpeed& speed)
{
    namespace d1 = ping::ping1d;
    if (frame.messageId == d1::Profile::id) {
        const auto message = ping::decodePayload<d1::Profile>(frame.payload);
        if (!message)
            return std::nullopt;
        Ping ping = fromEchosounder(*message, speed);
        ping.profile.samples = message->profileData;
        return ping;
    }
    if (frame.messageId == d1::Distance::id) {
        const auto message = ping::decodePayload<d1::Distance>(frame.payload);
        return message ? std::optional(fromEchosounder(*message, speed)) : std::nullopt;
    }
    if (frame.messageId == d1::DistanceSimple::id) {
        const auto message = ping::decodePayload<d1::DistanceSimple>(frame.payload);
        if (!message)
            return std::nullopt;
        Ping ping;
        ping.distanceM = metres(message->distance, speed);
        ping.confidencePercent = message->confidence;
        ping.soundSpeed = speed.forMillimetres();
        return ping;
    }
    return std::nullopt;
}

std::optional<Ping> decodeScanner(const ping::Frame& frame, const SoundSpeed& speed)
{
    namespace d360 = ping::ping360;
    if (frame.messageId == d360::DeviceData::id) {
        const auto message = ping::decodePayload<d360::DeviceData>(frame.payload);
        return message ? std::optional(fromScanner(*message, speed)) : std::nullopt;
    }
    if (frame.messageId == d360::AutoDeviceData::id) {
        const auto message = ping::decodePayload<d360::AutoDeviceData>(frame.payload);
        if (!message)
            return std::nullopt;
        Ping ping = fromScanner(*message, speed);
        ping.stepsGrad = message->numSteps;
        return ping;
    }
    return std::nullopt;
}

} // namespace

double SoundSpeed::forTime() const
{
    return chosen.value_or(base::defaultSoundSpeed);
}

double SoundSpeed::factor() const
{
    return chosen ? *chosen / ofDevice.value_or(base::defaultSoundSpeed) : 1.0;
}

double SoundSpeed::forMillimetres() const
{
    return chosen.value_or(ofDevice.value_or(base::defaultSoundSpeed));
}

std::optional<Ping> decodePing(log::StreamKind kind, const ping::Frame& frame,
                               const SoundSpeed& speed)
{
    std::optional<Ping> ping;
    if (log::isForeignPing(frame))
        return ping;
    if (kind == log::StreamKind::Ping1D)
        ping = decodeEchosounder(frame, speed);
    else if (kind == log::StreamKind::Ping360)
        ping = decodeScanner(frame, speed);
    if (ping)
        ping->messageId = frame.messageId;
    return ping;
}

bool isMeasurement(log::StreamKind kind, std::uint16_t messageId)
{
    namespace d1 = ping::ping1d;
    namespace d360 = ping::ping360;
    switch (kind) {
    case log::StreamKind::Ping1D:
        return messageId == d1::Profile::id || messageId == d1::Distance::id ||
               messageId == d1::DistanceSimple::id;
    case log::StreamKind::Ping360:
        return messageId == d360::DeviceData::id || messageId == d360::AutoDeviceData::id;
    default:
        return false;
    }
}

namespace {

/// Half of the horizontal beam width of a Ping360.
constexpr double halfBeamDeg = 1;

} // namespace

double rangeErrorM(const Ping& ping)
{
    const auto samples = static_cast<double>(ping.profile.samples.size());
    const double halfSample = samples > 0 ? ping.profile.lengthM / samples / 2 : 0;
    const double pulseS = ping.transmitUs.value_or(0) * 1e-6;
    return std::hypot(halfSample, ping.soundSpeed * pulseS / 4);
}

double bearingErrorDeg(double stepDeg)
{
    return std::hypot(halfBeamDeg, stepDeg / 2);
}

} // namespace leadline::echo
