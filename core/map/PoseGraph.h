// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>
#include <Eigen/SparseCholesky>

#include <memory>
#include <numbers>
#include <optional>
#include <stop_token>
#include <vector>

namespace leadline::map {

/// Metres north and east, radians clockwise from north.
using MapPose2d = Eigen::Vector3d;

/// The way from one pose to another in the axes of the first.
[[nodiscard]] MapPose2d wayBetween(const MapPose2d& from, const MapPose2d& to);
/// The pose at the end of a way from another one.
[[nodiscard]] MapPose2d behindWay(const MapPose2d& from, const MapPose2d& way);

/// Poses and what is known of them, estimated together by Levenberg's method with robust weights.
///
/// Beside the poses there is one further unknown: the error that all headings have in common.
class PoseGraph {
public:
    /// Returns the number of the pose.
    std::size_t addPose(const MapPose2d& initial);
    [[nodiscard]] std::size_t size() const { return m_poses.size(); }
    [[nodiscard]] const MapPose2d& pose(std::size_t at) const { return m_poses[at]; }

    /// A way between two poses, in the axes of the first. What is robust counts less the less it
    /// fits.
    void addWay(std::size_t from, std::size_t to, const MapPose2d& way,
                const Eigen::Matrix3d& covariance, bool isRobust);
    /// Metres north and east from one pose to another as the headings have them.
    void addStep(std::size_t from, std::size_t to, const Eigen::Vector2d& step, double deviationM);
    void addHeading(std::size_t at, double heading, double deviation);
    /// Of a place on the way during a sweep, forward and right of the pose. `share` is the part of
    /// it that others do not say, too: their errors are the same for a while, right or wrong.
    void addPosition(std::size_t at, const Eigen::Vector2d& offset, const Eigen::Vector2d& position,
                     double deviationM, double share);
    /// Deviation of the error that the headings have in common, radians.
    void setHeadingDeviation(double deviation) { m_headingDeviation = deviation; }
    /// Holds a pose where it is, until positions come; its heading only if `withHeading`.
    void hold(std::size_t at, bool withHeading);

    [[nodiscard]] bool hasHeadings() const { return !m_headings.empty(); }
    [[nodiscard]] bool hasPositions() const { return !m_positions.empty(); }

    /// Shifts all poses, and without headings turns them, to where most of the positions have them:
    /// by the least sum of distances, which some that are far off do not draw to themselves.
    void align();
    void solve(int iterations, const std::stop_token& stop = {});
    /// All positions and ways are as they are expected to be. After solve().
    [[nodiscard]] bool fits() const;
    /// Solves once more from where the ways alone have the poses, and keeps what is better:
    /// positions that jump may have torn the ways while it was not known yet which of them do.
    void solveAnew(int iterations, const std::stop_token& stop = {});

    /// Covariance of a pose, and of the way between two in the axes of the first. After solve().
    [[nodiscard]] Eigen::Matrix3d covariance(std::size_t at) const;
    [[nodiscard]] Eigen::Matrix3d covarianceOfWay(std::size_t from, std::size_t to) const;
    /// Covariances of all unknowns with a pose: those of pose i are rows 3 i to 3 i + 2 of three
    /// columns. After solve().
    [[nodiscard]] Eigen::MatrixXd columns(std::size_t at) const;
    /// The covariance of a way where those of its ends are known, and of the first with the second.
    [[nodiscard]] Eigen::Matrix3d covarianceOfWay(std::size_t from, std::size_t to,
                                                  const Eigen::Matrix3d& ofFrom,
                                                  const Eigen::Matrix3d& ofTo,
                                                  const Eigen::Matrix3d& ofBoth) const;

private:
    struct Way {
        std::size_t from;
        std::size_t to;
        MapPose2d way;
        Eigen::Matrix3d information;
        bool isRobust;
    };
    struct Step {
        std::size_t from;
        std::size_t to;
        Eigen::Vector2d step;
        double information;
    };
    struct Heading {
        std::size_t at;
        double heading;
        double information;
    };
    struct Position {
        std::size_t at;
        Eigen::Vector2d offset;
        Eigen::Vector2d position;
        double information;
        double share;
    };
    struct Normal;
    using Solver = Eigen::SimplicialLDLT<Eigen::SparseMatrix<double>>;

    void iterate(int iterations, const std::stop_token& stop);
    [[nodiscard]] Eigen::Vector3d residualOf(const Way& way) const;
    [[nodiscard]] Eigen::Vector2d residualOf(const Position& position) const;
    /// By how much the limit of what fits has to be wider that most of the positions are within it;
    /// 1 or more.
    [[nodiscard]] double positionScale() const;
    /// Adds all that is known to `normal`, if there is one; returns the cost.
    double collect(Normal* normal) const;
    [[nodiscard]] Eigen::SparseMatrix<double> build(Normal& normal) const;
    [[nodiscard]] Eigen::Index unknowns() const
    {
        return static_cast<Eigen::Index>(3 * m_poses.size()) + 1;
    }

    std::vector<MapPose2d> m_poses;
    double m_headingError = 0;
    double m_headingDeviation = 1.5 * std::numbers::pi / 180;
    std::vector<Way> m_ways;
    std::vector<Step> m_steps;
    std::vector<Heading> m_headings;
    std::vector<Position> m_positions;
    double m_positionScale = 1;
    std::optional<std::size_t> m_held;
    MapPose2d m_heldAt = MapPose2d::Zero();
    bool m_headingHeld = true;
    std::shared_ptr<Solver> m_solver;
};

} // namespace leadline::map
