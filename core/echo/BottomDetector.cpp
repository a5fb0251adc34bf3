// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/BottomDetector.h"

#include "echo/GapFinder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace leadline::echo {

namespace {

/// The distance changes by as much as this without a cost (m/s), as the vehicle or the ground rises
/// or falls.
constexpr double usualRate = 1.0;
/// Cost of a ping without an echo of the bottom, compared with an echo's score of 0..1.5.
constexpr double missingCost = 0.10;
/// Cost of a leap per metre beyond the usual change, and the maximum cost of a leap: with this
/// maximum a new bottom prevails after some pings.
constexpr double leapCost = 0.5;
constexpr double dearestLeap = 1.2;
/// Number of the newest pings through which a line is fitted to get the bottom's distance.
constexpr std::size_t fitted = 6;
/// Height of an echo, as a fraction of full scale, that gives full confidence.
constexpr double sureHeight = 0.25;

} // namespace

struct BottomDetector::Path {
    double worth = -std::numeric_limits<double>::infinity();
    /// Index of the echo of the ping before; -1 if there is none.
    int from = -1;
    /// The last range on the path; NaN before the first one.
    double rangeM = std::numeric_limits<double>::quiet_NaN();
    /// Time of the last range.
    log::Time time{};
};

const BottomDetector::Seen& BottomDetector::back(std::size_t pings) const
{
    return m_seen[(m_newest + m_seen.size() - pings) % m_seen.size()];
}

/// Number of the last pings without a gap between them.
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
                    const double seconds = base::secondsOf(seen.time - other.time);
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

    // Least-squares line through the newest ranges on the path, against time.
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
            // Ranges before a leap belong to another ground.
            if (leap > 0.5 + 4 * sampleM)
                break;
            ++agreeing;
            unrest += leap;
            rangeBefore = rangeM;
            if (ago < fitted) {
                const double t = base::secondsOf(back(ago).time - back(0).time);
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
    // Speckle shifts the front of an echo by a sample or two; a larger shift is a movement of the
    // ground.
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

namespace {

/// Closer echoes are ignored, since they are the ringing of the transducer.
constexpr double blankingM = 0.3;
/// Distance within which the ringing ends; it has ended where the level is close to the noise.
constexpr double ringingM = 2.5;
/// An echo exceeds the noise by this height of 255, and by this factor.
constexpr double minHeight = 10;
constexpr double noiseFactor = 3;
/// Echoes that are closer to each other than this are one echo.
constexpr double apartM = 0.5;
/// Length of an echo's body, in which later returns from the ground are included.
constexpr double bodyM = 1.0;
/// Half of a short pulse: the distance from the half height of an echo's front to its centre.
constexpr double halfPulseM = 0.06;
/// The front of level ground rises between these fractions of the height within `quickM` and one
/// sample; a share of any further length is due to a slope.
constexpr double slowFrom = 0.25;
constexpr double slowTo = 0.9;
constexpr double quickM = 0.06;
constexpr double slowShare = 0.8;
/// The longest profile that a Ping1D sends has fewer samples.
constexpr std::size_t maxSamples = 4096;

struct Smoothed {
    std::vector<float> levels;
    double noise = 0;
};

/// Mean of three, weighted 1 2 1: speckle is shorter than an echo. Levels are of 255, whatever the
/// width of the samples.
template<class Sample>
Smoothed smoothed(std::span<const Sample> samples, std::size_t first)
{
    constexpr int unit = ping::fullScaleOf<Sample> / 255;
    Smoothed result;
    const std::size_t count = samples.size();
    result.levels.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const int before = std::uint16_t{samples[i > 0 ? i - 1 : i]};
        const int own = std::uint16_t{samples[i]};
        const int after = std::uint16_t{samples[i + 1 < count ? i + 1 : i]};
        result.levels[i] = static_cast<float>(before + 2 * own + after) / (4.0F * unit);
    }
    // Noise of the water without echoes. Most samples are such water, but fewer if the ground is
    // close; therefore the lower third of the samples represents it.
    std::array<std::uint32_t, 256> histogram{};
    for (std::size_t i = first; i < count; ++i)
        ++histogram[std::uint16_t{samples[i]} / unit];
    const std::size_t wanted = (count - first) / 3;
    std::size_t sum = 0;
    for (std::size_t level = 0; level < histogram.size(); ++level) {
        sum += histogram[level];
        if (sum > wanted) {
            result.noise = static_cast<double>(level);
            break;
        }
    }
    return result;
}

/// Index of the first sample after the ringing.
std::size_t endOfRinging(const Profile& profile, const Smoothed& smooth, std::size_t first,
                         double sampleM)
{
    const auto count = smooth.levels.size();
    const auto until = static_cast<std::size_t>(
        std::clamp((ringingM - profile.startM) / sampleM, 0.0, static_cast<double>(count)));
    std::size_t at = first;
    // Ringing only decays; a rising level is an echo.
    float lowest = at < count ? smooth.levels[at] : 0;
    while (at < until && smooth.levels[at] > smooth.noise + minHeight &&
           smooth.levels[at] <= lowest + 4) {
        lowest = std::min(lowest, smooth.levels[at]);
        ++at;
    }
    return at;
}

/// Position, in samples, at which the rising level before sample `top` crosses `level`.
double crossing(const Smoothed& smooth, std::size_t from, std::size_t top, double level)
{
    std::size_t at = top;
    while (at > from && smooth.levels[at - 1] >= level)
        --at;
    if (at == from)
        return static_cast<double>(at);
    const double below = smooth.levels[at - 1];
    const double above = smooth.levels[at];
    return static_cast<double>(at) - (above > below ? (above - level) / (above - below) : 0);
}

void keep(BottomEchoes& into, const BottomEcho& echo)
{
    std::size_t at = into.count;
    while (at > 0 && into.echoes[at - 1].score < echo.score)
        --at;
    if (at == BottomEchoes::most)
        return;
    into.count = std::min(into.count + 1, BottomEchoes::most);
    for (std::size_t i = into.count - 1; i > at; --i)
        into.echoes[i] = into.echoes[i - 1];
    into.echoes[at] = echo;
}

} // namespace

