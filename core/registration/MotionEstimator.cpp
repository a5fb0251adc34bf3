// SPDX-License-Identifier: GPL-3.0-or-later
#include "registration/MotionEstimator.h"

#include "SweepMatcher.h"
#include "WindowSolver.h"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <Eigen/LU>

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <limits>
#include <numbers>

namespace leadline::registration {

namespace {

/// Poses of the trajectory in each sweep.
constexpr std::size_t posesPerSweep = 6;
/// Sweeps whose poses are estimated together.
constexpr std::size_t windowSweeps = 6;
/// Sweeps up to that many apart are matched.
constexpr int span = 2;
constexpr int firstIterations = 16;
constexpr int laterIterations = 12;
constexpr WindowSolver::Distance wide{3, 1.5};
constexpr WindowSolver::Distance narrow{1.5, 1.0};
/// Another rotation that fits nearly as well makes both doubtful.
constexpr double nearlyAsWell = 0.865;
constexpr double anotherRotation = 7 * degree;
/// One so near that fits so well is the same, and tells how far that is known.
constexpr double asWell = 0.93;

/// What is answered at all.
constexpr double leastQuality = 0.35;
constexpr double leastContrast = 0.1;
constexpr double leastSignificance = 0.05;
/// Over the root of the number of echoes: by chance few match better than many.
constexpr double chance = 2;
constexpr int fewestPoints = 12;
/// In narrower sectors an even bottom looks alike at each rotation.
constexpr double narrowSector = 90 * degree;
/// A longer pause, in lengths of a sweep, is not bridged.
constexpr double longestPause = 1.5;

// From deviations, whose matches are not independent, to bounds of 95 of 100. What changes within a
// sweep more quickly than the trajectory follows is added to that of the rotation: so many degrees
// where it turns by 45 and its rates, as the trajectory has them, are 2 degrees/s apart, and less
// where more than 150 echoes tell them. Found with a recording that has a compass beside it and
// with simulated dives.
constexpr double unfollowedDeg = 12;
constexpr double unfollowedAtDeg = 45;
constexpr double unfollowedAtRate = 2 * degree;
constexpr double unfollowedAtEchoes = 150;
/// What waves, in which the vehicle rocks, add to any rotation; found with simulated dives.
constexpr double rockedDeg = 0.6;
constexpr double alongFactor = 3;
/// Of deviations by what is seen in few sweeps, where the changes of motion are smoothed.
constexpr double displacementFactor = 3.4;
// Beyond these bounds nothing is answered; the second is a share of the range.
constexpr double largestRotationErrorDeg = 30;
constexpr double largestDisplacementError = 0.2;

} // namespace

/// The newest sweeps and the trajectory through them.
class MotionEstimator::Window {
public:
    explicit Window(const Heading& heading) : m_heading(heading) {}

    [[nodiscard]] std::size_t size() const { return m_sweeps.size(); }

    void add(Sweep sweep)
    {
        m_sweeps.push_back({std::make_shared<MatchedSweep>(std::move(sweep))});
        if (m_sweeps.size() < 2)
            return;
        if (!follows() || !place()) {
            restart();
            return;
        }
        if (m_sweeps.size() > windowSweeps) {
            m_sweeps.pop_front();
            m_trajectory.dropFirst(posesPerSweep);
        }
        solveAll();
        if (!findMotions())
            restart();
    }

    /// Keeps the newest sweeps only, with their trajectory; there have to be two that are linked.
    void keepPair()
    {
        while (m_sweeps.size() > 2) {
            m_sweeps.pop_front();
            m_trajectory.dropFirst(posesPerSweep);
        }
    }

    /// The motion to the sweep that was added `back` sweeps before the newest.
    [[nodiscard]] std::optional<SweepMotion> motion(std::size_t back) const
    {
        return back < m_sweeps.size() ? m_sweeps[m_sweeps.size() - 1 - back].motion : std::nullopt;
    }

