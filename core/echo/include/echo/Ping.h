// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"
#include "log/FrameEntry.h"
#include "log/Stream.h"
#include "ping/FamilyDescriptor.h"
#include "ping/Frame.h"

#include <cstdint>
#include <optional>

namespace leadline::echo {

/// Converts a message's values to metres. A Ping360 reports times; a Ping1D reports millimetres
/// that it computed with the sound speed set in the device.
struct SoundSpeed {
    /// Chosen by the user (m/s); if unset, the recording's applies.
    std::optional<double> chosen;
    /// Last value that the device reported before the ping (m/s); nullopt if none or implausible.
    std::optional<double> ofDevice;

    /// Sound speed (m/s) for converting a Ping360's times to ranges.
    [[nodiscard]] double forTime() const;
    /// Factor to apply to the millimetres that a Ping1D reports.
    [[nodiscard]] double factor() const;
    /// Sound speed (m/s) that a Ping1D's converted ranges correspond to.
    [[nodiscard]] double forMillimetres() const;
};

/// One measurement of a sonar: a ping with its profile, or a distance alone.
struct Ping {
    log::FrameNumber frame = 0;
    log::StreamNumber stream = 0;
    log::Time time{};
    std::uint16_t messageId = 0;
    /// Refers to the bytes of the frame that was decoded.
    Profile profile;
    /// Decibels, relative, of the raw samples; nothing for samples that are linear.
    std::optional<ping::DecibelScale> decibels = {};
    /// True if the message says which range its ping covers; a distance alone may not.
    bool hasRange = false;
    /// Device gradians, 0 towards the cable; not checked to be below 400.
    std::optional<std::uint16_t> angleGrad;
    /// num_steps of auto_device_data, in gradians.
    std::optional<std::uint8_t> stepsGrad;
    std::optional<std::uint32_t> gainIndex;
    std::optional<std::uint32_t> transmitUs;
    std::optional<std::uint32_t> frequencyKhz;
    /// Nothing if the message does not say whether the pulse is a tone or a chirp.
    std::optional<ping::PulseBand> band;
    std::optional<std::uint32_t> pingNumber;
    /// Of the device's clock, milliseconds.
    std::optional<std::uint64_t> stampMs = {};
    std::optional<double> distanceM;
    std::optional<std::uint32_t> confidencePercent;
    /// Metres per second used to compute the ranges.
    double soundSpeed = 0;
};

/// Decodes a ping or a distance by the descriptor of that kind of sonar; nullopt for other
/// messages, for payloads shorter than the fixed fields, and for those of another family. Frame
/// number, stream and time are left to the caller.
[[nodiscard]] std::optional<Ping> decodePing(ping::DeviceKind kind, const ping::Frame& frame,
                                             const SoundSpeed& speed);

/// True if decodePing() decodes that message of that kind of sonar.
[[nodiscard]] bool isMeasurement(ping::DeviceKind kind, std::uint16_t messageId);

/// Range error of a single echo, ± metres: half a sample and a quarter of the pulse length in
/// water. The error of the sound speed, which is common to all echoes, is not included.
[[nodiscard]] double rangeErrorM(const Ping& ping);

/// Bearing error of a Ping360, ± degrees: half of the beam width and half of a step.
[[nodiscard]] double bearingErrorDeg(double stepDeg);

/// A measured value with its error ±, in the same unit.
struct ValueWithError {
    double value = 0;
    double error = 0;
};

} // namespace leadline::echo