BottomEchoes findBottomEchoes(const Profile& profile)
{
    BottomEchoes found;
    const std::size_t count = std::min(profile.samples.size(), maxSamples);
    const ping::Samples samples = profile.samples.first(count);
    const double sampleM =
        profile.lengthM / static_cast<double>(std::max<std::size_t>(profile.samples.size(), 1));
    if (count < 8 || !(sampleM > 1e-6) || !std::isfinite(sampleM) || !std::isfinite(profile.startM))
        return found;
    const double blank = (blankingM - profile.startM) / sampleM;
    const auto blanked =
        static_cast<std::size_t>(std::clamp(blank, 0.0, static_cast<double>(count)));
    if (blanked + 4 >= count)
        return found;
    const Smoothed smooth =
        samples.visit([&](const auto& values) { return smoothed(values, blanked); });
    const std::size_t first = endOfRinging(profile, smooth, blanked, sampleM);
    const double threshold =
        smooth.noise + std::max(minHeight, noiseFactor * std::sqrt(smooth.noise + 1));

    const auto body = static_cast<std::size_t>(std::clamp(bodyM / sampleM, 2.0, 4096.0));
    const auto apart = static_cast<std::size_t>(std::clamp(apartM / sampleM, 2.0, 4096.0));
    std::vector<float> sums(count + 1);
    for (std::size_t i = 0; i < count; ++i)
        sums[i + 1] = sums[i] + std::max(smooth.levels[i] - static_cast<float>(smooth.noise), 0.0F);

    std::size_t at = first;
    while (at < count) {
        if (smooth.levels[at] < threshold) {
            ++at;
            continue;
        }
        // Finds the highest sample of this rise, across small dips.
        std::size_t top = at;
        std::size_t end = at;
        while (end < count && end - top <= apart && smooth.levels[end] >= smooth.noise) {
            if (smooth.levels[end] > smooth.levels[top])
                top = end;
            ++end;
        }
        const double height = smooth.levels[top] - smooth.noise;
        const std::size_t from = at > 0 ? at - 1 : 0;
        const auto risenTo = [&](double share) {
            return crossing(smooth, from, top, smooth.noise + share * height);
        };
        const double rise = risenTo(0.5);
        // On a slope the nearest edge returns first, and the middle of the beam, whose distance is
        // wanted, returns at full strength: a slowly rising front lies before it.
        const double slow = (risenTo(slowTo) - risenTo(slowFrom)) * sampleM;
        const double ahead = slowShare * std::max(slow - quickM - sampleM, 0.0);
        const auto front = static_cast<std::size_t>(rise);
        const double strength =
            (sums[std::min(front + body, count)] - sums[front]) / static_cast<double>(body);
        keep(found, {.rangeM = profile.startM + (rise + 0.5) * sampleM + halfPulseM + ahead,
                     .score = (strength + 0.5 * height) / 255,
                     .height = height / 255});
        // The tail is not an echo of its own unless the level rises again.
        at = std::max(end, top + 1);
        while (at < count && smooth.levels[at] >= threshold &&
               smooth.levels[at] <= smooth.levels[at - 1])
            ++at;
    }
    // A multiple echo at twice the range is at most as strong as the first one.
    for (std::size_t i = 0; i < found.count; ++i)
        for (std::size_t k = 0; k < found.count; ++k) {
            const BottomEcho& near = found.echoes[k];
            BottomEcho& far = found.echoes[i];
            const double off = std::abs(far.rangeM - 2 * near.rangeM);
            if (near.rangeM < far.rangeM && near.score > 0.6 * far.score &&
                off < 0.25 + 0.04 * far.rangeM)
                far.score *= 0.4;
        }
    BottomEchoes sorted;
    for (std::size_t i = 0; i < found.count; ++i)
        keep(sorted, found.echoes[i]);
    return sorted;
}

} // namespace leadline::echo
