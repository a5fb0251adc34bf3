// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/MarkerRecord.h"
#include "base/Base64.h"
#include "base/JsonValue.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::log {

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

/// Where it is a figure that can be.
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

/// In a recording's time: those go over months, not years.
Time timeIn(const base::JsonValue& json, std::string_view key)
{
    constexpr std::int64_t farthestNs = Time(std::chrono::days(400)).count();
    return Time(std::clamp<std::int64_t>(json[key].whole().value_or(0), -farthestNs, farthestNs));
}

/// So far from 1970 that the difference of two still is a time.
std::optional<nanoseconds> utcIn(const base::JsonValue& json, std::string_view key)
{
    constexpr std::int64_t farthestNs = INT64_MAX / 4;
    const auto utc = json[key].whole();
    return utc ? std::optional(nanoseconds(std::clamp(*utc, -farthestNs, farthestNs)))
               : std::nullopt;
}

std::optional<MarkMoment> momentIn(const base::JsonValue& json)
{
    const bool timed = json["time_ns"].whole().has_value();
    const auto utc = utcIn(json, "utc_ns");
    if (!timed && !utc)
        return std::nullopt;
    return MarkMoment{.time = timeIn(json, "time_ns"), .utc = utc};
}

std::optional<MarkPosition> positionIn(const base::JsonValue& json)
{
    const auto latitude = numberIn(json, "latitude", -90, 90);
    const auto longitude = numberIn(json, "longitude", -180, 180);
    if (!latitude || !longitude)
        return std::nullopt;
    return MarkPosition{.latitude = *latitude,
                        .longitude = *longitude,
                        .errorM = errorIn(json, "error_m"),
                        .source = textIn(json, "source"),
                        .ageS = errorIn(json, "age_s")};
}

NoteValues settingsIn(const base::JsonValue& json)
{
    NoteValues settings;
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
             .samples = std::move(*samples)});
    }
    return pings;
}

StreamKind sonarIn(const base::JsonValue& json)
{
    const std::string name = textIn(json, "sonar");
    for (const StreamKind kind : {StreamKind::Ping1D, StreamKind::Ping360, StreamKind::Mavlink})
        if (name == toString(kind))
            return kind;
    return StreamKind::Other;
}

std::optional<MarkerRecord> markerIn(const base::JsonValue& json, MarkId id)
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
    if (const auto intensity = countIn(json, "intensity"); intensity && *intensity <= 255)
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

std::optional<MarkerRecord> decodeMark(std::string_view json)
{
    const auto parsed = base::JsonValue::parse(json);
    if (!parsed)
        return std::nullopt;
    MarkId id = textIn(*parsed, "id");
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

} // namespace leadline::log
