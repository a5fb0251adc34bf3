// SPDX-License-Identifier: GPL-3.0-or-later
#include "registration/PlaceMatcher.h"

#include "SweepMatcher.h"
#include "Trajectory.h"
#include "WindowSolver.h"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>

namespace leadline::registration {

namespace {

using Eigen::Matrix2d;
using Eigen::Matrix3d;
using Eigen::Vector2d;

constexpr std::size_t mostPlacePoints = 600;
constexpr std::size_t fewestPlacePoints = 20;
/// What is answered at all.
constexpr double leastPlaceQuality = 0.35;
constexpr double leastPlaceContrast = 0.1;
constexpr double leastPlaceSignificance = 0.05;
constexpr double placeChance = 2;
/// Squared deviations within which two matches are the same.
constexpr double samePlace = 16;
constexpr std::size_t mostStarts = 3;
/// How far the way along surfaces is searched, and between two tries, metres.
constexpr double reachAlongM = 9;
constexpr double stepAlongM = 0.75;
constexpr int iterationsAlong = 2;
/// Of two matches neither is better if their qualities differ by less, as a share of the deviation
/// of a single echo that matches or does not.
constexpr double alikeQuality = 0.16;
/// Of the distance along surfaces within which the match is nearly as good: a deviation.
constexpr double deviationAlong = 0.35;
constexpr int placeIterations = 14;
constexpr int acrossIterations = 6;
/// Metres or radians.
constexpr double smallStep = 1e-4;
/// Of what nothing is known: a deviation of a kilometre.
constexpr double leastInformation = 1e-6;
/// Levenberg's damping, 1/m²: the way along surfaces that nothing tells does not run away.
constexpr double acrossDamping = 1;
/// 1/m², of what does not move.
constexpr double heldInformation = 1e9;
constexpr double firstDistanceM = 2.5;
constexpr double lastDistanceM = 1.2;
constexpr double placeDistanceByRange = 0.02;
/// Squared deviations at which a match counts a quarter.
constexpr double placeOutlier = 4;
constexpr double placeBothWays = 0.5;
/// Deviations of the matches are larger than those of independent echoes, and at most as large as
/// assumed: echoes that match well tell more. So many, whose errors are alike, count as one.
constexpr double deviationFactor = 2;
constexpr double alikePlaceEchoes = 4.4;

/// Times of two sweeps that were heard at once each.
constexpr double earlierS = 0;
constexpr double laterS = 10;

Sweep sweepOf(const Place& place, double atS, double turn, const Vector2d& shift)
{
    Sweep sweep;
    sweep.beginS = atS - 1;
    sweep.endS = atS + 1;
    sweep.rangeM = place.rangeM;
    for (const auto& point : place.points) {
        const Vector2d at = rotation(turn) * Vector2d(point.aheadM, point.rightM) + shift;
        sweep.points.push_back({atS, at.x(), at.y(), std::max(at.norm(), 1e-3)});
    }
    return sweep;
}

/// Points and their uncertainties at rest.
MatchedSweep matchedOf(const Place& place)
{
    MatchedSweep matched(sweepOf(place, earlierS, 0, {0, 0}));
    Trajectory atRest;
    atRest.append(-1, Pose::Zero());
    atRest.append(1, Pose::Zero());
    matched.findSurfaces(atRest);
    matched.findDirections(atRest);
    return matched;
}

/// The nearest of the points within the distance, or their number.
std::size_t nearestOf(const std::vector<Vector2d>& points, const Vector2d& to, double distance)
{
    std::size_t nearest = points.size();
    double least = distance * distance;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double squared = (points[i] - to).squaredNorm();
        if (squared < least) {
            least = squared;
            nearest = i;
        }
    }
    return nearest;
}

/// What the way within a sweep adds, seen from a vehicle from which that one is turned.
Matrix3d ofWay(const Place& place, double turn)
{
    const Eigen::Vector3d deviation(place.deviation.aheadM, place.deviation.rightM,
                                    place.deviation.rotationDeg * degree);
    Matrix3d covariance = deviation.cwiseAbs2().asDiagonal();
    covariance.topLeftCorner<2, 2>() =
        rotation(turn) * covariance.topLeftCorner<2, 2>() * rotation(-turn);
    return covariance;
}

struct Refined {
    Pose pose = Pose::Zero();
    Matrix3d information = Matrix3d::Zero();
    double quality = 0;
    /// Mean squared deviation of the echoes that match.
    double deviation = 0;
};

/// Improves the pose of one place in the axes of another.
class PlaceRefinement {
public:
    PlaceRefinement(const MatchedSweep& earlier, const MatchedSweep& later)
        : m_earlier(earlier.points()),
          m_later(later.points())
    {
        for (const auto& point : m_earlier)
            m_fixed.push_back(point.position);
    }

