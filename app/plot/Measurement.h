// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

namespace leadline::app {

/// An older measurement says nothing of a moment.
inline constexpr log::Time oldestMeasurement = std::chrono::seconds(1);

/// What an echosounder's confidence in its distance means to a pilot.
enum class Confidence {
    /// Nothing was measured.
    None,
    /// Below 10 %: no bottom found.
    Lost,
    /// 10..49 %
    Doubtful,
    Sure
};

/// -1 where nothing was measured.
[[nodiscard]] constexpr Confidence confidenceOf(int percent)
{
    if (percent < 0)
        return Confidence::None;
    if (percent < 10)
        return Confidence::Lost;
    return percent < 50 ? Confidence::Doubtful : Confidence::Sure;
}

/// A frame of an echosounder that tells a distance: profile (1300), distance (1212) or
/// distance_simple (1211).
struct Measurement {
    log::FrameNumber frame = 0;
    log::Time time{};
    /// When the one after it came.
    std::optional<log::Time> next;
};

/// Where a search ended: those at or before its time, by message. The next one, for a time not far
/// from it, begins there.
using MeasurementPlace = std::array<std::optional<std::uint64_t>, 3>;

/// The newest at or before the time.
[[nodiscard]] std::optional<Measurement> newestMeasurement(const echo::PingReader& reader,
                                                           log::Time time, MeasurementPlace& place);
[[nodiscard]] std::optional<Measurement> newestMeasurement(const echo::PingReader& reader,
                                                           log::Time time);

/// What was measured last in a pixel column.
struct MeasuredColumn {
    /// NaN where there is none.
    float distanceM = std::numeric_limits<float>::quiet_NaN();
    /// -1 where there is none.
    int confidencePercent = -1;
    /// None, but there was one before.
    bool silent = false;
};

} // namespace leadline::app
