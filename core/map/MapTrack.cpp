// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/MapTrack.h"

#include "PoseGraph.h"

#include <Eigen/Eigenvalues>
#include <Eigen/Geometry>
#include <Eigen/LU>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace leadline::map {

namespace {

using registration::Place;
using registration::SweepMotion;

constexpr double radian = std::numbers::pi / 180;

/// How fast a vehicle moves and turns of which nothing is known.
constexpr double unknownVelocity = 0.5;
constexpr double unknownRate = 6 * radian;
// Of headings: each for itself, and what all of a compass have in common, without and with a
// variation that is not known.
constexpr double headingDeviation = 2 * radian;
constexpr double compassDeviation = 1.5 * radian;
constexpr double variationDeviation = 10 * radian;
// Of a velocity log: metres, share of the way, and rotation.
constexpr double stepDeviationM = 0.05;
constexpr double stepShare = 0.03;
constexpr double stepRotation = 2 * radian;
/// Errors of positions last that long.
constexpr double positionMemoryS = 60;

// Old places.
constexpr std::size_t fewestBetween = 3;
constexpr std::size_t mostLoopsPerSweep = 3;
constexpr double nearbyShare = 0.3;
constexpr double nearbyM = 8;
/// Where two places are known as well as that to each other, the picture adds nothing.
constexpr double wellKnownM = 0.25;
constexpr double wellKnownRad = 2 * radian;
/// Chi-squared of three dimensions that 99 of 100 stay below.
constexpr double mostDisagreement = 11.34;
/// Views of one place from several sweeps have errors in common.
constexpr double loopFactor = 2;
/// From that many sweeps on only some of them are compared with old places.
constexpr std::size_t manySweeps = 1000;

Eigen::Matrix3d matrixOf(const std::array<double, 9>& rows)
{
    return Eigen::Map<const Eigen::Matrix<double, 3, 3, Eigen::RowMajor>>(rows.data());
}

double largestOf(const Eigen::Matrix3d& covariance)
{
    const Eigen::SelfAdjointEigenSolver<Eigen::Matrix2d> axes(covariance.topLeftCorner<2, 2>());
    return registration::within95OfTwo * std::sqrt(std::max(0.0, axes.eigenvalues()[1]));
}

/// Of a way of which nothing is known.
Eigen::Matrix3d unknownWay(double betweenS)
{
    const double moved = unknownVelocity * betweenS;
    const double turned = std::min(unknownRate * betweenS, std::numbers::pi);
    return Eigen::Vector3d(moved * moved, moved * moved, turned * turned).asDiagonal();
}

ErrorEllipse ellipseOf(const Eigen::Matrix3d& covariance)
{
    const Eigen::SelfAdjointEigenSolver<Eigen::Matrix2d> axes(covariance.topLeftCorner<2, 2>());
    const Eigen::Vector2d along = axes.eigenvectors().col(1);
    double direction = std::atan2(along.y(), along.x()) / radian;
    direction -= 180 * std::floor(direction / 180);
    return {registration::within95OfTwo * std::sqrt(std::max(0.0, axes.eigenvalues()[1])),
            registration::within95OfTwo * std::sqrt(std::max(0.0, axes.eigenvalues()[0])),
            direction};
}

bool isUsable(const Eigen::Matrix3d& covariance)
{
    return covariance.allFinite() && covariance.determinant() > 0;
}

} // namespace

class MapTrack::Graph {
public:
    explicit Graph(bool hasPositions) : m_hasPositions(hasPositions)
    {
        m_graph.setHeadingDeviation(hasPositions ? variationDeviation : compassDeviation);
    }

