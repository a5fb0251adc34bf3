// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/JoinedLogs.h"

#include <algorithm>

namespace leadline::log {

namespace {

using std::chrono::nanoseconds;

/// UTC of a recording's zero; where the clock was set, by the last time, for that was to mend it.
std::optional<nanoseconds> utcOfZero(const Recording& recording)
{
    std::optional<nanoseconds> utc;
    const WallClock clock = recording.clock();
    for (const WallClock::Stretch& stretch : clock.stretches())
        if (stretch.isDate)
            utc = stretch.zero;
    return utc;
}

bool overlap(const RecordedSpan& a, const RecordedSpan& b, Time offset)
{
    return a.first && a.last && b.first && b.last && *b.first + offset <= *a.last &&
           *a.first <= *b.last + offset;
}

/// The UTC zeros of two clocks may lie centuries apart.
std::optional<Time> difference(nanoseconds a, nanoseconds b)
{
    constexpr nanoseconds most = std::chrono::days(365);
    const bool far = a > b ? b < a - most : a < b - most;
    return far ? std::nullopt : std::optional(a - b);
}

} // namespace

RecordedSpan::RecordedSpan(const ReadCounts& counts, Time later)
{
    constexpr Time most = std::chrono::days(400);
    const auto placed = [&](const std::optional<Time>& time) {
        return time ? std::optional(std::clamp(*time, -most, most) + later) : std::nullopt;
    };
    first = placed(counts.first);
    last = placed(counts.last);
}

Placement Placement::of(const Recording& sonar, const Recording& vehicle,
                        const UtcOfLocal& utcOfLocal)
{
    const auto vehicleUtc = utcOfZero(vehicle);
    auto sonarUtc = utcOfZero(sonar);
    By by = By::Utc;
    if (!sonarUtc && sonar.startLocal() && utcOfLocal) {
        sonarUtc = utcOfLocal(*sonar.startLocal());
        by = By::LocalTime;
    }
    const auto offset = vehicleUtc && sonarUtc ? difference(*vehicleUtc, *sonarUtc) : std::nullopt;
    const RecordedSpan ofSonar(sonar.counts());
    const RecordedSpan ofVehicle(vehicle.counts());
    if (offset && overlap(ofSonar, ofVehicle, *offset))
        return {by, *offset};
    return {By::Begins, ofSonar.first.value_or(Time{}) - ofVehicle.first.value_or(Time{})};
}

} // namespace leadline::log
