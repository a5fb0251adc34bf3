// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/Ping.h"

#include "base/Units.h"

#include <cmath>

namespace leadline::echo {

namespace {

Ping toPing(const ping::PingFields& fields, const SoundSpeed& speed)
{
    Ping ping;
    ping.profile.samples = fields.samples;
    if (fields.roundTripS) {
        ping.profile.lengthM = *fields.roundTripS * speed.forTime() / 2;
        ping.soundSpeed = speed.forTime();
    } else {
        ping.profile.startM = fields.startM * speed.factor();
        ping.profile.lengthM = fields.lengthM * speed.factor();
        ping.soundSpeed = speed.forMillimetres();
    }
    ping.decibels = fields.decibels;
    ping.hasRange = fields.hasRange;
    ping.angleGrad = fields.angleGrad;
    ping.stepsGrad = fields.stepsGrad;
    ping.gainIndex = fields.gainIndex;
    ping.transmitUs = fields.transmitUs;
    ping.frequencyKhz = fields.frequencyKhz;
    ping.band = fields.band;
    ping.pingNumber = fields.pingNumber;
    ping.stampMs = fields.stampMs;
    if (fields.distanceM)
        ping.distanceM = *fields.distanceM * speed.factor();
    ping.confidencePercent = fields.confidencePercent;
    return ping;
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

std::optional<Ping> decodePing(ping::DeviceKind kind, const ping::Frame& frame,
                               const SoundSpeed& speed)
{
    const ping::FamilyDescriptor* family = ping::descriptorOf(kind.family());
    const ping::PingMessage* message = family ? family->measurement(frame.messageId) : nullptr;
    if (!message || !message->isOwn(frame.payload))
        return std::nullopt;
    const auto fields = message->read(frame.payload);
    if (!fields)
        return std::nullopt;
    SoundSpeed its = speed;
    if (fields->soundSpeed && base::plausibleSoundSpeed(*fields->soundSpeed))
        its.ofDevice = fields->soundSpeed;
    Ping ping = toPing(*fields, its);
    ping.messageId = frame.messageId;
    return ping;
}

bool isMeasurement(ping::DeviceKind kind, std::uint16_t messageId)
{
    const ping::FamilyDescriptor* family = ping::descriptorOf(kind.family());
    return family && family->measurement(messageId);
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
