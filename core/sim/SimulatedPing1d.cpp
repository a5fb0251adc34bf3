// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/SimulatedPing1d.h"

#include "Numbers.h"
#include "base/Units.h"
#include "ping/Ping1d.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <utility>
#include <variant>

namespace leadline::sim {

namespace {

using namespace std::chrono_literals;
namespace ping1d = ping::ping1d;

/// Time between the last echo of a ping and the next ping.
constexpr base::Duration betweenPings = 1ms;
constexpr std::uint8_t automaticGain = 3;
/// Time for which a value that was set in automatic mode can be read back before it is overwritten.
constexpr base::Duration automaticTimeout = 1s;
/// A lower confidence means that no bottom was found.
constexpr std::uint16_t sureOfBottomPercent = 50;
constexpr std::size_t profileOverhead = 36;

} // namespace

SimulatedPing1d::SimulatedPing1d(base::Clock& clock, std::shared_ptr<const World> world,
                                 const DeviceOptions& options)
    : SimulatedDevice({.family = ping::Family::Ping1D,
                       .type = 1,
                       .revision = 1,
                       .deviceId = 1,
                       .firmware = {3, 29, 0},
                       .measuresRateFrom = {3, 28, 0}},
                      clock, std::move(world), options),
      m_next(clock)
{
    SimulatedPing1d::powerUp();
}

void SimulatedPing1d::powerUp()
{
    m_settings = {};
    m_pingNumber = 0;
    m_listener.reset();
    m_seen.reset();
    m_pingAt = clock().now();
    m_lastSet = m_pingAt - automaticTimeout;
    schedulePing(m_pingAt + period());
}

void SimulatedPing1d::powerDown()
{
    m_next.stop();
}

base::Duration SimulatedPing1d::period() const
{
    const double metres = (m_settings.scanStartMm + m_settings.scanLengthMm) / 1000.0 *
                          trueMetres(m_settings.speedOfSoundMmS);
    const auto sound = std::chrono::duration_cast<base::Duration>(
        std::chrono::duration<double>(2 * metres / base::defaultSoundSpeed));
    const base::Duration line =
        m_listener ? timeOnLine(m_settings.points + profileOverhead) : base::Duration{};
    return std::max({base::Duration(std::chrono::milliseconds(m_settings.pingIntervalMs)),
                     sound + betweenPings, line});
}

void SimulatedPing1d::schedulePing(base::Instant at)
{
    // After a suspend of the computer, the missed pings are not made up for.
    m_next.at(std::max(at, clock().now()), [this, at] {
        m_pingAt = std::max(at, clock().now() - period());
        ping();
        schedulePing(m_pingAt + period());
    });
}

void SimulatedPing1d::ping()
{
    if (!m_settings.enabled)
        return;
    ++m_pingNumber;
    m_seen.reset();
    if (m_settings.automatic && m_pingAt - m_lastSet >= automaticTimeout)
        chooseRange();
    if (m_listener)
        static_cast<void>(sendPing(ping1d::Profile::id, *m_listener));
}

void SimulatedPing1d::chooseRange()
{
    const Profile1d& last = seen();
    const bool bottom = last.confidencePercent >= sureOfBottomPercent;
    const std::uint32_t wanted = m_automaticRange.chosenMm(
        m_settings.scanLengthMm, bottom ? std::optional(last.distanceMm) : std::nullopt);
    if (wanted == m_settings.scanLengthMm && m_settings.scanStartMm == 0 &&
        m_settings.gain == automaticGain)
        return;
    m_settings.scanStartMm = 0;
    m_settings.scanLengthMm = wanted;
    m_settings.gain = automaticGain;
    m_seen.reset();
}

const Profile1d& SimulatedPing1d::seen()
{
    if (m_seen)
        return *m_seen;
    const double metres = trueMetres(m_settings.speedOfSoundMmS);
    Profile1d profile =
        world().profileAt(m_pingAt, {.scanStartMm = scaledMm(m_settings.scanStartMm, metres),
                                     .scanLengthMm = scaledMm(m_settings.scanLengthMm, metres),
                                     .gainIndex = m_settings.gain,
                                     .points = m_settings.points,
                                     .transmitDurationUs = transmitDurationUs()});
    profile.settings.scanStartMm = m_settings.scanStartMm;
    profile.settings.scanLengthMm = m_settings.scanLengthMm;
    profile.distanceMm = scaledMm(profile.distanceMm, 1.0 / metres);
    return m_seen.emplace(std::move(profile));
}

std::uint16_t SimulatedPing1d::transmitDurationUs() const
{
    return static_cast<std::uint16_t>(std::clamp(m_settings.scanLengthMm / 375U, 20U, 1000U));
}

std::uint16_t SimulatedPing1d::wave(double turnsPerSecond, double middle, double swing) const
{
    const double seconds = base::secondsOf(world().timeAt(m_pingAt));
    return static_cast<std::uint16_t>(middle + swing * sineOfTurns(seconds * turnsPerSecond));
}

bool SimulatedPing1d::respond(std::uint16_t id, const Requester& requester)
{
    const std::uint16_t voltageMv = wave(1.0 / 40.0, 4985, 25);
    const auto isAutomatic = static_cast<std::uint8_t>(m_settings.automatic);
    return sendPing(id, requester) ||
           sendOneOf(
               id, requester, ping1d::FirmwareVersion{1, 1, firmware().major, firmware().minor},
               ping1d::DeviceId{deviceId()}, ping1d::Voltage5{voltageMv},
               ping1d::SpeedOfSound{m_settings.speedOfSoundMmS},
               ping1d::Range{m_settings.scanStartMm, m_settings.scanLengthMm},
               ping1d::ModeAuto{isAutomatic}, ping1d::PingInterval{m_settings.pingIntervalMs},
               ping1d::GainSetting{m_settings.gain}, ping1d::TransmitDuration{transmitDurationUs()},
               ping1d::GeneralInfo{firmware().major, firmware().minor, voltageMv,
                                   m_settings.pingIntervalMs, m_settings.gain, isAutomatic},
               ping1d::ProcessorTemperature{wave(1.0 / 300.0, 3850, 120)},
               ping1d::PcbTemperature{wave(1.0 / 420.0, 2940, 80)},
               ping1d::PingEnable{static_cast<std::uint8_t>(m_settings.enabled)},
               ping1d::OssProfileConfiguration{m_settings.points, m_settings.normalization,
                                               m_settings.enhance});
}

bool SimulatedPing1d::sendPing(std::uint16_t id, const Requester& requester)
{
    switch (id) {
    case ping1d::DistanceSimple::id:
        send(ping1d::DistanceSimple{seen().distanceMm,
                                    static_cast<std::uint8_t>(seen().confidencePercent)},
             requester);
        return true;
    case ping1d::Distance::id:
        send(ping1d::Distance{seen().distanceMm, seen().confidencePercent,
                              seen().settings.transmitDurationUs, m_pingNumber,
                              seen().settings.scanStartMm, seen().settings.scanLengthMm,
                              seen().settings.gainIndex},
             requester);
        return true;
    case ping1d::Profile::id:
        send(ping1d::Profile{seen().distanceMm, seen().confidencePercent,
                             seen().settings.transmitDurationUs, m_pingNumber,
                             seen().settings.scanStartMm, seen().settings.scanLengthMm,
                             seen().settings.gainIndex, seen().samples},
             requester);
        return true;
    default:
        return false;
    }
}

// Handling of received messages.

namespace {

constexpr std::uint32_t shortestScanMm = 1000;
constexpr std::uint32_t farthestMm = 200'000;
/// Message id for the stream of profiles in the oldest documents.
constexpr std::uint16_t oldProfileId = 0;

} // namespace

void SimulatedPing1d::handle(const ping::Message& message, const Requester& requester)
{
    // The remaining messages are those that a device sends; they need no answer.
    std::visit(
        [&](const auto& each) {
            if constexpr (requires { this->take(each, requester); })
                this->take(each, requester);
        },
        message);
}

void SimulatedPing1d::settle(std::uint16_t id, bool good, std::string_view words,
                             const Requester& requester)
{
    m_lastSet = clock().now();
    if (!good) {
        nack(id, words, requester);
        return;
    }
    ack(id, requester);
    schedulePing(std::max(m_pingAt + period(), clock().now()));
}

void SimulatedPing1d::take(const ping::common::SetDeviceId& message, const Requester& requester)
{
    setDeviceId(ping::common::SetDeviceId::id, message.deviceId, 0, requester);
}

void SimulatedPing1d::take(const ping1d::SetDeviceId& message, const Requester& requester)
{
    setDeviceId(ping1d::SetDeviceId::id, message.deviceId, 0, requester);
}

void SimulatedPing1d::take(const ping1d::SetRange& message, const Requester& requester)
{
    const std::uint64_t end = std::uint64_t{message.scanStart} + message.scanLength;
    const bool good = message.scanLength >= shortestScanMm && end <= farthestMm;
    if (good) {
        m_settings.scanStartMm = message.scanStart;
        m_settings.scanLengthMm = message.scanLength;
    }
    settle(ping1d::SetRange::id, good, "The range is 1 m long at least and ends at 200 m.",
           requester);
}

void SimulatedPing1d::take(const ping1d::SetSpeedOfSound& message, const Requester& requester)
{
    // Any positive number is accepted, as by the real device: some programs write metres per second
    // here.
    const bool good = message.speedOfSound > 0;
    if (good)
        m_settings.speedOfSoundMmS = message.speedOfSound;
    settle(ping1d::SetSpeedOfSound::id, good, "The sound speed is above 0.", requester);
}

void SimulatedPing1d::take(const ping1d::SetModeAuto& message, const Requester& requester)
{
    const bool good = message.modeAuto <= 1;
    if (good)
        m_settings.automatic = message.modeAuto == 1;
    settle(ping1d::SetModeAuto::id, good, "The mode is 0 or 1.", requester);
}

void SimulatedPing1d::take(const ping1d::SetPingInterval& message, const Requester& requester)
{
    m_settings.pingIntervalMs = message.pingInterval;
    settle(ping1d::SetPingInterval::id, true, {}, requester);
}

void SimulatedPing1d::take(const ping1d::SetGainSetting& message, const Requester& requester)
{
    const bool good = message.gainSetting < ping1d::gainFactors.size();
    if (good)
        m_settings.gain = message.gainSetting;
    settle(ping1d::SetGainSetting::id, good, "The gain is 0 to 6.", requester);
}

void SimulatedPing1d::take(const ping1d::SetPingEnable& message, const Requester& requester)
{
    const bool good = message.pingEnabled <= 1;
    if (good)
        m_settings.enabled = message.pingEnabled == 1;
    settle(ping1d::SetPingEnable::id, good, "Pinging is 0 or 1.", requester);
}

void SimulatedPing1d::take(const ping1d::SetOssProfileConfiguration& message,
                           const Requester& requester)
{
    const bool good = message.numberOfPoints >= 200 && message.numberOfPoints <= 1200;
    if (good) {
        m_settings.points = message.numberOfPoints;
        m_settings.normalization = message.normalizationEnabled;
        m_settings.enhance = message.enhanceEnabled;
    }
    settle(ping1d::SetOssProfileConfiguration::id, good, "A profile has 200 to 1200 points.",
           requester);
}

void SimulatedPing1d::take(const ping1d::GotoBootloader&, const Requester& requester)
{
    constexpr base::Duration untilPowerIsCut = std::chrono::hours(24 * 365);
    ack(ping1d::GotoBootloader::id, requester);
    powerOffFor(untilPowerIsCut);
}

void SimulatedPing1d::take(const ping1d::ContinuousStart& message, const Requester& requester)
{
    const bool good =
        message.streamedId == ping1d::Profile::id || message.streamedId == oldProfileId;
    if (good)
        m_listener = requester;
    settle(ping1d::ContinuousStart::id, good, "Only profiles are streamed.", requester);
}

void SimulatedPing1d::take(const ping1d::ContinuousStop& message, const Requester& requester)
{
    const bool good =
        message.streamedId == ping1d::Profile::id || message.streamedId == oldProfileId;
    if (good)
        m_listener.reset();
    settle(ping1d::ContinuousStop::id, good, "Only profiles are streamed.", requester);
}

} // namespace leadline::sim
