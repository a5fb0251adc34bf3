// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/Frames.h"

#include "ping/Codec.h"
#include "ping/Common.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"

namespace leadline::sim {

std::vector<std::byte> profileFrame(const Profile1d& profile, std::uint32_t pingNumber)
{
    const ping::ping1d::Profile message{.distance = profile.distanceMm,
                                        .confidence = profile.confidencePercent,
                                        .transmitDuration = profile.settings.transmitDurationUs,
                                        .pingNumber = pingNumber,
                                        .scanStart = profile.settings.scanStartMm,
                                        .scanLength = profile.settings.scanLengthMm,
                                        .gainSetting = profile.settings.gainIndex,
                                        .profileData = profile.samples};
    return ping::encodeFrame(message, ping1dId);
}

std::vector<std::byte> deviceDataFrame(const SpokeSettings& settings,
                                       std::span<const std::uint8_t> samples)
{
    // Real Ping360 report mode 1.
    const ping::ping360::DeviceData message{.mode = 1,
                                            .gainSetting = settings.gain,
                                            .angle = settings.angleGrad,
                                            .transmitDuration = settings.transmitDurationUs,
                                            .samplePeriod = settings.samplePeriod,
                                            .transmitFrequency = settings.transmitFrequencyKhz,
                                            .numberOfSamples = settings.samples,
                                            .data = samples};
    return ping::encodeFrame(message, ping360Id);
}

std::vector<std::byte> ping1dInformationFrame()
{
    return ping::encodeFrame(ping::common::DeviceInformation{1, 1, 3, 29, 0}, ping1dId);
}

std::vector<std::byte> ping360InformationFrame()
{
    return ping::encodeFrame(ping::common::DeviceInformation{2, 'C', 3, 1, 1}, ping360Id);
}

} // namespace leadline::sim