    /// The way during the sweep that was added `back` sweeps before the newest; empty if unknown.
    [[nodiscard]] std::vector<SweepPose> path(std::size_t back) const
    {
        std::vector<SweepPose> path;
        if (back >= m_sweeps.size() || m_trajectory.size() < 2)
            return path;
        const Sweep& sweep = m_sweeps[m_sweeps.size() - 1 - back].sweep->sweep();
        const Pose middle = m_trajectory.at(sweep.middleS());
        for (std::size_t k = 0; k <= posesPerSweep; ++k) {
            const double time =
                sweep.beginS + (sweep.endS - sweep.beginS) * static_cast<double>(k) / posesPerSweep;
            const Pose moved = m_trajectory.at(time) - middle;
            const Eigen::Vector2d way = rotation(-middle.z()) * moved.head<2>();
            path.push_back({time, way.x(), way.y(), moved.z() / degree});
        }
        return path;
    }

    [[nodiscard]] Estimate estimate(int sweep, std::size_t back) const
    {
        Estimate estimate{sweep, motion(back), path(back)};
        if (back < m_sweeps.size())
            estimate.pathDeviation = m_sweeps[m_sweeps.size() - 1 - back].pathDeviation;
        return estimate;
    }

private:
    using Factorization = Eigen::LDLT<Eigen::MatrixXd>;

    /// Rows of the poses' mixture at a time, times `sign`, are added to those of `into`.
    void addMixture(double timeS, double sign, Eigen::MatrixXd& into) const
    {
        const auto mixture = m_trajectory.mixtureAt(timeS);
        const auto first = static_cast<Eigen::Index>(3 * mixture.first);
        for (Eigen::Index axis = 0; axis < 3; ++axis) {
            into(axis, first + axis) += sign * (1 - mixture.share);
            into(axis, first + 3 + axis) += sign * mixture.share;
        }
    }

    /// Of the difference of the poses at two times, in the axes of the trajectory.
    [[nodiscard]] Eigen::Matrix3d covarianceOfDifference(const Factorization& factors, double toS,
                                                         double fromS) const
    {
        Eigen::MatrixXd difference = Eigen::MatrixXd::Zero(3, m_solution.information.rows());
        addMixture(toS, 1, difference);
        addMixture(fromS, -1, difference);
        return difference * factors.solve(difference.transpose());
    }

    /// Of mixtures of the poses, one in each row, as far as the errors of what they are estimated
    /// from are seen.
    [[nodiscard]] Eigen::Matrix3d covarianceOf(const Factorization& factors,
                                               const Eigen::MatrixXd& mixtures) const
    {
        const Eigen::MatrixXd taken = factors.solve(mixtures.transpose());
        return taken.transpose() * m_solution.errors * taken;
    }

    /// Of the motion in the vehicle's axes at the earlier moment.
    [[nodiscard]] Eigen::Matrix3d covarianceOf(const Factorization& factors,
                                               const SweepMotion& motion, double fromS,
                                               double toS) const
    {
        const auto unknowns = m_solution.information.rows();
        Eigen::MatrixXd difference = Eigen::MatrixXd::Zero(3, unknowns);
        addMixture(toS, 1, difference);
        addMixture(fromS, -1, difference);
        Eigen::MatrixXd before = Eigen::MatrixXd::Zero(3, unknowns);
        addMixture(fromS, 1, before);
        // What turns the earlier pose turns the way in its axes back.
        Eigen::MatrixXd relative = difference;
        relative.topRows<2>() = rotation(-m_trajectory.at(fromS).z()) * difference.topRows<2>();
        relative.row(0) += motion.rightM * before.row(2);
        relative.row(1) -= motion.forwardM * before.row(2);
        return covarianceOf(factors, relative);
    }

    struct Kept {
        std::shared_ptr<MatchedSweep> sweep;
        /// True if it was matched with the one before.
        bool isLinked = false;
        /// Radians between rotations from the one before that fit as well as each other.
        double spread = 0;
        /// To it from the one before, as known last.
        std::optional<SweepMotion> motion = {};
        PathDeviation pathDeviation = {};
    };

