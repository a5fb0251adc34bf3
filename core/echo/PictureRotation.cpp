// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/PictureRotation.h"

#include "base/Units.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

namespace leadline::echo {

namespace {

constexpr int bearings = base::gradiansPerTurn;
constexpr std::size_t rangeBins = 48;
/// Bearings that are compared together, and from one comparison to the next.
constexpr int bearingsTogether = 50;
constexpr int bearingsApart = 25;
/// Largest turn that is searched, gradians.
constexpr int widest = 100;
/// The best shift must correlate at least so much, and more than any beyond its neighbourhood.
constexpr double leastFit = 0.35;
constexpr double leastFitLead = 1.25;
constexpr int neighbourhood = 8;
constexpr double longestTurnS = 120;
/// Longer recordings are compared in a part; it suffices by far.
constexpr std::size_t mostTurns = 8000;

using Echoes = std::array<float, rangeBins>;

struct Visit {
    double timeS = 0;
    Echoes echoes{};
};
/// The newest spoke of each bearing and the one before.
struct Visits {
    std::optional<Visit> newest;
    std::optional<Visit> before;
};

std::optional<Echoes> echoesOf(const Ping& ping)
{
    if (ping.profile.samples.size() < rangeBins)
        return std::nullopt;
    Echoes echoes{};
    float sum = 0;
    for (std::size_t bin = 0; bin < rangeBins; ++bin) {
        const std::size_t from = ping.profile.samples.size() * bin / rangeBins;
        const std::size_t to = ping.profile.samples.size() * (bin + 1) / rangeBins;
        for (std::size_t i = from; i < to; ++i)
            echoes[bin] += static_cast<float>(ping.profile.samples[i]);
        echoes[bin] /= static_cast<float>(to - from);
        sum += echoes[bin];
    }
    return sum > 0 ? std::optional(echoes) : std::nullopt;
}

int wrapped(int bearing)
{
    return (bearing % bearings + bearings) % bearings;
}

/// Finds by how much the echoes at some bearings have moved since the turn before.
class Comparison {
public:
    Comparison(const std::vector<Visits>& visits, int end) : m_visits(visits), m_end(end) {}

    struct Result {
        double turnGrad = 0;
        double fromS = 0;
        double untilS = 0;
    };
    [[nodiscard]] std::optional<Result> result() const
    {
        const Visits& middle = m_visits[at(m_end - bearingsTogether / 2)];
        if (!middle.newest || !middle.before)
            return std::nullopt;
        const double periodS = middle.newest->timeS - middle.before->timeS;
        if (!(periodS > 0) || periodS > longestTurnS)
            return std::nullopt;
        m_since = middle.newest->timeS - periodS / 2;
        findMeans();
        std::array<double, 2 * widest + 1> all{};
        for (int shift = -widest; shift <= widest; ++shift)
            all[static_cast<std::size_t>(shift + widest)] = correlation(shift);
        const auto best = static_cast<int>(std::ranges::max_element(all) - all.begin());
        const double peak = all[static_cast<std::size_t>(best)];
        double other = 0;
        for (int i = 0; i <= 2 * widest; ++i)
            if (std::abs(i - best) > neighbourhood)
                other = std::max(other, all[static_cast<std::size_t>(i)]);
        if (peak < leastFit || peak < leastFitLead * other || best == 0 || best == 2 * widest)
            return std::nullopt;
        const Visit* then = earlier(m_end - bearingsTogether / 2 + best - widest);
        if (!then)
            return std::nullopt;
        const double before = all[static_cast<std::size_t>(best - 1)];
        const double after = all[static_cast<std::size_t>(best + 1)];
        const double bend = before - 2 * peak + after;
        const double between = bend < 0 ? std::clamp((before - after) / (2 * bend), -0.5, 0.5) : 0;
        return Result{best - widest + between, then->timeS, middle.newest->timeS};
    }

private:
    static std::size_t at(int bearing) { return static_cast<std::size_t>(wrapped(bearing)); }

