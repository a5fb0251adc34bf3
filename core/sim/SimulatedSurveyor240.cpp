// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/SimulatedSurveyor240.h"

#include "Numbers.h"
#include "base/Units.h"
#include "ping/cerulean/ChannelData.h"
#include "ping/surveyor240/Surveyor240.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace leadline::sim {

namespace {

namespace surveyor = ping::surveyor240;
namespace cerulean = ping::cerulean;

/// What an older request of 24 bytes leaves to the device.
constexpr std::uint16_t usualRangeSteps = 400;
constexpr std::int32_t usualHz = 240'000;
/// A limit of the automatic range nearer than this is none: some programs send -1 mm.
constexpr std::int32_t leastDepthLimitMm = 1000;
/// The receiving elements, which lie beside each other across the vehicle.
constexpr std::uint8_t elements = 16;
constexpr double elementPitchM = 0.003454;
/// Of attitudes, after which water and time have their turn.
constexpr unsigned waterEvery = 5;
constexpr unsigned timeEvery = 10;

} // namespace

SimulatedSurveyor240::SimulatedSurveyor240(base::Clock& clock, std::shared_ptr<const World> world,
                                           const DeviceOptions& options)
    : SimulatedMultibeam({.family = ping::Family::Surveyor240,
                          .type = 103,
                          .revision = 1,
                          .firmware = {1, 2, 3},
                          .hasProtocolVersion = false},
                         {.halfAngleDeg = 40, .mostRangeSteps = 800}, clock, std::move(world),
                         options)
{
}

void SimulatedSurveyor240::powerUp()
{
    SimulatedMultibeam::powerUp();
    m_attitudes = 0;
    m_time.reset();
}

std::uint64_t SimulatedSurveyor240::utcMs(base::Instant at) const
{
    if (!m_time)
        return 0;
    const auto since = std::chrono::duration_cast<std::chrono::milliseconds>(at - m_time->at);
    return m_time->utcMs + static_cast<std::uint64_t>(since.count());
}

cerulean::WaterStats SimulatedSurveyor240::water() const
{
    const double seconds = base::secondsOf(world().timeAt(clock().now()));
    constexpr double barPerMetre = 0.1;
    return {.temperature = static_cast<float>(12.5 + 0.8 * sineOfTurns(seconds / 400.0)),
            .pressure =
                static_cast<float>(1.0 + barPerMetre * world().poseAt(clock().now()).depthM)};
}

void SimulatedSurveyor240::sendPoints(const std::vector<SwathPoint>& points,
                                      const Requester& listener)
{
    if (!m_sendsAngles && !m_sendsPositions && !m_sendsChannels)
        return;
    const auto count = static_cast<std::uint16_t>(points.size());
    cerulean::EndPingInfo end = endOfPing();
    end.waterDegC = water().temperature;
    end.waterBar = water().pressure;
    if (m_sendsAngles) {
        std::vector<std::uint8_t> items;
        for (const SwathPoint& point : points)
            appendItem(items, surveyor::AtofPoint{.angle = angleOf(point),
                                                  .timeOfFlight = timeOfFlight(point)});
        send(
            surveyor::AtofPointData{
                .pwrUpMsec = end.pwrUpMsec,
                .utcMsec = end.utcMsec,
                .listeningSec = static_cast<float>(2 * rangeEndM() / settings().soundSpeed),
                .sosMps = static_cast<float>(settings().soundSpeed),
                .pingNumber = pingNumber(),
                .pingHz = static_cast<std::uint32_t>(settings().frequencyHz),
                .pulseSec = static_cast<float>(end.pulseUsec) / 1e6F,
                .numPoints = count,
                .atofPointData = {.bytes = items,
                                  .itemSize = ping::itemFormatOf<surveyor::AtofPoint>().size(),
                                  .claimed = count}},
            listener);
    }
    if (m_sendsPositions) {
        std::vector<std::uint8_t> items;
        const double scale = settings().soundSpeed / base::defaultSoundSpeed;
        for (const SwathPoint& point : points)
            appendItem(items,
                       surveyor::YzPoint{.y = static_cast<float>(point.rangeM * scale *
                                                                 sineOfTurns(point.angleTurns)),
                                         .z = static_cast<float>(-point.rangeM * scale *
                                                                 cosineOfTurns(point.angleTurns))});
        send(
            surveyor::YzPointData{
                .timestampMsec = end.pwrUpMsec,
                .pingNumber = pingNumber(),
                .sosMps = static_cast<float>(settings().soundSpeed),
                .upVecX = end.upVecX,
                .upVecY = end.upVecY,
                .upVecZ = end.upVecZ,
                .waterDegC = end.waterDegC,
                .waterBar = end.waterBar,
                .startM = end.rangeStartM,
                .endM = end.rangeEndM,
                .numPoints = count,
                .yzPointData = {.bytes = items,
                                .itemSize = ping::itemFormatOf<surveyor::YzPoint>().size(),
                                .claimed = count}},
            listener);
    }
    if (m_sendsChannels)
        sendChannels(points, end, listener);
    send(end, listener);
}

