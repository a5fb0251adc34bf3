// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/MarkerRecord.h"

#include <array>
#include <charconv>

namespace leadline::log {

namespace {

/// In one line, as short as it can be told apart.
std::string shortText(const Marker& marker)
{
    std::array<char, 48> metres{};
    // Centimetres are more than anybody marks.
    const auto end =
        std::to_chars(metres.begin(), metres.end(), marker.rangeM, std::chars_format::fixed, 2);
    std::string text = titleOf(marker);
    text += ", ";
    text.append(metres.begin(), end.ptr);
    text += " m";
    return text;
}

} // namespace

const MarkId& idOf(const MarkerRecord& record)
{
    return std::visit([](const auto& each) -> const MarkId& { return each.id; }, record);
}

JsonSchema markSchema()
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

RecordedEvent recordedOf(const MarkerRecord& record, base::Instant at)
{
    RecordedEvent event{.at = at,
                        .device = {},
                        .kind = std::string(markerKind),
                        .name = idOf(record),
                        .value = encodeMark(record),
                        .text = {}};
    if (const auto* marker = std::get_if<Marker>(&record))
        event.text = shortText(*marker);
    else if (const auto* note = std::get_if<UserNote>(&record))
        event.text = "Note: " + note->text;
    else if (const auto* renamed = std::get_if<Renamed>(&record))
        event.text = "Mark renamed: " + renamed->name;
    else
        event.text = std::get<Removed>(record).removed ? "Mark deleted" : "Mark brought back";
    return event;
}

std::string titleOf(const Marker& marker)
{
    std::string title = "Marker ";
    title += std::to_string(marker.number);
    if (!marker.name.empty()) {
        title += ": ";
        title += marker.name;
    }
    return title;
}

} // namespace leadline::log
