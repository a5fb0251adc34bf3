// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"

#include <optional>
#include <span>

namespace leadline::echo {

/// An echo on the picture of a scanning sonar: the end of a measured line.
struct SpokePlace {
    /// Slant, metres.
    double rangeM = 0;
    /// Degrees from the vehicle's front when it was measured, clockwise, the mounting in it.
    double bearingDeg = 0;
    /// Where the front looked then, degrees from north with the user's offset and variation.
    std::optional<double> headingDeg = {};
    /// Of this echo alone: half a sample and the pulse (metres), half a beam and half a step
    /// (degrees).
    double rangeErrorM = 0;
    double bearingErrorDeg = 0;
    /// Of the sonar over the bottom then, metres, the sound speed's error not in it.
    std::optional<ValueWithError> altitude = {};
};

/// What all ends of a line share, and nothing of it evens out between them.
struct SharedErrors {
    /// A share of every range: 0.005, 0.02 or 0.05 by what is known of the water.
    double soundSpeed = 0.05;
    /// Of the compass. It is the same at one heading, and nothing of it at the next one is known
    /// from it at right angles: its deviation goes round once with the heading.
    double headingDeg = 3;
};

/// How far up or down the echoes lie.
enum class Heights {
    /// Anywhere in the sonar's beam, which is 25° high.
    InBeam,
    /// On the bottom, of which the depth below the sonar is known: elsewhere it may be another by
    /// 0.75 m times the root of the metres to there.
    OnBottom,
};

/// From one end to the other. The value is what the picture shows: of heights in the beam that of
/// ends as high as the sonar, and the error is that of the straight line between ends that may lie
/// at the edges of the beam.
struct MeasuredLine {
    /// Between the places on the bottom; else slant, which is all that is known without an altitude
    /// at both ends, or of an echo that is nearer than the bottom.
    bool horizontal = false;
    ValueWithError distanceM;
    /// Where it leads, 0..360: from north when the headings are known, from the front that is asked
    /// for. Errors of 180 and more: it may lead anywhere.
    std::optional<ValueWithError> northDeg;
    std::optional<ValueWithError> frontDeg;
};

/// `frontDeg` is the heading from which the line's bearing is counted; without headings each end's
/// own front counts, as if the vehicle did not turn between them.
[[nodiscard]] MeasuredLine measureLine(const SpokePlace& from, const SpokePlace& to,
                                       Heights heights, const SharedErrors& shared,
                                       std::optional<double> frontDeg);

/// At the second of three ends between the lines to the others, 0..180 degrees, as seen from above;
/// nullopt where a line has no length.
[[nodiscard]] std::optional<ValueWithError>
measureAngle(std::span<const SpokePlace, 3> ends, Heights heights, const SharedErrors& shared);

/// How far a place on the bottom lies from where the sonar is over it; nullopt without an altitude,
/// or of an echo that is nearer than the bottom.
[[nodiscard]] std::optional<ValueWithError> horizontalRange(const SpokePlace& place,
                                                            const SharedErrors& shared);

} // namespace leadline::echo
