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

/// When a figure came, and when it was so by the vehicle's own clock.
struct ReadingTime {
    base::Instant arrival;
    /// Milliseconds since the vehicle started; nullopt for messages without a stamp.
    std::optional<std::uint32_t> bootMs;
};

enum class HeadingSource : std::uint8_t { Attitude, GlobalPosition, VfrHud };
enum class DepthSource : std::uint8_t { VfrHud, GlobalPosition };
enum class PositionSource : std::uint8_t { Global, Gps, Local };

/// The message that a figure is from, as people know it.
[[nodiscard]] std::string_view toString(HeadingSource source);
[[nodiscard]] std::string_view toString(DepthSource source);
[[nodiscard]] std::string_view toString(PositionSource source);

struct Heading {
    /// 0..360, clockwise, with the user's offset and variation.
    double deg = 0;
    /// Against true north: only when the user gave the variation.
    bool isTrue = false;
    HeadingSource source = HeadingSource::Attitude;
    ReadingTime time;

    /// "T" or "hdg".
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
    /// Metres below the surface, or below where the user set zero.
    double m = 0;
    DepthSource source = DepthSource::VfrHud;
    ReadingTime time;
};

struct Position {
    /// Degrees; nullopt when only a way from an origin of the vehicle's own is known.
    std::optional<double> latitude;
    std::optional<double> longitude;
    /// Metres from that origin.
    std::optional<double> northM;
    std::optional<double> eastM;
    /// What the receiver says of its error, metres.
    std::optional<double> errorM;
    PositionSource source = PositionSource::Global;
    ReadingTime time;
};

struct WaterTemperature {
    double celsius = 0;
    ReadingTime time;
};

} // namespace leadline::mavlink