    struct Factors {
        Factorization place;
        Factorization echoes;
    };

    [[nodiscard]] const Sweep& newest() const { return m_sweeps.back().sweep->sweep(); }
    [[nodiscard]] const Sweep& before() const
    {
        return m_sweeps[m_sweeps.size() - 2].sweep->sweep();
    }

    [[nodiscard]] bool follows() const
    {
        const double length =
            std::max(newest().endS - newest().beginS, before().endS - before().beginS);
        return newest().beginS > before().endS && newest().endS > newest().beginS &&
               before().endS > before().beginS &&
               newest().beginS - before().endS <= longestPause * length &&
               static_cast<int>(newest().points.size()) >= fewestPoints &&
               static_cast<int>(before().points.size()) >= fewestPoints;
    }

    /// Keeps the newest sweep only.
    void restart()
    {
        m_sweeps.erase(m_sweeps.begin(), m_sweeps.end() - 1);
        m_sweeps.back().isLinked = false;
        m_sweeps.back().motion.reset();
        m_trajectory = {};
        m_solution = {};
    }

    void appendPoses(Trajectory& trajectory, const Sweep& sweep, double endS, const Pose& at,
                     const Pose& velocity, double atS) const
    {
        for (std::size_t k = 0; k < posesPerSweep; ++k) {
            const double time = sweep.beginS + (endS - sweep.beginS) * static_cast<double>(k) /
                                                   static_cast<double>(posesPerSweep);
            trajectory.append(time, at + velocity * (time - atS));
        }
    }

    /// A rotation to the newest sweep, improved from one of the best matches.
    struct Found {
        Trajectory trajectory;
        double rotation = 0;
        /// Of the match, and of the improved rotation.
        double score = 0;
        double quality = 0;
        /// How well the echoes coincide before and after, of which each alone may deceive.
        double fit = 0;
    };

    /// Puts them in the order of their rotations. Matches that led to one rotation, from neighbour
    /// to neighbour, are as good as the best of them.
    static void findFits(std::vector<Found>& found)
    {
        std::ranges::sort(found, {}, &Found::rotation);
        for (auto first = found.begin(); first != found.end();) {
            auto end = first + 1;
            while (end != found.end() && end->rotation - (end - 1)->rotation <= anotherRotation)
                ++end;
            const double score = std::ranges::max_element(first, end, {}, &Found::score)->score;
            for (; first != end; ++first)
                first->fit = score * first->quality;
        }
    }

    /// Two narrow sectors have little but their rims, between which poses converge wherever they
    /// begin: there the matches themselves have to tell one rotation from another.
    [[nodiscard]] bool isTold(const std::vector<SweepMatch>& matches) const
    {
        const auto& sector = newest().sector;
        return !sector || !before().sector ||
               std::abs(sector->endRad - sector->beginRad) >= narrowSector ||
               std::none_of(matches.begin() + 1, matches.end(), [&](const SweepMatch& other) {
                   return other.score > nearlyAsWell * matches.front().score;
               });
    }

    /// Another rotation than the best one fits nearly as well.
    [[nodiscard]] static bool isDoubtful(const Found& best, const std::vector<Found>& found)
    {
        return std::ranges::any_of(found, [&best](const Found& other) {
            return std::abs(other.rotation - best.rotation) > anotherRotation &&
                   other.score * other.quality > nearlyAsWell * best.fit;
        });
    }

    /// How far from the best rotation those lie that fit as well: where echoes tell little, as in a
    /// narrow sector, they are not one.
    [[nodiscard]] static double spreadOf(const Found& best, const std::vector<Found>& found)
    {
        double spread = 0;
        for (const Found& other : found)
            if (const double apart = std::abs(other.rotation - best.rotation);
                apart <= anotherRotation && other.quality > asWell * best.quality)
                spread = std::max(spread, apart);
        return spread;
    }

