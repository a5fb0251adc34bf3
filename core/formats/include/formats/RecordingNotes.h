// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/RecorderTypes.h"
#include "mcap/McapRecords.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::formats {

class RecordingChannels;

/// The notes about a recording and its devices. They are repeated at the beginning of each of its
/// files.
class RecordingNotes {
public:
    /// Stores the item and writes it to the open file; `file` is null if none is open.
    void take(log::RecordedNote note, RecordingChannels* file);
    void take(log::RecordedSourceChange change, RecordingChannels* file);

    [[nodiscard]] const log::RecordedSource& source(std::uint16_t number)
    {
        return m_sources[number];
    }
    /// Writes all notes to a new file. `ofFile` is added to its session note.
    void begin(RecordingChannels& file, const log::NoteValues& ofFile) const;

private:
    std::map<std::uint16_t, log::RecordedSource> m_sources;
    std::map<std::string, log::NoteValues> m_notes;
};

/// Values of the note "session" that affect times: the recording was converted from a format that
/// counts time from its own zero.

inline constexpr std::string_view timeZeroKey = "time_zero_ns";
inline constexpr std::string_view utcKey = "utc";
inline constexpr std::string_view utcUnknown = "unknown";

struct SessionTimes {
    /// The log_time (ns) of the recording's time zero; nullopt means that of its first message.
    std::optional<std::uint64_t> zero = {};
    /// True if log_times are not UTC because the clock's time zone is unknown or there was no
    /// clock.
    bool unknownUtc = false;

    /// UTC of a log_time. Nullopt if unknown, or after the year 2116, which only damage can produce
    /// and which would overflow.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> utcOf(std::uint64_t logTime) const;
};

void noteSessionTimes(log::NoteValues& notes, const SessionTimes& times);
[[nodiscard]] SessionTimes sessionTimesOf(const std::vector<mcap::Metadata>& metadata);

} // namespace leadline::formats
