// SPDX-License-Identifier: GPL-3.0-or-later
#include "WidePing.h"
#include "ping/Codec.h"
#include "ping/FamilyDescriptor.h"
#include "ping/omniscan450/Omniscan450.h"

#include <array>
#include <cmath>

namespace leadline::ping::omniscan450 {

namespace {

/// Comes while Doppler is on; its layout is unknown.
constexpr std::uint16_t dopplerId = 2194;

std::optional<PingFields> readProfile(base::ByteSpan payload)
{
    const auto message = decodePayload<MonoProfile>(payload);
    if (!message)
        return std::nullopt;
    PingFields ping = wide::fieldsOf(*message, message->pwrResults);
    constexpr double decimetresPerMetre = 10;
    if (message->sosDmps > 0)
        ping.soundSpeed = message->sosDmps / decimetresPerMetre;
    ping.frequencyKhz = message->pingHz / 1000;
    ping.stampMs = message->timestampMs;
    ping.channel = message->channelNumber;
    if (std::isfinite(message->transducerHeadingDeg))
        ping.transducerHeadingDeg = message->transducerHeadingDeg;
    return ping;
}

bool holdsHead(base::ByteSpan payload)
{
    return payload.size() >= fixedSize<MonoProfile>();
}

bool shows(const Frame& frame)
{
    switch (frame.messageId) {
    case SetSpeedOfSound::id:
        return frame.payload.size() >= fixedSize<SetSpeedOfSound>();
    case dopplerId:
        return true;
    case PingParams::id:
        return frame.payload.size() >= requiredSize<PingParams>();
    case MonoProfile::id:
        return holdsHead(frame.payload);
    default:
        return false;
    }
}

constexpr std::array<std::uint8_t, 1> deviceTypes{101};
constexpr auto messages = makeMessageTable(Messages{});
static_assert(idsAscend(messages));
constexpr std::array<PingMessage, 1> pings{{{.id = MonoProfile::id,
                                             .sampleWidth = 2,
                                             .inDecibels = true,
                                             .headSize = fixedSize<MonoProfile>(),
                                             .read = readProfile,
                                             .accepts = holdsHead}}};

constexpr FamilyDescriptor family{.family = Family::Omniscan450,
                                  .name = "omniscan450",
                                  .title = "Omniscan 450",
                                  .manufacturer = "Cerulean Sonar",
                                  .deviceTypes = deviceTypes,
                                  .productId = "os450",
                                  .view = View::SideScan,
                                  .hasProtocolVersion = false,
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

} // namespace leadline::ping::omniscan450