    bool add(const registration::Sweep& sweep,
             const registration::MotionEstimator::Estimate& estimate, const VehicleFix& fix)
    {
        const std::size_t at = m_graph.size();
        if (at == mostSweeps)
            return false;
        const double betweenS = at > 0 ? std::max(sweep.middleS() - m_times.back(), 0.1) : 0;
        MapPose2d way = MapPose2d::Zero();
        if (estimate.motion && at > 0)
            way = {estimate.motion->forwardM, estimate.motion->rightM,
                   estimate.motion->rotationDeg * radian};
        else if (fix.way && at > 0)
            way = {fix.way->forwardM, fix.way->rightM, fix.way->rotationDeg * radian};
        const MapPose2d before = at > 0 ? m_graph.pose(at - 1) : MapPose2d::Zero();
        MapPose2d start = behindWay(before, way);
        if (fix.headingDeg && (at == 0 || !estimate.motion))
            start.z() = before.z() +
                        std::remainder(*fix.headingDeg * radian - before.z(), 2 * std::numbers::pi);
        m_graph.addPose(start);
        m_stretches.push_back(at);
        if (at > 0)
            connect(at, betweenS, estimate, fix, way);
        if (fix.headingDeg) {
            m_graph.addHeading(at, *fix.headingDeg * radian, headingDeviation);
            m_sources.compass = true;
        }
        if (fix.position)
            addPosition(at, betweenS, *fix.position, estimate.path);
        m_times.push_back(sweep.middleS());
        m_placesKnown.emplace_back(sweep, estimate.path);
        setDeviation(estimate.pathDeviation);
        m_isPathKnown.push_back(!estimate.path.empty());
        const std::size_t every = 1 + at / manySweeps;
        if (at % every == 0)
            closeLoops(at);
        return true;
    }

    void solve(const std::stop_token& stop)
    {
        m_poses.clear();
        if (m_graph.size() == 0)
            return;
        const std::size_t origin = longestStretch();
        if (m_graph.hasPositions())
            m_graph.align();
        else
            m_graph.hold(origin, !m_graph.hasHeadings());
        constexpr int iterations = 30;
        m_graph.solve(iterations, stop);
        if (m_graph.hasPositions() && !m_graph.fits())
            m_graph.solveAnew(iterations, stop);
        const MapPose2d zero = m_graph.hasPositions() ? MapPose2d::Zero() : m_graph.pose(origin);
        m_covariances.assign(m_graph.size(), Eigen::Matrix3d::Zero());
        m_covariances[origin] = m_graph.covariance(origin);
        m_links.clear();
        std::vector<std::size_t> parts{origin};
        auto again = m_seenAgain.begin();
        for (std::size_t i = 0; i < m_graph.size() && !stop.stop_requested(); ++i) {
            MapPose2d pose = m_graph.pose(i);
            const Eigen::MatrixXd columns = m_graph.columns(i);
            Eigen::Matrix3d covariance = columns.middleRows<3>(static_cast<Eigen::Index>(3 * i));
            m_covariances[i] = covariance;
            pose.head<2>() -= zero.head<2>();
            if (!m_graph.hasPositions() && !m_graph.hasHeadings()) {
                // Its heading was held where it began.
                const Eigen::Matrix3d turn =
                    Eigen::AngleAxisd(-zero.z(), Eigen::Vector3d::UnitZ()).toRotationMatrix();
                pose.z() -= zero.z();
                pose.head<2>() = turn.topLeftCorner<2, 2>() * pose.head<2>();
                covariance = turn * covariance * turn.transpose();
            }
            MapPose result;
            result.timeS = m_times[i];
            result.northM = pose.x();
            result.eastM = pose.y();
            const double degrees = pose.z() / radian;
            result.headingDeg = degrees - 360 * std::floor(degrees / 360);
            result.error = ellipseOf(covariance);
            result.headingErrorDeg =
                registration::within95 * std::sqrt(std::max(0.0, covariance(2, 2))) / radian;
            result.part = partOf(i, columns, parts);
            m_poses.push_back(result);
            // Ways by which a place may be known that is not known by itself.
            const auto link = [&](std::size_t earlier) {
                if (isNear(earlier, i, columns))
                    m_links.push_back({earlier, i});
            };
            if (i > 0)
                link(i - 1);
            for (; again != m_seenAgain.end() && again->later == i; ++again)
                link(again->earlier);
            if (i + 1 == m_graph.size())
                findWaysFrom(i, columns);
        }
        if (stop.stop_requested())
            m_poses.clear();
        else if (m_graph.hasPositions() || m_hasStretch)
            findPlaced(origin);
    }

    [[nodiscard]] std::size_t size() const { return m_graph.size(); }

