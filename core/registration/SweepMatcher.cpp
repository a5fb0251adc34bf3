// SPDX-License-Identifier: GPL-3.0-or-later
#include "SweepMatcher.h"

#include "Trajectory.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>
#include <utility>

namespace leadline::registration {

namespace {

constexpr double rotationStep = 2 * degree;
constexpr int rotationSteps = 45;
constexpr double apart = 7 * degree;
/// The rotation in the time between two sweeps may grow or shrink by so much from one such time to
/// the next: both are tried at every second rotation.
constexpr std::array changesOfRotation{-30 * degree, 30 * degree};
constexpr int stepsOfChange = 2;
/// Rotations around the best one at which a sweep without content is matched.
constexpr double controlStep = 4 * degree;
constexpr int controlSteps = 5;
constexpr std::size_t mostMatches = 5;
/// More would not make the search surer, but slower.
constexpr std::size_t mostPoints = 400;
constexpr double farthestM = 9;
/// Cells of the field of nearness, for each range.
constexpr double cellsPerRange = 100;
/// Rotations at which sectors overlap, that the best of them may stand out.
constexpr std::size_t fewestRotations = 5;
/// Deviation of the nearness in cells.
constexpr double deviation = 1.6;
constexpr int reach = 4;
/// What an unexpected motion costs: that many metres and radians off count 1, and so does a rate
/// that changes.
constexpr double usualChangeM = 2;
constexpr double usualChangeRad = 0.3;
constexpr double costOfChange = 0.02;

/// Nearness to the echoes of a sweep: 1 at each, falling to 0 around.
class NearnessField {
public:
    NearnessField(double cellM, double extentM)
        : m_cellM(cellM),
          m_half(static_cast<int>(std::ceil(extentM / cellM)) + reach + 1),
          m_values(cellCount())
    {
        for (int x = -reach; x <= reach; ++x)
            for (int y = -reach; y <= reach; ++y)
                m_kernel.push_back(
                    static_cast<float>(std::exp(-(x * x + y * y) / (2 * deviation * deviation))));
    }

    void fill(const std::vector<Eigen::Vector2d>& points)
    {
        std::ranges::fill(m_values, 0.F);
        for (const auto& point : points) {
            const auto [x, y] = cell(point);
            auto kernel = m_kernel.begin();
            for (int dx = -reach; dx <= reach; ++dx)
                for (int dy = -reach; dy <= reach; ++dy, ++kernel)
                    if (isInside(x + dx, y + dy)) {
                        float& value = m_values[index(x + dx, y + dy)];
                        value = std::max(value, *kernel);
                    }
        }
    }
    [[nodiscard]] std::pair<int, int> cell(const Eigen::Vector2d& point) const
    {
        // A point that is nowhere lies outside.
        constexpr double farthest = 1e6;
        const auto number = [this](double metres) {
            const double cells = std::floor(metres / m_cellM);
            return static_cast<int>(std::abs(cells) < farthest ? cells : farthest);
        };
        return {number(point.x()), number(point.y())};
    }

    /// Of a vehicle in the middle, only what lies between two bearings, radians clockwise, is in
    /// sight.
    void see(double from, double to)
    {
        m_inSight.assign(m_values.size(), 0.F);
        const double width = to - from;
        const Eigen::Vector2d first(std::cos(from), std::sin(from));
        const Eigen::Vector2d last(std::cos(to), std::sin(to));
        for (int x = -m_half; x <= m_half; ++x)
            for (int y = -m_half; y <= m_half; ++y) {
                const bool isBehindFirst = first.x() * y - first.y() * x >= 0;
                const bool isBeforeLast = last.x() * y - last.y() * x <= 0;
                const bool isBetween = width <= std::numbers::pi ? isBehindFirst && isBeforeLast
                                                                 : isBehindFirst || isBeforeLast;
                const bool isInSight = width > 0 && (isBetween || width >= 2 * std::numbers::pi);
                m_inSight[index(x, y)] = isInSight ? 1.F : 0.F;
                if (!isInSight)
                    m_values[index(x, y)] = 0;
            }
    }

