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

/// What is said of a recording and of the devices in it. Each of its files says all of it, from its
/// beginning on.
class RecordingNotes {
public:
    /// The file that is open hears of it at once; null without one.
    void take(log::RecordedNote note, RecordingChannels* file);
    void take(log::RecordedSourceChange change, RecordingChannels* file);

    [[nodiscard]] const log::RecordedSource& source(std::uint16_t number)
    {
        return m_sources[number];
    }
    /// `ofFile`: what the session's note says besides, in this file.
    void begin(RecordingChannels& file, const log::NoteValues& ofFile) const;

private:
    std::map<std::uint16_t, log::RecordedSource> m_sources;
    std::map<std::string, log::NoteValues> m_notes;
};

/// What the note "session" of a recording says that reading its times depends on: it was made from
/// a file of another format, which counts time from a zero of its own.

inline constexpr std::string_view timeZeroKey = "time_zero_ns";
inline constexpr std::string_view utcKey = "utc";
inline constexpr std::string_view utcUnknown = "unknown";

struct SessionTimes {
    /// The log_time (ns) at which the recording's times are 0; without it that of its first
    /// message.
    std::optional<std::uint64_t> zero = {};
    /// Its log_times are not UTC: nobody knows the zone of the clock, or there was none.
    bool unknownUtc = false;

    /// The date that a log_time is. None past the year 2116: no clock says that, and a time of the
    /// recording added to it would run over.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> utcOf(std::uint64_t logTime) const;
};

void noteSessionTimes(log::NoteValues& notes, const SessionTimes& times);
[[nodiscard]] SessionTimes sessionTimesOf(const std::vector<mcap::Metadata>& metadata);

} // namespace leadline::formats
