// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace leadline::base {

/// A date and a time of day in a zone that nobody wrote down.
struct CivilTime {
    int year = 0;
    int month = 0;
    int day = 0;
    int hour = 0;
    int minute = 0;
    int second = 0;
    int millisecond = 0;

    /// Since 1970, as if its zone were UTC.
    [[nodiscard]] std::chrono::milliseconds asUtc() const;
    /// So much later in the same zone.
    [[nodiscard]] CivilTime moved(Duration by) const;
    /// 2021-08-29T00:00:57.895
    [[nodiscard]] std::string iso() const;
    friend bool operator==(const CivilTime&, const CivilTime&) = default;
};

/// A moment of UTC, counted since 1970.
[[nodiscard]] CivilTime civilUtc(std::chrono::nanoseconds since1970);
/// 2026-09-13T13:55:12.345Z
[[nodiscard]] std::string utcIso(std::chrono::nanoseconds since1970);
/// 20260913-135512Z, the name of a recording.
[[nodiscard]] std::string utcFileName(std::chrono::nanoseconds since1970);

/// 00:31:38 of a recording; what was before its zero is at zero.
[[nodiscard]] std::string playTime(Duration time);

/// The start that Ping Viewer writes into the name of its files, yyyyMMdd-hhmmsszzz.bin in local
/// time, with decimal digits of any script. `fileName` is UTF-8, without a folder.
[[nodiscard]] std::optional<CivilTime> startFromFileName(std::string_view fileName);

/// A time stamp hh:mm:ss.zzz with decimal digits of any script.
[[nodiscard]] std::optional<Duration> timeOfDay(std::u32string_view text);

} // namespace leadline::base
