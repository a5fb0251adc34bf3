// SPDX-License-Identifier: GPL-3.0-or-later
#include "WindowSolver.h"

#include "SweepMatcher.h"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <Eigen/LU>
#include <nanoflann.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <numbers>

namespace leadline::registration {

namespace {

using Eigen::Matrix2d;
using Eigen::Vector2d;
using Eigen::Vector3d;

// Of one echo: metres in range, radians across the beam.
constexpr double rangeDeviationM = 0.2;
constexpr double bearingDeviation = 1.5 * degree;
/// Metres by which two sweeps see different points of one thing.
constexpr double sightDeviationM = 0.3;
/// Along a surface an echo may stand for any other within so many metres.
constexpr double alongSurfaceM = 2;
/// Deviation of echoes without neighbours, m².
constexpr double loneVarianceM2 = 0.3;
constexpr double largestSpreadM2 = 1;
/// Neighbours within that many metres, or that share of the range, tell a surface.
constexpr double neighbourhoodM = 2;
constexpr double neighbourhoodShare = 0.12;
constexpr std::size_t fewestNeighbours = 4;
constexpr double elongated = 4;
/// So many neighbourhoods of a wall that is straight lie in one line, with that ratio of the mean
/// square distances along and across it.
constexpr double straightWall = 3;
constexpr double straight = 25;

// How a vehicle changes its motion: deviations after a second.
constexpr double velocityChange = 0.05;
constexpr double rateChange = 0.8 * degree;
// How fast it moves and turns.
constexpr double usualVelocity = 0.5;
constexpr double anyVelocity = 5;
constexpr double usualRate = 6 * degree;

// Of the squares of those deviations, as the vehicle's motion and the matches have them: so many
// changes are as assumed, beside those that are seen; and of the echoes, whose errors are alike
// from one to the next, so many count as one.
constexpr double assumedChanges = 1;
constexpr double alikeEchoes = 4.4;

/// Squared deviations at which a match counts a quarter.
constexpr double outlier = 4;
/// Each pair of sweeps is matched both ways.
constexpr double bothWays = 0.5;
constexpr double distanceByRange = 0.02;
/// Deviation of the change of a heading between two poses, radians.
constexpr double headingDeviation = 1.0 * degree;

/// Points of one sweep in the plane, for nearest neighbours.
class PlacedPoints {
public:
    PlacedPoints(const MatchedSweep& sweep, const Trajectory& trajectory)
    {
        for (const auto& point : sweep.points())
            m_points.push_back(placed(trajectory.at(point.timeS), point.position));
        m_tree = std::make_unique<Tree>(2, *this, nanoflann::KDTreeSingleIndexAdaptorParams(8));
        if (!m_points.empty())
            m_tree->buildIndex();
    }
    PlacedPoints(const PlacedPoints&) = delete;
    PlacedPoints& operator=(const PlacedPoints&) = delete;

    [[nodiscard]] const Vector2d& operator[](std::size_t at) const { return m_points[at]; }
    [[nodiscard]] std::size_t size() const { return m_points.size(); }

    /// The nearest point; nullopt if there is none at all.
    [[nodiscard]] std::optional<std::size_t> nearest(const Vector2d& to) const
    {
        std::size_t index = 0;
        double squared = 0;
        if (m_points.empty() || m_tree->knnSearch(to.data(), 1, &index, &squared) == 0)
            return std::nullopt;
        return index;
    }
    /// Numbers of points, and their squared distances.
    using Neighbours = std::vector<std::pair<std::size_t, double>>;

    [[nodiscard]] Neighbours within(const Vector2d& to, double distance) const
    {
        const nanoflann::SearchParams unsorted(32, 0, false);
        Neighbours found;
        if (!m_points.empty())
            m_tree->radiusSearch(to.data(), distance * distance, found, unsorted);
        return found;
    }

    /// The nearest ones, at most so many.
    [[nodiscard]] Neighbours nearestOf(const Vector2d& to, std::size_t count) const
    {
        std::vector<std::size_t> numbers(count);
        std::vector<double> squared(count);
        const std::size_t found =
            m_points.empty() ? 0
                             : m_tree->knnSearch(to.data(), count, numbers.data(), squared.data());
        Neighbours nearest;
        for (std::size_t i = 0; i < found; ++i)
            nearest.emplace_back(numbers[i], squared[i]);
        return nearest;
    }