    /// Adds the values in sight at x and every second y from `firstY` on.
    void addValues(int x, int firstY, std::span<float> sums) const
    {
        addEverySecond(m_values, x, firstY, sums);
    }
    /// Adds likewise 1 where it is in sight; only of a field that does not see everything.
    void addInSight(int x, int firstY, std::span<float> sums) const
    {
        addEverySecond(m_inSight, x, firstY, sums);
    }

private:
    /// In a row, cells of even and odd numbers lie together, so that every second one is the next.
    [[nodiscard]] std::size_t index(int x, int y) const
    {
        const auto column = static_cast<std::size_t>(y + m_half);
        return (2 * static_cast<std::size_t>(x + m_half) + column % 2) * everySecond() + column / 2;
    }
    [[nodiscard]] std::size_t everySecond() const { return static_cast<std::size_t>(m_half) + 1; }
    [[nodiscard]] std::size_t cellCount() const
    {
        return 2 * everySecond() * (2 * static_cast<std::size_t>(m_half) + 1);
    }
    [[nodiscard]] bool isInside(int x, int y) const
    {
        return std::abs(x) <= m_half && std::abs(y) <= m_half;
    }

    void addEverySecond(const std::vector<float>& values, int x, int firstY,
                        std::span<float> sums) const
    {
        if (std::abs(x) > m_half || firstY > m_half)
            return;
        const int before = std::max(0, (1 - m_half - firstY) / 2);
        const int until = std::min(static_cast<int>(sums.size()), (m_half - firstY) / 2 + 1);
        if (before >= until)
            return;
        const float* value = &values[index(x, firstY + 2 * before)];
        float* sum = &sums[static_cast<std::size_t>(before)];
        for (int i = 0; i < until - before; ++i)
            sum[i] += value[i];
    }

    double m_cellM;
    int m_half;
    std::vector<float> m_values;
    std::vector<float> m_kernel;
    std::vector<float> m_inSight;
};

/// How a vehicle turns around the middle of a sweep: radians/s there, and radians/s².
struct Turning {
    double rate = 0;
    double acceleration = 0;

    /// Radians from the middle of the sweep.
    [[nodiscard]] double angleAt(double afterMiddleS) const
    {
        return (rate + acceleration / 2 * afterMiddleS) * afterMiddleS;
    }
};

/// The echoes in the vehicle's axes `base` radians before the middle of the sweep.
void placeAtMiddle(const Sweep& sweep, const Turning& turning, double base,
                   std::vector<Eigen::Vector2d>& into)
{
    into.clear();
    const std::size_t step = sweep.points.size() / mostPoints + 1;
    for (std::size_t i = 0; i < sweep.points.size(); i += step) {
        const EchoPoint& point = sweep.points[i];
        into.emplace_back(rotation(base + turning.angleAt(point.timeS - sweep.middleS())) *
                          Eigen::Vector2d(point.aheadM, point.rightM));
    }
}

double costOf(const SweepMatch& match, const ExpectedMotion& expected)
{
    const double turned = (match.rotation - expected.rotation) / usualChangeRad;
    const double moved =
        (match.displacement - expected.displacement).squaredNorm() / (usualChangeM * usualChangeM);
    return costOfChange * (moved + turned * turned);
}

/// The same bearings and the same ranges, but no longer each bearing with its own: what is left of
/// a sweep without what it shows.
Sweep shuffled(const Sweep& sweep)
{
    constexpr double golden = 0.618;
    const std::size_t count = sweep.points.size();
    auto stride = static_cast<std::size_t>(golden * static_cast<double>(count)) + 1;
    while (std::gcd(stride, count) != 1)
        ++stride;
    Sweep result = sweep;
    for (std::size_t i = 0; i < count; ++i) {
        EchoPoint& point = result.points[i];
        const double scale = sweep.points[i * stride % count].rangeM / point.rangeM;
        point.aheadM *= scale;
        point.rightM *= scale;
        point.rangeM *= scale;
    }
    return result;
}

/// Matches a sweep with an earlier one at given rotations.
class MatchSearch {
public:
    MatchSearch(const Sweep& earlier, const ExpectedMotion* expected,
                const CorrectedSweep* corrected, double rangeM)
        : m_earlier(earlier),
          m_expected(expected),
          m_corrected(corrected),
          m_cellM(rangeM / cellsPerRange),
          m_shifts(static_cast<int>(std::min(farthestM, rangeM / 2) / m_cellM)),
          m_field(m_cellM, rangeM)
    {
        for (int x = -m_shifts; x <= m_shifts; ++x) {
            int most = m_shifts;
            while (most >= 0 && x * x + most * most > m_shifts * m_shifts)
                most -= 2;
            m_mostY.push_back(most);
        }
        if (!corrected)
            return;
        const std::size_t step = corrected->points.size() / mostPoints + 1;
        for (std::size_t i = 0; i < corrected->points.size(); i += step)
            m_before.push_back(corrected->points[i]);
        m_field.fill(m_before);
        see(-corrected->rotationFromBegin, corrected->rotationToEnd);
    }