    /// Extends the trajectory over the newest sweep by the best match with the one before; false
    /// if there is none.
    [[nodiscard]] bool place()
    {
        const bool isKnown = m_trajectory.size() > 0;
        const double fromS = before().middleS();
        const double toS = newest().middleS();
        const double between = toS - fromS;
        ExpectedMotion expected;
        Pose middle = Pose::Zero();
        if (isKnown) {
            middle = m_trajectory.at(fromS);
            const std::size_t last = m_trajectory.size() - 1;
            const Pose velocity =
                (m_trajectory[last] - m_trajectory[last - posesPerSweep]) /
                (m_trajectory.time(last) - m_trajectory.time(last - posesPerSweep));
            expected.rotation = velocity.z() * between;
            expected.displacement = rotation(-middle.z()) * velocity.head<2>() * between;
        }
        if (m_heading) {
            const auto from = m_heading(fromS);
            const auto to = m_heading(toS);
            if (from && to)
                expected.rotation = std::remainder(*to - *from, 360.0) * degree;
        }
        CorrectedSweep corrected;
        if (isKnown) {
            for (const EchoPoint& point : before().points)
                corrected.points.push_back(
                    rotation(-middle.z()) *
                    (placed(m_trajectory.at(point.timeS), {point.aheadM, point.rightM}) -
                     middle.head<2>()));
            corrected.rotationFromBegin = middle.z() - m_trajectory.at(before().beginS).z();
            corrected.rotationToEnd = m_trajectory.at(before().endS).z() - middle.z();
        }
        const SweepMatches matches =
            matchSweeps(before(), newest(), isKnown || m_heading ? &expected : nullptr,
                        isKnown ? &corrected : nullptr);
        const auto fewer =
            static_cast<double>(std::min(before().points.size(), newest().points.size()));
        if (matches.best.empty() || matches.contrast < leastContrast ||
            matches.significance <
                leastSignificance + chance / std::sqrt(fewer * matches.best.front().shareInSight) ||
            !isTold(matches.best))
            return false;

        std::vector<Found> found;
        for (const SweepMatch& match : matches.best) {
            Pose target = middle;
            target.head<2>() += rotation(middle.z()) * match.displacement;
            target.z() += match.rotation;
            Trajectory pair;
            if (isKnown) {
                const std::size_t first = m_trajectory.size() - 1 - posesPerSweep;
                for (std::size_t k = first; k + 1 < m_trajectory.size(); ++k)
                    pair.append(m_trajectory.time(k), m_trajectory[k]);
                const Pose& end = m_trajectory[m_trajectory.size() - 1];
                const double endS = m_trajectory.time(m_trajectory.size() - 1);
                const Pose velocity = (target - end) / (toS - endS);
                // From where the sweep before ended.
                const Sweep rest{endS, newest().endS, {}, 0, 0};
                appendPoses(pair, rest, newest().endS, end, velocity, endS);
                pair.append(newest().endS, end + velocity * (newest().endS - endS));
            } else {
                const Pose velocity = (target - middle) / between;
                appendPoses(pair, before(), newest().beginS, middle, velocity, fromS);
                appendPoses(pair, newest(), newest().endS, middle, velocity, fromS);
                pair.append(newest().endS, middle + velocity * (newest().endS - fromS));
            }
            const std::size_t last = m_sweeps.size() - 1;
            const std::array<MatchedSweep*, 2> sweeps{m_sweeps[last - 1].sweep.get(),
                                                      m_sweeps[last].sweep.get()};
            const WindowSolution solution =
                WindowSolver(sweeps, 1, m_heading).solve(pair, firstIterations, wide);
            const double turned = pair.at(toS).z() - pair.at(fromS).z();
            found.push_back({std::move(pair), turned, match.score, solution.quality(0, 1)});
        }
        findFits(found);
        const Found& best = *std::ranges::max_element(found, {}, &Found::fit);
        if (best.quality < leastQuality || isDoubtful(best, found))
            return false;
        Trajectory all;
        if (isKnown)
            for (std::size_t k = 0; k + 1 + posesPerSweep < m_trajectory.size(); ++k)
                all.append(m_trajectory.time(k), m_trajectory[k]);
        for (std::size_t k = 0; k < best.trajectory.size(); ++k)
            all.append(best.trajectory.time(k), best.trajectory[k]);
        m_trajectory = all;
        m_sweeps.back().isLinked = true;
        m_sweeps.back().spread = spreadOf(best, found);
        return true;
    }

