// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/Frames.h"

#include "ping/Frame.h"

#include <array>

namespace leadline::sim {

namespace {

constexpr std::uint16_t deviceInformationId = 4;
constexpr std::uint16_t profileId = 1300;
constexpr std::uint16_t deviceDataId = 2300;

void appendSamples(std::vector<std::byte>& payload, std::span<const std::uint8_t> samples)
{
    base::appendLittle(payload, static_cast<std::uint16_t>(samples.size()));
    base::append(payload, std::as_bytes(samples));
}

} // namespace

std::vector<std::byte> profileFrame(const Profile1d& profile, std::uint32_t pingNumber)
{
    std::vector<std::byte> payload;
    payload.reserve(26 + profile.samples.size());
    base::appendLittle(payload, profile.distanceMm);
    base::appendLittle(payload, profile.confidencePercent);
    base::appendLittle(payload, profile.settings.transmitDurationUs);
    base::appendLittle(payload, pingNumber);
    base::appendLittle(payload, profile.settings.scanStartMm);
    base::appendLittle(payload, profile.settings.scanLengthMm);
    base::appendLittle(payload, profile.settings.gainIndex);
    appendSamples(payload, profile.samples);
    return ping::encodeFrame(profileId, payload, ping1dId);
}

std::vector<std::byte> deviceDataFrame(const SpokeSettings& settings,
                                       std::span<const std::uint8_t> samples)
{
    constexpr std::uint8_t mode = 1; // what a real Ping360 reports
    std::vector<std::byte> payload;
    payload.reserve(14 + samples.size());
    base::appendLittle(payload, mode);
    base::appendLittle(payload, settings.gain);
    base::appendLittle(payload, settings.angleGrad);
    base::appendLittle(payload, settings.transmitDurationUs);
    base::appendLittle(payload, settings.samplePeriod);
    base::appendLittle(payload, settings.transmitFrequencyKhz);
    base::appendLittle(payload, settings.samples);
    appendSamples(payload, samples);
    return ping::encodeFrame(deviceDataId, payload, ping360Id);
}

std::vector<std::byte> ping1dInformationFrame()
{
    constexpr std::array<std::uint8_t, 6> payload{1, 1, 3, 29, 0, 0};
    return ping::encodeFrame(deviceInformationId, std::as_bytes(std::span(payload)), ping1dId);
}

std::vector<std::byte> ping360InformationFrame()
{
    constexpr std::array<std::uint8_t, 6> payload{2, 'C', 3, 1, 1, 0};
    return ping::encodeFrame(deviceInformationId, std::as_bytes(std::span(payload)), ping360Id);
}

} // namespace leadline::sim
