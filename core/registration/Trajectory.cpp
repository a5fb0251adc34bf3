// SPDX-License-Identifier: GPL-3.0-or-later
#include "Trajectory.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace leadline::registration {

Eigen::Matrix2d rotation(double angle)
{
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    return (Eigen::Matrix2d() << c, -s, s, c).finished();
}

Eigen::Vector2d placed(const Pose& pose, const Eigen::Vector2d& point)
{
    return rotation(pose.z()) * point + pose.head<2>();
}

void Trajectory::append(double timeS, const Pose& pose)
{
    m_times.push_back(timeS);
    m_poses.push_back(pose);
}

void Trajectory::dropFirst(std::size_t count)
{
    const auto end = static_cast<std::ptrdiff_t>(count);
    m_times.erase(m_times.begin(), m_times.begin() + end);
    m_poses.erase(m_poses.begin(), m_poses.begin() + end);
}

Trajectory::Mixture Trajectory::mixtureAt(double timeS) const
{
    const auto behind = std::upper_bound(m_times.begin() + 1, m_times.end() - 1, timeS);
    const auto first = static_cast<std::size_t>(std::distance(m_times.begin(), behind)) - 1;
    return {first, (timeS - m_times[first]) / (m_times[first + 1] - m_times[first])};
}

Pose Trajectory::at(double timeS) const
{
    const Mixture mixture = mixtureAt(timeS);
    return (1 - mixture.share) * m_poses[mixture.first] +
           mixture.share * m_poses[mixture.first + 1];
}

} // namespace leadline::registration
