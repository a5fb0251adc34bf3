// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Trajectory.h"
#include "registration/MotionEstimator.h"

#include <Eigen/Core>

#include <cstdint>
#include <span>
#include <vector>

namespace leadline::registration {

/// If the echoes alone give a larger bound along a wall, as a share of the range, it is unknown.
inline constexpr double largestAlongError = 0.1;

/// Which part of the information of echoes on surfaces counts.
enum class Surfaces : std::uint8_t {
    /// Along them a little, too, by which poses converge.
    Whole,
    /// Only across, which is what is really known.
    Across,
};

/// Information of the distance of two echoes across the direction of their surface.
[[nodiscard]] Eigen::Matrix2d acrossSurface(const Eigen::Vector2d& along,
                                            const Eigen::Matrix2d& covariance);

/// A sweep whose echoes have the uncertainty of what they lie on.
class MatchedSweep {
public:
    struct Point {
        double timeS = 0;
        /// In the vehicle's axes.
        Eigen::Vector2d position;
        Eigen::Matrix2d covariance;
        double rangeM = 0;
        /// Direction of the surface on which it lies, in the vehicle's axes, of length 1: where
        /// along that it lies is not known. 0 if it lies on none.
        Eigen::Vector2d along = {0, 0};
        /// At the rim of a sector, beyond which nothing was seen.
        bool isAtRim = false;
    };

    explicit MatchedSweep(Sweep sweep);

    [[nodiscard]] const Sweep& sweep() const { return m_sweep; }
    [[nodiscard]] const std::vector<Point>& points() const { return m_points; }

    /// Computes the covariances from the neighbours of each point, as the trajectory places them:
    /// along a surface little is known, across it much.
    void findSurfaces(const Trajectory& trajectory);
    /// Computes likewise the directions of the surfaces, which only information across them takes.
    void findDirections(const Trajectory& trajectory);

private:
    Sweep m_sweep;
    std::vector<Point> m_points;
};

/// What is known of the poses of a trajectory.
struct WindowSolution {
    /// Inverse covariance of all poses, three rows each: first and second axis, rotation. That by
    /// which they were estimated, where echoes on surfaces tell a little of the way along, too: it
    /// is good for rotations.
    Eigen::MatrixXd rotationInformation;
    /// Of echoes on surfaces only the distance across those counts: it is good for places.
    Eigen::MatrixXd information;
    /// As that without how fast a vehicle usually moves: what the echoes alone tell.
    Eigen::MatrixXd echoInformation;
    /// `information`, with each part as much larger or smaller as its squared errors are than was
    /// assumed: those of the echoes by how well they match, those of the vehicle's changes of
    /// motion by how much it changed that. The poses' errors follow from both.
    Eigen::MatrixXd errors;
    /// For each sweep the sum over its echoes of how well they match, and the number of those that
    /// lie in what the others saw.
    std::vector<double> matched;
    std::vector<int> tried;
    /// Over all echoes that match, of their weights, and of those times their squared deviations.
    double weights = 0;
    double deviations = 0;

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

    /// Improves the poses; the first one stays. Of the information only `rotationInformation` is
    /// found.
    WindowSolution solve(Trajectory& trajectory, int iterations, Distance distance);
    /// Finds the rest of it; `distance` is in metres, as the last one.
    void findInformation(const Trajectory& trajectory, double distance, WindowSolution& solution);

private:
    struct Normal {
        Eigen::MatrixXd information;
        Eigen::VectorXd gradient;
    };

    /// That nothing is known but the first pose.
    [[nodiscard]] static Normal nothing(const Trajectory& trajectory);

    void addEchoes(const Trajectory& trajectory, double distance, Surfaces surfaces, Normal& normal,
                   WindowSolution& solution) const;
    static void addDifference(const Trajectory& trajectory, std::size_t first,
                              std::span<const double> shares, const Eigen::Vector3d& information,
                              Normal& normal);
    /// How a vehicle changes its motion, times a factor for each of the axes.
    static void addChanges(const Trajectory& trajectory, const Eigen::Vector3d& factors,
                           Normal& normal);
    /// How fast it moves; `usual` is a deviation of the speed, m/s.
    static void addMotion(const Trajectory& trajectory, double usual, Normal& normal);
    static void findErrors(const Trajectory& trajectory, WindowSolution& solution);
    void addHeading(const Trajectory& trajectory, Normal& normal) const;

    std::vector<MatchedSweep*> m_sweeps;
    int m_span;
    const MotionEstimator::Heading* m_heading;
};

} // namespace leadline::registration
