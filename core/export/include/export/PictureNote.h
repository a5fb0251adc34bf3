// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "export/PngText.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace leadline::exporting {

/// Metadata that Leadline stores as texts in its PNG pictures, to find the recording and the
/// instant that a picture shows. Numbers have a decimal point, angles are degrees. Unknown values
/// are omitted.
///
/// | key                    | text                                                             |
/// |------------------------|------------------------------------------------------------------|
/// | `Software`             | `Leadline 0.6.0`                                                 |
/// | `Creation Time`        | UTC of the instant shown, `2026-09-14T09:54:57.250Z`             |
/// | `Leadline View`        | `window`, `polar`, `waterfall`, `ascan`                          |
/// | `Leadline File`        | name of the recording, without a folder                          |
/// | `Leadline Path`        | full path of the recording                                       |
/// | `Leadline Offset`      | seconds since the recording's time zero, `2537.250000`           |
/// | `Leadline Position`    | latitude and longitude of the vehicle, `59.1234567 10.1234567`   |
/// | `Leadline Heading`     | of the vehicle, as reported by itself, `314.6`                   |
/// | `Leadline Depth`       | of the vehicle, metres, positive down, `8.61`                    |
/// | `Leadline Alignment`   | `manual` if the vehicle's log was aligned by hand                |
/// | `Leadline Settings`    | one line per sonar: `ping360: 10 m · High · 750 kHz`             |
/// | `Leadline Simulated`   | `yes` if data of a simulator is shown                            |
struct PictureNote {
    std::string software = {};
    std::string view = {};
    /// Name of the recording; empty if the picture shows no recorded data.
    std::string file = {};
    std::string path = {};
    std::optional<base::Duration> offset = {};
    /// UTC since 1970 of the instant shown.
    std::optional<std::chrono::nanoseconds> utc = {};
    std::optional<double> latitude = {};
    std::optional<double> longitude = {};
    std::optional<double> headingDeg = {};
    std::optional<double> depthM = {};
    /// Position, heading and depth come from another log that the user aligned by hand.
    bool alignedByHand = false;
    /// Text for people, one line per sonar.
    std::string settings = {};
    bool simulated = false;

    friend bool operator==(const PictureNote&, const PictureNote&) = default;
};

[[nodiscard]] std::vector<PngText> textsOf(const PictureNote& note);

/// Nullopt unless the texts, which may come from any program, contain a recording's name without a
/// folder and a time that is finite and not negative. Other invalid numbers are ignored.
[[nodiscard]] std::optional<PictureNote> noteFrom(const std::vector<PngText>& texts);

} // namespace leadline::exporting