    // What nanoflann asks for.
    [[nodiscard]] std::size_t kdtree_get_point_count() const { return m_points.size(); }
    [[nodiscard]] double kdtree_get_pt(std::size_t at, std::size_t axis) const
    {
        return m_points[at][static_cast<Eigen::Index>(axis)];
    }
    template<class Box>
    bool kdtree_get_bbox(Box& /*box*/) const
    {
        return false;
    }

private:
    using Tree =
        nanoflann::KDTreeSingleIndexAdaptor<nanoflann::L2_Simple_Adaptor<double, PlacedPoints>,
                                            PlacedPoints, 2, std::size_t>;

    std::vector<Vector2d> m_points;
    std::unique_ptr<Tree> m_tree;
};

/// Mean square distances of some of the points from their centre, m².
Matrix2d spreadOf(const PlacedPoints& all, const PlacedPoints::Neighbours& some)
{
    Vector2d mean(0, 0);
    for (const auto& [number, squared] : some)
        mean += all[number];
    const auto count = static_cast<double>(some.size());
    mean /= count;
    Matrix2d spread = Matrix2d::Zero();
    for (const auto& [number, squared] : some)
        spread += (all[number] - mean) * (all[number] - mean).transpose();
    return spread / count;
}

/// Derivative of a placed point by the pose.
Eigen::Matrix<double, 2, 3> derivative(const Pose& pose, const Vector2d& point)
{
    const Vector2d turned = rotation(pose.z()) * point;
    return (Eigen::Matrix<double, 2, 3>() << 1, 0, -turned.y(), 0, 1, turned.x()).finished();
}

/// Metres around an echo within which others tell its surface.
double neighbourhoodOf(double rangeM)
{
    return std::max(neighbourhoodM, rangeM * neighbourhoodShare);
}

double angleWithin(double angle)
{
    return std::remainder(angle, 2 * std::numbers::pi);
}

/// By how much the squares of some deviations, of which `sum` is the sum with the information
/// that was assumed, are larger than that; `information` is that of all there is. Helmert's
/// variance components, of each part without the others.
double scaleOf(const Eigen::MatrixXd& part, double sum, double count,
               const Eigen::LDLT<Eigen::MatrixXd>& information)
{
    const Eigen::MatrixXd taken = information.solve(part);
    const double seen = count - 2 * taken.trace() + taken.cwiseProduct(taken.transpose()).sum();
    return (sum + assumedChanges) / (std::max(seen, 0.0) + assumedChanges);
}

} // namespace

Matrix2d acrossSurface(const Vector2d& along, const Matrix2d& covariance)
{
    const Vector2d across(-along.y(), along.x());
    return across * across.transpose() / across.dot(covariance * across);
}

MatchedSweep::MatchedSweep(Sweep sweep) : m_sweep(std::move(sweep))
{
    const auto isAtRim = [this](const EchoPoint& point) {
        if (!m_sweep.sector)
            return false;
        const double bearing = std::atan2(point.rightM, point.aheadM);
        return std::abs(angleWithin(bearing - m_sweep.sector->beginRad)) < sectorRim ||
               std::abs(angleWithin(bearing - m_sweep.sector->endRad)) < sectorRim;
    };
    for (const EchoPoint& point : m_sweep.points)
        m_points.push_back({.timeS = point.timeS,
                            .position = {point.aheadM, point.rightM},
                            .covariance = Matrix2d::Identity(),
                            .rangeM = std::max(point.rangeM, 1e-3),
                            .isAtRim = isAtRim(point)});
}

void MatchedSweep::findSurfaces(const Trajectory& trajectory)
{
    const PlacedPoints all(*this, trajectory);
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        Point& point = m_points[i];
        const auto neighbours = all.within(all[i], neighbourhoodOf(point.rangeM));
        const Vector2d outwards = point.position / point.rangeM;
        const Vector2d across(-outwards.y(), outwards.x());
        const double acrossM = point.rangeM * bearingDeviation;
        const Matrix2d measured =
            outwards * outwards.transpose() * (rangeDeviationM * rangeDeviationM) +
            across * across.transpose() * (acrossM * acrossM);
        const Matrix2d sight = Matrix2d::Identity() * (sightDeviationM * sightDeviationM);
        if (neighbours.size() < fewestNeighbours) {
            point.covariance = measured + sight + Matrix2d::Identity() * loneVarianceM2;
            continue;
        }
        const Eigen::SelfAdjointEigenSolver<Matrix2d> axes(spreadOf(all, neighbours));
        const double thickness = axes.eigenvalues()[0];
        if (axes.eigenvalues()[1] <= elongated * thickness + 1e-9) {
            point.covariance =
                measured + sight + Matrix2d::Identity() * std::min(thickness, largestSpreadM2);
            continue;
        }
        const Vector2d along =
            rotation(-trajectory.at(point.timeS).z()) * axes.eigenvectors().col(1);
        const Vector2d normal(-along.y(), along.x());
        const double depth = normal.dot(measured * normal) + std::min(thickness, loneVarianceM2);
        point.covariance =
            along * along.transpose() * (alongSurfaceM * alongSurfaceM + acrossM * acrossM) +
            normal * normal.transpose() * depth + sight;
    }
}

