// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <chrono>

/// Times of day for display. Files, their names and exported data always use UTC.
namespace leadline::app {

enum class DayZone { Utc, Local };

/// Date and time of UTC since 1970, rounded down to milliseconds.
[[nodiscard]] QDateTime dateTimeOf(std::chrono::nanoseconds sinceEpoch, DayZone zone);
/// Formatted time with its zone: "00:41:30 UTC", "02:41:30 local". Names of months and weekdays are
/// in the window's language, not the system's.
[[nodiscard]] QString dayText(const QDateTime& at, const QString& format);

} // namespace leadline::app
