// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/SimulatedS500.h"

#include "Decibels.h"
#include "Numbers.h"
#include "base/Units.h"
#include "ping/MessageTable.h"
#include "ping/s500/S500.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>
#include <variant>
#include <vector>

namespace leadline::sim {

namespace {

namespace s500 = ping::s500;

constexpr std::uint8_t deviceType = 112;
constexpr std::uint32_t speedOfSoundAtPowerUp = 1'500'000;
constexpr std::uint8_t chosenGain = 6;
constexpr std::int16_t highestGain = 13;
constexpr std::int16_t onePing = -1;
/// A lower confidence means that no bottom was found.
constexpr std::uint16_t leastConfidencePercent = 50;
constexpr std::size_t pingsOfMean = 20;

constexpr std::uint32_t adcSampleHz = 1'000'000;
constexpr std::size_t usualResults = 1024;
constexpr std::size_t mostResults = 6000;
constexpr std::uint32_t centreHz = 500'000;
constexpr std::uint32_t chirpHz = 100'000;
/// Level of an amplitude of 1 at gain 0.
constexpr double referenceDb = -60.0;
constexpr double gainStepDb = 6.0;

/// The factor of a gain step of 6 dB.
float analogGain(std::uint8_t index)
{
    return static_cast<float>(1U << index);
}

} // namespace

SimulatedS500::SimulatedS500(base::Clock& clock, std::shared_ptr<const World> world,
                             const DeviceOptions& options)
    : SimulatedCerulean({.family = ping::Family::S500,
                         .type = deviceType,
                         .revision = 1,
                         .firmware = {1, 2, 3},
                         .hasProtocolVersion = false},
                        clock, std::move(world), options)
{
    SimulatedS500::powerUp();
}

void SimulatedS500::powerUp()
{
    SimulatedCerulean::powerUp();
    m_params = {.gainIndex = -1, .chirp = 1};
    m_speedOfSoundMmS = speedOfSoundAtPowerUp;
    m_scan = {};
    m_automaticRange = {};
    m_echo = {};
    m_distances.clear();
}

double SimulatedS500::rangeEndM() const
{
    return (static_cast<double>(m_scan.startMm) + m_scan.lengthMm) / 1000.0 *
           trueMetres(m_speedOfSoundMmS);
}

base::Duration SimulatedS500::period() const
{
    const std::size_t report =
        m_params.reportId == s500::Profile6::id
            ? ping::fixedSize<s500::Profile6>() + resultCount() * sizeof(std::uint16_t)
            : ping::fixedSize<s500::Distance2>();
    return std::max({base::Duration(std::chrono::milliseconds(m_params.msecPerPing)),
                     soundTime(rangeEndM()),
                     timeOnLine(report + ping::headerSize + ping::checksumSize)});
}

bool SimulatedS500::isRepeating() const
{
    return m_params.msecPerPing != onePing;
}

void SimulatedS500::ping(const Requester& listener)
{
    receiveEcho();
    if (m_params.lengthMm == 0)
        chooseRange();
    sendReport(listener);
}

void SimulatedS500::receiveEcho()
{
    const double metres = trueMetres(m_speedOfSoundMmS);
    m_echo = world().echoAt(pingAt(), {.scanStartMm = scaledMm(m_scan.startMm, metres),
                                       .scanLengthMm = scaledMm(m_scan.lengthMm, metres),
                                       .points = static_cast<std::uint16_t>(resultCount())});
    const bool bottom = m_echo.confidencePercent >= leastConfidencePercent;
    if (m_distances.size() == pingsOfMean)
        m_distances.pop_front();
    m_distances.push_back(
        bottom ? Distance{scaledMm(m_echo.distanceMm, 1.0 / metres),
                          static_cast<std::uint8_t>(std::min<int>(m_echo.confidencePercent, 100))}
               : Distance{});
}

/// Pings once more if the range does not suit what this ping found.
void SimulatedS500::chooseRange()
{
    const Distance& last = m_distances.back();
    const std::uint32_t wanted = m_automaticRange.chosenMm(
        m_scan.lengthMm, last.confidencePercent > 0 ? std::optional(last.mm) : std::nullopt);
    if (wanted == m_scan.lengthMm)
        return;
    m_scan.lengthMm = wanted;
    m_distances.pop_back();
    receiveEcho();
}

/// Samples that the device takes from the start to the end of its range.
double SimulatedS500::adcSamples() const
{
    return 2.0 * m_scan.lengthMm / std::max(m_speedOfSoundMmS, 1U) * adcSampleHz;
}

/// A pulse of one frequency gives as many results in every range; a chirp as many as the decimation
/// leaves, which is automatic if it is 0.
std::size_t SimulatedS500::decimation() const
{
    if (m_params.chirp != 0 && m_params.decimation > 0)
        return m_params.decimation;
    const double needed = std::floor(adcSamples() / usualResults) + 1.0;
    return static_cast<std::size_t>(std::min(needed, 255.0));
}

std::size_t SimulatedS500::resultCount() const
{
    if (m_params.chirp == 0)
        return usualResults;
    const double count = adcSamples() / static_cast<double>(decimation());
    return static_cast<std::size_t>(std::clamp(count, 1.0, static_cast<double>(mostResults)));
}

SimulatedS500::Distance SimulatedS500::meanDistance() const
{
    std::uint64_t sum = 0;
    std::uint32_t confidence = 0;
    std::uint32_t count = 0;
    for (const Distance& each : m_distances) {
        confidence += each.confidencePercent;
        if (each.confidencePercent > 0) {
            sum += each.mm;
            ++count;
        }
    }
    if (count == 0)
        return {};
    return {static_cast<std::uint32_t>(sum / count),
            static_cast<std::uint8_t>(confidence / m_distances.size())};
}

void SimulatedS500::sendReport(const Requester& requester)
{
    if (m_params.reportId == s500::Profile6::id) {
        sendProfile(requester);
        return;
    }
    const Distance& last = m_distances.back();
    const Distance mean = meanDistance();
    send(s500::Distance2{.pingDistanceMm = last.mm,
                         .averagedDistanceMm = mean.mm,
                         .pingConfidence = last.confidencePercent,
                         .averageDistanceConfidence = mean.confidencePercent,
                         .timestamp = stampMs(pingAt())},
         requester);
}

void SimulatedS500::sendProfile(const Requester& requester)
{
    std::vector<double> levels(m_echo.levels.size());
    std::ranges::transform(m_echo.levels, levels.begin(), [this](double level) {
        constexpr double least = 1e-5;
        return referenceDb + gainStepDb * m_scan.gainIndex + 2 * decibels(std::max(level, least));
    });
    const StretchedLevels profile = stretched(levels);
    const Distance& last = m_distances.back();
    const Distance mean = meanDistance();
    const std::uint32_t sweepHz = m_params.chirp != 0 ? chirpHz : 0;
    send(s500::Profile6{.pingNumber = pingNumber(),
                        .startMm = m_scan.startMm,
                        .lengthMm = m_scan.lengthMm,
                        .startPingHz = centreHz - sweepHz / 2,
                        .endPingHz = centreHz + sweepHz / 2,
                        .adcSampleHz = adcSampleHz,
                        .timestampMsec = stampMs(pingAt()),
                        .pulseDurationSec =
                            static_cast<float>(std::clamp(m_scan.lengthMm / 375U, 20U, 1000U)) /
                            1e6F,
                        .analogGain = analogGain(m_scan.gainIndex),
                        .maxPwrDb = profile.highestDb,
                        .minPwrDb = profile.lowestDb,
                        .thisPingDepthM = static_cast<float>(last.mm) / 1000.0F,
                        .smoothDepthM = static_cast<float>(mean.mm) / 1000.0F,
                        .pingDepthMeasurementConfidence = last.confidencePercent,
                        .gainIndex = m_scan.gainIndex,
                        .decimation = static_cast<std::uint8_t>(decimation()),
                        .smoothedDepthMeasurementConfidence = mean.confidencePercent,
                        .numResults = static_cast<std::uint16_t>(levels.size()),
                        .pwrResults = {.bytes = profile.bytes,
                                       .itemSize = sizeof(std::uint16_t),
                                       .claimed = levels.size()}},
         requester);
}

bool SimulatedS500::respond(std::uint16_t id, const Requester& requester)
{
    const double seconds = base::secondsOf(world().timeAt(clock().now()));
    const Distance last = m_distances.empty() ? Distance{} : m_distances.back();
    return sendOneOf(
        id, requester, s500::FirmwareVersion{deviceType, 1, firmware().major, firmware().minor},
        s500::SpeedOfSound{m_speedOfSoundMmS}, s500::Range{m_scan.startMm, m_scan.lengthMm},
        s500::PingInterval{static_cast<std::uint16_t>(std::max<int>(m_params.msecPerPing, 0))},
        s500::GainIndex{m_scan.gainIndex}, s500::Altitude{last.mm, last.confidencePercent},
        s500::ProcessorTemperature{
            static_cast<std::int32_t>(3850.0 + 120.0 * sineOfTurns(seconds / 300.0))});
}

void SimulatedS500::handle(const ping::Message& message, const Requester& requester)
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

void SimulatedS500::take(const s500::SetPingParams& message, const Requester& requester)
{
    const bool reports = message.reportId == s500::Distance2::id ||
                         message.reportId == s500::Profile6::id || message.reportId == 0;
    if (message.gainIndex < -1 || message.gainIndex > highestGain) {
        nack(s500::SetPingParams::id, "The gain index is -1 to 13.", requester);
        return;
    }
    if (message.msecPerPing < onePing || !reports) {
        nack(s500::SetPingParams::id,
             reports ? "The interval is -1 or more." : "The report is 0, 1223 or 1308.", requester);
        return;
    }
    m_params = message;
    m_scan.startMm = message.startMm;
    if (message.lengthMm > 0)
        m_scan.lengthMm = message.lengthMm;
    else
        m_scan.startMm = 0;
    m_scan.gainIndex =
        message.gainIndex >= 0 ? static_cast<std::uint8_t>(message.gainIndex) : chosenGain;
    if (message.reportId == 0)
        stopPinging();
    else
        startPinging(requester);
}

void SimulatedS500::take(const s500::SetSpeedOfSound& message, const Requester& requester)
{
    if (message.sosMmPerSec == 0)
        nack(s500::SetSpeedOfSound::id, "The sound speed is above 0.", requester);
    else
        m_speedOfSoundMmS = message.sosMmPerSec;
}

} // namespace leadline::sim
