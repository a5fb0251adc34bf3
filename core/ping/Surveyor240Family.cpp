// SPDX-License-Identifier: GPL-3.0-or-later
#include "SwathReading.h"
#include "ping/Codec.h"
#include "ping/FamilyDescriptor.h"
#include "ping/surveyor240/Surveyor240.h"

#include <array>
#include <cmath>

namespace leadline::ping::surveyor240 {

namespace {

std::optional<SwathFields> readYzPoints(base::ByteSpan payload)
{
    const auto message = decodePayload<YzPointData>(payload);
    if (!message)
        return std::nullopt;
    const RestView& points = message->yzPointData;
    SwathFields swath{.pingNumber = message->pingNumber,
                      .stampMs = message->timestampMsec,
                      .soundSpeed = swath::usableSoundSpeed(message->sosMps),
                      .rangeStartM = swath::finite(message->startM),
                      .rangeEndM = swath::finite(message->endM),
                      .up = swath::direction(message->upVecX, message->upVecY, message->upVecZ),
                      .waterC = swath::measured(message->waterDegC),
                      .waterBar = swath::measured(message->waterBar),
                      .heaveM = swath::finite(message->heaveM),
                      .isCut = points.isCut()};
    swath.soundings.reserve(points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto point = itemAt<YzPoint>(points, i);
        if (std::isfinite(point.y) && std::isfinite(point.z))
            swath.soundings.push_back({.yM = point.y, .zM = point.z});
        else
            ++swath.rejected;
    }
    return swath;
}

std::optional<SwathFields> readAtofPoints(base::ByteSpan payload)
{
    const auto message = decodePayload<AtofPointData>(payload);
    if (!message)
        return std::nullopt;
    const RestView& points = message->atofPointData;
    SwathFields swath{.pingNumber = message->pingNumber,
                      .stampMs = message->pwrUpMsec,
                      .utcMs = plausibleUtcMs(message->utcMsec),
                      .soundSpeed = swath::usableSoundSpeed(message->sosMps),
                      .frequencyHz = message->pingHz,
                      .isCut = points.isCut()};
    if (swath.soundSpeed && message->listeningSec > 0 && std::isfinite(message->listeningSec))
        swath.rangeEndM = message->listeningSec * *swath.soundSpeed / 2;
    swath.soundings.reserve(points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto point = itemAt<AtofPoint>(points, i);
        const auto sounding =
            swath.soundSpeed ? swath::soundingAt(point.angle, point.timeOfFlight, *swath.soundSpeed)
                             : std::nullopt;
        if (sounding)
            swath.soundings.push_back(*sounding);
        else
            ++swath.rejected;
    }
    return swath;
}

std::optional<UpVector> readAttitude(base::ByteSpan payload, std::uint8_t /*deviceNumber*/)
{
    const auto report = decodePayload<AttitudeReport>(payload);
    return report ? std::optional(UpVector{report->upVecX, report->upVecY, report->upVecZ})
                  : std::nullopt;
}

bool shows(const Frame& frame)
{
    switch (frame.messageId) {
    case YzPointData::id:
        return frame.payload.size() >= fixedSize<YzPointData>();
    case AtofPointData::id:
        return frame.payload.size() >= fixedSize<AtofPointData>();
    case SetPingParameters::id:
        return frame.payload.size() >= requiredSize<SetPingParameters>();
    default:
        return false;
    }
}

constexpr std::array<std::uint8_t, 1> deviceTypes{103};
constexpr auto messages = makeMessageTable(Messages{});
static_assert(idsAscend(messages));
constexpr std::array<SwathMessage, 2> swaths{{{.id = YzPointData::id, .read = readYzPoints},
                                              {.id = AtofPointData::id, .read = readAtofPoints}}};

constexpr FamilyDescriptor family{.family = Family::Surveyor240,
                                  .name = "surveyor240",
                                  .title = "Surveyor 240-16",
                                  .manufacturer = "Cerulean Sonar",
                                  .deviceTypes = deviceTypes,
                                  .productId = "mbes24016",
                                  .view = View::Swath,
                                  .hasProtocolVersion = false,
                                  .usualPort = 62312,
                                  .usualAddress = "192.168.2.86",
                                  .messages = messages,
                                  .swaths = swaths,
                                  .attitude = {.id = AttitudeReport::id, .read = readAttitude},
                                  .shows = shows};

} // namespace

const FamilyDescriptor& descriptor()
{
    return family;
}

} // namespace leadline::ping::surveyor240
