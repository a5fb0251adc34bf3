// SPDX-License-Identifier: GPL-3.0-or-later
#include "PoseGraph.h"

#include <Eigen/Cholesky>
#include <Eigen/LU>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace leadline::map {

namespace {

using Eigen::Index;
using Eigen::Matrix2d;
using Eigen::Matrix3d;
using Eigen::MatrixXd;
using Eigen::Vector2d;

constexpr double heldM = 1e-3;
constexpr double heldRad = 1e-4;
/// Squared deviations at which a way or a position counts a quarter.
constexpr double doubtful = 9;
/// Squared deviations that no way has by chance.
constexpr double torn = 25;
/// Keeps what nothing is known of from being infinitely unknown: metres, radians.
constexpr double farthestM = 1e5;
constexpr double farthestRad = 10;

Matrix2d turnBy(double angle)
{
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    return (Matrix2d() << c, -s, s, c).finished();
}

double wrapped(double angle)
{
    return std::remainder(angle, 2 * std::numbers::pi);
}

/// Derivatives of wayBetween() by both poses.
struct WayDerivatives {
    Matrix3d from;
    Matrix3d to;

    WayDerivatives(const MapPose2d& a, const MapPose2d& b)
    {
        const Matrix2d back = turnBy(-a.z());
        const Vector2d way = back * (b - a).head<2>();
        from.setZero();
        from.topLeftCorner<2, 2>() = -back;
        from.topRightCorner<2, 1>() << way.y(), -way.x();
        from(2, 2) = -1;
        to.setZero();
        to.topLeftCorner<2, 2>() = back;
        to(2, 2) = 1;
    }
};

/// Weight after Geman and McClure, and the cost that belongs to it.
double weightOf(double squared, double scale = 1)
{
    const double fit = 1 / (1 + squared / (scale * doubtful));
    return fit * fit;
}
double costOf(double squared, double scale = 1)
{
    return squared / (1 + squared / (scale * doubtful));
}

double medianOf(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

/// Two sets of points of which each belongs to one of the other.
struct Pairs {
    std::vector<Vector2d> from;
    std::vector<Vector2d> to;
};

/// A turn about `from` that shifts it to `to`.
struct Alignment {
    double angle = 0;
    Vector2d from = Vector2d::Zero();
    Vector2d to = Vector2d::Zero();

    [[nodiscard]] Vector2d operator()(const Vector2d& place) const
    {
        return to + turnBy(angle) * (place - from);
    }
    /// Sum of the distances.
    [[nodiscard]] double cost(const Pairs& pairs) const
    {
        double sum = 0;
        for (std::size_t i = 0; i < pairs.from.size(); ++i)
            sum += ((*this)(pairs.from[i]) - pairs.to[i]).norm();
        return sum;
    }
};

/// From a first one to the least sum of distances nearby, by least squares that count the less the
/// farther the points are.
Alignment improved(Alignment alignment, const Pairs& pairs, bool mayTurn)
{
    constexpr int rounds = 30;
    constexpr double nearM = 0.1;
    for (int round = 0; round < rounds; ++round) {
        std::vector<double> weights;
        double sum = 0;
        Alignment next{.angle = alignment.angle};
        for (std::size_t i = 0; i < pairs.from.size(); ++i) {
            const double distance = (alignment(pairs.from[i]) - pairs.to[i]).norm();
            weights.push_back(1 / std::max(distance, nearM));
            sum += weights.back();
            next.from += weights.back() * pairs.from[i];
            next.to += weights.back() * pairs.to[i];
        }
        next.from /= sum;
        next.to /= sum;
        double along = 0;
        double across = 0;
        for (std::size_t i = 0; i < pairs.from.size() && mayTurn; ++i) {
            const Vector2d a = pairs.from[i] - next.from;
            const Vector2d b = pairs.to[i] - next.to;
            along += weights[i] * a.dot(b);
            across += weights[i] * (a.x() * b.y() - a.y() * b.x());
        }
        if (mayTurn)
            next.angle = std::atan2(across, along);
        alignment = next;
    }
    return alignment;
}

} // namespace

MapPose2d wayBetween(const MapPose2d& from, const MapPose2d& to)
{
    MapPose2d way;
    way.head<2>() = turnBy(-from.z()) * (to - from).head<2>();
    way.z() = wrapped(to.z() - from.z());
    return way;
}

MapPose2d behindWay(const MapPose2d& from, const MapPose2d& way)
{
    MapPose2d to = from;
    to.head<2>() += turnBy(from.z()) * way.head<2>();
    to.z() += way.z();
    return to;
}

/// The normal equations of one iteration.
struct PoseGraph::Normal {
    std::vector<Eigen::Triplet<double>> entries;
    Eigen::VectorXd gradient;

