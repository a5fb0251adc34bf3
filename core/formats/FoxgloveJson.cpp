// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/FoxgloveJson.h"

#include "FoxgloveTime.h"
#include "base/Base64.h"
#include "base/JsonObject.h"

#include <array>

namespace leadline::log {

namespace {

/// How sure a position is: of nothing, or about as the diagonal of its covariance says.
constexpr int unknownCovariance = 0;
constexpr int approximated = 1;
/// Of a depth that nobody bounds: a variance for those who weigh by it, metres squared.
constexpr double ofAnyDepth = 1e8;

std::string numbers(std::span<const double> values)
{
    std::string text = "[";
    std::array<char, 32> digits{};
    for (const double value : values) {
        if (text.size() > 1)
            text += ',';
        text.append(digits.begin(), std::to_chars(digits.begin(), digits.end(), value).ptr);
    }
    return text += ']';
}

} // namespace

JsonSchema locationFixSchema()
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
    // Nobody bounds a depth by pressure: it counts as no better than the position.
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

JsonSchema rawImageSchema()
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

} // namespace leadline::log
