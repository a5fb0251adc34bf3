// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/BottomDetector.h"

#include "echo/DataGap.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace leadline::echo {

namespace {

/// A vehicle rises or sinks, or the ground below it does, by so much in a second; more costs.
constexpr double usualRate = 1.0;
/// What a ping without the bottom's echo costs, against an echo's score of 0..1.5.
constexpr double missingCost = 0.10;
/// What a leap of one metre more than usual costs, and any leap at most: a new bottom wins after
/// some pings.
constexpr double leapCost = 0.5;
constexpr double dearestLeap = 1.2;
/// The bottom's distance is that of a line through this many of the newest.
constexpr std::size_t fitted = 6;
/// Of a found echo's height: this much of full scale is as sure as can be.
constexpr double sureHeight = 0.25;

} // namespace

struct BottomDetector::Path {
    double worth = -std::numeric_limits<double>::infinity();
    /// Which echo of the ping before; -1 none.
    int from = -1;
    /// The last range on it; NaN before the first.
    double rangeM = std::numeric_limits<double>::quiet_NaN();
    /// When that was.
    log::Time time{};
};

const BottomDetector::Seen& BottomDetector::back(std::size_t pings) const
{
    return m_seen[(m_newest + m_seen.size() - pings) % m_seen.size()];
}

/// How many of the last pings have no gap between them.
std::size_t BottomDetector::joined() const
{
    std::size_t count = 1;
    for (; count < m_count; ++count) {
        const log::Time apart = back(count - 1).time - back(count).time;
        if (apart < log::Time{} || apart > shortestGap)
            break;
    }
    return count;
}

std::optional<BottomFix> BottomDetector::next(const Profile& profile, log::Time time)
{
    m_newest = (m_newest + 1) % m_seen.size();
    m_count = std::min(m_count + 1, m_seen.size());
    Seen& seen = m_seen[m_newest];
    seen.time = time;
    seen.echoes = findBottomEchoes(profile);
    seen.sampleM =
        profile.samples.empty() ? 0 : profile.lengthM / static_cast<double>(profile.samples.size());
    return follow(joined());
}

std::optional<BottomFix> BottomDetector::follow(std::size_t pings) const
{
    constexpr std::size_t states = BottomEchoes::most + 1;
    constexpr std::size_t missing = BottomEchoes::most;
    std::array<std::array<Path, states>, memory + 1> paths{};
    for (std::size_t step = 0; step < pings; ++step) {
        const Seen& seen = back(pings - 1 - step);
        for (std::size_t state = 0; state < states; ++state) {
            const bool none = state == missing;
            if (!none && state >= seen.echoes.count)
                continue;
            Path& path = paths[step][state];
            const double own = none ? -missingCost : seen.echoes.echoes[state].score;
            const double rangeM = none ? 0 : seen.echoes.echoes[state].rangeM;
            if (step == 0)
                path = {.worth = own};
            for (std::size_t before = 0; step > 0 && before < states; ++before) {
                const Path& other = paths[step - 1][before];
                double cost = 0;
                if (!none && !std::isnan(other.rangeM)) {
                    const double seconds =
                        std::chrono::duration<double>(seen.time - other.time).count();
                    const double leap =
                        std::abs(rangeM - other.rangeM) - usualRate * seconds - 2 * seen.sampleM;
                    cost = std::clamp(leapCost * leap, 0.0, dearestLeap);
                }
                if (other.worth + own - cost > path.worth)
                    path = {.worth = other.worth + own - cost,
                            .from = static_cast<int>(before),
                            .rangeM = other.rangeM,
                            .time = other.time};
            }
            if (!none) {
                path.rangeM = rangeM;
                path.time = seen.time;
            }
        }
    }

    const auto& last = paths[pings - 1];
    auto state = static_cast<int>(
        std::max_element(last.begin(), last.end(),
                         [](const Path& a, const Path& b) { return a.worth < b.worth; }) -
        last.begin());
    if (state == static_cast<int>(missing))
        return std::nullopt;

    // The line through the newest on the path, least squares against time.
    const BottomEcho& echo = back(0).echoes.echoes[static_cast<std::size_t>(state)];
    double n = 0;
    double t1 = 0;
    double t2 = 0;
    double r1 = 0;
    double tr = 0;
    std::size_t agreeing = 0;
    double unrest = 0;
    const double sampleM = back(0).sampleM;
    double rangeBefore = echo.rangeM;
    for (std::size_t ago = 0; ago < pings && state >= 0; ++ago) {
        const std::size_t step = pings - 1 - ago;
        if (state != static_cast<int>(missing)) {
            const double rangeM = back(ago).echoes.echoes[static_cast<std::size_t>(state)].rangeM;
            const double leap = std::abs(rangeM - rangeBefore);
            // Beyond a leap lies another ground.
            if (leap > 0.5 + 4 * sampleM)
                break;
            ++agreeing;
            unrest += leap;
            rangeBefore = rangeM;
            if (ago < fitted) {
                const double t =
                    std::chrono::duration<double>(back(ago).time - back(0).time).count();
                n += 1;
                t1 += t;
                t2 += t * t;
                r1 += rangeM;
                tr += t * rangeM;
            }
        }
        state = paths[step][static_cast<std::size_t>(state)].from;
    }
    const double spread = n * t2 - t1 * t1;
    double distanceM = echo.rangeM;
    if (n >= 3 && spread > 1e-9)
        distanceM = (r1 * t2 - t1 * tr) / spread;
    // Speckle moves a front by a sample or two; what moves farther is the ground itself.
    const double most = 2 * sampleM + 0.05;
    distanceM = std::clamp(distanceM, echo.rangeM - most, echo.rangeM + most);

    double rival = 0;
    const BottomEchoes& own = back(0).echoes;
    for (std::size_t i = 0; i < own.count; ++i)
        if (std::abs(own.echoes[i].rangeM - echo.rangeM) > 1e-9)
            rival = std::max(rival, own.echoes[i].score);
    const double clear = std::min(echo.height / sureHeight, 1.0);
    const double apart = echo.score / std::max(echo.score + 0.7 * rival, 1e-9);
    const double shared = static_cast<double>(agreeing) / static_cast<double>(memory + 1);
    const double calm = 1 / (1 + unrest / static_cast<double>(agreeing) / (0.3 + 2 * sampleM));
    const double quality = clear * (0.4 + 0.6 * apart) * (0.25 + 0.75 * shared) * calm;
    return BottomFix{.distanceM = std::max(distanceM, 0.0),
                     .qualityPercent = static_cast<int>(std::lround(100 * quality))};
}

} // namespace leadline::echo