    /// The score, less what the motion costs if it is not the expected one.
    [[nodiscard]] double value(const SweepMatch& match) const
    {
        return match.score - (m_expected ? costOf(match, *m_expected) : 0);
    }

    /// The best displacement at that rotation, where the rotation in so long a time grows by
    /// `change`; a score below 0 if too little of the later sweep is in sight at all of them.
    [[nodiscard]] SweepMatch bestAt(double angle, const Sweep& later, double change = 0)
    {
        const double between = later.middleS() - m_earlier.middleS();
        const double acceleration = change / (between * between);
        // The rate is the mean one in the middle of the time for which it is sought.
        double time = between;
        double rate = angle / time;
        if (m_corrected) {
            time = later.middleS() - m_earlier.endS;
            rate = (angle - m_corrected->rotationToEnd) / time;
        } else {
            const Turning before{rate - acceleration * time / 2, acceleration};
            placeAtMiddle(m_earlier, before, 0, m_before);
            m_field.fill(m_before);
            see(before.angleAt(m_earlier.beginS - m_earlier.middleS()),
                before.angleAt(m_earlier.endS - m_earlier.middleS()));
        }
        placeAtMiddle(later, {rate + acceleration * time / 2, acceleration}, angle, m_after);
        m_cells.clear();
        for (const auto& point : m_after)
            m_cells.push_back(m_field.cell(point));
        m_best = {angle, {0, 0}, -1, 0};
        m_bestValue = std::numeric_limits<double>::lowest();
        m_bestX = m_bestY = 0;
        // Every second one, and then those around the best: the field is wider than that.
        for (int x = -m_shifts; x <= m_shifts; x += 2)
            if (const int mostY = m_mostY[static_cast<std::size_t>(x + m_shifts)]; mostY >= 0)
                tryShifts(x, -mostY, mostY + 1);
        const int nearX = m_bestX;
        const int nearY = m_bestY;
        for (int x = nearX - 1; x <= nearX + 1; ++x) {
            if (x != nearX)
                tryShifts(x, nearY, 1);
            tryShifts(x, nearY - 1, 2);
        }
        return m_best;
    }

private:
    /// What the earlier sweep saw of its sector while the vehicle was turned so far from where it
    /// was in the middle, at the beginning and at the end.
    void see(double turnedAtBegin, double turnedAtEnd)
    {
        if (!m_earlier.sector)
            return;
        const auto [from, to] = std::minmax(
            {m_earlier.sector->beginRad + turnedAtBegin, m_earlier.sector->endRad + turnedAtEnd});
        m_field.see(from + sectorRim, to - sectorRim);
    }

