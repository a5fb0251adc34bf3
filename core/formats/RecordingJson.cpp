// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/RecordingJson.h"

#include "base/Base64.h"
#include "base/FieldText.h"
#include "base/JsonObject.h"
#include "base/MessageJson.h"
#include "base/Units.h"
#include "ping/Codec.h"
#include "ping/FamilyDescriptor.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"
#include "ping/Ping360Range.h"

#include <array>
#include <chrono>
#include <string>

namespace leadline::formats {

namespace {

/// The type `time` of Foxglove's schemas; `utc` is since 1970.
[[nodiscard]] std::string foxgloveTime(std::chrono::nanoseconds utc)
{
    const auto seconds = std::chrono::floor<std::chrono::seconds>(utc);
    base::JsonObject stamp;
    stamp.add("sec", seconds.count());
    stamp.add("nsec", (utc - seconds).count());
    return stamp.text();
}

template<class Echo>
std::string echoJson(const Echo& echo)
{
    base::JsonObject json;
    json.add("distance_m", base::metresFromMillimetres(echo.distance));
    json.add("confidence_pct", echo.confidence);
    if constexpr (requires { echo.scanStart; }) {
        json.add("start_m", base::metresFromMillimetres(echo.scanStart));
        json.add("length_m", base::metresFromMillimetres(echo.scanLength));
        json.add("gain", echo.gainSetting);
        json.add("transmit_us", echo.transmitDuration);
        json.add("ping_number", echo.pingNumber);
    }
    return json.text();
}

template<class Spoke>
std::string recordedSpokeJson(const Spoke& spoke, double soundSpeed)
{
    base::JsonObject json;
    json.add("angle_deg", base::degreesFromGradians(spoke.angle));
    json.add("range_m",
             ping::ping360::rangeM(spoke.samplePeriod,
                                   static_cast<std::uint32_t>(spoke.data.size()), soundSpeed));
    json.add("gain", spoke.gainSetting);
    json.add("transmit_us", spoke.transmitDuration);
    json.add("frequency_khz", spoke.transmitFrequency);
    return json.text();
}

/// Of a family without a form of its own.
std::string fieldsJson(const ping::PingFields& ping, double soundSpeed)
{
    base::JsonObject json;
    json.addIf("distance_m", ping.distanceM);
    json.addIf("confidence_pct", ping.confidencePercent);
    if (ping.angleGrad)
        json.add("angle_deg", base::degreesFromGradians(*ping.angleGrad));
    if (ping.roundTripS) {
        json.add("range_m", *ping.roundTripS * soundSpeed / 2);
    } else if (ping.hasRange) {
        json.add("start_m", ping.startM);
        json.add("length_m", ping.lengthM);
    }
    json.addIf("gain", ping.gainIndex);
    json.addIf("transmit_us", ping.transmitUs);
    json.addIf("frequency_khz", ping.frequencyKhz);
    json.addIf("ping_number", ping.pingNumber);
    return json.text();
}

template<class Message, class... More>
std::optional<std::string> jsonOf(const ping::Frame& frame,
                                  std::string (*toJson)(const Message&, More...), More... more)
{
    const auto message = ping::decodePayload<Message>(frame.payload);
    return message ? std::optional(toJson(*message, more...)) : std::nullopt;
}

} // namespace

log::JsonSchema summarySchema()
{
    return {"sonar.Summary",
            R"({"type":"object","title":"sonar.Summary","properties":{)"
            R"("distance_m":{"type":"number"},"confidence_pct":{"type":"number"},)"
            R"("start_m":{"type":"number"},"length_m":{"type":"number"},)"
            R"("angle_deg":{"type":"number"},"range_m":{"type":"number"},)"
            R"("gain":{"type":"number"},"transmit_us":{"type":"number"},)"
            R"("frequency_khz":{"type":"number"},"ping_number":{"type":"number"}}})"};
}

log::JsonSchema foxgloveLogSchema()
{
    return {"foxglove.Log", R"({"type":"object","title":"foxglove.Log","properties":{)"
                            R"("timestamp":{"type":"object","title":"time","properties":{)"
                            R"("sec":{"type":"integer","minimum":0},)"
                            R"("nsec":{"type":"integer","minimum":0,"maximum":999999999}}},)"
                            R"("level":{"type":"integer"},"message":{"type":"string"},)"
                            R"("name":{"type":"string"},"file":{"type":"string"},)"
                            R"("line":{"type":"integer","minimum":0}}})"};
}

log::JsonSchema eventSchema()
{
    return {"leadline.Event", R"({"type":"object","title":"leadline.Event","properties":{)"
                              R"("device":{"type":"string"},"kind":{"type":"string"},)"
                              R"("name":{"type":"string"},"value":{"type":"string"},)"
                              R"("text":{"type":"string"},"level":{"type":"integer"},)"
                              R"("message":{"type":"object","properties":{)"
                              R"("template":{"type":"string"},"arguments":{"type":"array"}}}}})"};
}

std::optional<std::string> summaryJson(ping::DeviceKind kind, const ping::Frame& frame,
                                       double soundSpeed)
{
    using namespace ping;
    if (kind == ping::Family::Ping1D) {
        switch (frame.messageId) {
        case ping1d::DistanceSimple::id:
            return jsonOf<ping1d::DistanceSimple>(frame, echoJson);
        case ping1d::Distance::id:
            return jsonOf<ping1d::Distance>(frame, echoJson);
        case ping1d::Profile::id:
            return jsonOf<ping1d::Profile>(frame, echoJson);
        default:
            return std::nullopt;
        }
    }
    if (kind == ping::Family::Ping360 && frame.messageId == ping360::DeviceData::id)
        return jsonOf<ping360::DeviceData>(frame, recordedSpokeJson, soundSpeed);
    if (kind == ping::Family::Ping360) {
        if (frame.messageId == ping360::AutoDeviceData::id)
            return jsonOf<ping360::AutoDeviceData>(frame, recordedSpokeJson, soundSpeed);
        return std::nullopt;
    }
    const FamilyDescriptor* family = descriptorOf(kind.family());
    const PingMessage* message = family ? family->measurement(frame.messageId) : nullptr;
    const auto fields =
        message && message->isOwn(frame.payload) ? message->read(frame.payload) : std::nullopt;
    return fields ? std::optional(fieldsJson(*fields, soundSpeed)) : std::nullopt;
}

std::string foxgloveLogJson(const log::RecordedEvent& event, std::chrono::nanoseconds utc)
{
    base::JsonObject json;
    json.addRaw("timestamp", foxgloveTime(utc));
    json.add("level", static_cast<int>(event.level));
    json.add("message", std::string_view(event.message.text()));
    json.add("name", event.device.empty() ? "leadline" : event.device);
    json.add("file", "");
    json.add("line", 0);
    return json.text();
}

std::string eventJson(const log::RecordedEvent& event)
{
    base::JsonObject json;
    json.add("device", event.device);
    json.add("kind", event.kind);
    json.add("name", event.name);
    json.add("value", event.value);
    json.add("level", static_cast<int>(event.level));
    json.add("text", std::string_view(event.message.text()));
    json.addRaw("message", base::jsonOf(event.message));
    return json.text();
}

namespace {

/// Values of position_covariance_type: unknown, and approximated by the diagonal.
constexpr int unknownCovariance = 0;
constexpr int approximated = 1;
/// Variance of an unknown depth in square metres, for programs that weight by it.
constexpr double ofAnyDepth = 1e8;

std::string numbers(std::span<const double> values)
{
    std::string text = "[";
    for (const double value : values) {
        text += text.size() > 1 ? "," : "";
        text += base::numberText(value);
    }
    return text += ']';
}

} // namespace

log::JsonSchema locationFixSchema()
{
    return {"foxglove.LocationFix",
            R"({"type":"object","title":"foxglove.LocationFix","properties":{)"
            R"("timestamp":{"type":"object","title":"time","properties":{)"
            R"("sec":{"type":"integer","minimum":0},)"
            R"("nsec":{"type":"integer","minimum":0,"maximum":999999999}}},)"
            R"("frame_id":{"type":"string"},"latitude":{"type":"number"},)"
            R"("longitude":{"type":"number"},"altitude":{"type":"number"},)"
            R"("position_covariance":{"type":"array","items":{"type":"number"},)"
            R"("minItems":9,"maxItems":9},"position_covariance_type":{"type":"integer"}}})"};
}

std::string locationFixJson(const FoxgloveFix& fix)
{
    const double variance = fix.errorM.value_or(0) * fix.errorM.value_or(0);
    // The error of a depth by pressure is unknown; it is assumed to be that of the position.
    const double upwards = fix.altitudeM ? variance : ofAnyDepth;
    const std::array<double, 9> covariance{variance, 0, 0, 0, variance, 0, 0, 0, upwards};
    base::JsonObject json;
    json.addRaw("timestamp", foxgloveTime(fix.utc));
    json.add("frame_id", "vehicle");
    json.add("latitude", fix.latitude);
    json.add("longitude", fix.longitude);
    json.addIf("altitude", fix.altitudeM);
    json.addRaw("position_covariance", numbers(covariance));
    json.add("position_covariance_type", fix.errorM ? approximated : unknownCovariance);
    return json.text();
}

log::JsonSchema rawImageSchema()
{
    return {"foxglove.RawImage",
            R"({"type":"object","title":"foxglove.RawImage","properties":{)"
            R"("timestamp":{"type":"object","title":"time","properties":{)"
            R"("sec":{"type":"integer","minimum":0},)"
            R"("nsec":{"type":"integer","minimum":0,"maximum":999999999}}},)"
            R"("frame_id":{"type":"string"},"width":{"type":"integer","minimum":0},)"
            R"("height":{"type":"integer","minimum":0},"encoding":{"type":"string"},)"
            R"("step":{"type":"integer","minimum":0},)"
            R"("data":{"type":"string","contentEncoding":"base64"}}})"};
}

std::string rawImageJson(const FoxglovePicture& picture)
{
    base::JsonObject json;
    json.addRaw("timestamp", foxgloveTime(picture.utc));
    json.add("frame_id", picture.frame);
    json.add("width", picture.width);
    json.add("height", picture.height);
    json.add("encoding", "mono8");
    json.add("step", picture.width);
    json.addRaw("data", '"' + base::toBase64(picture.grey) + '"');
    return json.text();
}

} // namespace leadline::formats