    void add(Index row, Index column, const MatrixXd& block)
    {
        for (Index r = 0; r < block.rows(); ++r)
            for (Index c = 0; c < block.cols(); ++c)
                entries.emplace_back(row + r, column + c, block(r, c));
    }
    /// A residual that depends on unknowns at two places.
    void add(Index a, const MatrixXd& byA, Index b, const MatrixXd& byB,
             const MatrixXd& information, const Eigen::VectorXd& residual)
    {
        add(a, a, byA.transpose() * information * byA);
        add(a, b, byA.transpose() * information * byB);
        add(b, a, byB.transpose() * information * byA);
        add(b, b, byB.transpose() * information * byB);
        gradient.segment(a, byA.cols()) -= byA.transpose() * information * residual;
        gradient.segment(b, byB.cols()) -= byB.transpose() * information * residual;
    }
    void add(Index a, const MatrixXd& byA, const MatrixXd& information,
             const Eigen::VectorXd& residual)
    {
        add(a, a, byA.transpose() * information * byA);
        gradient.segment(a, byA.cols()) -= byA.transpose() * information * residual;
    }
};

std::size_t PoseGraph::addPose(const MapPose2d& initial)
{
    m_poses.push_back(initial);
    return m_poses.size() - 1;
}

void PoseGraph::addWay(std::size_t from, std::size_t to, const MapPose2d& way,
                       const Matrix3d& covariance, bool isRobust)
{
    m_ways.push_back({from, to, way, covariance.inverse(), isRobust});
}

void PoseGraph::addStep(std::size_t from, std::size_t to, const Vector2d& step, double deviationM)
{
    m_steps.push_back({from, to, step, 1 / (deviationM * deviationM)});
}

void PoseGraph::addHeading(std::size_t at, double heading, double deviation)
{
    m_headings.push_back({at, heading, 1 / (deviation * deviation)});
}

void PoseGraph::addPosition(std::size_t at, const Vector2d& offset, const Vector2d& position,
                            double deviationM, double share)
{
    // From now on it is the ground that holds the map.
    m_held.reset();
    m_positions.push_back({at, offset, position, 1 / (deviationM * deviationM), share});
}

void PoseGraph::hold(std::size_t at, bool withHeading)
{
    m_held = at;
    m_heldAt = m_poses[at];
    m_headingHeld = withHeading;
}

double PoseGraph::collect(Normal* normal) const
{
    double cost = 0;
    const auto row = [](std::size_t pose) { return static_cast<Index>(3 * pose); };
    const Index common = unknowns() - 1;
    for (const Way& way : m_ways) {
        const MapPose2d& from = m_poses[way.from];
        const MapPose2d& to = m_poses[way.to];
        const Eigen::Vector3d residual = residualOf(way);
        const double squared = residual.dot(way.information * residual);
        cost += way.isRobust ? costOf(squared) : squared;
        if (!normal)
            continue;
        const WayDerivatives by(from, to);
        normal->add(row(way.from), by.from, row(way.to), by.to,
                    way.information * (way.isRobust ? weightOf(squared) : 1), residual);
    }
    for (const Step& step : m_steps) {
        const Vector2d turned = turnBy(m_headingError) * step.step;
        const Vector2d residual = (m_poses[step.to] - m_poses[step.from]).head<2>() - turned;
        const double squared = residual.squaredNorm() * step.information;
        cost += costOf(squared);
        if (!normal)
            continue;
        const Matrix2d information = Matrix2d::Identity() * step.information * weightOf(squared);
        Eigen::Matrix<double, 2, 3> byPose = Eigen::Matrix<double, 2, 3>::Zero();
        byPose.leftCols<2>().setIdentity();
        const MatrixXd byError = Vector2d(turned.y(), -turned.x());
        const MatrixXd byFrom = -byPose;
        const MatrixXd byTo = byPose;
        normal->add(row(step.from), byFrom, row(step.to), byTo, information, residual);
        normal->add(common, common, byError.transpose() * information * byError);
        normal->gradient.segment(common, 1) -= byError.transpose() * information * residual;
        const std::array<std::pair<Index, const MatrixXd*>, 2> poses{
            std::pair{row(step.from), &byFrom}, std::pair{row(step.to), &byTo}};
        for (const auto& [at, by] : poses) {
            normal->add(at, common, by->transpose() * information * byError);
            normal->add(common, at, byError.transpose() * information * *by);
        }
    }
    for (const Heading& heading : m_headings) {
        const double residual = wrapped(m_poses[heading.at].z() - heading.heading - m_headingError);
        const double squared = residual * residual * heading.information;
        cost += costOf(squared);
        if (normal)
            normal->add(row(heading.at) + 2, MatrixXd::Constant(1, 1, 1), common,
                        MatrixXd::Constant(1, 1, -1),
                        MatrixXd::Constant(1, 1, heading.information * weightOf(squared)),
                        Eigen::VectorXd::Constant(1, residual));
    }
    for (const Position& position : m_positions) {
        const MapPose2d& pose = m_poses[position.at];
        const Vector2d turned = turnBy(pose.z()) * position.offset;
        const Vector2d residual = residualOf(position);
        const double squared = residual.squaredNorm() * position.information;
        cost += position.share * costOf(squared, m_positionScale);
        if (!normal)
            continue;
        MatrixXd by(2, 3);
        by << 1, 0, -turned.y(), 0, 1, turned.x();
        normal->add(row(position.at), by,
                    Matrix2d::Identity() * position.share * position.information *
                        weightOf(squared, m_positionScale),
                    residual);
    }
    const auto prior = [&](Index at, double value, double deviation) {
        cost += value * value / (deviation * deviation);
        if (!normal)
            return;
        normal->entries.emplace_back(at, at, 1 / (deviation * deviation));
        normal->gradient[at] -= value / (deviation * deviation);
    };
    prior(common, m_headingError, m_headingDeviation);
    for (std::size_t i = 0; i < m_poses.size(); ++i)
        for (Index axis = 0; axis < 3; ++axis)
            prior(row(i) + axis, 0, axis < 2 ? farthestM : farthestRad);
    if (m_held)
        for (Index axis = 0; axis < (m_headingHeld ? 3 : 2); ++axis)
            prior(row(*m_held) + axis, m_poses[*m_held][axis] - m_heldAt[axis],
                  axis < 2 ? heldM : heldRad);
    return cost;
}

void PoseGraph::align()
{
    if (m_poses.empty())
        return;
    if (m_positions.empty())
        return;
    Pairs pairs;
    for (const Position& position : m_positions) {
        const MapPose2d& pose = m_poses[position.at];
        pairs.from.push_back(pose.head<2>() + turnBy(pose.z()) * position.offset);
        pairs.to.push_back(position.position);
    }
    // Of several beginnings the one that ends best: there may be more than one nearby end.
    constexpr int quarters = 4;
    const bool mayTurn = m_headings.empty() && m_positions.size() > 1;
    Alignment best;
    double least = std::numeric_limits<double>::max();
    for (int quarter = 0; quarter < (mayTurn ? quarters : 1); ++quarter) {
        const double angle = quarter * std::numbers::pi / 2;
        std::vector<double> norths;
        std::vector<double> easts;
        for (std::size_t i = 0; i < pairs.from.size(); ++i) {
            const Vector2d shift = pairs.to[i] - turnBy(angle) * pairs.from[i];
            norths.push_back(shift.x());
            easts.push_back(shift.y());
        }
        const Alignment found = improved(
            {.angle = angle, .to = Vector2d(medianOf(norths), medianOf(easts))}, pairs, mayTurn);
        if (const double cost = found.cost(pairs); cost < least) {
            least = cost;
            best = found;
        }
    }
    for (MapPose2d& pose : m_poses) {
        pose.head<2>() = best(pose.head<2>());
        pose.z() += best.angle;
    }
}

Eigen::SparseMatrix<double> PoseGraph::build(Normal& normal) const
{
    normal.gradient = Eigen::VectorXd::Zero(unknowns());
    (void)collect(&normal);
    Eigen::SparseMatrix<double> matrix(unknowns(), unknowns());
    matrix.setFromTriplets(normal.entries.begin(), normal.entries.end());
    return matrix;
}

Eigen::Vector3d PoseGraph::residualOf(const Way& way) const
{
    Eigen::Vector3d residual = wayBetween(m_poses[way.from], m_poses[way.to]) - way.way;
    residual.z() = wrapped(residual.z());
    return residual;
}

Vector2d PoseGraph::residualOf(const Position& position) const
{
    const MapPose2d& pose = m_poses[position.at];
    return pose.head<2>() + turnBy(pose.z()) * position.offset - position.position;
}

double PoseGraph::positionScale() const
{
    if (m_positions.empty())
        return 1;
    std::vector<double> squares;
    for (const Position& position : m_positions)
        squares.push_back(residualOf(position).squaredNorm() * position.information);
    return std::max(1.0, medianOf(std::move(squares)) / doubtful);
}

void PoseGraph::solve(int iterations, const std::stop_token& stop)
{
    // What fits is narrowed step by step, lest the poses stay with the few positions that they are
    // near by chance (graduated non-convexity; H. Yang and others, RA-L 2020).
    constexpr double narrowing = 4;
    m_positionScale = positionScale();
    while (m_positionScale > 1 && !stop.stop_requested()) {
        iterate(iterations, stop);
        m_positionScale = std::max(1.0, m_positionScale / narrowing);
    }
    iterate(iterations, stop);
    Normal normal;
    m_solver = std::make_shared<Solver>(build(normal));
}

void PoseGraph::iterate(int iterations, const std::stop_token& stop)
{
    constexpr double small = 1e-5;
    constexpr double mostDamping = 1e6;
    double damping = 1e-6;
    double cost = collect(nullptr);
    for (int i = 0; i < iterations && !stop.stop_requested(); ++i) {
        Normal normal;
        const Eigen::SparseMatrix<double> matrix = build(normal);
        const auto before = m_poses;
        const double errorBefore = m_headingError;
        bool isBetter = false;
        double moved = 0;
        while (!isBetter && damping < mostDamping) {
            Eigen::SparseMatrix<double> damped = matrix;
            for (Index at = 0; at < unknowns(); ++at)
                damped.coeffRef(at, at) *= 1 + damping;
            const Solver solver(damped);
            const Eigen::VectorXd step = solver.solve(normal.gradient);
            if (solver.info() == Eigen::Success && step.allFinite()) {
                for (std::size_t k = 0; k < m_poses.size(); ++k)
                    m_poses[k] += step.segment<3>(static_cast<Index>(3 * k));
                m_headingError += step[unknowns() - 1];
                moved = step.cwiseAbs().maxCoeff();
                const double now = collect(nullptr);
                isBetter = now <= cost * (1 + 1e-9);
                if (isBetter) {
                    cost = now;
                    damping = std::max(damping / 10, 1e-9);
                    break;
                }
            }
            m_poses = before;
            m_headingError = errorBefore;
            damping *= 10;
        }
        if (!isBetter || moved < small)
            break;
    }
}

bool PoseGraph::fits() const
{
    return std::ranges::all_of(
               m_positions,
               [this](const Position& position) {
                   return residualOf(position).squaredNorm() * position.information <= doubtful;
               }) &&
           std::ranges::all_of(m_ways, [this](const Way& way) {
               const Eigen::Vector3d residual = residualOf(way);
               return residual.dot(way.information * residual) <= torn;
           });
}

void PoseGraph::solveAnew(int iterations, const std::stop_token& stop)
{
    const auto before = m_poses;
    const double errorBefore = m_headingError;
    const double cost = collect(nullptr);
    // Poses that no way leads to stay as far from the ones before as they are.
    std::vector<MapPose2d> ways(m_poses.size(), MapPose2d::Zero());
    for (std::size_t i = 1; i < m_poses.size(); ++i)
        ways[i] = wayBetween(m_poses[i - 1], m_poses[i]);
    for (const Way& way : m_ways)
        if (way.to == way.from + 1)
            ways[way.to] = way.way;
    for (std::size_t i = 1; i < m_poses.size(); ++i)
        m_poses[i] = behindWay(m_poses[i - 1], ways[i]);
    align();
    solve(iterations, stop);
    if (stop.stop_requested() || collect(nullptr) <= cost)
        return;
    m_poses = before;
    m_headingError = errorBefore;
    Normal normal;
    m_solver = std::make_shared<Solver>(build(normal));
}

MatrixXd PoseGraph::columns(std::size_t at) const
{
    // Nothing is known where the equations have no solution.
    constexpr double unknown = 1e12;
    if (m_solver->info() != Eigen::Success)
        return MatrixXd::Constant(unknowns(), 3, unknown);
    MatrixXd units = MatrixXd::Zero(unknowns(), 3);
    units.middleRows<3>(static_cast<Index>(3 * at)).setIdentity();
    return m_solver->solve(units);
}

Matrix3d PoseGraph::covariance(std::size_t at) const
{
    return columns(at).middleRows<3>(static_cast<Index>(3 * at));
}

Matrix3d PoseGraph::covarianceOfWay(std::size_t from, std::size_t to) const
{
    const MatrixXd ofTo = columns(to);
    return covarianceOfWay(from, to, covariance(from),
                           ofTo.middleRows<3>(static_cast<Index>(3 * to)),
                           ofTo.middleRows<3>(static_cast<Index>(3 * from)));
}

Matrix3d PoseGraph::covarianceOfWay(std::size_t from, std::size_t to, const Matrix3d& ofFrom,
                                    const Matrix3d& ofTo, const Matrix3d& ofBoth) const
{
    const WayDerivatives by(m_poses[from], m_poses[to]);
    return by.from * ofFrom * by.from.transpose() + by.to * ofTo * by.to.transpose() +
           by.from * ofBoth * by.to.transpose() + by.to * ofBoth.transpose() * by.from.transpose();
}

} // namespace leadline::map