    /// Shifts by x and every second y from `firstY` on.
    void tryShifts(int x, int firstY, int count)
    {
        m_sums.assign(static_cast<std::size_t>(count), 0.F);
        for (const auto& at : m_cells)
            m_field.addValues(at.first + x, at.second + firstY, m_sums);
        if (m_earlier.sector) {
            m_inSight.assign(m_sums.size(), 0.F);
            for (const auto& at : m_cells)
                m_field.addInSight(at.first + x, at.second + firstY, m_inSight);
        }
        const auto points = static_cast<double>(m_cells.size());
        for (int i = 0; i < count; ++i) {
            const auto at = static_cast<std::size_t>(i);
            const double inSight = m_earlier.sector ? double{m_inSight[at]} : points;
            if (inSight < leastInSight * points)
                continue;
            const int y = firstY + 2 * i;
            const SweepMatch match{m_best.rotation, Eigen::Vector2d(x, y) * m_cellM,
                                   m_sums[at] / inSight, inSight / points};
            if (const double reached = value(match); reached > m_bestValue) {
                m_bestValue = reached;
                m_best = match;
                m_bestX = x;
                m_bestY = y;
            }
        }
    }

    const Sweep& m_earlier;
    const ExpectedMotion* m_expected;
    const CorrectedSweep* m_corrected;
    double m_cellM;
    int m_shifts;
    NearnessField m_field;
    std::vector<Eigen::Vector2d> m_before;
    std::vector<Eigen::Vector2d> m_after;
    std::vector<std::pair<int, int>> m_cells;
    /// Of the shifts that are tried together, the nearness and the number of points in sight.
    std::vector<float> m_sums;
    std::vector<float> m_inSight;
    /// For each x from the least, the largest y of every second shift; below 0 if there is none.
    std::vector<int> m_mostY;
    // The best displacement so far, in metres and in cells.
    SweepMatch m_best;
    double m_bestValue = 0;
    int m_bestX = 0;
    int m_bestY = 0;
};

/// How far a score exceeds another, as a share of what is possible.
double excess(double score, double other)
{
    return (score - other) / std::max(1 - other, 1e-6);
}

} // namespace

SweepMatches matchSweeps(const Sweep& earlier, const Sweep& later, const ExpectedMotion* expected,
                         const CorrectedSweep* corrected)
{
    SweepMatches matches;
    if (earlier.points.empty() || later.points.empty())
        return matches;
    MatchSearch search(earlier, expected, corrected, std::max(earlier.rangeM, later.rangeM));
    std::vector<SweepMatch> all;
    std::vector<double> scores;
    for (int step = -rotationSteps; step <= rotationSteps; ++step) {
        SweepMatch match = search.bestAt(step * rotationStep, later);
        if (step % stepsOfChange == 0)
            for (const double change : changesOfRotation)
                if (const SweepMatch other = search.bestAt(step * rotationStep, later, change);
                    search.value(other) > search.value(match) + costOfChange)
                    match = other;
        if (match.score < 0)
            continue;
        all.push_back(match);
        scores.push_back(match.score);
    }
    if (all.size() < fewestRotations)
        return matches;
    const double first = all.front().rotation;
    const double last = all.back().rotation;
    const auto middling = scores.begin() + static_cast<std::ptrdiff_t>(scores.size() / 2);
    std::ranges::nth_element(scores, middling);
    std::ranges::stable_sort(all, [&](const SweepMatch& a, const SweepMatch& b) {
        return search.value(a) > search.value(b);
    });
    const SweepMatch& best = all.front();
    // At the end of the search the best rotation may lie beyond it.
    if (best.rotation < first + 1.5 * rotationStep || best.rotation > last - 1.5 * rotationStep)
        return matches;
    matches.contrast = excess(best.score, *middling);

    const Sweep withoutContent = shuffled(later);
    double chance = 0;
    for (int step = -controlSteps; step <= controlSteps; ++step) {
        const double angle = best.rotation + step * controlStep;
        chance = std::max(chance, search.bestAt(angle, withoutContent).score);
        for (const double change : changesOfRotation)
            chance = std::max(chance, search.bestAt(angle, withoutContent, change).score);
    }
    matches.significance = excess(best.score, chance);

    for (const SweepMatch& match : all) {
        const bool isNew = std::ranges::all_of(matches.best, [&](const SweepMatch& other) {
            return std::abs(other.rotation - match.rotation) >= apart;
        });
        if (isNew)
            matches.best.push_back(match);
        if (matches.best.size() == mostMatches)
            break;
    }
    return matches;
}

} // namespace leadline::registration
