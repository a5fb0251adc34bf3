// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/SimulatedMultibeam.h"

#include "Numbers.h"
#include "base/Units.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

namespace leadline::sim {

namespace {

using namespace std::chrono_literals;

constexpr base::Duration shortestPeriod = 50ms;
constexpr base::Duration attitudeInterval = 200ms;
constexpr std::uint16_t beamCount = 256;
constexpr std::uint16_t fewestRangeSteps = 200;
constexpr int highestGain = 10;
constexpr int chosenGain = 4;
constexpr double mostPulseSteps = 1000;
constexpr double highestHz = 10e6;
constexpr double rangeAtPowerUpM = 15;
/// The range begins at this share of its end, or farther away.
constexpr double nearestShare = 0.05;
/// Fewer points than this share of the beams mean that the range is too short.
constexpr double fewShare = 0.8;
constexpr double millimetresPerMetre = 1000;

} // namespace

SimulatedMultibeam::SimulatedMultibeam(const Kind& kind, const Beams& beams, base::Clock& clock,
                                       std::shared_ptr<const World> world,
                                       const DeviceOptions& options)
    : SimulatedCerulean(kind, clock, std::move(world), options),
      m_beams(beams),
      m_nextAttitude(clock)
{
    SimulatedMultibeam::powerUp();
}

void SimulatedMultibeam::powerUp()
{
    SimulatedCerulean::powerUp();
    m_settings = {};
    m_rangeEndM = rangeAtPowerUpM;
    m_automaticRange = {};
}

void SimulatedMultibeam::powerDown()
{
    SimulatedCerulean::powerDown();
    m_nextAttitude.stop();
}

base::Duration SimulatedMultibeam::period() const
{
    const double metres = m_rangeEndM * base::defaultSoundSpeed / m_settings.soundSpeed;
    return std::max({shortestPeriod,
                     base::Duration(std::chrono::milliseconds(m_settings.msecPerPing)),
                     soundTime(metres)});
}

void SimulatedMultibeam::start(std::uint16_t id, const PingSettings& settings,
                               const Requester& listener)
{
    const auto reject = [&](std::string_view words) { nack(id, words, listener); };
    if (settings.gainIndex < -1 || settings.gainIndex > highestGain)
        return reject("The gain index is -1 to 10.");
    if (settings.msecPerPing < 0)
        return reject("The interval is 0 or more.");
    if (!base::plausibleSoundSpeed(settings.soundSpeed))
        return reject("The sound speed is 1300 to 1700 m/s.");
    if (settings.rangeSteps < fewestRangeSteps || settings.rangeSteps > m_beams.mostRangeSteps)
        return reject("The number of range steps is not possible.");
    if (!(settings.startM >= 0 && settings.endM >= 0 && settings.longestM > 0) ||
        (settings.endM > 0 && !(settings.startM < settings.endM)))
        return reject("The range ends behind its start.");
    constexpr double farthestM = 10'000;
    if (!(settings.endM <= farthestM && settings.longestM <= farthestM))
        return reject("The range is at most 10 km.");
    if (!(settings.pulseSteps >= 0 && settings.pulseSteps <= mostPulseSteps))
        return reject("The length of the pulse is not possible.");
    if (!(settings.frequencyHz >= 0 && settings.frequencyHz <= highestHz))
        return reject("The frequency is not possible.");
    m_settings = settings;
    if (settings.endM > 0)
        m_rangeEndM = settings.endM;
    startPinging(listener);
    scheduleAttitude(listener);
}

void SimulatedMultibeam::stop()
{
    stopPinging();
    m_nextAttitude.stop();
}

void SimulatedMultibeam::scheduleAttitude(const Requester& listener)
{
    m_nextAttitude.after(attitudeInterval, [this, listener] {
        sendAttitude(listener);
        scheduleAttitude(listener);
    });
}

std::vector<SwathPoint> SimulatedMultibeam::measure() const
{
    const double metres = base::defaultSoundSpeed / m_settings.soundSpeed;
    const double startM =
        std::max(m_settings.endM > 0 ? m_settings.startM : 0.0, nearestShare * m_rangeEndM);
    return world().swathAt(pingAt(), {.halfAngleDeg = m_beams.halfAngleDeg,
                                      .beams = beamCount,
                                      .startM = startM * metres,
                                      .endM = m_rangeEndM * metres});
}

void SimulatedMultibeam::ping(const Requester& listener)
{
    std::vector<SwathPoint> points = measure();
    if (m_settings.endM == 0) {
        double farthest = 0;
        for (const SwathPoint& point : points)
            farthest = std::max(farthest, point.rangeM);
        const bool isEnough = static_cast<double>(points.size()) >= fewShare * beamCount;
        // AutomaticRange leaves a third of what it is told.
        const auto needed = static_cast<std::uint32_t>(farthest * 0.8 * millimetresPerMetre);
        const double chosen =
            m_automaticRange.chosenMm(static_cast<std::uint32_t>(m_rangeEndM * millimetresPerMetre),
                                      isEnough ? std::optional(needed) : std::nullopt) /
            millimetresPerMetre;
        if (std::exchange(m_rangeEndM, std::min(chosen, m_settings.longestM)) != m_rangeEndM)
            points = measure();
    }
    sendPoints(points, listener);
}

SimulatedMultibeam::Up SimulatedMultibeam::upAt(base::Instant at) const
{
    const double turns = world().poseAt(at).rollDeg / 360.0;
    return {static_cast<float>(sineOfTurns(turns)), static_cast<float>(cosineOfTurns(turns))};
}

float SimulatedMultibeam::timeOfFlight(const SwathPoint& point)
{
    return static_cast<float>(2.0 * point.rangeM / base::defaultSoundSpeed);
}

float SimulatedMultibeam::angleOf(const SwathPoint& point)
{
    return static_cast<float>(2.0 * std::numbers::pi * point.angleTurns);
}

ping::cerulean::EndPingInfo SimulatedMultibeam::endOfPing() const
{
    constexpr float absent = -1000;
    const Up up = upAt(pingAt());
    const double stepS = 2.0 * m_rangeEndM / m_settings.soundSpeed / m_settings.rangeSteps;
    constexpr double microseconds = 1e6;
    return {.rangeStartM = static_cast<float>(std::max(
                m_settings.endM > 0 ? m_settings.startM : 0.0, nearestShare * m_rangeEndM)),
            .rangeEndM = static_cast<float>(m_rangeEndM),
            .upVecY = up.y,
            .upVecZ = up.z,
            .pingNumber = pingNumber(),
            .waterDegC = absent,
            .waterBar = absent,
            .pingHzRealized = static_cast<float>(m_settings.frequencyHz),
            .gainIndex = m_settings.gainIndex < 0 ? chosenGain : m_settings.gainIndex,
            .pulseUsec = static_cast<std::uint16_t>(
                std::clamp(m_settings.pulseSteps * stepS * microseconds, 0.0, 65535.0)),
            .nRangeBins = m_settings.rangeSteps,
            .samplesPerRangeBin = 1,
            .pwrUpMsec = stampMs(pingAt()),
            .utcMsec = utcMs(pingAt())};
}

} // namespace leadline::sim