    void solveAll()
    {
        std::vector<MatchedSweep*> sweeps;
        for (const Kept& kept : m_sweeps)
            sweeps.push_back(kept.sweep.get());
        WindowSolver solver(sweeps, span, m_heading);
        m_solution = solver.solve(m_trajectory, laterIterations, narrow);
        solver.findInformation(m_trajectory, narrow.last, m_solution);
    }

    /// Finds the motions to the newest sweeps. False if the newest one contradicts what was known
    /// of those before it: where it was matched wrongly, it bends the trajectory through all of
    /// them.
    [[nodiscard]] bool findMotions()
    {
        const Factors factors{m_solution.information.ldlt(), m_solution.echoInformation.ldlt()};
        const std::size_t last = m_sweeps.size() - 1;
        for (std::size_t at = 0; at <= last; ++at)
            if (at + sweepsAfter >= last)
                m_sweeps[at].pathDeviation = pathDeviationOf(at, factors.place);
        for (std::size_t to = last; to > 0 && to + sweepsAfter >= last; --to) {
            const auto motion = motionTo(to, factors);
            auto& known = m_sweeps[to].motion;
            if (known && motion && contradict(*known, *motion))
                return false;
            known = motion;
        }
        return true;
    }

    [[nodiscard]] static bool contradict(const SweepMotion& one, const SweepMotion& other)
    {
        return std::abs(std::remainder(one.rotationDeg - other.rotationDeg, 360.0)) >
               std::hypot(one.rotationErrorDeg, other.rotationErrorDeg);
    }

    /// The shift of all echoes of that sweep that comes nearest to what the errors of the poses do
    /// to each of them.
    [[nodiscard]] PathDeviation pathDeviationOf(std::size_t at, const Factorization& factors) const
    {
        const MatchedSweep& sweep = *m_sweeps[at].sweep;
        const double middleS = sweep.sweep().middleS();
        const Pose middle = m_trajectory.at(middleS);
        Eigen::Matrix3d information = Eigen::Matrix3d::Identity() * 1e-6;
        Eigen::MatrixXd shift = Eigen::MatrixXd::Zero(3, m_solution.information.rows());
        const auto derivative = [](const Eigen::Vector2d& lever) {
            return (Eigen::Matrix<double, 2, 3>() << 1, 0, -lever.y(), 0, 1, lever.x()).finished();
        };
        for (const auto& point : sweep.points()) {
            const Pose pose = m_trajectory.at(point.timeS);
            const Eigen::Matrix2d turn = rotation(pose.z());
            const Eigen::Matrix2d covariance = turn * point.covariance * turn.transpose();
            const Eigen::Matrix2d weight = point.along.isZero()
                                               ? Eigen::Matrix2d(covariance.inverse())
                                               : acrossSurface(turn * point.along, covariance);
            const auto byAll = derivative(placed(pose, point.position) - middle.head<2>());
            const Eigen::Matrix<double, 3, 2> weighted = byAll.transpose() * weight;
            information += weighted * byAll;
            const Eigen::Matrix3d byPose = weighted * derivative(turn * point.position);
            const auto mixture = m_trajectory.mixtureAt(point.timeS);
            const auto first = static_cast<Eigen::Index>(3 * mixture.first);
            shift.middleCols<3>(first) += (1 - mixture.share) * byPose;
            shift.middleCols<3>(first + 3) += mixture.share * byPose;
        }
        shift = information.ldlt().solve(shift).eval();
        addMixture(middleS, -1, shift);
        shift.topRows<2>() = (rotation(-middle.z()) * shift.topRows<2>()).eval();
        const Eigen::Vector3d deviation =
            displacementFactor / within95OfTwo *
            covarianceOf(factors, shift).diagonal().cwiseMax(0).cwiseSqrt();
        return {deviation.x(), deviation.y(), deviation.z() / degree};
    }

