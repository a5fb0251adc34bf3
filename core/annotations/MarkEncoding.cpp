// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/MarkerRecord.h"
#include "base/Base64.h"
#include "base/JsonObject.h"

namespace leadline::log {

namespace {

void addMoment(base::JsonObject& json, const MarkMoment& moment)
{
    json.add("time_ns", moment.time.count());
    if (moment.utc)
        json.add("utc_ns", moment.utc->count());
}

std::string settingsJson(const NoteValues& settings)
{
    base::JsonObject json;
    for (const auto& [name, value] : settings)
        json.add(name, std::string_view(value));
    return json.text();
}

std::string positionJson(const MarkPosition& position)
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
    json.add("sonar", toString(marker.sonar));
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

std::string encodeMark(const MarkerRecord& record)
{
    return std::visit([](const auto& each) { return jsonOf(each); }, record);
}

} // namespace leadline::log