    /// First with what surfaces tell of the way along them, by which it converges, and then with
    /// what is known across them.
    [[nodiscard]] Refined refined(const Pose& start) const
    {
        Refined result{.pose = start};
        for (int i = 0; i < placeIterations; ++i) {
            const double share = std::min(1.0, 1.5 * i / placeIterations);
            const double distance = firstDistanceM + share * (lastDistanceM - firstDistanceM);
            if (improve(result, distance, Surfaces::Whole) < smallStep && share >= 1)
                break;
        }
        improveAcross(result);
        return result;
    }

    void improveAcross(Refined& result) const
    {
        for (int i = 0; i < acrossIterations; ++i)
            if (improve(result, lastDistanceM, Surfaces::Across) < smallStep)
                break;
    }

    /// The match, and what becomes of it if it is moved along surfaces step by step, in either
    /// direction: echoes of one wall match about as well anywhere along it.
    struct Profile {
        /// The way of which the match tells least.
        Vector2d along;
        /// The match is in the middle.
        std::vector<Refined> at;
    };
    [[nodiscard]] Profile profile(const Refined& match, double reachM) const
    {
        const int steps = static_cast<int>(reachM / stepAlongM);
        const Eigen::SelfAdjointEigenSolver<Matrix2d> axes(
            Matrix2d(match.information.topLeftCorner<2, 2>()));
        Profile result{axes.eigenvectors().col(0),
                       std::vector<Refined>(static_cast<std::size_t>(2 * steps + 1))};
        for (const int direction : {-1, 1}) {
            Refined moved = match;
            for (int step = 0; step <= steps; ++step) {
                if (step > 0)
                    moved.pose.head<2>() += direction * stepAlongM * result.along;
                for (int i = 0; i < iterationsAlong; ++i)
                    improve(moved, lastDistanceM, Surfaces::Across, &result.along);
                result.at[static_cast<std::size_t>(steps + direction * step)] = moved;
            }
        }
        return result;
    }

private:
    using Point = MatchedSweep::Point;

    /// One step, none of it along `held`; the information and the quality are those before it.
    /// Returns how far it went, in metres or radians.
    double improve(Refined& result, double distance, Surfaces surfaces,
                   const Vector2d* held = nullptr) const
    {
        const Matrix2d turn = rotation(result.pose.z());
        std::vector<Vector2d> moved;
        for (const Point& point : m_later)
            moved.push_back(placed(result.pose, point.position));
        Matrix3d information = Matrix3d::Identity() * leastInformation;
        Eigen::Vector3d gradient = Eigen::Vector3d::Zero();
        double matched = 0;
        double weights = 0;
        double deviations = 0;
        const auto add = [&](std::size_t of, std::size_t to) {
            const Point& point = m_later[of];
            const Point& partner = m_earlier[to];
            const Matrix2d covariance =
                turn * point.covariance * turn.transpose() + partner.covariance;
            Matrix2d weightOf = covariance.inverse();
            const Vector2d error = moved[of] - m_fixed[to];
            const double squared = error.dot(weightOf * error);
            const double fit = 1 / (1 + squared / placeOutlier);
            matched += fit;
            if (surfaces == Surfaces::Across) {
                if (!point.along.isZero())
                    weightOf = acrossSurface(turn * point.along, covariance);
                else if (!partner.along.isZero())
                    weightOf = acrossSurface(partner.along, covariance);
            }
            const Vector2d turned = turn * point.position;
            Eigen::Matrix<double, 2, 3> derivative;
            derivative << 1, 0, -turned.y(), 0, 1, turned.x();
            const double weight = placeBothWays * fit * fit;
            weights += weight;
            deviations += weight * squared;
            information += weight * derivative.transpose() * weightOf * derivative;
            gradient -= weight * derivative.transpose() * weightOf * error;
        };
        const auto within = [&](double rangeM) {
            return distance * (1 + rangeM * placeDistanceByRange);
        };
        for (std::size_t of = 0; of < moved.size(); ++of)
            if (const auto to = nearestOf(m_fixed, moved[of], within(m_later[of].rangeM));
                to < m_fixed.size())
                add(of, to);
        for (std::size_t to = 0; to < m_fixed.size(); ++to)
            if (const auto of = nearestOf(moved, m_fixed[to], within(m_earlier[to].rangeM));
                of < moved.size())
                add(of, to);
        result.quality = matched / static_cast<double>(m_fixed.size() + moved.size());
        result.deviation = deviations / std::max(weights, 1e-9);
        result.information = information;
        if (surfaces == Surfaces::Across)
            information.topLeftCorner<2, 2>().diagonal().array() += acrossDamping;
        if (held) {
            const Eigen::Vector3d along(held->x(), held->y(), 0);
            information += along * along.transpose() * heldInformation;
            gradient -= along * along.dot(gradient);
        }
        const Eigen::Vector3d step = information.ldlt().solve(gradient);
        if (!step.allFinite())
            return 0;
        result.pose += step;
        return step.cwiseAbs().maxCoeff();
    }