void MatchedSweep::findDirections(const Trajectory& trajectory)
{
    const PlacedPoints all(*this, trajectory);
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        Point& point = m_points[i];
        const double neighbourhood = neighbourhoodOf(point.rangeM);
        auto neighbours = all.within(all[i], neighbourhood);
        // Far along a wall the pings meet it so far apart that each echo is alone.
        const bool isLone = neighbours.size() < fewestNeighbours;
        if (isLone)
            neighbours = all.nearestOf(all[i], 2 * fewestNeighbours);
        const Eigen::SelfAdjointEigenSolver<Matrix2d> axes(spreadOf(all, neighbours));
        point.along.setZero();
        if (axes.eigenvalues()[1] <= elongated * axes.eigenvalues()[0] + 1e-9)
            continue;
        // Surfaces in different directions tell the way along each other. The directions of a few
        // echoes each differ by chance, too: along a straight wall that of many is taken.
        Vector2d along = axes.eigenvectors().col(1);
        if (!isLone) {
            const Eigen::SelfAdjointEigenSolver<Matrix2d> farther(
                spreadOf(all, all.within(all[i], straightWall * neighbourhood)));
            if (farther.eigenvalues()[1] > straight * farther.eigenvalues()[0] + 1e-9)
                along = farther.eigenvectors().col(1);
        }
        point.along = rotation(-trajectory.at(point.timeS).z()) * along;
    }
}

double WindowSolution::quality(std::size_t sweep, std::size_t other) const
{
    const int all = tried[sweep] + tried[other];
    return all > 0 ? (matched[sweep] + matched[other]) / all : 0;
}

void WindowSolver::addEchoes(const Trajectory& trajectory, double distance, Surfaces surfaces,
                             Normal& normal, WindowSolution& solution) const
{
    std::vector<std::unique_ptr<PlacedPoints>> all;
    for (const MatchedSweep* sweep : m_sweeps)
        all.push_back(std::make_unique<PlacedPoints>(*sweep, trajectory));
    solution.matched.assign(m_sweeps.size(), 0);
    solution.tried.assign(m_sweeps.size(), 0);
    solution.weights = 0;
    solution.deviations = 0;
    const auto count = static_cast<int>(m_sweeps.size());
    for (int a = 0; a < count; ++a)
        for (int b = std::max(0, a - m_span); b <= std::min(count - 1, a + m_span); ++b) {
            if (a == b)
                continue;
            const auto& points = m_sweeps[static_cast<std::size_t>(a)]->points();
            const auto& others = m_sweeps[static_cast<std::size_t>(b)]->points();
            const PlacedPoints& from = *all[static_cast<std::size_t>(a)];
            const PlacedPoints& to = *all[static_cast<std::size_t>(b)];
            int tried = 0;
            for (std::size_t i = 0; i < points.size(); ++i) {
                const auto& point = points[i];
                const auto partner = to.nearest(from[i]);
                // What is nearest to a rim was out of sight, and may be anything (as in G. Turk and
                // M. Levoy, Zippered polygon meshes, 1994).
                if (partner && others[*partner].isAtRim)
                    continue;
                ++tried;
                const double farthest = distance * (1 + point.rangeM * distanceByRange);
                if (!partner || (from[i] - to[*partner]).squaredNorm() > farthest * farthest)
                    continue;
                const auto& other = others[*partner];
                const auto here = trajectory.mixtureAt(point.timeS);
                const auto there = trajectory.mixtureAt(other.timeS);
                const Pose pose = trajectory.at(point.timeS);
                const Pose otherPose = trajectory.at(other.timeS);
                const Matrix2d turn = rotation(pose.z());
                const Matrix2d otherTurn = rotation(otherPose.z());
                const Matrix2d covariance = turn * point.covariance * turn.transpose() +
                                            otherTurn * other.covariance * otherTurn.transpose();
                Matrix2d information = covariance.inverse();
                const Vector2d error = from[i] - to[*partner];
                const double squared = error.dot(information * error);
                const double fit = 1 / (1 + squared / outlier);
                solution.matched[static_cast<std::size_t>(a)] += fit;
                const double weight = bothWays * fit * fit;
                solution.weights += weight;
                solution.deviations += weight * squared;
                const bool isOnSurface = !point.along.isZero();
                if (surfaces == Surfaces::Across && (isOnSurface || !other.along.isZero())) {
                    const Vector2d along = isOnSurface ? Vector2d(turn * point.along)
                                                       : Vector2d(otherTurn * other.along);
                    information = acrossSurface(along, covariance);
                }
                const std::array derivatives{
                    derivative(pose, point.position),
                    Eigen::Matrix<double, 2, 3>(-derivative(otherPose, other.position))};
                const std::array<Eigen::Index, 4> poses{static_cast<Eigen::Index>(here.first),
                                                        static_cast<Eigen::Index>(here.first) + 1,
                                                        static_cast<Eigen::Index>(there.first),
                                                        static_cast<Eigen::Index>(there.first) + 1};
                const std::array shares{1 - here.share, here.share, 1 - there.share, there.share};
                for (std::size_t x = 0; x < poses.size(); ++x) {
                    const Eigen::Matrix<double, 3, 2> weighted =
                        shares[x] * weight * derivatives[x / 2].transpose() * information;
                    normal.gradient.segment<3>(3 * poses[x]) -= weighted * error;
                    for (std::size_t y = 0; y < poses.size(); ++y)
                        normal.information.block<3, 3>(3 * poses[x], 3 * poses[y]) +=
                            shares[y] * weighted * derivatives[y / 2];
                }
            }
            solution.tried[static_cast<std::size_t>(a)] += std::max(
                tried, static_cast<int>(leastInSight * static_cast<double>(points.size())));
        }
}