    std::vector<MapPose> m_poses;
    std::vector<LoopClosure> m_loops;
    /// All pairs of sweeps that saw the same place.
    std::vector<LoopClosure> m_seenAgain;
    MapSources m_sources;

private:
    void connect(std::size_t at, double betweenS,
                 const registration::MotionEstimator::Estimate& estimate, const VehicleFix& fix,
                 const MapPose2d& way)
    {
        bool isTied = false;
        if (estimate.motion) {
            const Eigen::Matrix3d covariance =
                matrixOf(estimate.motion->covariance) + Eigen::Matrix3d::Identity() * 1e-6;
            if (isUsable(covariance)) {
                m_graph.addWay(at - 1, at, way, covariance, m_hasPositions);
                m_sources.picture = true;
                isTied = true;
                // Where positions jump, the way is not torn for them: however wrong the picture is,
                // the vehicle moves no faster than it can.
                if (m_hasPositions)
                    m_graph.addWay(at - 1, at, way, covariance + unknownWay(betweenS), false);
            }
        }
        if (fix.way) {
            const double length = std::hypot(fix.way->forwardM, fix.way->rightM);
            const double deviation = stepDeviationM + stepShare * length;
            m_graph.addWay(at - 1, at,
                           {fix.way->forwardM, fix.way->rightM, fix.way->rotationDeg * radian},
                           Eigen::Vector3d(deviation * deviation, deviation * deviation,
                                           stepRotation * stepRotation)
                               .asDiagonal(),
                           true);
            m_sources.dvl = true;
            isTied = true;
        }
        if (fix.step) {
            m_graph.addStep(at - 1, at, {fix.step->northM, fix.step->eastM},
                            stepDeviationM +
                                stepShare * std::hypot(fix.step->northM, fix.step->eastM));
            m_sources.dvl = true;
            isTied = true;
        }
        if (isTied) {
            m_stretches[at] = m_stretches[at - 1];
            return;
        }
        m_graph.addWay(at - 1, at, wayBetween(m_graph.pose(at - 1), m_graph.pose(at)),
                       unknownWay(betweenS), false);
    }

    void addPosition(std::size_t at, double betweenS, const VehicleFix::Position& position,
                     const std::vector<registration::SweepPose>& path)
    {
        Eigen::Vector2d offset(0, 0);
        if (!path.empty()) {
            const auto pose = registration::poseOn(path, position.timeS);
            offset = {pose.forwardM, pose.rightM};
        }
        const double share = std::min(1.0, std::max(betweenS, 1.0) / positionMemoryS);
        m_graph.addPosition(at, offset, {position.northM, position.eastM},
                            std::max(position.deviationM, 0.05), share);
        m_sources.gps = m_hasPositions;
    }

    /// Of the newest sweep. Matches with several old places have it in common: together they are no
    /// surer than one.
    void setDeviation(const registration::PathDeviation& deviation)
    {
        const double factor = std::sqrt(double{mostLoopsPerSweep});
        m_placesKnown.back().deviation = {deviation.aheadM * factor, deviation.rightM * factor,
                                          deviation.rotationDeg * factor};
    }

    [[nodiscard]] double nearbyOf(std::size_t at) const
    {
        return std::min(nearbyM, nearbyShare * m_placesKnown[at].rangeM);
    }

    /// Since the old place, and since the loop that was closed last, the vehicle was surely farther
    /// from that place than what still counts as near.
    [[nodiscard]] bool wasAway(std::size_t earlier, std::size_t later) const
    {
        const std::size_t from =
            m_loops.empty() ? earlier : std::max(earlier, m_loops.back().later);
        const auto distanceTo = [&](std::size_t at) {
            return (m_graph.pose(at) - m_graph.pose(earlier)).head<2>().norm();
        };
        std::size_t farthest = from;
        for (std::size_t i = from; i < later; ++i)
            if (distanceTo(i) > distanceTo(farthest))
                farthest = i;
        const double beyond = distanceTo(farthest) - nearbyOf(later);
        return beyond > 0 && beyond > largestOf(m_graph.covarianceOfWay(earlier, farthest));
    }

