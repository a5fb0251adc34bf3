// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registration/MotionEstimator.h"
#include "registration/Sweep.h"

#include <optional>
#include <span>
#include <vector>

namespace leadline::registration {

/// The echoes of a sweep as the vehicle would have heard them at rest in the middle of the sweep.
struct Place {
    struct Point {
        float aheadM = 0;
        float rightM = 0;
    };
    /// Of very many echoes some.
    std::vector<Point> points;
    double rangeM = 0;
    PathDeviation deviation;

    Place() = default;
    /// `path` is the way during the sweep; without one the vehicle is taken to have been at rest.
    Place(const Sweep& sweep, std::span<const SweepPose> path);
};

/// The pose at a time between those of the path, which has to have one or more.
[[nodiscard]] SweepPose poseOn(std::span<const SweepPose> path, double timeS);

/// The motion from one place to another, found by their echoes; nullopt unless they match clearly,
/// and in one way only. Where they all lie on one wall the way along it is unknown, and its bound
/// and covariance are as large. The search reaches 90 degrees, and 9 m or half of the range if that
/// is less, from the expected motion, of which only forward, right and rotation are used.
[[nodiscard]] std::optional<SweepMotion> matchPlaces(const Place& earlier, const Place& later,
                                                     const SweepMotion& expected);

} // namespace leadline::registration