    const std::vector<Point>& m_earlier;
    const std::vector<Point>& m_later;
    std::vector<Vector2d> m_fixed;
};

/// The quality from which on another match is as good as one of `quality`.
double asGoodAs(double quality)
{
    return quality - alikeQuality * std::sqrt(quality * std::max(0.0, 1 - quality));
}

/// How far the match may be moved along surfaces in either direction and is as good.
double reachOf(const PlaceRefinement::Profile& profile)
{
    const auto middle = static_cast<int>(profile.at.size() / 2);
    const double least = asGoodAs(profile.at[static_cast<std::size_t>(middle)].quality);
    double reach = 0;
    for (int i = 0; i < static_cast<int>(profile.at.size()); ++i) {
        const double quality = profile.at[static_cast<std::size_t>(i)].quality;
        if (quality < least)
            continue;
        const auto beyond = [&](int step) {
            const int next = i + step;
            if (next < 0 || next >= static_cast<int>(profile.at.size()))
                return 0.0;
            const double its = profile.at[static_cast<std::size_t>(next)].quality;
            return its < least ? (quality - least) / (quality - its) : 0.0;
        };
        const double steps = i < middle   ? middle - i + beyond(-1)
                             : i > middle ? i - middle + beyond(1)
                                          : std::max(beyond(-1), beyond(1));
        reach = std::max(reach, steps * stepAlongM);
    }
    return reach;
}

} // namespace

SweepPose poseOn(std::span<const SweepPose> path, double timeS)
{
    const auto behind =
        std::ranges::find_if(path, [timeS](const SweepPose& pose) { return pose.timeS >= timeS; });
    if (behind == path.begin())
        return path.front();
    if (behind == path.end())
        return path.back();
    const SweepPose& before = *(behind - 1);
    const double share = (timeS - before.timeS) / std::max(behind->timeS - before.timeS, 1e-9);
    const auto mixed = [share](double a, double b) { return a + share * (b - a); };
    return {timeS, mixed(before.forwardM, behind->forwardM), mixed(before.rightM, behind->rightM),
            mixed(before.rotationDeg, behind->rotationDeg)};
}

Place::Place(const Sweep& sweep, std::span<const SweepPose> path) : rangeM(sweep.rangeM)
{
    const std::size_t step = (sweep.points.size() + mostPlacePoints - 1) / mostPlacePoints;
    for (std::size_t i = 0; i < sweep.points.size(); i += step) {
        const EchoPoint& point = sweep.points[i];
        Vector2d at(point.aheadM, point.rightM);
        if (!path.empty()) {
            const SweepPose pose = poseOn(path, point.timeS);
            at = placed({pose.forwardM, pose.rightM, pose.rotationDeg * degree}, at);
        }
        points.push_back({static_cast<float>(at.x()), static_cast<float>(at.y())});
    }
}