    /// Compares the newest sweep with old ones nearby.
    void closeLoops(std::size_t at)
    {
        if (at < fewestBetween || !m_isPathKnown[at] || m_placesKnown[at].points.size() < 20)
            return;
        const double nearby = nearbyOf(at);
        std::vector<std::pair<double, std::size_t>> candidates;
        for (std::size_t i = 0; i + fewestBetween <= at; ++i) {
            const double distance = (m_graph.pose(i) - m_graph.pose(at)).head<2>().norm();
            if (m_isPathKnown[i] && distance < nearby)
                candidates.emplace_back(distance, i);
        }
        if (candidates.empty())
            return;
        // The oldest of them, to which the way is longest, then the nearest ones.
        std::ranges::sort(candidates.begin() + 1, candidates.end());
        if (!m_graph.hasPositions())
            m_graph.hold(0, !m_graph.hasHeadings());
        m_graph.solve(3);
        std::vector<std::size_t> tried;
        bool isClosed = false;
        for (const auto& candidate : candidates) {
            const std::size_t earlier = candidate.second;
            if (tried.size() == mostLoopsPerSweep)
                break;
            if (std::ranges::any_of(tried, [earlier](std::size_t other) {
                    return std::max(other, earlier) - std::min(other, earlier) < fewestBetween;
                }))
                continue;
            tried.push_back(earlier);
            isClosed = closeLoop(earlier, at) || isClosed;
        }
        if (isClosed)
            m_graph.solve(5);
    }

    bool closeLoop(std::size_t earlier, std::size_t later)
    {
        const Eigen::Matrix3d known = m_graph.covarianceOfWay(earlier, later);
        const double bound = largestOf(known);
        if ((bound < wellKnownM && std::sqrt(known(2, 2)) < wellKnownRad) ||
            bound > m_placesKnown[later].rangeM / 2)
            return false;
        const MapPose2d way = wayBetween(m_graph.pose(earlier), m_graph.pose(later));
        SweepMotion expected;
        expected.forwardM = way.x();
        expected.rightM = way.y();
        expected.rotationDeg = way.z() / radian;
        const auto match =
            registration::matchPlaces(m_placesKnown[earlier], m_placesKnown[later], expected);
        if (!match)
            return false;
        const MapPose2d found(match->forwardM, match->rightM, match->rotationDeg * radian);
        const Eigen::Matrix3d covariance = matrixOf(match->covariance) * loopFactor;
        MapPose2d difference = found - way;
        difference.z() = std::remainder(difference.z(), 2 * std::numbers::pi);
        const Eigen::Matrix3d both = known + covariance;
        if (!isUsable(both) || difference.dot(both.inverse() * difference) > mostDisagreement)
            return false;
        const bool isReturn = wasAway(earlier, later);
        m_graph.addWay(earlier, later, found, covariance, true);
        m_sources.picture = true;
        // Of a single wall only the distance from it is known again.
        if (match->isAlongUnknown)
            return true;
        m_seenAgain.push_back({earlier, later});
        if (isReturn)
            m_loops.push_back({earlier, later});
        // Both stretches are one from now on.
        const std::size_t from = std::max(m_stretches[earlier], m_stretches[later]);
        const std::size_t to = std::min(m_stretches[earlier], m_stretches[later]);
        std::ranges::replace(m_stretches, from, to);
        return true;
    }

    /// Its first sweep.
    std::size_t longestStretch()
    {
        std::vector<std::size_t> lengths(m_stretches.size());
        for (const std::size_t stretch : m_stretches)
            ++lengths[stretch];
        const auto longest = std::ranges::max_element(lengths);
        m_hasStretch = *longest > 1;
        return static_cast<std::size_t>(longest - lengths.begin());
    }

    [[nodiscard]] bool isNear(std::size_t from, std::size_t to, const Eigen::MatrixXd& columnsOfTo)
    {
        const auto rowsOf = [&](std::size_t at) -> Eigen::Matrix3d {
            return columnsOfTo.middleRows<3>(static_cast<Eigen::Index>(3 * at));
        };
        return largestOf(m_graph.covarianceOfWay(from, to, m_covariances[from], rowsOf(to),
                                                 rowsOf(from))) <= largestErrorM;
    }

