// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::ping {

namespace cerulean {
struct EndPingInfo;
} // namespace cerulean

/// A point of the bottom, or of what is above it, in metres in the sonar's frame.
struct Sounding {
    /// Positive to port.
    double yM = 0;
    /// Positive up, so mostly negative.
    double zM = 0;
    /// In the unit of PowerThresholds; nothing if the message has none.
    std::optional<float> power = {};
    /// As the device classified it: 0 not at all, 1 bottom, 2 water column.
    std::uint8_t type = 0;

    friend bool operator==(const Sounding&, const Sounding&) = default;
};

/// From strict to liberal, in a unit that is not published.
struct PowerThresholds {
    float high = 0;
    float medium = 0;
    float low = 0;

    friend bool operator==(const PowerThresholds&, const PowerThresholds&) = default;
};

/// The direction upwards in the sonar's frame: x forward, y to port, z up.
struct UpVector {
    float x = 0;
    float y = 0;
    float z = 0;

    friend bool operator==(const UpVector&, const UpVector&) = default;
};

struct PitchRoll {
    /// Bow up.
    double pitchRad = 0;
    /// Port side up.
    double rollRad = 0;
};

/// Nothing for a vector that is not about as long as 1 (0.9 to 1.1), or not finite.
[[nodiscard]] std::optional<PitchRoll> pitchRoll(const UpVector& up);

/// The time of a device, milliseconds since 1970; nothing if it is not within the years 2000 to
/// 2099, as of a device that was never told the time.
[[nodiscard]] std::optional<std::uint64_t> plausibleUtcMs(std::uint64_t utcMs);

/// What a message carries of one ping of a multibeam sonar.
struct SwathFields {
    std::uint32_t pingNumber = 0;
    /// Of several receivers of one sonar.
    std::uint8_t deviceNumber = 0;
    /// Milliseconds since power-up.
    std::uint32_t stampMs = 0;
    std::optional<std::uint64_t> utcMs = {};
    /// With which the soundings were computed, m/s.
    std::optional<double> soundSpeed = {};
    std::optional<double> rangeStartM = {};
    std::optional<double> rangeEndM = {};
    std::optional<UpVector> up = {};
    std::optional<double> waterC = {};
    std::optional<double> waterBar = {};
    std::optional<double> heaveM = {};
    std::optional<double> frequencyHz = {};
    std::optional<PowerThresholds> thresholds = {};
    std::vector<Sounding> soundings = {};
    /// Points left out: not finite, behind the sonar, or without a sound speed to make metres of.
    std::size_t rejected = 0;
    /// True if the message claims more points than its payload holds.
    bool isCut = false;
};

/// A message with the soundings of a ping, and how it is read.
struct SwathMessage {
    std::uint16_t id = 0;
    /// Nullopt for a payload that is shorter than the fixed fields, or of an unknown version.
    std::optional<SwathFields> (*read)(base::ByteSpan payload) = nullptr;
};

/// A message with the attitude of a multibeam sonar.
struct AttitudeMessage {
    std::uint16_t id = 0;
    /// Nullopt for a payload that is shorter than the fixed fields, or of another of the sonar's
    /// receivers than the one that SwathFields::deviceNumber counts.
    std::optional<UpVector> (*read)(base::ByteSpan payload, std::uint8_t deviceNumber) = nullptr;
};

/// Adds range, attitude and water of the message that ends a ping; false, and nothing is added, if
/// it is of another ping or device.
bool addEndOfPing(SwathFields& swath, const cerulean::EndPingInfo& end);

} // namespace leadline::ping