std::optional<SweepMotion> matchPlaces(const Place& earlier, const Place& later,
                                       const SweepMotion& expected)
{
    const std::size_t fewer = std::min(earlier.points.size(), later.points.size());
    if (fewer < fewestPlacePoints)
        return std::nullopt;
    const Vector2d way(expected.forwardM, expected.rightM);
    const double turn = expected.rotationDeg * degree;
    // Both as they would be seen from the expected place of the later one.
    const Sweep first = sweepOf(earlier, earlierS, 0, -way);
    const Sweep second = sweepOf(later, laterS, turn, {0, 0});
    const ExpectedMotion none;
    const SweepMatches matches = matchSweeps(first, second, &none, nullptr);
    if (matches.best.empty() || matches.contrast < leastPlaceContrast ||
        matches.significance <
            leastPlaceSignificance + placeChance / std::sqrt(static_cast<double>(fewer)))
        return std::nullopt;

    const MatchedSweep one = matchedOf(earlier);
    const MatchedSweep other = matchedOf(later);
    const PlaceRefinement refinement(one, other);
    std::vector<Refined> found;
    for (const SweepMatch& match : matches.best) {
        const Vector2d at = way + match.displacement;
        found.push_back(refinement.refined({at.x(), at.y(), turn + match.rotation}));
        if (found.size() == mostStarts)
            break;
    }
    Refined best = *std::ranges::max_element(found, {}, &Refined::quality);
    const double reachM = std::min(reachAlongM, std::max(earlier.rangeM, later.rangeM) / 2);
    auto profile = refinement.profile(best, reachM);
    if (const Refined& top = *std::ranges::max_element(profile.at, {}, &Refined::quality);
        (top.pose - best.pose).head<2>().norm() > 1.5 * stepAlongM) {
        best = top;
        refinement.improveAcross(best);
        found.push_back(best);
        profile = refinement.profile(best, reachM);
    }
    const double alongM = deviationAlong * reachOf(profile);
    if (best.quality < leastPlaceQuality)
        return std::nullopt;
    const bool isDoubtful = std::ranges::any_of(found, [&](const Refined& another) {
        const Eigen::Vector3d apart = another.pose - best.pose;
        const bool isSame =
            apart.dot(best.information * apart) < samePlace * deviationFactor * deviationFactor;
        return !isSame && another.quality > asGoodAs(best.quality);
    });
    if (isDoubtful)
        return std::nullopt;

    const Matrix3d assumed = best.information.inverse() * (deviationFactor * deviationFactor);
    Matrix3d covariance = assumed * std::min(1.0, alikePlaceEchoes * best.deviation);
    covariance.topLeftCorner<2, 2>() +=
        profile.along * profile.along.transpose() * std::pow(alongM, 2);
    covariance += ofWay(earlier, 0) + ofWay(later, best.pose.z());
    if (!covariance.allFinite())
        return std::nullopt;
    SweepMotion motion;
    motion.forwardM = best.pose.x();
    motion.rightM = best.pose.y();
    motion.rotationDeg = std::remainder(best.pose.z() / degree, 360.0);
    motion.quality = best.quality;
    for (Eigen::Index i = 0; i < 9; ++i)
        motion.covariance[static_cast<std::size_t>(i)] = covariance(i / 3, i % 3);
    const Eigen::SelfAdjointEigenSolver<Matrix2d> axes(covariance.topLeftCorner<2, 2>());
    motion.displacementErrorM = within95OfTwo * std::sqrt(axes.eigenvalues()[1]);
    const Eigen::SelfAdjointEigenSolver<Matrix2d> seen(assumed.topLeftCorner<2, 2>());
    // However well the echoes of one wall match.
    motion.isAlongUnknown = within95OfTwo * std::max(std::sqrt(seen.eigenvalues()[1]), alongM) >
                            largestAlongError * std::max(earlier.rangeM, later.rangeM);
    const Vector2d across = axes.eigenvectors().col(0);
    motion.acrossDeg = across.x() == 0 ? 90 : std::atan(across.y() / across.x()) / degree;
    motion.acrossErrorM = within95 * std::sqrt(axes.eigenvalues()[0]);
    motion.rotationErrorDeg = within95 * std::sqrt(covariance(2, 2)) / degree;
    return motion;
}

} // namespace leadline::registration
