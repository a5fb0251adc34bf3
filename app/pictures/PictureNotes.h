// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "echo/PingReader.h"
#include "echo/VehicleTrack.h"
#include "export/PictureNote.h"
#include "log/Log.h"

#include <QImage>
#include <QString>

#include <optional>
#include <vector>

namespace leadline::app {

/// Name of a gain setting: "High" for a scanning sonar, "29.6 dB" for an echosounder; the index
/// itself if it is unknown.
[[nodiscard]] QString formatGain(std::uint32_t index, bool scanning);

/// Sonar settings of the newest of the first `count` pings: "10 m · High · 750 kHz · step 1 grad ·
/// 1200 samples · transmit 54 µs · 1500 m/s"; range and speed in feet if `imperial`. Empty without
/// a ping.
[[nodiscard]] QString formatSettings(const echo::PingReader& reader, std::uint64_t count,
                                     bool imperial = false);

/// Length with its unit and a real minus: "10.25 m", or in feet with a decimal less: "33.6 ft".
[[nodiscard]] QString formatLength(double metres, int decimals, bool imperial);
/// "10.25 m ± 0.31", or in feet.
[[nodiscard]] QString formatLength(double metres, double errorM, int decimals, bool imperial);
/// Length or speed in metres or feet, with at most `decimals` decimals and without the unit.
[[nodiscard]] QString shortLength(double metres, int decimals, bool imperial);

/// Number with at most `decimals` decimals, without trailing zeros.
[[nodiscard]] QString shortNumber(double value, int decimals);

/// The part of a log that a picture shows.
struct Pictured {
    log::Time at{};
    /// The sonar shown; nullopt for all.
    std::optional<log::StreamNumber> stream = {};
    /// UTC since 1970 at the log's zero.
    std::optional<std::chrono::nanoseconds> utcZero = {};
    /// Ranges and speeds of the settings are in feet instead of metres.
    bool imperial = false;
};

/// Metadata of a picture: time, settings of the sonars and pose of the vehicle. The caller adds
/// file, view and program; `track` must be of the same log.
[[nodiscard]] exporting::PictureNote noteOf(const log::Log& log, const Pictured& pictured,
                                            echo::VehicleTrack& track);

/// Encodes the picture as PNG with the note as metadata. Thread-safe.
[[nodiscard]] base::Result<std::vector<std::byte>> encodedPng(const QImage& image,
                                                              const exporting::PictureNote& note);

} // namespace leadline::app
