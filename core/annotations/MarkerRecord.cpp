// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/MarkerRecord.h"

#include "base/Base64.h"
#include "base/JsonObject.h"
#include "base/JsonValue.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <utility>

namespace leadline::annotations {

namespace {

/// A single line that is just long enough to tell markers apart.
base::Message shortText(const Marker& marker)
{
    std::array<char, 48> digits{};
    // Centimetres are finer than anybody marks.
    const auto end =
        std::to_chars(digits.begin(), digits.end(), marker.rangeM, std::chars_format::fixed, 2);
    const std::string metres(digits.begin(), end.ptr);
    return marker.name.empty()
               ? base::Message("Marker %1, %2 m", marker.number, metres)
               : base::Message("Marker %1: %2, %3 m", marker.number, marker.name, metres);
}

} // namespace

const MarkerId& idOf(const MarkerRecord& record)
{
    return std::visit([](const auto& each) -> const MarkerId& { return each.id; }, record);
}

log::JsonSchema markerSchema()
{
    return {"leadline.Mark",
            R"({"type":"object","title":"leadline.Mark","properties":{)"
            R"("record":{"type":"string"},"id":{"type":"string"},)"
            R"("number":{"type":"integer"},"name":{"type":"string"},"text":{"type":"string"},)"
            R"("time_ns":{"type":"integer"},"utc_ns":{"type":"integer"},)"
            R"("sonar":{"type":"string"},"stream":{"type":"string"},)"
            R"("range_m":{"type":"number"},"range_error_m":{"type":"number"},)"
            R"("relative_deg":{"type":"number"},"true_deg":{"type":"number"},)"
            R"("heading_deg":{"type":"number"},"depth_m":{"type":"number"},)"
            R"("altitude_m":{"type":"number"},"position":{"type":"object"},)"
            R"("settings":{"type":"object"},"snippet":{"type":"array"}}})"};
}

log::RecordedEvent recordedOf(const MarkerRecord& record, base::Instant at)
{
    log::RecordedEvent event{.at = at,
                             .device = {},
                             .kind = std::string(log::markerKind),
                             .name = idOf(record),
                             .value = encodeMarker(record),
                             .message = {}};
    if (const auto* marker = std::get_if<Marker>(&record))
        event.message = shortText(*marker);
    else if (const auto* note = std::get_if<UserNote>(&record))
        event.message = base::Message("Note: %1", note->text);
    else if (const auto* renamed = std::get_if<Renamed>(&record))
        event.message = base::Message("Marker renamed: %1", renamed->name);
    else
        event.message = std::get<Removed>(record).removed ? base::Message("Marker deleted")
                                                          : base::Message("Marker restored");
    return event;
}

base::Message titleOf(const Marker& marker)
{
    return marker.name.empty() ? base::Message("Marker %1", marker.number)
                               : base::Message("Marker %1: %2", marker.number, marker.name);
}

namespace {

void addMoment(base::JsonObject& json, const MarkerMoment& moment)
{
    json.add("time_ns", moment.time.count());
    if (moment.utc)
        json.add("utc_ns", moment.utc->count());
}

std::string settingsJson(const log::NoteValues& settings)
{
    base::JsonObject json;
    for (const auto& [name, value] : settings)
        json.add(name, std::string_view(value));
    return json.text();
}

std::string positionJson(const MarkerPosition& position)
{
    base::JsonObject json;
    json.add("latitude", position.latitude);
    json.add("longitude", position.longitude);
    json.add("error_m", position.errorM);
    json.add("source", std::string_view(position.source));
    json.add("age_s", position.ageS);
    return json.text();
}

std::string snippetJson(const std::vector<SnippetPing>& pings)
{
    std::string all = "[";
    for (const SnippetPing& ping : pings) {
        base::JsonObject json;
        json.add("after_ns", ping.after.count());
        json.add("beside_deg", ping.besideDeg);
        json.add("step_deg", ping.stepDeg);
        json.add("start_m", ping.startM);
        json.add("length_m", ping.lengthM);
        json.add("samples", std::string_view(base::toBase64(ping.samples)));
        if (ping.sampleWidth > 1)
            json.add("sample_bytes", unsigned{ping.sampleWidth});
        if (all.size() > 1)
            all += ',';
        all += json.text();
    }
    return all + ']';
}

std::string jsonOf(const Marker& marker)
{
    base::JsonObject json;
    json.add("record", "marker");
    json.add("id", std::string_view(marker.id));
    json.add("number", marker.number);
    json.add("name", std::string_view(marker.name));
    addMoment(json, marker.moment);
    json.add("sonar", log::toString(marker.sonar));
    json.add("stream", std::string_view(marker.stream));
    json.addFlag("simulated", marker.simulated);
    json.add("range_m", marker.rangeM);
    json.add("range_error_m", marker.rangeErrorM);
    json.add("sound_speed_m_s", marker.soundSpeed);
    json.addIf("sample", marker.sample);
    json.add("samples", marker.samples);
    json.addIf("intensity", marker.intensity);
    json.addIf("relative_deg", marker.relativeDeg);
    json.add("relative_error_deg", marker.relativeErrorDeg);
    json.addIf("true_deg", marker.trueDeg);
    json.add("true_error_deg", marker.trueErrorDeg);
    json.addFlag("north_is_true", marker.northIsTrue);
    json.addIf("heading_deg", marker.headingDeg);
    json.addIf("depth_m", marker.depthM);
    json.addIf("altitude_m", marker.altitudeM);
    if (marker.position)
        json.addRaw("position", positionJson(*marker.position));
    if (marker.alignedByHand)
        json.addFlag("aligned_by_hand", true);
    json.addRaw("settings", settingsJson(marker.settings));
    json.addRaw("snippet", snippetJson(marker.snippet));
    return json.text();
}

std::string jsonOf(const UserNote& note)
{
    base::JsonObject json;
    json.add("record", "note");
    json.add("id", std::string_view(note.id));
    addMoment(json, note.moment);
    json.add("text", std::string_view(note.text));
    return json.text();
}

std::string jsonOf(const Renamed& change)
{
    base::JsonObject json;
    json.add("record", "renamed");
    json.add("id", std::string_view(change.id));
    json.add("name", std::string_view(change.name));
    return json.text();
}

std::string jsonOf(const Removed& change)
{
    base::JsonObject json;
    json.add("record", "removed");
    json.add("id", std::string_view(change.id));
    json.addFlag("removed", change.removed);
    return json.text();
}

} // namespace

std::string encodeMarker(const MarkerRecord& record)
{
    return std::visit([](const auto& each) { return jsonOf(each); }, record);
}

namespace {

using std::chrono::nanoseconds;

constexpr std::size_t longestId = 64;
constexpr double farthest = 100'000;
constexpr double longestTurn = 360;

std::string textIn(const base::JsonValue& json, std::string_view key)
{
    const std::string* text = json[key].text();
    return text ? *text : std::string();
}

/// Returns nullopt unless the value is a number within the limits.
std::optional<double> numberIn(const base::JsonValue& json, std::string_view key, double lowest,
                               double highest)
{
    const auto number = json[key].number();
    return number && *number >= lowest && *number <= highest ? number : std::nullopt;
}

double errorIn(const base::JsonValue& json, std::string_view key)
{
    return numberIn(json, key, 0, farthest).value_or(0);
}

std::optional<std::uint32_t> countIn(const base::JsonValue& json, std::string_view key)
{
    const auto number = json[key].whole();
    return number && *number >= 0 && *number <= UINT16_MAX
               ? std::optional(static_cast<std::uint32_t>(*number))
               : std::nullopt;
}

/// A time in a recording, limited to a range that no recording exceeds: recordings span months, not
/// years.
log::Time timeIn(const base::JsonValue& json, std::string_view key)
{
    constexpr std::int64_t farthestNs = log::Time(std::chrono::days(400)).count();
    return log::Time(
        std::clamp<std::int64_t>(json[key].whole().value_or(0), -farthestNs, farthestNs));
}

/// A UTC time, limited so that the difference of two times does not overflow.
std::optional<nanoseconds> utcIn(const base::JsonValue& json, std::string_view key)
{
    constexpr std::int64_t farthestNs = INT64_MAX / 4;
    const auto utc = json[key].whole();
    return utc ? std::optional(nanoseconds(std::clamp(*utc, -farthestNs, farthestNs)))
               : std::nullopt;
}

std::optional<MarkerMoment> momentIn(const base::JsonValue& json)
{
    const bool timed = json["time_ns"].whole().has_value();
    const auto utc = utcIn(json, "utc_ns");
    if (!timed && !utc)
        return std::nullopt;
    return MarkerMoment{.time = timeIn(json, "time_ns"), .utc = utc};
}

std::optional<MarkerPosition> positionIn(const base::JsonValue& json)
{
    const auto latitude = numberIn(json, "latitude", -90, 90);
    const auto longitude = numberIn(json, "longitude", -180, 180);
    if (!latitude || !longitude)
        return std::nullopt;
    return MarkerPosition{.latitude = *latitude,
                          .longitude = *longitude,
                          .errorM = errorIn(json, "error_m"),
                          .source = textIn(json, "source"),
                          .ageS = errorIn(json, "age_s")};
}

log::NoteValues settingsIn(const base::JsonValue& json)
{
    log::NoteValues settings;
    if (const auto* members = json.members())
        for (const auto& [name, value] : *members)
            if (const std::string* text = value.text())
                settings.emplace_back(name, *text);
    return settings;
}

std::vector<SnippetPing> snippetIn(const base::JsonValue& json)
{
    std::vector<SnippetPing> pings;
    const auto* items = json.items();
    for (std::size_t i = 0; items && i < items->size(); ++i) {
        const base::JsonValue& item = (*items)[i];
        auto samples = base::fromBase64(textIn(item, "samples"));
        const auto start = numberIn(item, "start_m", -farthest, farthest);
        const auto length = numberIn(item, "length_m", 0, farthest);
        if (!samples || !start || !length)
            continue;
        pings.push_back(
            {.after = timeIn(item, "after_ns"),
             .besideDeg = numberIn(item, "beside_deg", -longestTurn, longestTurn).value_or(0),
             .stepDeg = numberIn(item, "step_deg", 0, longestTurn).value_or(0),
             .startM = *start,
             .lengthM = *length,
             .samples = std::move(*samples),
             .sampleWidth = static_cast<std::uint8_t>(
                 countIn(item, "sample_bytes").value_or(1) == 2 ? 2 : 1)});
    }
    return pings;
}

ping::DeviceKind sonarIn(const base::JsonValue& json)
{
    const std::string name = textIn(json, "sonar");
    if (name == log::toString(ping::DeviceKind::Vehicle))
        return ping::DeviceKind::Vehicle;
    return ping::familyNamed(name);
}

std::optional<MarkerRecord> markerIn(const base::JsonValue& json, MarkerId id)
{
    const auto moment = momentIn(json);
    static_assert(highestNumber <= UINT16_MAX);
    const auto number = countIn(json, "number");
    const auto range = numberIn(json, "range_m", 0, farthest);
    if (!moment || !number || *number == 0 || *number > highestNumber || !range)
        return std::nullopt;
    Marker marker{.id = std::move(id),
                  .number = static_cast<int>(*number),
                  .name = textIn(json, "name"),
                  .moment = *moment,
                  .sonar = sonarIn(json),
                  .stream = textIn(json, "stream"),
                  .simulated = json["simulated"].flag().value_or(false),
                  .rangeM = *range,
                  .rangeErrorM = errorIn(json, "range_error_m"),
                  .soundSpeed = errorIn(json, "sound_speed_m_s"),
                  .sample = countIn(json, "sample"),
                  .samples = countIn(json, "samples").value_or(0)};
    const std::uint64_t fullScale = ping::hasWideSamples(marker.sonar.family()) ? 65535 : 255;
    if (const auto intensity = countIn(json, "intensity"); intensity && *intensity <= fullScale)
        marker.intensity = static_cast<int>(*intensity);
    marker.relativeDeg = numberIn(json, "relative_deg", -longestTurn, longestTurn);
    marker.relativeErrorDeg = errorIn(json, "relative_error_deg");
    marker.trueDeg = numberIn(json, "true_deg", -longestTurn, longestTurn);
    marker.trueErrorDeg = errorIn(json, "true_error_deg");
    marker.northIsTrue = json["north_is_true"].flag().value_or(false);
    marker.headingDeg = numberIn(json, "heading_deg", -longestTurn, longestTurn);
    marker.depthM = numberIn(json, "depth_m", -farthest, farthest);
    marker.altitudeM = numberIn(json, "altitude_m", 0, farthest);
    marker.position = positionIn(json["position"]);
    marker.alignedByHand = json["aligned_by_hand"].flag().value_or(false);
    marker.settings = settingsIn(json["settings"]);
    marker.snippet = snippetIn(json["snippet"]);
    return marker;
}

} // namespace

std::optional<MarkerRecord> decodeMarker(std::string_view json)
{
    const auto parsed = base::JsonValue::parse(json);
    if (!parsed)
        return std::nullopt;
    MarkerId id = textIn(*parsed, "id");
    if (id.empty() || id.size() > longestId)
        return std::nullopt;
    const std::string record = textIn(*parsed, "record");
    if (record == "marker")
        return markerIn(*parsed, std::move(id));
    if (record == "note") {
        const auto moment = momentIn(*parsed);
        return moment ? std::optional<MarkerRecord>(
                            UserNote{std::move(id), *moment, textIn(*parsed, "text")})
                      : std::nullopt;
    }
    if (record == "renamed")
        return Renamed{std::move(id), textIn(*parsed, "name")};
    if (record == "removed")
        return Removed{std::move(id), (*parsed)["removed"].flag().value_or(true)};
    return std::nullopt;
}

} // namespace leadline::annotations