    /// The oldest part from whose first sweep the way is known well, or a new one; `parts` are the
    /// first sweeps. Parts that are out of sight do not matter.
    std::uint32_t partOf(std::size_t at, const Eigen::MatrixXd& columns,
                         std::vector<std::size_t>& parts)
    {
        const auto part = std::ranges::find_if(parts, [&](std::size_t first) {
            if (first == at)
                return true;
            const double distance = (m_graph.pose(first) - m_graph.pose(at)).head<2>().norm();
            return distance <= m_placesKnown[first].rangeM + m_placesKnown[at].rangeM &&
                   isNear(first, at, columns);
        });
        const auto number = static_cast<std::uint32_t>(part - parts.begin());
        if (part == parts.end())
            parts.push_back(at);
        return number;
    }

    void findWaysFrom(std::size_t newest, const Eigen::MatrixXd& columns)
    {
        for (std::size_t i = 0; i < m_poses.size(); ++i) {
            const Eigen::Matrix3d both =
                columns.middleRows<3>(static_cast<Eigen::Index>(3 * i)).transpose();
            const Eigen::Matrix3d covariance =
                m_graph.covarianceOfWay(newest, i, m_covariances[newest], m_covariances[i], both);
            m_poses[i].wayErrorM = largestOf(covariance);
            m_poses[i].wayRotationErrorDeg =
                registration::within95 * std::sqrt(std::max(0.0, covariance(2, 2))) / radian;
        }
    }

    void findPlaced(std::size_t origin)
    {
        const auto isOnGround = [this](std::size_t at) {
            return !m_graph.hasPositions() || m_poses[at].error.majorM <= largestGroundErrorM;
        };
        std::vector<std::vector<std::size_t>> linked(m_poses.size());
        for (const auto& [a, b] : m_links) {
            linked[a].push_back(b);
            linked[b].push_back(a);
        }
        std::vector<std::size_t> placed;
        for (std::size_t i = 0; i < m_poses.size(); ++i) {
            m_poses[i].isPlaced = m_poses[i].error.majorM <= largestErrorM ||
                                  (i == origin && m_hasStretch && isOnGround(i));
            if (m_poses[i].isPlaced)
                placed.push_back(i);
        }
        while (!placed.empty()) {
            const std::size_t at = placed.back();
            placed.pop_back();
            for (const std::size_t other : linked[at])
                if (!m_poses[other].isPlaced && isOnGround(other)) {
                    m_poses[other].isPlaced = true;
                    placed.push_back(other);
                }
        }
    }

    bool m_hasPositions;
    PoseGraph m_graph;
    std::vector<double> m_times;
    std::vector<Place> m_placesKnown;
    std::vector<bool> m_isPathKnown;
    /// Of each sweep the first one of the stretch that hangs together.
    std::vector<std::size_t> m_stretches;
    bool m_hasStretch = false;
    // Of the last solve(): covariances of the poses, and pairs between which the way is known well.
    std::vector<Eigen::Matrix3d> m_covariances;
    std::vector<std::pair<std::size_t, std::size_t>> m_links;
};

MapTrack::MapTrack(bool hasPositions) : m_graph(std::make_unique<Graph>(hasPositions)) {}

MapTrack::~MapTrack() = default;

bool MapTrack::add(const registration::Sweep& sweep,
                   const registration::MotionEstimator::Estimate& estimate, const VehicleFix& fix)
{
    return m_graph->add(sweep, estimate, fix);
}

std::size_t MapTrack::size() const
{
    return m_graph->size();
}

void MapTrack::solve(const std::stop_token& stop)
{
    m_graph->solve(stop);
}

bool MapTrack::isSure(const MapPose& pose)
{
    return pose.isPlaced && pose.error.majorM <= largestErrorM;
}

const std::vector<MapPose>& MapTrack::poses() const
{
    return m_graph->m_poses;
}

const std::vector<LoopClosure>& MapTrack::loops() const
{
    return m_graph->m_loops;
}

const MapSources& MapTrack::sources() const
{
    return m_graph->m_sources;
}

} // namespace leadline::map
