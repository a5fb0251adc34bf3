// SPDX-License-Identifier: GPL-3.0-or-later
#include "SwathReading.h"
#include "ping/Codec.h"
#include "ping/FamilyDescriptor.h"
#include "ping/omniscan3d/Omniscan3d.h"

#include <array>
#include <bit>
#include <cmath>

namespace leadline::ping::omniscan3d {

namespace {

constexpr std::uint8_t betaVersion = 0;
constexpr std::uint8_t version1 = 1;

Point pointAt(const PointSet& message, std::size_t i)
{
    const RestView& points = message.atofPointData;
    if (message.version != betaVersion)
        return itemAt<Point>(points, i);
    const auto type = static_cast<std::uint8_t>(message.unused1);
    if (message.unused3 == 0) {
        const auto point = itemAt<BetaPointWithoutPower>(points, i);
        return {.angle = point.angle, .timeOfFlight = point.timeOfFlight, .type = type};
    }
    const auto point = itemAt<BetaPoint>(points, i);
    return {.angle = point.angle,
            .timeOfFlight = point.timeOfFlight,
            .power = point.power,
            .type = type};
}

PowerThresholds thresholdsOf(const PointSet& message)
{
    if (message.version != betaVersion)
        return {message.pwrThresholdHigh, message.pwrThresholdMed, message.pwrThresholdLow};
    const auto only = std::bit_cast<float>(message.unused2);
    return {only, only, only};
}

std::optional<SwathFields> readPoints(base::ByteSpan payload)
{
    const auto message = decodePayload<PointSet>(payload);
    if (!message || message->version > version1)
        return std::nullopt;
    const RestView& points = message->atofPointData;
    SwathFields swath{.pingNumber = message->pingNumber,
                      .deviceNumber = message->deviceNumber,
                      .stampMs = message->pwrUpMsec,
                      .utcMs = plausibleUtcMs(message->utcMsec),
                      .soundSpeed = swath::usableSoundSpeed(message->sosMps),
                      .thresholds = thresholdsOf(*message),
                      .isCut = points.isCut()};
    const bool hasPower = message->version != betaVersion || message->unused3 != 0;
    swath.soundings.reserve(points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point point = pointAt(*message, i);
        // The angle is positive to starboard here.
        auto sounding = swath.soundSpeed
                            ? swath::soundingAt(-point.angle, point.timeOfFlight, *swath.soundSpeed)
                            : std::nullopt;
        if (!sounding) {
            ++swath.rejected;
            continue;
        }
        if (hasPower && std::isfinite(point.power))
            sounding->power = point.power;
        sounding->type = point.type;
        swath.soundings.push_back(*sounding);
    }
    return swath;
}

std::optional<UpVector> readAttitude(base::ByteSpan payload, std::uint8_t deviceNumber)
{
    const auto report = decodePayload<AttitudeReport>(payload);
    if (!report || report->channelNumber != deviceNumber)
        return std::nullopt;
    return UpVector{report->upVecX, report->upVecY, report->upVecZ};
}

bool shows(const Frame& frame)
{
    switch (frame.messageId) {
    case SetPingParams::id:
        return frame.payload.size() >= fixedSize<SetPingParams>();
    case PointSet::id:
        return frame.payload.size() >= fixedSize<PointSet>();
    default:
        return false;
    }
}

constexpr auto messages = makeMessageTable(Messages{});
static_assert(idsAscend(messages));
constexpr std::array<SwathMessage, 1> swaths{{{.id = PointSet::id, .read = readPoints}}};

/// Its device type is not published.
constexpr FamilyDescriptor family{.family = Family::Omniscan3D,
                                  .name = "omniscan3d",
                                  .title = "Omniscan 3D",
                                  .manufacturer = "Cerulean Sonar",
                                  .productId = "os3d45016",
                                  .view = View::Swath,
                                  .hasProtocolVersion = false,
                                  .usualPort = 62312,
                                  .usualAddress = "192.168.2.21",
                                  .messages = messages,
                                  .swaths = swaths,
                                  .attitude = {.id = AttitudeReport::id, .read = readAttitude},
                                  .shows = shows};

} // namespace

const FamilyDescriptor& descriptor()
{
    return family;
}

} // namespace leadline::ping::omniscan3d
