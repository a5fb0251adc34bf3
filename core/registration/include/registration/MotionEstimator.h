// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registration/Sweep.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace leadline::registration {

/// Deviations within which 95 of 100 errors of one and of two dimensions lie.
inline constexpr double within95 = 1.96;
inline constexpr double within95OfTwo = 2.448;

/// How the vehicle moved from the middle, in time, of one sweep to the middle of the next.
struct SweepMotion {
    /// Degrees clockwise seen from above.
    double rotationDeg = 0;
    /// In the vehicle's axes at the earlier of the two moments.
    double forwardM = 0;
    double rightM = 0;
    /// Errors that are not exceeded in 95 of 100 cases: of the rotation, and of the displacement in
    /// the direction in which it is known least.
    double rotationErrorDeg = 0;
    /// Bound of the rotation to the end of the later sweep, which fewer echoes tell, likewise.
    double endRotationErrorDeg = 0;
    double displacementErrorM = 0;
    /// The echoes do not tell how far the vehicle moved in one direction, as along a single wall:
    /// only the part of forward and right across that direction counts.
    bool isAlongUnknown = false;
    /// Direction in which the displacement is known best, degrees clockwise from ahead, -90 to 90,
    /// and the error of the displacement in that direction, not exceeded in 95 of 100 cases.
    double acrossDeg = 0;
    double acrossErrorM = 0;
    /// Share of the echoes that fit those of the sweeps before and behind, 0 to 1.
    double quality = 0;
    /// Covariance of forward and right (metres) and rotation (radians), row by row, that belongs to
    /// those errors.
    std::array<double, 9> covariance = {};
};

/// Where the vehicle was at a time in a sweep, as seen from where it was in the sweep's middle.
struct SweepPose {
    double timeS = 0;
    /// Metres, in the vehicle's axes in the middle.
    double forwardM = 0;
    double rightM = 0;
    /// Degrees clockwise.
    double rotationDeg = 0;
};

/// Deviations that the errors of the way during a sweep give the place of its echoes as a whole, in
/// the vehicle's axes in the middle: metres ahead and to the right, and degrees.
struct PathDeviation {
    double aheadM = 0.06;
    double rightM = 0.06;
    double rotationDeg = 0.5;
};

/// Estimates a vehicle's motion from the echoes of a scanning sonar alone, sweep by sweep.
///
/// The trajectory is continuous in time, through a few poses in each sweep, so that each echo lies
/// where it was when it was heard, however the vehicle turned meanwhile. Each new sweep is matched
/// with the one before over all rotations and displacements; from the best of those matches the
/// poses of the newest sweeps are estimated together, by the distances between their echoes along
/// and across the surfaces that these lie on, and by how fast a vehicle can change its motion.
///
/// Gauss-Newton with weights after Geman and McClure, distributions of the points' neighbours as in
/// generalized ICP (A. Segal, D. Haehnel and S. Thrun, RSS 2009), sweeps corrected for the
/// vehicle's motion within them as in MSIS registration (A. Mallios and others, 2014).
class MotionEstimator {
public:
    /// Vehicle heading in degrees at a time in seconds, from another source; nullopt if unknown.
    using Heading = std::function<std::optional<double>(double timeS)>;

    /// Sweeps after the one to which a motion leads that are used for it.
    static constexpr int sweepsAfter = 2;

    explicit MotionEstimator(Heading heading = {});
    ~MotionEstimator();
    MotionEstimator(const MotionEstimator&) = delete;
    MotionEstimator& operator=(const MotionEstimator&) = delete;

    /// The motion to a sweep that was added before; nullopt if the echoes hold too little for it,
    /// or it is the first one.
    struct Estimate {
        /// Number of the sweep, from 0 in the order in which they were added.
        int sweep = 0;
        std::optional<SweepMotion> motion;
        /// The vehicle's way during that sweep from its first to its last ping, between whose poses
        /// it moved steadily; empty if it is not known.
        std::vector<SweepPose> path = {};
        PathDeviation pathDeviation = {};
    };

    /// Adds a sweep, which must not begin before the end of the last one. Returns the estimates
    /// that are final with it: each sweep gets one, in order.
    [[nodiscard]] std::vector<Estimate> add(Sweep sweep);
    /// The estimates that still waited for later sweeps.
    [[nodiscard]] std::vector<Estimate> finish();
    /// The motion to the newest sweep, as known without later ones.
    [[nodiscard]] std::optional<SweepMotion> newest() const { return recent(0); }
    /// The motion to the sweep that was added `back` sweeps before the newest, as known now;
    /// nullopt also for sweeps that are not estimated any more.
    [[nodiscard]] std::optional<SweepMotion> recent(int back) const;
    /// The way during that sweep, as known now; empty if it is not known.
    [[nodiscard]] std::vector<SweepPose> recentPath(int back) const;
    /// The motion from the newest sweep to one that follows it and is not whole yet, and the way
    /// during that, without adding it. Nullopt also while there are fewer than two sweeps.
    [[nodiscard]] Estimate motionTo(Sweep part) const;

private:
    class Window;

    Heading m_heading;
    std::unique_ptr<Window> m_window;
    int m_added = 0;
    int m_told = 0;
};

} // namespace leadline::registration
