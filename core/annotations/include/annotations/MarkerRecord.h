// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/Marker.h"
#include "base/Clock.h"
#include "log/RecorderTypes.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// How markers and notes are stored: one JSON object per record, on the topic `markerTopic` of a
/// recording and one per line in a marker file. Records are never changed: a rename or deletion is
/// a further record, and the last one applies.
namespace leadline::annotations {

/// Renames a marker or replaces the text of a note.
struct Renamed {
    MarkerId id = {};
    std::string name = {};

    friend bool operator==(const Renamed&, const Renamed&) = default;
};

/// Deletes a marker or note, or restores it.
struct Removed {
    MarkerId id = {};
    bool removed = true;

    friend bool operator==(const Removed&, const Removed&) = default;
};

using MarkerRecord = std::variant<Marker, UserNote, Renamed, Removed>;

[[nodiscard]] const MarkerId& idOf(const MarkerRecord& record);

/// Records with a higher marker number are rejected as damaged.
inline constexpr int highestNumber = 65'535;

/// The schema "leadline.Mark".
[[nodiscard]] log::JsonSchema markerSchema();
/// One line of JSON. Numbers that JSON cannot express (NaN) are omitted.
[[nodiscard]] std::string encodeMarker(const MarkerRecord& record);
/// Nullopt if this is no such record or a mandatory field is missing. Invalid UTF-8 becomes U+FFFD,
/// and optional numbers out of range are omitted.
[[nodiscard]] std::optional<MarkerRecord> decodeMarker(std::string_view json);

/// The event by which a recorder stores this record.
[[nodiscard]] log::RecordedEvent recordedOf(const MarkerRecord& record, base::Instant at);

/// "Marker 3", or with the user's name "Marker 3: Net tear?".
[[nodiscard]] base::Message titleOf(const Marker& marker);

} // namespace leadline::annotations
