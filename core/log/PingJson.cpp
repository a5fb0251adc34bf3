// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/PingJson.h"

#include "log/JsonFields.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"

#include <limits>

namespace leadline::log {

namespace {

/// Fills fields from keys; remembers when one did not fit.
class Filler {
public:
    explicit Filler(const JsonFields& json) : m_json(json) {}

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
    const JsonFields& m_json;
    bool m_fits = true;
};

template<class Message>
std::optional<std::vector<std::byte>> frameOf(const Message& message, std::size_t samples)
{
    if (ping::fixedSize<Message>() + 2 + samples > ping::maxPayloadSize)
        return std::nullopt;
    return ping::encodeFrame(message);
}

} // namespace

std::optional<std::vector<std::byte>> ping1dFrameFromJson(std::string_view json)
{
    const auto fields = JsonFields::parse(json);
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
    const auto fields = JsonFields::parse(json);
    const auto* samples = fields ? fields->bytes("data") : nullptr;
    if (!samples || !fields->number("angle"))
        return std::nullopt;
    ping::ping360::AutoDeviceData spoke;
    spoke.data = *samples;
    spoke.stopAngle = 399;
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
    const bool automatic =
        spoke.startAngle != 0 || spoke.stopAngle != 399 || spoke.numSteps != 1 || spoke.delay != 0;
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

} // namespace leadline::log
