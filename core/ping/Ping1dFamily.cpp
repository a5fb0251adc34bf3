// SPDX-License-Identifier: GPL-3.0-or-later
#include "PayloadShape.h"
#include "base/Units.h"
#include "ping/Codec.h"
#include "ping/FamilyDescriptor.h"
#include "ping/Ping1d.h"

#include <array>

namespace leadline::ping::ping1d {

namespace {

constexpr std::size_t profileHead = fixedSize<Profile>() + sizeof(std::uint16_t);

/// What profile and distance have in common.
template<class Message>
PingFields fieldsOf(const Message& message)
{
    PingFields ping;
    ping.hasRange = true;
    ping.startM = base::metresFromMillimetres(message.scanStart);
    ping.lengthM = base::metresFromMillimetres(message.scanLength);
    ping.gainIndex = message.gainSetting;
    ping.transmitUs = message.transmitDuration;
    ping.pingNumber = message.pingNumber;
    ping.distanceM = base::metresFromMillimetres(message.distance);
    ping.confidencePercent = message.confidence;
    return ping;
}

std::optional<PingFields> readProfile(base::ByteSpan payload)
{
    const auto message = decodePayload<Profile>(payload);
    if (!message)
        return std::nullopt;
    PingFields ping = fieldsOf(*message);
    ping.samples = message->profileData;
    return ping;
}

std::optional<PingFields> readDistance(base::ByteSpan payload)
{
    const auto message = decodePayload<Distance>(payload);
    return message ? std::optional(fieldsOf(*message)) : std::nullopt;
}

std::optional<PingFields> readDistanceSimple(base::ByteSpan payload)
{
    const auto message = decodePayload<DistanceSimple>(payload);
    if (!message)
        return std::nullopt;
    PingFields ping;
    ping.distanceM = base::metresFromMillimetres(message->distance);
    ping.confidencePercent = message->confidence;
    return ping;
}

bool shows(const Frame& frame)
{
    const auto has = [&](std::size_t size) { return frame.payload.size() == size; };
    switch (frame.messageId) {
    case ModeAuto::id:
    case PingEnable::id:
        return has(1);
    case Voltage5::id:
    case TransmitDuration::id:
    case ProcessorTemperature::id:
    case PcbTemperature::id:
        return has(2);
    case OssProfileConfiguration::id:
        return has(4);
    case GeneralInfo::id:
        return has(10);
    case DistanceSimple::id:
        return has(5);
    case Distance::id:
        return has(24);
    case Profile::id:
        return shape::endsWithSamples(frame.payload, profileHead);
    default:
        return false;
    }
}

constexpr std::array<std::uint8_t, 1> deviceTypes{1};
constexpr auto messages = makeMessageTable(Messages{});
static_assert(idsAscend(messages));
constexpr std::array<PingMessage, 3> pings{{
    {.id = Profile::id, .sampleWidth = 1, .headSize = profileHead, .read = readProfile},
    {.id = Distance::id, .headSize = fixedSize<Distance>(), .read = readDistance},
    {.id = DistanceSimple::id, .headSize = fixedSize<DistanceSimple>(), .read = readDistanceSimple},
}};

constexpr FamilyDescriptor family{.family = Family::Ping1D,
                                  .name = "ping1d",
                                  .title = "Ping1D",
                                  .manufacturer = "Blue Robotics",
                                  .deviceTypes = deviceTypes,
                                  .view = View::Downward,
                                  .sendsTones = true,
                                  .soundSpeedReport = SpeedOfSound::id,
                                  .usualPort = 9090,
                                  .messages = messages,
                                  .pings = pings,
                                  .shows = shows};

} // namespace

const FamilyDescriptor& descriptor()
{
    return family;
}

} // namespace leadline::ping::ping1d