/// That a mixture of poses from `first` on, the same for each axis, is zero.
void WindowSolver::addDifference(const Trajectory& trajectory, std::size_t first,
                                 std::span<const double> shares, const Vector3d& information,
                                 Normal& normal)
{
    Vector3d residual = Vector3d::Zero();
    for (std::size_t x = 0; x < shares.size(); ++x)
        residual += shares[x] * trajectory[first + x];
    const auto row = [first](std::size_t x) { return static_cast<Eigen::Index>(3 * (first + x)); };
    for (std::size_t x = 0; x < shares.size(); ++x) {
        normal.gradient.segment<3>(row(x)) -= shares[x] * information.cwiseProduct(residual);
        for (std::size_t y = 0; y < shares.size(); ++y)
            normal.information.block<3, 3>(row(x), row(y)).diagonal() +=
                shares[x] * shares[y] * information;
    }
}

void WindowSolver::addChanges(const Trajectory& trajectory, const Vector3d& factors, Normal& normal)
{
    for (std::size_t k = 0; k + 2 < trajectory.size(); ++k) {
        const double before = trajectory.time(k + 1) - trajectory.time(k);
        const double behind = trajectory.time(k + 2) - trajectory.time(k + 1);
        const double step = (before + behind) / 2;
        const std::array shares{1 / before, -1 / before - 1 / behind, 1 / behind};
        const Vector3d deviation(velocityChange, velocityChange, rateChange);
        addDifference(trajectory, k, shares, factors.cwiseQuotient(deviation.cwiseAbs2() * step),
                      normal);
    }
}

void WindowSolver::addMotion(const Trajectory& trajectory, double usual, Normal& normal)
{
    const double whole = trajectory.time(trajectory.size() - 1) - trajectory.time(0);
    for (std::size_t k = 0; k + 1 < trajectory.size(); ++k) {
        const double step = trajectory.time(k + 1) - trajectory.time(k);
        const std::array shares{-1 / step, 1 / step};
        const double moved = step / whole / (usual * usual);
        addDifference(trajectory, k, shares, {moved, moved, step / whole / (usualRate * usualRate)},
                      normal);
    }
}

