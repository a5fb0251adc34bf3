// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/SimulatedOmniscan450.h"

#include "Decibels.h"
#include "base/Units.h"
#include "ping/omniscan450/Omniscan450.h"
#include "sim/DownwardRange.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <utility>
#include <variant>
#include <vector>

namespace leadline::sim {

namespace {

using namespace std::chrono_literals;
namespace omniscan450 = ping::omniscan450;
namespace cerulean = ping::cerulean;

constexpr std::uint32_t speedOfSoundAtPowerUp = 1'500'000;
constexpr base::Duration leastPeriod = 50ms;
constexpr base::Duration processing = 2ms;
constexpr std::uint32_t frequencyHz = 450'000;
constexpr std::uint16_t fewestResults = 200;
constexpr std::uint16_t mostResults = 1200;
/// Level of the transmit pulse at an analog gain of 1.
constexpr double referenceDb = -63.0;
/// Those of 4 to 7 were measured by others; the first four are made up.
constexpr std::array<float, 8> analogGains{4.9F,   9.7F,   19.4F,    38.0F,
                                           74.55F, 142.8F, 242.025F, 464.625F};
constexpr std::uint32_t starboardFirstPing = 60;
constexpr std::uint32_t portFirstStampMs = 42;

/// SonarLink's number of the first or the second device.
DeviceOptions withNumber(DeviceOptions options, unsigned number)
{
    options.deviceId = static_cast<std::uint8_t>(options.deviceId.value_or(1) + number - 1);
    return options;
}

} // namespace

SimulatedOmniscan450::SimulatedOmniscan450(base::Clock& clock, std::shared_ptr<const World> world,
                                           const DeviceOptions& options, Side side)
    : SimulatedCerulean({.family = ping::Family::Omniscan450,
                         .type = 101,
                         .revision = 1,
                         .firmware = {1, 2, 3},
                         .hasProtocolVersion = false},
                        clock, std::move(world), options),
      m_side(side),
      m_channel{.channelNumber = static_cast<std::uint8_t>(side == Side::Port ? 0 : 1),
                .numberOfChannels = 2}
{
    SimulatedOmniscan450::powerUp();
}

void SimulatedOmniscan450::powerUp()
{
    SimulatedCerulean::powerUp();
    m_params = {};
    m_speedOfSoundMmS = speedOfSoundAtPowerUp;
}

double SimulatedOmniscan450::bearingDeg() const
{
    return m_side == Side::Port ? -90 : 90;
}

base::Duration SimulatedOmniscan450::period() const
{
    const double endM = (static_cast<double>(m_params.startMm) + m_params.lengthMm) / 1000.0 *
                        trueMetres(m_speedOfSoundMmS);
    return std::max({leastPeriod, base::Duration(std::chrono::milliseconds(m_params.msecPerPing)),
                     soundTime(endM) + processing});
}

/// A gain that it chooses itself is the higher the farther it looks.
std::uint16_t SimulatedOmniscan450::gainIndex() const
{
    if (m_params.gainIndex >= 0)
        return static_cast<std::uint16_t>(m_params.gainIndex);
    constexpr std::array<std::uint32_t, 2> endsMm{20'000, 50'000};
    return static_cast<std::uint16_t>(5 +
                                      std::ranges::count_if(endsMm, [this](std::uint32_t endMm) {
                                          return m_params.lengthMm > endMm;
                                      }));
}

void SimulatedOmniscan450::ping(const Requester& listener)
{
    const double metres = trueMetres(m_speedOfSoundMmS) / 1000.0;
    auto levels = world().sideScanAt(pingAt(), {.bearingDeg = bearingDeg(),
                                                .startM = m_params.startMm * metres,
                                                .lengthM = m_params.lengthMm * metres,
                                                .results = m_params.numResults});
    const float gain = analogGains[gainIndex()];
    const double gainDb = 2 * decibels(double{gain});
    for (double& level : levels)
        level = referenceDb + gainDb + decibels(level);
    const StretchedLevels profile = stretched(levels);
    const bool isPort = m_side == Side::Port;
    send(
        omniscan450::MonoProfile{
            .pingNumber = pingNumber() + (isPort ? 0 : starboardFirstPing),
            .startMm = m_params.startMm,
            .lengthMm = m_params.lengthMm,
            .timestampMs = stampMs(pingAt()) + (isPort ? portFirstStampMs : 0),
            .pingHz = frequencyHz,
            .gainIndex = gainIndex(),
            .numResults = m_params.numResults,
            .sosDmps = static_cast<std::uint16_t>(m_speedOfSoundMmS / 100),
            .channelNumber = m_channel.channelNumber,
            .pulseDurationSec =
                m_params.pulseLenPercent *
                static_cast<float>(2.0 * m_params.lengthMm / std::max(m_speedOfSoundMmS, 1U)),
            .analogGain = gain,
            .maxPwrDb = profile.highestDb,
            .minPwrDb = profile.lowestDb,
            .transducerHeadingDeg = static_cast<float>(bearingDeg()),
            .pwrResults = {.bytes = profile.bytes,
                           .itemSize = sizeof(std::uint16_t),
                           .claimed = levels.size()}},
        listener);
}

bool SimulatedOmniscan450::respond(std::uint16_t id, const Requester& requester)
{
    return sendOneOf(id, requester, m_channel);
}

void SimulatedOmniscan450::handle(const ping::Message& message, const Requester& requester)
{
    std::visit(
        [&]<class M>(const M& each) {
            if constexpr (requires { this->take(each, requester); })
                this->take(each, requester);
            else
                rejectSetting(message, requester);
        },
        message);
}

void SimulatedOmniscan450::take(const omniscan450::PingParams& message, const Requester& requester)
{
    if (message.enable == 0) {
        stopPinging();
        return;
    }
    if (message.gainIndex < -1 || message.gainIndex >= std::ssize(analogGains)) {
        nack(omniscan450::PingParams::id, "The gain index is -1 to 7.", requester);
        return;
    }
    if (message.numResults < fewestResults || message.numResults > mostResults) {
        nack(omniscan450::PingParams::id, "The number of results is 200 to 1200.", requester);
        return;
    }
    if (message.lengthMm == 0) {
        nack(omniscan450::PingParams::id, "The length is above 0.", requester);
        return;
    }
    m_params = message;
    startPinging(requester);
}

void SimulatedOmniscan450::take(const omniscan450::SetSpeedOfSound& message,
                                const Requester& requester)
{
    if (base::plausibleSoundSpeed(message.speedOfSound / 1000.0))
        m_speedOfSoundMmS = message.speedOfSound;
    else
        nack(omniscan450::SetSpeedOfSound::id, "The sound speed is 1300 to 1700 m/s.", requester);
}

void SimulatedOmniscan450::take(const cerulean::SetSynchronizationChannel& message,
                                const Requester& requester)
{
    m_channel = {message.channelNumber, message.numberOfChannels};
    ack(cerulean::SetSynchronizationChannel::id, requester);
}

SimulatedOmniscanPair::SimulatedOmniscanPair(base::Clock& clock, std::shared_ptr<const World> world,
                                             const DeviceOptions& options)
    : m_port(clock, world, withNumber(options, 1), SimulatedOmniscan450::Side::Port),
      m_starboard(clock, std::move(world), withNumber(options, 2),
                  SimulatedOmniscan450::Side::Starboard)
{
}

void SimulatedOmniscanPair::receive(base::ByteSpan bytes, Client from)
{
    m_port.receive(bytes, from);
    m_starboard.receive(bytes, from);
}

void SimulatedOmniscanPair::setOutput(Output output)
{
    m_port.setOutput(output);
    m_starboard.setOutput(std::move(output));
}

void SimulatedOmniscanPair::setLineRate(LineRate lineRate)
{
    m_port.setLineRate(lineRate);
    m_starboard.setLineRate(std::move(lineRate));
}

void SimulatedOmniscanPair::restart()
{
    m_port.restart();
    m_starboard.restart();
}

} // namespace leadline::sim
