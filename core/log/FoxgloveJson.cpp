// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/FoxgloveJson.h"

#include "JsonObject.h"

#include <array>

namespace leadline::log {

namespace {

/// How sure a position is: of nothing, or of the diagonal of its covariance.
constexpr int unknownCovariance = 0;
constexpr int diagonalKnown = 2;

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
    const std::array<double, 9> covariance{variance, 0, 0, 0, variance, 0, 0, 0, 0};
    JsonObject json;
    json.addRaw("timestamp", foxgloveTime(fix.utc));
    json.add("frame_id", "vehicle");
    json.add("latitude", fix.latitude);
    json.add("longitude", fix.longitude);
    json.add("altitude", fix.altitudeM);
    json.addRaw("position_covariance", numbers(covariance));
    json.add("position_covariance_type", fix.errorM ? diagonalKnown : unknownCovariance);
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
    JsonObject json;
    json.addRaw("timestamp", foxgloveTime(picture.utc));
    json.add("frame_id", picture.frame);
    json.add("width", picture.width);
    json.add("height", picture.height);
    json.add("encoding", "mono8");
    json.add("step", picture.width);
    json.addRaw("data", '"' + base64(picture.grey) + '"');
    return json.text();
}

std::string base64(std::span<const std::uint8_t> bytes)
{
    constexpr std::string_view letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const auto at = [&](std::size_t n) -> std::uint32_t {
            return i + n < bytes.size() ? bytes[i + n] : 0U;
        };
        const std::uint32_t three = at(0) << 16U | at(1) << 8U | at(2);
        text += letters[three >> 18U];
        text += letters[(three >> 12U) & 0x3fU];
        text += i + 1 < bytes.size() ? letters[(three >> 6U) & 0x3fU] : '=';
        text += i + 2 < bytes.size() ? letters[three & 0x3fU] : '=';
    }
    return text;
}

} // namespace leadline::log
