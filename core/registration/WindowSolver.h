// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Trajectory.h"
#include "registration/MotionEstimator.h"

#include <Eigen/Core>

#include <span>
#include <vector>

namespace leadline::registration {

/// A sweep whose echoes have the uncertainty of what they lie on.
class MatchedSweep {
public:
    struct Point {
        double timeS = 0;
        /// In the vehicle's axes.
        Eigen::Vector2d position;
        Eigen::Matrix2d covariance;
        double rangeM = 0;
    };

    explicit MatchedSweep(Sweep sweep);

    [[nodiscard]] const Sweep& sweep() const { return m_sweep; }
    [[nodiscard]] const std::vector<Point>& points() const { return m_points; }

    /// Computes the covariances from the neighbours of each point, as the trajectory places them:
    /// along a surface little is known, across it much.
    void findSurfaces(const Trajectory& trajectory);

private:
    Sweep m_sweep;
    std::vector<Point> m_points;
};

/// Poses and their information after WindowSolver::solve().
struct WindowSolution {
    /// Inverse covariance of all poses, three rows each: first and second axis, rotation.
    Eigen::MatrixXd information;
    /// For each sweep the sum over its echoes of how well they match, and their number.
    std::vector<double> matched;
    std::vector<int> tried;

    /// Share of the echoes of two sweeps that match.
    [[nodiscard]] double quality(std::size_t sweep, std::size_t other) const;
};

/// Estimates the poses of a trajectory through several sweeps.
class WindowSolver {
public:
    struct Distance {
        /// Metres within which an echo looks for its partner, at first and at last.
        double first = 3;
        double last = 1.5;
    };

    /// Sweeps up to `span` apart are matched.
    WindowSolver(std::span<MatchedSweep* const> sweeps, int span,
                 const MotionEstimator::Heading& heading)
        : m_sweeps(sweeps.begin(), sweeps.end()),
          m_span(span),
          m_heading(&heading)
    {
    }

    /// Improves the poses; the first one stays.
    WindowSolution solve(Trajectory& trajectory, int iterations, Distance distance);

private:
    struct Normal {
        Eigen::MatrixXd information;
        Eigen::VectorXd gradient;
    };

    void addEchoes(const Trajectory& trajectory, double distance, Normal& normal,
                   WindowSolution& solution) const;
    void addInertia(const Trajectory& trajectory, Normal& normal) const;
    void addHeading(const Trajectory& trajectory, Normal& normal) const;

    std::vector<MatchedSweep*> m_sweeps;
    int m_span;
    const MotionEstimator::Heading* m_heading;
};

} // namespace leadline::registration
