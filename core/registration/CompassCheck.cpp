// SPDX-License-Identifier: GPL-3.0-or-later
#include "registration/CompassCheck.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace leadline::registration {

namespace {

/// Degrees by which the two have to differ before it is said. Of 100 motions five are outside their
/// bounds, and a dive has hundreds of them.
double limitOf(const Rotation& difference)
{
    constexpr double bounds = 2;
    return bounds * difference.errorDeg + CompassCheck::compassErrorDeg;
}

bool exceeds(const Rotation& difference)
{
    return std::abs(difference.deg) > limitOf(difference);
}

/// How much more the compass turned than the picture between two sweeps that follow each other;
/// nullopt if one of them is unknown.
std::optional<Rotation> differenceOf(const TrackedSweep& from, const TrackedSweep& to)
{
    if (!from.headingDeg || !to.headingDeg || !to.motion)
        return std::nullopt;
    return Rotation{
        std::remainder(*to.headingDeg - *from.headingDeg - to.motion->rotationDeg, 360.0),
        to.motion->rotationErrorDeg};
}

void accumulate(Rotation& sum, const Rotation& difference)
{
    sum.deg = std::remainder(sum.deg + difference.deg, 360.0);
    sum.errorDeg = std::hypot(sum.errorDeg, difference.errorDeg);
}

} // namespace

void CompassCheck::update(const MotionTracker& tracker)
{
    const auto& sweeps = tracker.sweeps();
    const std::size_t count = sweeps.size();
    const auto newest =
        count < 2 ? std::nullopt : differenceOf(sweeps[count - 2], sweeps[count - 1]);
    m_checked = newest.has_value();
    const std::vector<Excess> exceededBefore = std::exchange(m_exceeded, {});
    if (!m_checked)
        return;
    m_lastCheckedS = sweeps.back().endS;

    if (m_result == Result::Differ) {
        accumulate(m_difference, *newest);
        m_agreeing = exceeds(m_difference) ? 0 : m_agreeing + 1;
        if (m_agreeing < 2)
            return;
        m_result = Result::Agree;
        m_fromS = sweeps[count - 2].middleS();
        m_difference = {newest->deg, limitOf(*newest)};
        return;
    }
    m_result = Result::Agree;
    m_agreeing = 0;

    // From the newest motion backwards, each earlier sweep in turn is the one that they are
    // compared with: the last one at which they agreed is found first. A wrong match may change the
    // motions before it, too, so what they told when they were the newest counts as well.
    Rotation now;
    Rotation before;
    Rotation within = *newest;
    const std::size_t last = count > mostSweeps ? count - mostSweeps : 1;
    for (std::size_t to = count - 1; to >= last; --to) {
        const auto difference = differenceOf(sweeps[to - 1], sweeps[to]);
        const double fromS = sweeps[to - 1].middleS();
        if (!difference || fromS < m_fromS)
            break;
        accumulate(now, *difference);
        if (exceeds(now))
            m_exceeded.push_back({fromS, now.deg > 0});
        if (to == count - 1)
            continue;
        accumulate(before, *difference);
        if (to == count - 2)
            within = now;
        if (exceeds(now) && exceeds(before) && now.deg * before.deg > 0 &&
            std::ranges::find(exceededBefore, Excess{fromS, now.deg > 0}) != exceededBefore.end()) {
            m_result = Result::Differ;
            m_difference = now;
            m_sinceS = fromS;
            return;
        }
    }
    m_difference = {within.deg, limitOf(within)};
}

} // namespace leadline::registration
