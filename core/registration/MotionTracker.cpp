// SPDX-License-Identifier: GPL-3.0-or-later
#include "registration/MotionTracker.h"

#include "Trajectory.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <utility>

namespace leadline::registration {

double Drift::speedMS() const
{
    return std::hypot(forwardMS, rightMS);
}

double Drift::directionDeg() const
{
    const double deg = std::atan2(rightMS, forwardMS) / degree;
    return deg < 0 ? deg + 360 : deg;
}

double Drift::directionErrorDeg() const
{
    return isHolding() ? 180 : std::asin(errorMS / speedMS()) / degree;
}

void MotionTracker::add(Sweep sweep, std::optional<double> headingDeg)
{
    m_sweeps.push_back({sweep.beginS, sweep.endS, std::nullopt, headingDeg});
    ++m_added;
    const auto estimates = m_estimator.add(std::move(sweep));
    const auto sweepOf = [&](int number) -> TrackedSweep* {
        const auto at = static_cast<std::ptrdiff_t>(m_sweeps.size()) - m_added + number;
        return at < 0 ? nullptr : &m_sweeps[static_cast<std::size_t>(at)];
    };
    // What is not final is replaced by what is known now, as far as it is known at all.
    for (int back = 0; back < MotionEstimator::sweepsAfter; ++back)
        if (TrackedSweep* its = sweepOf(m_added - 1 - back)) {
            if (const auto known = m_estimator.recent(back))
                its->motion = known;
            if (auto path = m_estimator.recentPath(back); !path.empty())
                its->path = std::move(path);
        }
    for (const auto& estimate : estimates)
        if (TrackedSweep* its = sweepOf(estimate.sweep)) {
            its->motion = estimate.motion;
            its->path = estimate.path;
        }
    if (m_sweeps.size() > mostSweeps)
        m_sweeps.pop_front();
}

TrackedSweep MotionTracker::part(Sweep sweep) const
{
    TrackedSweep part{sweep.beginS, sweep.endS, std::nullopt, std::nullopt};
    auto estimate = m_estimator.motionTo(std::move(sweep));
    part.motion = estimate.motion;
    part.path = std::move(estimate.path);
    return part;
}

std::optional<Drift> meanDrift(const std::deque<TrackedSweep>& sweeps)
{
    if (sweeps.size() < 2 || !sweeps.back().motion)
        return std::nullopt;
    Drift drift;
    drift.isAlongUnknown = sweeps.back().motion->isAlongUnknown;
    const double endS = sweeps.back().middleS();
    // Everything is carried into the axes of the newest sweep.
    double turned = 0;
    double turnedError = 0;
    Eigen::Vector2d way(0, 0);
    Eigen::Matrix2d covariance = Eigen::Matrix2d::Zero();
    double unturned = 0;
    for (std::size_t to = sweeps.size() - 1; to > 0; --to) {
        const auto& motion = sweeps[to].motion;
        const double window = endS - sweeps[to - 1].middleS();
        if (!motion || motion->isAlongUnknown != drift.isAlongUnknown ||
            (drift.sweeps > 0 && window > MotionTracker::longestWindowS))
            break;
        turned += motion->rotationDeg * degree;
        turnedError = std::hypot(turnedError, motion->rotationErrorDeg * degree);
        const Eigen::Matrix2d turn = rotation(-turned);
        const Eigen::Vector2d moved(motion->forwardM, motion->rightM);
        const Eigen::Map<const Eigen::Matrix3d> its(motion->covariance.data());
        way += turn * moved;
        covariance += turn * its.topLeftCorner<2, 2>() * turn.transpose();
        unturned += moved.norm() * turnedError;
        drift.windowS = window;
        ++drift.sweeps;
    }
    drift.forwardMS = way.x() / drift.windowS;
    drift.rightMS = way.y() / drift.windowS;
    const Eigen::SelfAdjointEigenSolver<Eigen::Matrix2d> axes(covariance);
    const auto errorOf = [&](double variance, double within) {
        return std::hypot(within * std::sqrt(std::max(0.0, variance)), unturned) / drift.windowS;
    };
    drift.errorMS = errorOf(axes.eigenvalues()[1], within95OfTwo);
    drift.acrossErrorMS = errorOf(axes.eigenvalues()[0], within95);
    Eigen::Vector2d across = axes.eigenvectors().col(0);
    if (across.dot(way) < 0)
        across = -across;
    drift.acrossMS = across.dot(way) / drift.windowS;
    drift.acrossDeg = std::atan2(across.y(), across.x()) / degree;
    if (drift.acrossDeg < 0)
        drift.acrossDeg += 360;
    return drift;
}

std::optional<double> MotionTracker::unknownSinceS() const
{
    if (m_sweeps.empty() || m_sweeps.back().motion)
        return std::nullopt;
    const auto known = std::find_if(m_sweeps.rbegin(), m_sweeps.rend(),
                                    [](const TrackedSweep& sweep) { return sweep.motion; });
    return known != m_sweeps.rend() ? known->endS : m_sweeps.front().beginS;
}

std::optional<Rotation> MotionTracker::rotationSince(double timeS) const
{
    if (m_sweeps.empty())
        return std::nullopt;
    const auto from = std::ranges::min_element(
        m_sweeps, {}, [&](const TrackedSweep& sweep) { return std::abs(sweep.middleS() - timeS); });
    Rotation rotation;
    for (auto sweep = from + 1; sweep != m_sweeps.end(); ++sweep) {
        if (!sweep->motion)
            return std::nullopt;
        rotation.deg += sweep->motion->rotationDeg;
        rotation.errorDeg = std::hypot(rotation.errorDeg, sweep->motion->rotationErrorDeg);
    }
    return rotation;
}

} // namespace leadline::registration
