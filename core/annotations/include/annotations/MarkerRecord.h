// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/Marker.h"
#include "base/Clock.h"
#include "log/RecorderTypes.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// How marks are stored: one JSON object a record, on the topic `markerTopic` of a recording and
/// line by line in a file of marks. Nothing that was stored is changed: what becomes of a mark is
/// said by further records, of which the last one counts.
namespace leadline::annotations {

/// Another name of a marker, or another text of a note.
struct Renamed {
    MarkId id = {};
    std::string name = {};

    friend bool operator==(const Renamed&, const Renamed&) = default;
};

/// Deleted, or brought back.
struct Removed {
    MarkId id = {};
    bool removed = true;

    friend bool operator==(const Removed&, const Removed&) = default;
};

using MarkerRecord = std::variant<Marker, UserNote, Renamed, Removed>;

[[nodiscard]] const MarkId& idOf(const MarkerRecord& record);

/// A marker with a higher number was made by damage, and is none.
inline constexpr int highestNumber = 65'535;

/// "leadline.Mark"
[[nodiscard]] log::JsonSchema markSchema();
/// One line. What no JSON can hold (NaN) is left out.
[[nodiscard]] std::string encodeMark(const MarkerRecord& record);
/// Nullopt for what is none of these records, or lacks what one cannot do without. Texts are UTF-8;
/// what is not becomes U+FFFD, and figures that cannot be are left out.
[[nodiscard]] std::optional<MarkerRecord> decodeMark(std::string_view json);

/// What a recorder is told.
[[nodiscard]] log::RecordedEvent recordedOf(const MarkerRecord& record, base::Instant at);

/// "Marker 3", or what the user called it: "Marker 3: Net tear?".
[[nodiscard]] std::string titleOf(const Marker& marker);

} // namespace leadline::annotations
