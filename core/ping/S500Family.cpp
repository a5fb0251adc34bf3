// SPDX-License-Identifier: GPL-3.0-or-later
#include "WidePing.h"
#include "base/Units.h"
#include "ping/Codec.h"
#include "ping/FamilyDescriptor.h"
#include "ping/s500/S500.h"

#include <array>
#include <cmath>
#include <numeric>

namespace leadline::ping::s500 {

namespace {

std::optional<PingFields> readProfile(base::ByteSpan payload)
{
    const auto message = decodePayload<Profile6>(payload);
    if (!message)
        return std::nullopt;
    PingFields ping = wide::fieldsOf(*message, message->pwrResults);
    if (message->startPingHz > 0 && message->endPingHz > 0) {
        ping.frequencyKhz = std::midpoint(message->startPingHz, message->endPingHz) / 1000;
        ping.band = {.startHz = static_cast<double>(message->startPingHz),
                     .stopHz = static_cast<double>(message->endPingHz)};
    }
    ping.stampMs = message->timestampMsec;
    ping.confidencePercent = message->pingDepthMeasurementConfidence;
    if (message->pingDepthMeasurementConfidence > 0 && std::isfinite(message->thisPingDepthM))
        ping.distanceM = message->thisPingDepthM;
    return ping;
}

/// A distance with confidence 0 is no echo.
PingFields distanceOf(std::uint32_t millimetres, std::uint8_t confidence)
{
    PingFields ping;
    ping.confidencePercent = confidence;
    if (confidence > 0)
        ping.distanceM = base::metresFromMillimetres(millimetres);
    return ping;
}

std::optional<PingFields> readDistance2(base::ByteSpan payload)
{
    const auto message = decodePayload<Distance2>(payload);
    if (!message)
        return std::nullopt;
    PingFields ping = distanceOf(message->pingDistanceMm, message->pingConfidence);
    ping.stampMs = message->timestamp;
    return ping;
}

std::optional<PingFields> readAltitude(base::ByteSpan payload)
{
    const auto message = decodePayload<Altitude>(payload);
    return message ? std::optional(distanceOf(message->altitudeMm, message->quality))
                   : std::nullopt;
}

bool holdsHead(base::ByteSpan payload)
{
    return payload.size() >= fixedSize<Profile6>();
}

bool shows(const Frame& frame)
{
    switch (frame.messageId) {
    case SetPingParams::id:
        return frame.payload.size() >= fixedSize<SetPingParams>();
    case Distance2::id:
        return frame.payload.size() >= fixedSize<Distance2>();
    case Profile6::id:
        return holdsHead(frame.payload);
    default:
        return false;
    }
}

constexpr std::array<std::uint8_t, 1> deviceTypes{112};
constexpr auto messages = makeMessageTable(Messages{});
static_assert(idsAscend(messages));
constexpr std::array<PingMessage, 3> pings{{
    {.id = Profile6::id,
     .sampleWidth = 2,
     .inDecibels = true,
     .headSize = fixedSize<Profile6>(),
     .read = readProfile,
     .accepts = holdsHead},
    {.id = Distance2::id, .headSize = fixedSize<Distance2>(), .read = readDistance2},
    {.id = Altitude::id, .headSize = fixedSize<Altitude>(), .read = readAltitude},
}};

constexpr FamilyDescriptor family{.family = Family::S500,
                                  .name = "s500",
                                  .title = "S500",
                                  .manufacturer = "Cerulean Sonar",
                                  .deviceTypes = deviceTypes,
                                  .productId = "s500",
                                  .view = View::Downward,
                                  .soundSpeedReport = SpeedOfSound::id,
                                  .hasProtocolVersion = false,
                                  .keepsFirstLink = true,
                                  .usualPort = 51200,
                                  .usualAddress = "192.168.2.92",
                                  .messages = messages,
                                  .pings = pings,
                                  .shows = shows};

} // namespace

const FamilyDescriptor& descriptor()
{
    return family;
}

} // namespace leadline::ping::s500
