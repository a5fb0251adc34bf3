// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/SimulatedOmniscan3d.h"

#include "ping/omniscan3d/Omniscan3d.h"

#include <utility>
#include <variant>
#include <vector>

namespace leadline::sim {

namespace {

namespace omniscan3d = ping::omniscan3d;

constexpr float strictPower = 40;
constexpr float mediumPower = 20;
constexpr float liberalPower = 10;

} // namespace

SimulatedOmniscan3d::SimulatedOmniscan3d(base::Clock& clock, std::shared_ptr<const World> world,
                                         const DeviceOptions& options)
    : SimulatedMultibeam({.family = ping::Family::Omniscan3D,
                          .type = 0,
                          .revision = 1,
                          .firmware = {1, 2, 3},
                          .hasProtocolVersion = false},
                         {.halfAngleDeg = 60, .mostRangeSteps = 1000}, clock, std::move(world),
                         options)
{
}

void SimulatedOmniscan3d::sendPoints(const std::vector<SwathPoint>& points,
                                     const Requester& listener)
{
    if (!m_sendsPoints)
        return;
    const auto count = static_cast<std::uint16_t>(points.size());
    std::vector<std::uint8_t> items;
    // Angles are positive to starboard here.
    for (const SwathPoint& point : points)
        appendItem(items, omniscan3d::Point{.angle = -angleOf(point),
                                            .timeOfFlight = timeOfFlight(point),
                                            .power = static_cast<float>(point.power)});
    send(omniscan3d::PointSet{.pingNumber = pingNumber(),
                              .sosMps = static_cast<float>(settings().soundSpeed),
                              .numPoints = count,
                              .pwrUpMsec = stampMs(pingAt()),
                              .version = 1,
                              .pwrThresholdHigh = strictPower,
                              .pwrThresholdMed = mediumPower,
                              .pwrThresholdLow = liberalPower,
                              .atofPointData = {.bytes = items,
                                                .itemSize =
                                                    ping::itemFormatOf<omniscan3d::Point>().size(),
                                                .claimed = count}},
         listener);
    send(endOfPing(), listener);
}

void SimulatedOmniscan3d::sendAttitude(const Requester& listener)
{
    const base::Instant now = clock().now();
    const Up up = upAt(now);
    send(omniscan3d::AttitudeReport{.upVecY = up.y, .upVecZ = up.z, .pwrUpMsec = stampMs(now)},
         listener);
}

void SimulatedOmniscan3d::handle(const ping::Message& message, const Requester& requester)
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

void SimulatedOmniscan3d::take(const omniscan3d::SetPingParams& message, const Requester& requester)
{
    if (!message.pingEnable) {
        stop();
        return;
    }
    m_sendsPoints = message.enableAtofData;
    start(omniscan3d::SetPingParams::id,
          {.startM = double{message.startM},
           .endM = double{message.endM},
           .soundSpeed = double{message.sosMps},
           .gainIndex = message.gainIndex,
           .msecPerPing = message.msecPerPing,
           .rangeSteps = message.nRangeSteps,
           .frequencyHz = static_cast<double>(message.targetPingHz),
           .pulseSteps = double{message.pulseLenSteps}},
          requester);
}

} // namespace leadline::sim