    /// Degrees that the rotation to that sweep may be off by what the trajectory does not follow:
    /// more where the vehicle turns fast and its rate varies, less where many echoes tell it.
    [[nodiscard]] double unfollowed(std::size_t to, double rotationDeg) const
    {
        const Sweep& before = m_sweeps[to - 1].sweep->sweep();
        const Sweep& behind = m_sweeps[to].sweep->sweep();
        double least = std::numeric_limits<double>::max();
        double largest = std::numeric_limits<double>::lowest();
        for (std::size_t k = 1; k < m_trajectory.size(); ++k) {
            if (m_trajectory.time(k) <= before.middleS() ||
                m_trajectory.time(k - 1) >= behind.middleS())
                continue;
            const double rate = (m_trajectory[k].z() - m_trajectory[k - 1].z()) /
                                (m_trajectory.time(k) - m_trajectory.time(k - 1));
            least = std::min(least, rate);
            largest = std::max(largest, rate);
        }
        const auto echoes =
            static_cast<double>(std::min(before.points.size(), behind.points.size()));
        return unfollowedDeg * std::pow(std::abs(rotationDeg) / unfollowedAtDeg, 1.5) *
               std::sqrt(std::max(largest - least, 0.0) / unfollowedAtRate) *
               std::min(unfollowedAtEchoes / echoes, 1.0);
    }

    /// The motion to that one of the sweeps from the one before.
    [[nodiscard]] std::optional<SweepMotion> motionTo(std::size_t to, const Factors& factors) const
    {
        if (!m_sweeps[to].isLinked)
            return std::nullopt;
        SweepMotion motion;
        motion.quality = m_solution.quality(to - 1, to);
        if (motion.quality < leastQuality)
            return std::nullopt;
        const double fromS = m_sweeps[to - 1].sweep->sweep().middleS();
        const double toS = m_sweeps[to].sweep->sweep().middleS();
        const Pose from = m_trajectory.at(fromS);
        const Pose moved = m_trajectory.at(toS) - from;
        motion.rotationDeg = std::remainder(moved.z() / degree, 360.0);
        const Eigen::Vector2d way = rotation(-from.z()) * moved.head<2>();
        motion.forwardM = way.x();
        motion.rightM = way.y();

        Eigen::Map<Eigen::Matrix3d> known(motion.covariance.data());
        known = covarianceOf(factors.place, motion, fromS, toS);
        const double deviation = std::sqrt(std::max(known(2, 2), 1e-12));
        const double addedDeg =
            std::hypot(unfollowed(to, motion.rotationDeg), m_sweeps[to].spread / degree, rockedDeg);
        motion.rotationErrorDeg = std::hypot(within95 * deviation / degree, addedDeg);
        // At the end the errors of the echoes are not seen.
        const double endS = m_sweeps[to].sweep->sweep().endS;
        const double endVariance = covarianceOfDifference(factors.place, endS, fromS)(2, 2);
        motion.endRotationErrorDeg = std::max(
            motion.rotationErrorDeg,
            std::hypot(within95 * std::sqrt(std::max(endVariance, 0.0)) / degree, addedDeg));
        const double placeScale = displacementFactor / within95OfTwo;
        const double rotationScale = motion.rotationErrorDeg * degree / within95 / deviation;
        const Eigen::Vector3d scales(placeScale, placeScale, rotationScale);
        known = (scales.asDiagonal() * known * scales.asDiagonal()).eval();
        const Eigen::SelfAdjointEigenSolver<Eigen::Matrix2d> axes(known.topLeftCorner<2, 2>());
        const Eigen::Vector2d across = axes.eigenvectors().col(0);
        motion.acrossDeg = across.x() == 0 ? 90 : std::atan(across.y() / across.x()) / degree;
        motion.acrossErrorM = within95 * std::sqrt(std::max(0.0, axes.eigenvalues()[0]));
        motion.displacementErrorM = within95OfTwo * std::sqrt(std::max(0.0, axes.eigenvalues()[1]));
        const double largest = largestDisplacementError * m_sweeps[to].sweep->sweep().rangeM;
        // How fast a vehicle usually moves is no knowledge of where it went.
        const Eigen::Matrix3d byEchoes = covarianceOfDifference(factors.echoes, toS, fromS);
        const Eigen::SelfAdjointEigenSolver<Eigen::Matrix2d> echoAxes(
            byEchoes.topLeftCorner<2, 2>(), Eigen::EigenvaluesOnly);
        motion.isAlongUnknown = alongFactor * std::sqrt(std::max(0.0, echoAxes.eigenvalues()[1])) >
                                largestAlongError * m_sweeps[to].sweep->sweep().rangeM;
        const bool isKnown =
            motion.rotationErrorDeg <= largestRotationErrorDeg && motion.acrossErrorM <= largest;
        return isKnown ? std::optional(motion) : std::nullopt;
    }

