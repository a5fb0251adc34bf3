// SPDX-License-Identifier: GPL-3.0-or-later
#include "PoseGraph.h"

#include <Eigen/Cholesky>
#include <Eigen/LU>

#include <array>
#include <cmath>

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
double weightOf(double squared)
{
    const double fit = 1 / (1 + squared / doubtful);
    return fit * fit;
}
double costOf(double squared)
{
    return squared / (1 + squared / doubtful);
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
                            double deviationM)
{
    // From now on it is the ground that holds the map.
    m_held.reset();
    m_positions.push_back({at, offset, position, 1 / (deviationM * deviationM)});
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
        Eigen::Vector3d residual = wayBetween(from, to) - way.way;
        residual.z() = wrapped(residual.z());
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
        const Vector2d residual = pose.head<2>() + turned - position.position;
        const double squared = residual.squaredNorm() * position.information;
        cost += costOf(squared);
        if (!normal)
            continue;
        MatrixXd by(2, 3);
        by << 1, 0, -turned.y(), 0, 1, turned.x();
        normal->add(row(position.at), by,
                    Matrix2d::Identity() * position.information * weightOf(squared), residual);
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
    double angle = 0;
    Vector2d from(0, 0);
    Vector2d to(0, 0);
    if (m_headings.empty() && m_positions.size() > 1) {
        for (const Position& position : m_positions) {
            from += m_poses[position.at].head<2>();
            to += position.position;
        }
        from /= static_cast<double>(m_positions.size());
        to /= static_cast<double>(m_positions.size());
        double along = 0;
        double across = 0;
        for (const Position& position : m_positions) {
            const Vector2d a = m_poses[position.at].head<2>() - from;
            const Vector2d b = position.position - to;
            along += a.dot(b);
            across += a.x() * b.y() - a.y() * b.x();
        }
        angle = std::atan2(across, along);
    } else if (!m_positions.empty()) {
        from = m_poses[m_positions.front().at].head<2>();
        to = m_positions.front().position;
    }
    for (MapPose2d& pose : m_poses) {
        pose.head<2>() = to + turnBy(angle) * (pose.head<2>() - from);
        pose.z() += angle;
    }
}

void PoseGraph::solve(int iterations, const std::stop_token& stop)
{
    constexpr double small = 1e-5;
    constexpr double mostDamping = 1e6;
    double damping = 1e-6;
    double cost = collect(nullptr);
    const auto build = [this](Normal& normal) {
        normal.gradient = Eigen::VectorXd::Zero(unknowns());
        (void)collect(&normal);
        Eigen::SparseMatrix<double> matrix(unknowns(), unknowns());
        matrix.setFromTriplets(normal.entries.begin(), normal.entries.end());
        return matrix;
    };
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
