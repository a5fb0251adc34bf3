// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <cstdint>
#include <numbers>
#include <optional>
#include <string_view>

namespace leadline::mavlink {

[[nodiscard]] constexpr double degrees(double rad)
{
    return rad * 180 / std::numbers::pi;
}

/// Arrival time of a value, and its time on the vehicle's clock.
struct ReadingTime {
    base::Instant arrival;
    /// Milliseconds since the vehicle started; nullopt for messages without a stamp.
    std::optional<std::uint32_t> bootMs;
};

enum class HeadingSource : std::uint8_t { Attitude, GlobalPosition, VfrHud };
enum class DepthSource : std::uint8_t { VfrHud, GlobalPosition };
enum class PositionSource : std::uint8_t { Global, Gps, Local };

/// The source message as text for people.
[[nodiscard]] std::string_view toString(HeadingSource source);
[[nodiscard]] std::string_view toString(DepthSource source);
[[nodiscard]] std::string_view toString(PositionSource source);

struct Heading {
    /// Degrees clockwise, 0..360, with the user's heading offset and variation applied.
    double deg = 0;
    /// True if relative to true north, which requires that the user set the variation.
    bool isTrue = false;
    HeadingSource source = HeadingSource::Attitude;
    ReadingTime time;

    /// "T" for true north, else "hdg".
    [[nodiscard]] std::string_view reference() const { return isTrue ? "T" : "hdg"; }
};

struct VehicleAttitude {
    /// Positive with the right side down.
    double rollDeg = 0;
    /// Positive with the bow up.
    double pitchDeg = 0;
    ReadingTime time;
};

struct Depth {
    /// Metres below the surface, or below the user's zero.
    double m = 0;
    DepthSource source = DepthSource::VfrHud;
    ReadingTime time;
};

struct Position {
    /// Degrees; nullopt if only the position relative to the vehicle's own origin is known.
    std::optional<double> latitude;
    std::optional<double> longitude;
    /// Metres north and east of that origin; nullopt if unknown.
    std::optional<double> northM;
    std::optional<double> eastM;
    /// Horizontal error reported by the receiver, metres; nullopt if unknown.
    std::optional<double> errorM;
    PositionSource source = PositionSource::Global;
    ReadingTime time;
};

struct WaterTemperature {
    double celsius = 0;
    ReadingTime time;
};

} // namespace leadline::mavlink
