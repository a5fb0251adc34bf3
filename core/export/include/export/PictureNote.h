// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "export/PngText.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace leadline::exporting {

/// What a picture that Leadline made says of itself, in texts of the PNG, so that it leads back to
/// the instant of the recording that it shows. Numbers have a decimal point, angles are degrees:
///
/// | key                    | text                                                             |
/// |------------------------|------------------------------------------------------------------|
/// | `Software`             | `Leadline 0.6.0`                                                 |
/// | `Creation Time`        | the instant shown, UTC, `2026-09-14T09:54:57.250Z`, where known  |
/// | `Leadline View`        | `window`, `polar`, `waterfall`, `ascan`                          |
/// | `Leadline File`        | name of the recording, without a folder                          |
/// | `Leadline Path`        | where it was                                                     |
/// | `Leadline Offset`      | seconds from the zero of its times, `2537.250000`                |
/// | `Leadline Position`    | latitude and longitude of the vehicle, `59.1234567 10.1234567`   |
/// | `Leadline Heading`     | of the vehicle, as it says itself, `314.6`                       |
/// | `Leadline Depth`       | of the vehicle, metres, positive down, `8.61`                    |
/// | `Leadline Alignment`   | `manual` where these are from a log that the user laid there     |
/// | `Leadline Settings`    | a line for each sonar: `ping360: 10 m · High · 750 kHz`          |
/// | `Leadline Simulated`   | `yes` where data of a simulator is shown                         |
///
/// What is not known is left away.
struct PictureNote {
    std::string software = {};
    std::string view = {};
    /// Empty: it shows nothing that was recorded.
    std::string file = {};
    std::string path = {};
    std::optional<base::Duration> offset = {};
    /// UTC since 1970 of the instant shown.
    std::optional<std::chrono::nanoseconds> utc = {};
    std::optional<double> latitude = {};
    std::optional<double> longitude = {};
    std::optional<double> headingDeg = {};
    std::optional<double> depthM = {};
    /// Position, heading and depth are from another log, which the user laid beside this by hand.
    bool alignedByHand = false;
    /// Lines for people.
    std::string settings = {};
    bool simulated = false;

    friend bool operator==(const PictureNote&, const PictureNote&) = default;
};

[[nodiscard]] std::vector<PngText> textsOf(const PictureNote& note);

/// Nullopt for texts that do not name a recording and an instant of it. They may be anybody's: a
/// name with a folder in it is none, nor is a number that is not finite or a time before zero.
[[nodiscard]] std::optional<PictureNote> noteFrom(const std::vector<PngText>& texts);

} // namespace leadline::exporting
