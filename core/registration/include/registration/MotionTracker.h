// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registration/MotionEstimator.h"

#include <deque>
#include <optional>
#include <vector>

namespace leadline::registration {

/// A sweep, and the motion to it from the one before.
struct TrackedSweep {
    /// Times of the first and the last ping, seconds.
    double beginS = 0;
    double endS = 0;
    /// As known now; nullopt if the echoes hold too little for it.
    std::optional<SweepMotion> motion;
    /// Heading of the vehicle's compass at middleS(), degrees; nullopt if unknown.
    std::optional<double> headingDeg;
    /// The vehicle's way during the sweep, as known now; empty if it is not known.
    std::vector<SweepPose> path = {};

    [[nodiscard]] double middleS() const { return (beginS + endS) / 2; }
};

/// Mean motion of a vehicle over the newest sweeps.
struct Drift {
    /// Velocity, m/s, in the vehicle's axes at the middle of the newest sweep.
    double forwardMS = 0;
    double rightMS = 0;
    /// Not exceeded in 95 of 100 cases by the error of the velocity in any direction, m/s.
    double errorMS = 0;
    /// How fast it moves in one direction is not known, as along a single wall. Then only the speed
    /// across that direction counts.
    bool isAlongUnknown = false;
    /// The velocity in the direction in which it is known best: the speed, m/s, not below 0; its
    /// error, not exceeded in 95 of 100 cases; and where to, degrees clockwise from ahead, 0..360.
    double acrossMS = 0;
    double acrossErrorMS = 0;
    double acrossDeg = 0;
    /// The time over which it is the mean, seconds, and the number of motions in it.
    double windowS = 0;
    int sweeps = 0;

    [[nodiscard]] double speedMS() const;
    /// Degrees clockwise from ahead, 0..360.
    [[nodiscard]] double directionDeg() const;
    /// Degrees, 95 of 100; 180 if the speed is not above its error.
    [[nodiscard]] double directionErrorDeg() const;
    /// The speed, or as much of it as is known, does not exceed its error, so that there is no
    /// direction.
    [[nodiscard]] bool isHolding() const
    {
        return isAlongUnknown ? acrossMS <= acrossErrorMS : speedMS() <= errorMS;
    }
};

/// An angle with the error that is not exceeded in 95 of 100 cases, degrees.
struct Rotation {
    double deg = 0;
    double errorDeg = 0;
};

/// The mean over the newest of these sweeps, which are in the order of time: over as many motions
/// as fit into MotionTracker::longestWindowS, but at least one. Nullopt if the motion to the last
/// one is unknown.
[[nodiscard]] std::optional<Drift> meanDrift(const std::deque<TrackedSweep>& sweeps);

/// Follows the motion of a vehicle from sweep to sweep by the echoes of its scanning sonar. The
/// compass is kept beside it and has no influence on it.
class MotionTracker {
public:
    /// A drift is the mean over as many motions as fit into this time, but at least one.
    static constexpr double longestWindowS = 45;
    /// Sweeps that are kept.
    static constexpr std::size_t mostSweeps = 1024;

    /// Adds a sweep, which must not begin before the end of the last one.
    void add(Sweep sweep, std::optional<double> headingDeg);

    /// What is known of a sweep that follows the newest and is not whole yet, without adding it.
    [[nodiscard]] TrackedSweep part(Sweep sweep) const;

    /// The newest at the end.
    [[nodiscard]] const std::deque<TrackedSweep>& sweeps() const { return m_sweeps; }
    /// Nullopt if the motion to the newest sweep is unknown.
    [[nodiscard]] std::optional<Drift> drift() const { return meanDrift(m_sweeps); }
    /// The end of the last sweep to which the motion is known, or the beginning of the first one;
    /// nullopt if that to the newest is known, or there is no sweep.
    [[nodiscard]] std::optional<double> unknownSinceS() const;
    /// How far the vehicle turned clockwise from the sweep with its middle nearest to `timeS` to
    /// the newest; nullopt if a motion between them is unknown.
    [[nodiscard]] std::optional<Rotation> rotationSince(double timeS) const;

private:
    MotionEstimator m_estimator;
    std::deque<TrackedSweep> m_sweeps;
    int m_added = 0;
};

} // namespace leadline::registration