// Each point is an echo of one range step, which reaches the elements one after the other.
void SimulatedSurveyor240::sendChannels(const std::vector<SwathPoint>& points,
                                        const cerulean::EndPingInfo& end, const Requester& listener)
{
    const std::uint16_t steps = settings().rangeSteps;
    const double scale = settings().soundSpeed / base::defaultSoundSpeed;
    const double stepsPerMetre = steps / double{end.rangeEndM - end.rangeStartM};
    const double wavesPerElement = elementPitchM * settings().frequencyHz / settings().soundSpeed;
    std::array<std::vector<float>, elements> signals;
    signals.fill(std::vector<float>(std::size_t{2} * steps));
    for (const SwathPoint& point : points) {
        const double step = (point.rangeM * scale - double{end.rangeStartM}) * stepsPerMetre;
        if (!(step >= 0 && step < steps))
            continue;
        const double amplitude = std::sqrt(point.power);
        for (std::size_t element = 0; element < elements; ++element) {
            const double turns =
                static_cast<double>(element) * wavesPerElement * sineOfTurns(point.angleTurns);
            float* sample = &signals[element][2 * static_cast<std::size_t>(step)];
            sample[0] += static_cast<float>(amplitude * cosineOfTurns(turns));
            sample[1] += static_cast<float>(amplitude * sineOfTurns(turns));
        }
    }
    for (std::uint8_t channel = 0; channel < elements; channel += 2) {
        std::vector<std::byte> values;
        for (const std::vector<float>& signal : {signals[channel], signals[channel + 1U]})
            for (const float value : signal)
                base::appendLittle(values, value);
        const std::span bytes(reinterpret_cast<const std::uint8_t*>(values.data()), values.size());
        send(cerulean::ChannelData{.pingNumber = pingNumber(),
                                   .analogGain = 1,
                                   .channel1 = channel,
                                   .channel2 = static_cast<std::uint8_t>(channel + 1),
                                   .results = steps,
                                   .signal = {.bytes = bytes,
                                              .itemSize =
                                                  ping::itemFormatOf<cerulean::FourValues>().size(),
                                              .claimed = steps}},
             listener);
    }
}

void SimulatedSurveyor240::sendAttitude(const Requester& listener)
{
    const base::Instant now = clock().now();
    const Up up = upAt(now);
    send(
        surveyor::AttitudeReport{
            .upVecY = up.y, .upVecZ = up.z, .utcMsec = utcMs(now), .pwrUpMsec = stampMs(now)},
        listener);
    if (m_attitudes % waterEvery == 0)
        send(water(), listener);
    if (m_attitudes % timeEvery == 0 && !m_time)
        send(cerulean::UtcRequest{}, listener);
    ++m_attitudes;
}

bool SimulatedSurveyor240::respond(std::uint16_t id, const Requester& requester)
{
    return sendOneOf(id, requester, water());
}

void SimulatedSurveyor240::handle(const ping::Message& message, const Requester& requester)
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

void SimulatedSurveyor240::take(const surveyor::SetPingParameters& message,
                                const Requester& requester)
{
    if (!message.pingEnable) {
        stop();
        return;
    }
    m_sendsAngles = message.enableAtofData;
    m_sendsPositions = message.enableYzPointData;
    m_sendsChannels = message.enableChannelData;
    PingSettings settings{
        .startM = base::metresFromMillimetres(message.startMm),
        .endM = base::metresFromMillimetres(std::max(message.endMm, 0)),
        .soundSpeed = double{message.sosMps},
        .gainIndex = message.gainIndex,
        .msecPerPing = message.msecPerPing,
        .rangeSteps = message.nRangeSteps > 0 ? message.nRangeSteps : usualRangeSteps,
        .frequencyHz =
            static_cast<double>(message.targetPingHz != 0 ? message.targetPingHz : usualHz),
        .pulseSteps = double{message.pulseLenSteps}};
    // A negative end is the greatest depth that the automatic range may follow.
    if (message.endMm <= -leastDepthLimitMm)
        settings.longestM = -base::metresFromMillimetres(message.endMm);
    start(surveyor::SetPingParameters::id, settings, requester);
}

void SimulatedSurveyor240::take(const cerulean::UtcResponse& message, const Requester&)
{
    m_time = KnownTime{message.utcMsec, clock().now()};
}

} // namespace leadline::sim
