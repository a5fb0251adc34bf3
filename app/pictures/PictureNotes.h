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

/// "High" of a scanning sonar, "29.6 dB" of an echosounder; the index itself where that has no
/// name.
[[nodiscard]] QString gainWords(std::uint32_t index, bool scanning);

/// What the newest of the first `count` pings was made with: "10 m · High · 750 kHz · step 1 grad
/// · 1200 samples · transmit 54 µs · 1500 m/s". Empty without a ping.
[[nodiscard]] QString settingsWords(const echo::PingReader& reader, std::uint64_t count);

/// With at most so many decimals, and none that are zero.
[[nodiscard]] QString shortNumber(double value, int decimals);

/// What of a log a picture shows.
struct Pictured {
    log::Time at{};
    /// The only sonar; without it all are shown.
    std::optional<log::StreamNumber> stream = {};
    /// UTC since 1970 at the log's zero.
    std::optional<std::chrono::nanoseconds> utcZero = {};
};

/// Time, settings of the sonars and the vehicle's pose at that instant. File, view and program are
/// the caller's to say; `track` is of the same log.
[[nodiscard]] exporting::PictureNote noteOf(const log::Log& log, const Pictured& pictured,
                                            echo::VehicleTrack& track);

/// The picture as a PNG with its note. For any thread.
[[nodiscard]] base::Result<std::vector<std::byte>> encodedPng(const QImage& image,
                                                              const exporting::PictureNote& note);

} // namespace leadline::app
