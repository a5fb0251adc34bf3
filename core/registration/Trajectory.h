// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <numbers>
#include <vector>

namespace leadline::registration {

/// Radians.
inline constexpr double degree = std::numbers::pi / 180;

/// Place of a vehicle in a plane: metres along the first and the second axis, radians clockwise
/// from the first towards the second.
using Pose = Eigen::Vector3d;

[[nodiscard]] Eigen::Matrix2d rotation(double angle);
/// A point in the vehicle's axes, ahead and to the right, as a point of the plane.
[[nodiscard]] Eigen::Vector2d placed(const Pose& pose, const Eigen::Vector2d& point);

/// Poses at given times, between which the vehicle moves and turns steadily.
class Trajectory {
public:
    /// The pose at a time as a mixture of two neighbouring ones.
    struct Mixture {
        std::size_t first = 0;
        double share = 0;
    };

    void append(double timeS, const Pose& pose);
    /// Removes the first poses.
    void dropFirst(std::size_t count);

    [[nodiscard]] std::size_t size() const { return m_poses.size(); }
    [[nodiscard]] double time(std::size_t at) const { return m_times[at]; }
    [[nodiscard]] Pose& operator[](std::size_t at) { return m_poses[at]; }
    [[nodiscard]] const Pose& operator[](std::size_t at) const { return m_poses[at]; }

    /// Before the first and after the last time the motion goes on steadily. There have to be at
    /// least two poses.
    [[nodiscard]] Mixture mixtureAt(double timeS) const;
    [[nodiscard]] Pose at(double timeS) const;

private:
    std::vector<double> m_times;
    std::vector<Pose> m_poses;
};

} // namespace leadline::registration
