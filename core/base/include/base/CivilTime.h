// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace leadline::base {

/// A date and time of day in an unknown time zone.
struct CivilTime {
    int year = 0;
    int month = 0;
    int day = 0;
    int hour = 0;
    int minute = 0;
    int second = 0;
    int millisecond = 0;

    /// Time since 1970 if its zone were UTC.
    [[nodiscard]] std::chrono::milliseconds asUtc() const;
    /// This time plus `by`, in the same zone.
    [[nodiscard]] CivilTime moved(Duration by) const;
    /// 2021-08-29T00:00:57.895
    [[nodiscard]] std::string iso() const;
    friend bool operator==(const CivilTime&, const CivilTime&) = default;
};

/// `since1970` in UTC.
[[nodiscard]] CivilTime civilUtc(std::chrono::nanoseconds since1970);
/// 2026-09-13T13:55:12.345Z
[[nodiscard]] std::string utcIso(std::chrono::nanoseconds since1970);
/// Parses a date and time of ISO 8601 with its offset from UTC, as 2026-09-13T15:55:12.345+02:00 or
/// with Z; nullopt for anything else, or a year before 1970 or after 2199. Since 1970.
[[nodiscard]] std::optional<std::chrono::nanoseconds> utcFromIso(std::string_view text);
/// 20260913-135512Z, used for the names of recordings.
[[nodiscard]] std::string utcFileName(std::chrono::nanoseconds since1970);

/// Time in a recording as 00:31:38; negative times give zero.
[[nodiscard]] std::string durationText(Duration time);

/// The start time in the name of a Ping Viewer file, yyyyMMdd-hhmmsszzz.bin in local time, with
/// decimal digits of any script. `fileName` is UTF-8, without a folder.
[[nodiscard]] std::optional<CivilTime> startFromFileName(std::string_view fileName);

/// Parses hh:mm:ss.zzz with decimal digits of any script.
[[nodiscard]] std::optional<Duration> timeOfDay(std::u32string_view text);

} // namespace leadline::base