    // The spoke of the turn before at a bearing.
    [[nodiscard]] const Visit* earlier(int bearing) const
    {
        const Visits& visits = m_visits[at(bearing)];
        const auto& spoke =
            visits.newest && visits.newest->timeS > m_since ? visits.before : visits.newest;
        return spoke ? &*spoke : nullptr;
    }
    // What all bearings have in common, as the transmit pulse, does not turn.
    void findMeans() const
    {
        m_means.fill(0);
        float count = 0;
        for (const Visits& visits : m_visits) {
            if (!visits.newest)
                continue;
            count += 1;
            for (std::size_t bin = 0; bin < rangeBins; ++bin)
                m_means[bin] += visits.newest->echoes[bin];
        }
        for (float& mean : m_means)
            mean /= std::max(count, 1.0F);
    }
    [[nodiscard]] double correlation(int shift) const
    {
        double products = 0;
        double now = 0;
        double then = 0;
        int compared = 0;
        for (int i = 1; i <= bearingsTogether; ++i) {
            const auto& spoke = m_visits[at(m_end - i)].newest;
            const Visit* before = earlier(m_end - i + shift);
            if (!spoke || spoke->timeS <= m_since || !before)
                continue;
            ++compared;
            for (std::size_t bin = 0; bin < rangeBins; ++bin) {
                const float a = spoke->echoes[bin] - m_means[bin];
                const float b = before->echoes[bin] - m_means[bin];
                products += a * b;
                now += a * a;
                then += b * b;
            }
        }
        constexpr int fewest = 10;
        return compared >= fewest && now > 0 && then > 0 ? products / std::sqrt(now * then) : 0;
    }

    const std::vector<Visits>& m_visits;
    int m_end;
    mutable double m_since = 0;
    mutable Echoes m_means{};
};

} // namespace

PictureRotation rotationOf(const PingReader& reader, const std::stop_token& stop)
{
    struct Turn {
        Comparison::Result result;
        double timeS = 0;
    };
    std::vector<Turn> turns;
    std::vector<Visits> visits(bearings);
    PingReader::Scratch scratch;
    int covered = 0;
    int last = 0;
    for (std::uint64_t i = 0; i < reader.count() && turns.size() < mostTurns; ++i) {
        if (stop.stop_requested())
            break;
        const auto time = reader.timeOf(i);
        const auto ping = reader.read(i, scratch);
        const auto echoes = ping ? echoesOf(*ping) : std::nullopt;
        if (!time || !echoes || !ping->angleGrad || *ping->angleGrad >= bearings)
            continue;
        const int angle = *ping->angleGrad;
        const int step = wrapped(angle - last);
        const int width = step >= 1 && step <= 10 ? step : 1;
        last = angle;
        const Visit spoke{std::chrono::duration<double>(*time).count(), *echoes};
        for (int back = 0; back < width; ++back) {
            Visits& visited = visits[static_cast<std::size_t>(wrapped(angle - back))];
            visited.before = std::exchange(visited.newest, spoke);
        }
        covered += width;
        if (covered < bearingsApart)
            continue;
        covered = 0;
        if (const auto result = Comparison(visits, angle + 1).result();
            result && result->untilS > result->fromS)
            turns.push_back({*result, (result->fromS + result->untilS) / 2});
    }
    PictureRotation rotation;
    if (turns.empty())
        return rotation;
    std::vector<double> spans;
    for (const Turn& turn : turns)
        spans.push_back(turn.result.untilS - turn.result.fromS);
    const auto middle = spans.begin() + static_cast<std::ptrdiff_t>(spans.size() / 2);
    std::nth_element(spans.begin(), middle, spans.end());
    rotation.windowS = *middle;
    std::ranges::sort(turns, {}, &Turn::timeS);
    for (const Turn& turn : turns)
        rotation.turns.push_back(
            {turn.timeS, base::degreesFromGradians(turn.result.turnGrad) * rotation.windowS /
                             (turn.result.untilS - turn.result.fromS)});
    return rotation;
}

} // namespace leadline::echo
