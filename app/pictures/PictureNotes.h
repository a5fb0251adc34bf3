// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "echo/VehicleTrack.h"
#include "export/PictureNote.h"
#include "log/Log.h"

#include <QImage>

#include <optional>
#include <vector>

namespace leadline::app {

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
