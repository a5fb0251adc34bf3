// SPDX-License-Identifier: GPL-3.0-or-later
// What a simulated Ping1D does when it is told to.
#include "ping/Ping1d.h"
#include "ping/Ping1dGain.h"
#include "sim/SimulatedPing1d.h"

#include <algorithm>
#include <chrono>
#include <variant>

namespace leadline::sim {

namespace {

namespace ping1d = ping::ping1d;

constexpr std::uint32_t shortestScanMm = 1000;
constexpr std::uint32_t farthestMm = 200'000;
/// What the oldest documents call the stream of profiles.
constexpr std::uint16_t oldProfileId = 0;

} // namespace

void SimulatedPing1d::handle(const ping::Message& message, const Asker& asker)
{
    // What is left are a device's own messages, which ask for nothing.
    std::visit(
        [&](const auto& each) {
            if constexpr (requires { this->take(each, asker); })
                this->take(each, asker);
        },
        message);
}

void SimulatedPing1d::settle(std::uint16_t id, bool good, std::string_view words,
                             const Asker& asker)
{
    m_lastSet = clock().now();
    if (!good) {
        nack(id, words, asker);
        return;
    }
    ack(id, asker);
    schedulePing(std::max(m_pingAt + period(), clock().now()));
}

void SimulatedPing1d::take(const ping::common::SetDeviceId& message, const Asker& asker)
{
    setDeviceId(ping::common::SetDeviceId::id, message.deviceId, 0, asker);
}

void SimulatedPing1d::take(const ping1d::SetDeviceId& message, const Asker& asker)
{
    setDeviceId(ping1d::SetDeviceId::id, message.deviceId, 0, asker);
}

void SimulatedPing1d::take(const ping1d::SetRange& message, const Asker& asker)
{
    const std::uint64_t end = std::uint64_t{message.scanStart} + message.scanLength;
    const bool good = message.scanLength >= shortestScanMm && end <= farthestMm;
    if (good) {
        m_settings.scanStartMm = message.scanStart;
        m_settings.scanLengthMm = message.scanLength;
    }
    settle(ping1d::SetRange::id, good, "The range is 1 m long at least and ends at 200 m.", asker);
}

void SimulatedPing1d::take(const ping1d::SetSpeedOfSound& message, const Asker& asker)
{
    // Any number, as the device does: programs exist that write metres per second here.
    const bool good = message.speedOfSound > 0;
    if (good)
        m_settings.speedOfSoundMmS = message.speedOfSound;
    settle(ping1d::SetSpeedOfSound::id, good, "The sound speed is above 0.", asker);
}

void SimulatedPing1d::take(const ping1d::SetModeAuto& message, const Asker& asker)
{
    const bool good = message.modeAuto <= 1;
    if (good)
        m_settings.automatic = message.modeAuto == 1;
    settle(ping1d::SetModeAuto::id, good, "The mode is 0 or 1.", asker);
}

void SimulatedPing1d::take(const ping1d::SetPingInterval& message, const Asker& asker)
{
    m_settings.pingIntervalMs = message.pingInterval;
    settle(ping1d::SetPingInterval::id, true, {}, asker);
}

void SimulatedPing1d::take(const ping1d::SetGainSetting& message, const Asker& asker)
{
    const bool good = message.gainSetting < ping1d::gainFactors.size();
    if (good)
        m_settings.gain = message.gainSetting;
    settle(ping1d::SetGainSetting::id, good, "The gain is 0 to 6.", asker);
}

void SimulatedPing1d::take(const ping1d::SetPingEnable& message, const Asker& asker)
{
    const bool good = message.pingEnabled <= 1;
    if (good)
        m_settings.enabled = message.pingEnabled == 1;
    settle(ping1d::SetPingEnable::id, good, "Pinging is 0 or 1.", asker);
}

void SimulatedPing1d::take(const ping1d::SetOssProfileConfiguration& message, const Asker& asker)
{
    const bool good = message.numberOfPoints >= 200 && message.numberOfPoints <= 1200;
    if (good) {
        m_settings.points = message.numberOfPoints;
        m_settings.normalization = message.normalizationEnabled;
        m_settings.enhance = message.enhanceEnabled;
    }
    settle(ping1d::SetOssProfileConfiguration::id, good, "A profile has 200 to 1200 points.",
           asker);
}

void SimulatedPing1d::take(const ping1d::GotoBootloader&, const Asker& asker)
{
    constexpr base::Duration untilPowerIsCut = std::chrono::hours(24 * 365);
    ack(ping1d::GotoBootloader::id, asker);
    goDark(untilPowerIsCut);
}

void SimulatedPing1d::take(const ping1d::ContinuousStart& message, const Asker& asker)
{
    const bool good =
        message.streamedId == ping1d::Profile::id || message.streamedId == oldProfileId;
    if (good)
        m_listener = asker;
    settle(ping1d::ContinuousStart::id, good, "Only profiles are streamed.", asker);
}

void SimulatedPing1d::take(const ping1d::ContinuousStop& message, const Asker& asker)
{
    const bool good =
        message.streamedId == ping1d::Profile::id || message.streamedId == oldProfileId;
    if (good)
        m_listener.reset();
    settle(ping1d::ContinuousStop::id, good, "Only profiles are streamed.", asker);
}

} // namespace leadline::sim
