// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"

#include <optional>
#include <span>

namespace leadline::echo {

/// An echo in a scanning sonar's picture: an end point of a measured line.
struct SpokePoint {
    /// Slant range, metres.
    double rangeM = 0;
    /// Degrees clockwise from the vehicle's front at the time of the ping, corrected for the
    /// mounting.
    double bearingDeg = 0;
    /// Vehicle heading at that time, degrees from north, with the user's offset and variation.
    std::optional<double> headingDeg = {};
    /// Errors of this echo alone, ±: half a sample and the pulse (metres), half a beam and half a
    /// step (degrees).
    double rangeErrorM = 0;
    double bearingErrorDeg = 0;
    /// Altitude of the sonar above the bottom at that time, metres; its error does not include the
    /// sound speed's.
    std::optional<ValueWithError> altitude = {};
};

/// Errors common to all end points, which do not average out.
struct SharedErrors {
    /// Relative error of every range: 0.005, 0.02 or 0.05, depending on what is known of the water.
    double soundSpeed = 0.05;
    /// Compass error, ± degrees. It is equal at equal headings and independent at headings 90°
    /// apart, because deviation goes through one cycle per turn.
    double headingDeg = 3;
};

/// Assumption about the height of the echoes.
enum class Heights {
    /// Anywhere within the sonar's vertical beam of 25°.
    InBeam,
    /// On the bottom, whose depth below the sonar is known. Away from the sonar it may differ by
    /// 0.75 m times the square root of the distance in metres.
    OnBottom,
};

/// From one end point to the other. For heights in the beam, the value assumes that both ends are
/// level with the sonar, and the error covers ends at the edges of the beam.
struct MeasuredLine {
    /// True for a horizontal distance along the bottom. False for a slant one, if an end has no
    /// altitude or its echo is nearer than the bottom.
    bool horizontal = false;
    ValueWithError distanceM;
    /// Direction of the line, 0..360 degrees: from north if headings are known, and from the given
    /// front. An error of 180 or more means that the direction is unknown.
    std::optional<ValueWithError> northDeg;
    std::optional<ValueWithError> frontDeg;
};

/// `frontDeg` is the heading from which the front bearing is counted. Without headings each end
/// uses its own front, as if the vehicle had not turned.
[[nodiscard]] MeasuredLine measureLine(const SpokePoint& from, const SpokePoint& to,
                                       Heights heights, const SharedErrors& shared,
                                       std::optional<double> frontDeg);

/// The angle at the second of three points between the lines to the other two, seen from above,
/// 0..180 degrees; nullopt if a line has no length.
[[nodiscard]] std::optional<ValueWithError>
measureAngle(std::span<const SpokePoint, 3> ends, Heights heights, const SharedErrors& shared);

/// Horizontal distance of a point on the bottom from the sonar; nullopt without an altitude, or if
/// the echo is nearer than the bottom.
[[nodiscard]] std::optional<ValueWithError> horizontalRange(const SpokePoint& place,
                                                            const SharedErrors& shared);

} // namespace leadline::echo
