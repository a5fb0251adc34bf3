// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/PingJson.h"

#include "base/JsonObject.h"
#include "base/JsonValue.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"

#include <concepts>
#include <span>
#include <utility>

namespace leadline::formats {

using ping::ping1d::Profile;
using ping::ping360::AutoDeviceData;
using ping::ping360::DeviceData;

namespace {

constexpr std::uint16_t lastGradian = 399;

/// Returns false if a number does not fit into its field.
template<class Message>
bool fillNumbers(Message& message, const base::JsonFields& json)
{
    bool fits = true;
    Message::fields([&]<class T>(const ping::Field& field, T Message::*member) {
        if constexpr (std::integral<T>) {
            const auto value = json.number(field.name);
            fits = fits && (!value || std::in_range<T>(*value));
            if (value && fits)
                message.*member = static_cast<T>(*value);
        }
    });
    return fits;
}

template<class Message>
std::optional<std::vector<std::byte>> frameOf(const Message& message, std::size_t samples)
{
    if (ping::fixedSize<Message>() + 2 + samples > ping::maxPayloadSize)
        return std::nullopt;
    return ping::encodeFrame(message);
}

/// An array of numbers, the form in which serde writes a vector of bytes.
std::string arrayOf(std::span<const std::uint8_t> samples)
{
    std::string text = "[";
    text.reserve(4 * samples.size() + 2);
    std::array<char, 4> digits{};
    for (const std::uint8_t sample : samples) {
        if (text.size() > 1)
            text += ',';
        text.append(digits.begin(),
                    std::to_chars(digits.begin(), digits.end(), unsigned{sample}).ptr);
    }
    return text += ']';
}

std::string lengthKey(const ping::Field& field)
{
    return std::string(field.name) + "_length";
}

template<class Message>
std::string messageJson(const Message& message)
{
    base::JsonObject json;
    Message::fields([&]<class T>(const ping::Field& field, T Message::*member) {
        if constexpr (std::integral<T>) {
            json.add(field.name, message.*member);
        } else {
            json.add(lengthKey(field), (message.*member).size());
            json.addRaw(field.name, arrayOf(message.*member));
        }
    });
    return json.text();
}

template<class Message>
std::string messageSchema(std::string_view title)
{
    constexpr std::string_view integer = R"({"type":"integer"})";
    base::JsonObject properties;
    for (const ping::FieldInfo& field : ping::fieldInfos<Message>) {
        const bool isArray = field.type == ping::WireType::Bytes;
        if (isArray)
            properties.addRaw(lengthKey(field), integer);
        properties.addRaw(field.name,
                          isArray ? R"({"type":"array","items":{"type":"integer"}})" : integer);
    }
    base::JsonObject schema;
    schema.add("type", "object");
    schema.add("title", title);
    schema.addRaw("properties", properties.text());
    return schema.text();
}

/// A ping that was not made by auto_transmit gets the sweep of a full circle.
AutoDeviceData fullCircle(const DeviceData& spoke)
{
    return {.mode = spoke.mode,
            .gainSetting = spoke.gainSetting,
            .angle = spoke.angle,
            .transmitDuration = spoke.transmitDuration,
            .samplePeriod = spoke.samplePeriod,
            .transmitFrequency = spoke.transmitFrequency,
            .startAngle = 0,
            .stopAngle = lastGradian,
            .numSteps = 1,
            .delay = 0,
            .numberOfSamples = spoke.numberOfSamples,
            .data = spoke.data};
}

} // namespace

std::optional<std::vector<std::byte>> ping1dFrameFromJson(std::string_view json)
{
    const auto fields = base::JsonFields::parse(json);
    const auto* samples = fields ? fields->bytes("profile_data") : nullptr;
    if (!samples)
        return std::nullopt;
    Profile profile{.profileData = *samples};
    return fillNumbers(profile, *fields) ? frameOf(profile, samples->size()) : std::nullopt;
}

std::optional<std::vector<std::byte>> ping360FrameFromJson(std::string_view json)
{
    const auto fields = base::JsonFields::parse(json);
    const auto* samples = fields ? fields->bytes("data") : nullptr;
    if (!samples || !fields->number("angle"))
        return std::nullopt;
    AutoDeviceData spoke = fullCircle({.data = *samples});
    if (!fillNumbers(spoke, *fields))
        return std::nullopt;
    const bool automatic = spoke.startAngle != 0 || spoke.stopAngle != lastGradian ||
                           spoke.numSteps != 1 || spoke.delay != 0;
    if (automatic)
        return frameOf(spoke, samples->size());
    const DeviceData single{.mode = spoke.mode,
                            .gainSetting = spoke.gainSetting,
                            .angle = spoke.angle,
                            .transmitDuration = spoke.transmitDuration,
                            .samplePeriod = spoke.samplePeriod,
                            .transmitFrequency = spoke.transmitFrequency,
                            .numberOfSamples = spoke.numberOfSamples,
                            .data = spoke.data};
    return frameOf(single, samples->size());
}

log::JsonSchema ping1dSchema()
{
    static const std::string text = messageSchema<Profile>("ProfileStruct");
    return {"bluerobotics_ping::ping1d::ProfileStruct", text};
}

log::JsonSchema ping360Schema()
{
    static const std::string text = messageSchema<AutoDeviceData>("AutoDeviceDataStruct");
    return {"bluerobotics_ping::ping360::AutoDeviceDataStruct", text};
}

std::optional<std::string> pingJson(ping::DeviceKind kind, const ping::Frame& frame)
{
    if (kind == ping::Family::Ping1D && frame.messageId == Profile::id) {
        const auto profile = ping::decodePayload<Profile>(frame.payload);
        return profile ? std::optional(messageJson(*profile)) : std::nullopt;
    }
    if (kind == ping::Family::Ping360 && frame.messageId == DeviceData::id) {
        const auto spoke = ping::decodePayload<DeviceData>(frame.payload);
        return spoke ? std::optional(messageJson(fullCircle(*spoke))) : std::nullopt;
    }
    if (kind == ping::Family::Ping360 && frame.messageId == AutoDeviceData::id) {
        const auto spoke = ping::decodePayload<AutoDeviceData>(frame.payload);
        return spoke ? std::optional(messageJson(*spoke)) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace leadline::formats