    const Heading& m_heading;
    std::deque<Kept> m_sweeps;
    Trajectory m_trajectory;
    WindowSolution m_solution;
};

MotionEstimator::MotionEstimator(Heading heading)
    : m_heading(std::move(heading)),
      m_window(std::make_unique<Window>(m_heading))
{
}

MotionEstimator::~MotionEstimator() = default;

std::vector<MotionEstimator::Estimate> MotionEstimator::add(Sweep sweep)
{
    std::vector<Estimate> estimates;
    // Before a sweep that cannot be joined, what waited is as good as it will be.
    const auto waiting = static_cast<std::size_t>(m_added - m_told);
    std::vector<Estimate> known;
    for (std::size_t back = waiting; back-- > 0;)
        known.push_back(m_window->estimate(0, back));
    m_window->add(std::move(sweep));
    ++m_added;
    const bool restarted = m_window->size() == 1;
    if (restarted)
        for (Estimate& estimate : known) {
            estimate.sweep = m_told++;
            estimates.push_back(std::move(estimate));
        }
    while (m_added - m_told > sweepsAfter) {
        const auto back = static_cast<std::size_t>(m_added - 1 - m_told);
        estimates.push_back(m_window->estimate(m_told++, back));
    }
    return estimates;
}

std::vector<MotionEstimator::Estimate> MotionEstimator::finish()
{
    std::vector<Estimate> estimates;
    while (m_told < m_added) {
        const auto back = static_cast<std::size_t>(m_added - 1 - m_told);
        estimates.push_back(m_window->estimate(m_told++, back));
    }
    return estimates;
}

std::vector<SweepPose> MotionEstimator::recentPath(int back) const
{
    return back < 0 ? std::vector<SweepPose>() : m_window->path(static_cast<std::size_t>(back));
}

MotionEstimator::Estimate MotionEstimator::motionTo(Sweep part) const
{
    Estimate estimate{m_added, std::nullopt};
    if (m_window->size() < 2)
        return estimate;
    Window window(*m_window);
    window.keepPair();
    window.add(std::move(part));
    if (window.size() < 2)
        return estimate;
    estimate.motion = window.motion(0);
    if (estimate.motion)
        estimate.path = window.path(0);
    return estimate;
}

std::optional<SweepMotion> MotionEstimator::recent(int back) const
{
    return back < 0 ? std::nullopt : m_window->motion(static_cast<std::size_t>(back));
}

} // namespace leadline::registration
