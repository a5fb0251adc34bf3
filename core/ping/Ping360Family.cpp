// SPDX-License-Identifier: GPL-3.0-or-later
#include "PayloadShape.h"
#include "ping/Codec.h"
#include "ping/FamilyDescriptor.h"
#include "ping/Ping360.h"
#include "ping/Ping360Range.h"

#include <array>

namespace leadline::ping::ping360 {

namespace {

constexpr std::size_t deviceDataHead = fixedSize<DeviceData>() + sizeof(std::uint16_t);
constexpr std::size_t autoDeviceDataHead = fixedSize<AutoDeviceData>() + sizeof(std::uint16_t);
constexpr std::uint16_t turnGrad = 400;

/// What device_data and auto_device_data have in common.
template<class Message>
PingFields fieldsOf(const Message& message)
{
    PingFields ping;
    ping.samples = message.data;
    ping.hasRange = true;
    ping.roundTripS =
        message.samplePeriod * secondsPerTick * static_cast<double>(message.data.size());
    ping.angleGrad = message.angle;
    ping.gainIndex = message.gainSetting;
    ping.transmitUs = message.transmitDuration;
    ping.frequencyKhz = message.transmitFrequency;
    return ping;
}

std::optional<PingFields> readDeviceData(base::ByteSpan payload)
{
    const auto message = decodePayload<DeviceData>(payload);
    return message ? std::optional(fieldsOf(*message)) : std::nullopt;
}

std::optional<PingFields> readAutoDeviceData(base::ByteSpan payload)
{
    const auto message = decodePayload<AutoDeviceData>(payload);
    if (!message)
        return std::nullopt;
    PingFields ping = fieldsOf(*message);
    ping.stepsGrad = message->numSteps;
    return ping;
}

/// Ping HF sends its profile with the id of device_data.
bool isNoPingHfProfile(base::ByteSpan payload)
{
    return !shape::hasSamples(payload, shape::pingHfProfileHead) ||
           !shape::endsWithSamples(payload, shape::pingHfProfileHead) ||
           shape::endsWithSamples(payload, deviceDataHead);
}

bool turns(base::ByteSpan payload)
{
    return base::loadLittle<std::uint16_t>(payload, 2) < turnGrad;
}

bool shows(const Frame& frame)
{
    const base::ByteSpan payload = frame.payload;
    // Of samples that look like the end of Ping HF's head it is open.
    if (frame.messageId == DeviceData::id)
        return shape::endsWithSamples(payload, deviceDataHead) && turns(payload) &&
               !shape::endsWithSamples(payload, shape::pingHfProfileHead);
    return frame.messageId == AutoDeviceData::id &&
           shape::endsWithSamples(payload, autoDeviceDataHead) && turns(payload);
}

constexpr std::array<std::uint8_t, 1> deviceTypes{2};
constexpr auto messages = makeMessageTable(Messages{});
static_assert(idsAscend(messages));
constexpr std::array<PingMessage, 2> pings{{
    {.id = DeviceData::id,
     .sampleWidth = 1,
     .headSize = deviceDataHead,
     .read = readDeviceData,
     .accepts = isNoPingHfProfile},
    {.id = AutoDeviceData::id,
     .sampleWidth = 1,
     .headSize = autoDeviceDataHead,
     .read = readAutoDeviceData},
}};

constexpr FamilyDescriptor family{.family = Family::Ping360,
                                  .name = "ping360",
                                  .title = "Ping360",
                                  .manufacturer = "Blue Robotics",
                                  .deviceTypes = deviceTypes,
                                  .view = View::Scanning,
                                  .rangesAreTimes = true,
                                  .sendsTones = true,
                                  .hasMounting = true,
                                  .usualPort = 9092,
                                  .messages = messages,
                                  .pings = pings,
                                  .shows = shows};

} // namespace

const FamilyDescriptor& descriptor()
{
    return family;
}

} // namespace leadline::ping::ping360
