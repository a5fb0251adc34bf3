// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/RecorderTypes.h"
#include "mcap/McapRecords.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// What the note "session" of a recording says that reading its times depends on: it was made from
/// a file of another format, which counts time from a zero of its own.
namespace leadline::log {

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

void noteSessionTimes(NoteValues& notes, const SessionTimes& times);
[[nodiscard]] SessionTimes sessionTimesOf(const std::vector<mcap::Metadata>& metadata);

} // namespace leadline::log
