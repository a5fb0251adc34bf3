// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"
#include "log/FrameEntry.h"
#include "log/Stream.h"
#include "ping/Frame.h"

#include <cstdint>
#include <optional>

namespace leadline::echo {

/// How a message's figures become metres. A Ping360 counts time; a Ping1D's millimetres already
/// contain the speed that was set in the device.
struct SoundSpeed {
    /// Chosen by the user (m/s); without it that of the recording counts.
    std::optional<double> chosen;
    /// What the device reported last before the ping (m/s), if it was plausible.
    std::optional<double> ofDevice;

    /// The speed in which the ranges of a device that counts time are given.
    [[nodiscard]] double forTime() const;
    /// Factor for the millimetres that a Ping1D reports.
    [[nodiscard]] double factor() const;
    /// The speed in which the ranges of a Ping1D are given.
    [[nodiscard]] double forMillimetres() const;
};

/// What a sonar measured at one instant: a ping with its profile, or a distance alone.
struct Ping {
    log::FrameNumber frame = 0;
    log::StreamNumber stream = 0;
    log::Time time{};
    std::uint16_t messageId = 0;
    /// Its samples are bytes of the frame it was decoded from.
    Profile profile;
    /// Device gradians, 0 at the cable side.
    std::optional<std::uint16_t> angleGrad;
    /// num_steps of auto_device_data.
    std::optional<std::uint8_t> stepsGrad;
    std::optional<std::uint32_t> gainIndex;
    std::optional<std::uint32_t> transmitUs;
    std::optional<std::uint32_t> frequencyKhz;
    std::optional<std::uint32_t> pingNumber;
    std::optional<double> distanceM;
    std::optional<std::uint32_t> confidencePercent;
    /// Metres per second in which the ranges are given.
    double soundSpeed = 0;
};

/// A ping (1300, 2300, 2301) or a distance (1211, 1212) of a sonar of that kind; nullopt for
/// everything else and for payloads that end within their fixed fields. Only what the frame tells
/// is filled in: frame number, stream and time are the caller's.
[[nodiscard]] std::optional<Ping> decodePing(log::StreamKind kind, const ping::Frame& frame,
                                             const SoundSpeed& speed);

/// Message ids of a kind that decodePing reads.
[[nodiscard]] bool isMeasurement(log::StreamKind kind, std::uint16_t messageId);

/// ± of an echo's range that is its own, metres: half a sample, and a quarter of the pulse's length
/// in water. What the sound speed may be wrong by is the same for all echoes, and not in it.
[[nodiscard]] double rangeErrorM(const Ping& ping);

/// ± of a Ping360's bearing, degrees: half of its beam, and half of a step.
[[nodiscard]] double bearingErrorDeg(double stepDeg);

/// A measured figure and the half of the span that it may lie in, in the same unit.
struct ValueWithError {
    double value = 0;
    double error = 0;
};

} // namespace leadline::echo
