// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

namespace leadline::app {

/// Greatest age of a measurement that is used for a point in time.
inline constexpr log::Time oldestMeasurement = std::chrono::seconds(1);

/// Classes of an echosounder's confidence in its distance.
enum class Confidence {
    /// Nothing was measured.
    None,
    /// Below 10 %: no bottom found.
    Lost,
    /// 10..49 %
    Doubtful,
    Sure
};

/// Class of a confidence in percent; -1 if nothing was measured.
[[nodiscard]] constexpr Confidence confidenceOf(int percent)
{
    if (percent < 0)
        return Confidence::None;
    if (percent < 10)
        return Confidence::Lost;
    return percent < 50 ? Confidence::Doubtful : Confidence::Sure;
}

/// A frame of an echosounder that measures a distance: a profile, or the distance alone.
struct Measurement {
    log::FrameNumber frame = 0;
    log::Time time{};
    /// Time of the next measurement; nullopt if there is none.
    std::optional<log::Time> next;
};

/// Position at which a search ended, by message. Passed to the next search, it speeds up one for a
/// similar time.
using MeasurementPlace = std::array<std::optional<std::uint64_t>, 3>;

/// The newest measurement at or before the time; nullopt if there is none.
[[nodiscard]] std::optional<Measurement> newestMeasurement(const echo::PingReader& reader,
                                                           log::Time time, MeasurementPlace& place);
[[nodiscard]] std::optional<Measurement> newestMeasurement(const echo::PingReader& reader,
                                                           log::Time time);

/// The last measurement in a pixel column.
struct MeasuredColumn {
    /// NaN where there is none.
    float distanceM = std::numeric_limits<float>::quiet_NaN();
    /// -1 where there is none.
    int confidencePercent = -1;
    /// No measurement in this column, but in an earlier one.
    bool silent = false;
};

} // namespace leadline::app