void WindowSolver::addHeading(const Trajectory& trajectory, Normal& normal) const
{
    if (!*m_heading)
        return;
    const double information = 1 / (headingDeviation * headingDeviation);
    for (std::size_t k = 0; k + 1 < trajectory.size(); ++k) {
        const auto from = (*m_heading)(trajectory.time(k));
        const auto to = (*m_heading)(trajectory.time(k + 1));
        if (!from || !to)
            continue;
        const double residual =
            angleWithin(trajectory[k + 1].z() - trajectory[k].z() - (*to - *from) * degree);
        const auto here = static_cast<Eigen::Index>(3 * k + 2);
        const Eigen::Index next = here + 3;
        normal.gradient[here] += information * residual;
        normal.gradient[next] -= information * residual;
        normal.information(here, here) += information;
        normal.information(next, next) += information;
        normal.information(here, next) -= information;
        normal.information(next, here) -= information;
    }
}

WindowSolver::Normal WindowSolver::nothing(const Trajectory& trajectory)
{
    constexpr double fixed = 1e9;
    const auto unknowns = static_cast<Eigen::Index>(3 * trajectory.size());
    Normal normal{Eigen::MatrixXd::Zero(unknowns, unknowns), Eigen::VectorXd::Zero(unknowns)};
    normal.information.topLeftCorner<3, 3>().diagonal().array() += fixed;
    return normal;
}

WindowSolution WindowSolver::solve(Trajectory& trajectory, int iterations, Distance distance)
{
    constexpr int surfacesEvery = 4;
    constexpr double narrowedAfter = 0.6;
    constexpr double small = 1e-4;

    WindowSolution solution;
    for (int i = 0; i < iterations; ++i) {
        if (i % surfacesEvery == 0)
            for (MatchedSweep* sweep : m_sweeps)
                sweep->findSurfaces(trajectory);
        const double narrowed = std::min(1.0, i / (narrowedAfter * iterations));
        Normal normal = nothing(trajectory);
        addEchoes(trajectory, distance.first + narrowed * (distance.last - distance.first),
                  Surfaces::Whole, normal, solution);
        addChanges(trajectory, Vector3d::Ones(), normal);
        addMotion(trajectory, usualVelocity, normal);
        addHeading(trajectory, normal);
        const Eigen::VectorXd step = normal.information.ldlt().solve(normal.gradient);
        solution.rotationInformation = std::move(normal.information);
        if (i + 1 == iterations || (narrowed >= 1 && step.cwiseAbs().maxCoeff() < small))
            break;
        for (std::size_t k = 0; k < trajectory.size(); ++k)
            trajectory[k] += step.segment<3>(static_cast<Eigen::Index>(3 * k));
    }
    return solution;
}

void WindowSolver::findInformation(const Trajectory& trajectory, double distance,
                                   WindowSolution& solution)
{
    for (MatchedSweep* sweep : m_sweeps)
        sweep->findDirections(trajectory);
    Normal known = nothing(trajectory);
    addEchoes(trajectory, distance, Surfaces::Across, known, solution);
    addHeading(trajectory, known);
    addChanges(trajectory, Vector3d::Ones(), known);
    Normal echoes = known;
    addMotion(trajectory, usualVelocity, known);
    addMotion(trajectory, anyVelocity, echoes);
    solution.information = std::move(known.information);
    solution.echoInformation = std::move(echoes.information);
    findErrors(trajectory, solution);
}

void WindowSolver::findErrors(const Trajectory& trajectory, WindowSolution& solution)
{
    const auto unknowns = static_cast<Eigen::Index>(3 * trajectory.size());
    const auto changes = static_cast<double>(trajectory.size()) - 2;
    const Eigen::LDLT<Eigen::MatrixXd> information(solution.rotationInformation);
    solution.errors = solution.information;
    // What is left beside how fast a vehicle usually moves is of the echoes, and of headings.
    const double echoes = alikeEchoes / 2 * solution.deviations / std::max(solution.weights, 1e-9);
    solution.errors *= echoes;
    Normal usual = nothing(trajectory);
    addMotion(trajectory, usualVelocity, usual);
    solution.errors += (1 - echoes) * usual.information;
    for (const Vector3d& axes : {Vector3d(1, 1, 0), Vector3d(0, 0, 1)}) {
        Normal part{Eigen::MatrixXd::Zero(unknowns, unknowns), Eigen::VectorXd::Zero(unknowns)};
        addChanges(trajectory, axes, part);
        double sum = 0;
        for (std::size_t k = 0; k < trajectory.size(); ++k)
            sum -= trajectory[k].dot(part.gradient.segment<3>(static_cast<Eigen::Index>(3 * k)));
        const double scale = scaleOf(part.information, sum, axes.sum() * changes, information);
        solution.errors += (scale - echoes) * part.information;
    }
}

} // namespace leadline::registration
