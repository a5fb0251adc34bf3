// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/PingJson.h"

#include "base/JsonObject.h"
#include "base/JsonValue.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"

#include <limits>
#include <span>

namespace leadline::formats {

namespace {

constexpr std::uint16_t lastGradian = 399;

/// Fills fields from keys; remembers when one did not fit.
class Filler {
public:
    explicit Filler(const base::JsonFields& json) : m_json(json) {}

    template<class T>
    void operator()(std::string_view key, T& field)
    {
        const auto value = m_json.number(key);
        if (!value)
            return;
        if (*value < 0 || *value > std::numeric_limits<T>::max())
            m_fits = false;
        else
            field = static_cast<T>(*value);
    }
    [[nodiscard]] bool fits() const { return m_fits; }

private:
    const base::JsonFields& m_json;
    bool m_fits = true;
};

template<class Message>
std::optional<std::vector<std::byte>> frameOf(const Message& message, std::size_t samples)
{
    if (ping::fixedSize<Message>() + 2 + samples > ping::maxPayloadSize)
        return std::nullopt;
    return ping::encodeFrame(message);
}

/// An array of numbers, as serde writes the bytes of a vector.
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

std::string profileJson(const ping::ping1d::Profile& profile)
{
    base::JsonObject json;
    json.add("distance", profile.distance);
    json.add("confidence", profile.confidence);
    json.add("transmit_duration", profile.transmitDuration);
    json.add("ping_number", profile.pingNumber);
    json.add("scan_start", profile.scanStart);
    json.add("scan_length", profile.scanLength);
    json.add("gain_setting", profile.gainSetting);
    json.add("profile_data_length", profile.profileData.size());
    json.addRaw("profile_data", arrayOf(profile.profileData));
    return json.text();
}

/// One that was not sent by auto_transmit has the sweep of a full circle.
template<class Spoke>
std::string spokeJson(const Spoke& spoke)
{
    base::JsonObject json;
    json.add("mode", spoke.mode);
    json.add("gain_setting", spoke.gainSetting);
    json.add("angle", spoke.angle);
    json.add("transmit_duration", spoke.transmitDuration);
    json.add("sample_period", spoke.samplePeriod);
    json.add("transmit_frequency", spoke.transmitFrequency);
    if constexpr (requires { spoke.numSteps; }) {
        json.add("start_angle", spoke.startAngle);
        json.add("stop_angle", spoke.stopAngle);
        json.add("num_steps", spoke.numSteps);
        json.add("delay", spoke.delay);
    } else {
        json.add("start_angle", 0);
        json.add("stop_angle", lastGradian);
        json.add("num_steps", 1);
        json.add("delay", 0);
    }
    json.add("number_of_samples", spoke.numberOfSamples);
    json.add("data_length", spoke.data.size());
    json.addRaw("data", arrayOf(spoke.data));
    return json.text();
}

} // namespace

std::optional<std::vector<std::byte>> ping1dFrameFromJson(std::string_view json)
{
    const auto fields = base::JsonFields::parse(json);
    const auto* samples = fields ? fields->bytes("profile_data") : nullptr;
    if (!samples)
        return std::nullopt;
    ping::ping1d::Profile profile;
    profile.profileData = *samples;
    Filler fill(*fields);
    fill("distance", profile.distance);
    fill("confidence", profile.confidence);
    fill("transmit_duration", profile.transmitDuration);
    fill("ping_number", profile.pingNumber);
    fill("scan_start", profile.scanStart);
    fill("scan_length", profile.scanLength);
    fill("gain_setting", profile.gainSetting);
    return fill.fits() ? frameOf(profile, samples->size()) : std::nullopt;
}

std::optional<std::vector<std::byte>> ping360FrameFromJson(std::string_view json)
{
    const auto fields = base::JsonFields::parse(json);
    const auto* samples = fields ? fields->bytes("data") : nullptr;
    if (!samples || !fields->number("angle"))
        return std::nullopt;
    ping::ping360::AutoDeviceData spoke;
    spoke.data = *samples;
    spoke.stopAngle = lastGradian;
    spoke.numSteps = 1;
    Filler fill(*fields);
    fill("mode", spoke.mode);
    fill("gain_setting", spoke.gainSetting);
    fill("angle", spoke.angle);
    fill("transmit_duration", spoke.transmitDuration);
    fill("sample_period", spoke.samplePeriod);
    fill("transmit_frequency", spoke.transmitFrequency);
    fill("start_angle", spoke.startAngle);
    fill("stop_angle", spoke.stopAngle);
    fill("num_steps", spoke.numSteps);
    fill("delay", spoke.delay);
    fill("number_of_samples", spoke.numberOfSamples);
    if (!fill.fits())
        return std::nullopt;
    const bool automatic = spoke.startAngle != 0 || spoke.stopAngle != lastGradian ||
                           spoke.numSteps != 1 || spoke.delay != 0;
    if (automatic)
        return frameOf(spoke, samples->size());
    const ping::ping360::DeviceData single{.mode = spoke.mode,
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
    return {"bluerobotics_ping::ping1d::ProfileStruct",
            R"({"type":"object","title":"ProfileStruct","properties":{)"
            R"("distance":{"type":"integer"},"confidence":{"type":"integer"},)"
            R"("transmit_duration":{"type":"integer"},"ping_number":{"type":"integer"},)"
            R"("scan_start":{"type":"integer"},"scan_length":{"type":"integer"},)"
            R"("gain_setting":{"type":"integer"},"profile_data_length":{"type":"integer"},)"
            R"("profile_data":{"type":"array","items":{"type":"integer"}}}})"};
}

log::JsonSchema ping360Schema()
{
    return {"bluerobotics_ping::ping360::AutoDeviceDataStruct",
            R"({"type":"object","title":"AutoDeviceDataStruct","properties":{)"
            R"("mode":{"type":"integer"},"gain_setting":{"type":"integer"},)"
            R"("angle":{"type":"integer"},"transmit_duration":{"type":"integer"},)"
            R"("sample_period":{"type":"integer"},"transmit_frequency":{"type":"integer"},)"
            R"("start_angle":{"type":"integer"},"stop_angle":{"type":"integer"},)"
            R"("num_steps":{"type":"integer"},"delay":{"type":"integer"},)"
            R"("number_of_samples":{"type":"integer"},"data_length":{"type":"integer"},)"
            R"("data":{"type":"array","items":{"type":"integer"}}}})"};
}

std::optional<std::string> pingJson(log::StreamKind kind, const ping::Frame& frame)
{
    using namespace ping;
    if (kind == log::StreamKind::Ping1D && frame.messageId == ping1d::Profile::id) {
        const auto profile = decodePayload<ping1d::Profile>(frame.payload);
        return profile ? std::optional(profileJson(*profile)) : std::nullopt;
    }
    if (kind == log::StreamKind::Ping360 && frame.messageId == ping360::DeviceData::id) {
        const auto spoke = decodePayload<ping360::DeviceData>(frame.payload);
        return spoke ? std::optional(spokeJson(*spoke)) : std::nullopt;
    }
    if (kind == log::StreamKind::Ping360 && frame.messageId == ping360::AutoDeviceData::id) {
        const auto spoke = decodePayload<ping360::AutoDeviceData>(frame.payload);
        return spoke ? std::optional(spokeJson(*spoke)) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace leadline::formats
