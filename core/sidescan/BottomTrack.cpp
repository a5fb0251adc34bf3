// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/BottomTrack.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace leadline::sidescan {

namespace {

/// The bottom steps up at least by this.
constexpr double leastStepDb = 6;
/// A step of this much leaves no doubt.
constexpr double clearStepDb = 12;
/// By how much a section set by hand may be wrong: the width of the line, in samples.
constexpr double handSamples = 2;

double medianOf(std::vector<double>& values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Sums of levels before each sample.
class Sums {
public:
    explicit Sums(const std::vector<std::uint8_t>& levels) : m_sums(levels.size() + 1)
    {
        std::uint32_t sum = 0;
        for (std::size_t i = 0; i < levels.size(); ++i) {
            sum += levels[i];
            m_sums[i + 1] = sum;
        }
    }
    [[nodiscard]] double sum(std::size_t first, std::size_t end) const
    {
        return m_sums[end] - m_sums[first];
    }
    [[nodiscard]] double mean(std::size_t first, std::size_t end) const
    {
        return sum(first, end) / static_cast<double>(end - first);
    }

private:
    std::vector<std::uint32_t> m_sums;
};

} // namespace

std::optional<FirstReturn> findFirstReturn(const Row& row)
{
    const std::size_t count = row.levels.size();
    constexpr std::size_t fewest = 64;
    if (count < fewest || !(row.lengthM > 0))
        return std::nullopt;
    const Sums sums(row.levels);
    // Fish are shorter than what is looked at after the step, speckle than what is before it.
    const std::size_t before = std::max<std::size_t>(count / 100, 4);
    const std::size_t after = 3 * before;
    // The ringing lasts as long as the levels fall.
    std::size_t quiet = 0;
    while (quiet + 2 * before < count / 2 &&
           sums.mean(quiet + before, quiet + 2 * before) + levelsPerDecibel / 2 <
               sums.mean(quiet, quiet + before))
        quiet += before;
    double best = leastStepDb * levelsPerDecibel;
    std::size_t at = 0;
    const double perAfter = 1 / static_cast<double>(after);
    const double perBefore = 1 / static_cast<double>(before);
    for (std::size_t i = quiet + before; i + after <= count; ++i) {
        // The nearest of steps that are alike: farther ones end shadows.
        const double wanted = best + (at > 0 && i > at + after ? best / 2 : 0);
        const double bottom = sums.sum(i, i + after) * perAfter;
        const double beside = bottom - sums.sum(i - before, i) * perBefore;
        if (beside <= wanted)
            continue;
        if (const double step = std::min(bottom - sums.mean(quiet, i), beside); step > wanted) {
            best = step;
            at = i;
        }
    }
    if (at == 0)
        return std::nullopt;
    // It begins somewhere within that sample.
    return FirstReturn{.rangeM = row.startM + (static_cast<double>(at) + 0.5) * row.sampleM(),
                       .contrastDb = best / levelsPerDecibel};
}

void BottomTrack::take(const RowWindow& rows)
{
    m_candidates.clear();
    for (const Side side : {Side::Port, Side::Starboard, Side::Unknown})
        for (const Row& row : rows.rows(side))
            m_candidates.push_back({row.time, row.bottom, row.rangeErrorM(), row.sampleM()});
    std::ranges::stable_sort(m_candidates, {}, &Candidate::time);
}

std::optional<Altitude> BottomTrack::at(log::Time time) const
{
    for (const HandSection& section : m_byHand) {
        if (section.points.empty() || time < section.points.front().time ||
            time > section.points.back().time)
            continue;
        const auto after =
            std::ranges::upper_bound(section.points, time, {}, &HandSection::Point::time);
        const HandSection::Point& from = *std::prev(after);
        double metres = from.metres;
        if (after != section.points.end()) {
            const double share = std::chrono::duration<double>(time - from.time) /
                                 std::chrono::duration<double>(after->time - from.time);
            metres += share * (after->metres - from.metres);
        }
        const auto nearest = std::ranges::lower_bound(m_candidates, time, {}, &Candidate::time);
        const Candidate* ping = nearest != m_candidates.end() ? &*nearest
                                : m_candidates.empty()        ? nullptr
                                                              : &m_candidates.back();
        return Altitude{.metres = metres,
                        .errorM = ping ? std::hypot(ping->errorM, handSamples * ping->sampleM) : 0,
                        .confidencePercent = 100,
                        .byHand = true};
    }
    return automatic(time);
}

std::optional<double> BottomTrack::slopeAround(log::Time time, double metresPerSecond) const
{
    constexpr double apartM = 3;
    constexpr int steps = 3;
    constexpr int fewest = 3;
    constexpr double slowest = 0.2;
    if (!(metresPerSecond >= slowest))
        return std::nullopt;
    const auto apart = std::chrono::duration_cast<log::Time>(
        std::chrono::duration<double>(apartM / metresPerSecond));
    std::optional<Altitude> before = at(time - steps * apart);
    double squares = 0;
    int count = 0;
    for (int i = 1 - steps; i <= steps; ++i) {
        const std::optional<Altitude> next = at(time + i * apart);
        if (before && next) {
            squares += std::pow((next->metres - before->metres) / apartM, 2);
            ++count;
        }
        before = next;
    }
    // Half as much again as the root of the mean square.
    constexpr double margin = 1.5;
    return count >= fewest ? std::optional(margin * std::sqrt(squares / count)) : std::nullopt;
}

std::optional<Altitude> BottomTrack::automatic(log::Time time) const
{
    const auto middle = std::ranges::lower_bound(m_candidates, time, {}, &Candidate::time);
    auto first = middle;
    auto end = middle;
    const auto distance = [time](const Candidate& ping) {
        return ping.time < time ? time - ping.time : ping.time - time;
    };
    std::size_t count = 0;
    for (; count < neighbours; ++count) {
        const bool earlier =
            first != m_candidates.begin() && distance(*std::prev(first)) <= farthest;
        const bool later = end != m_candidates.end() && distance(*end) <= farthest;
        if (earlier && (!later || distance(*std::prev(first)) <= distance(*end)))
            --first;
        else if (later)
            ++end;
        else
            break;
    }
    std::vector<double> ranges;
    for (auto it = first; it != end; ++it)
        if (it->found)
            ranges.push_back(it->found->rangeM);
    constexpr std::size_t fewest = 3;
    if (ranges.size() < fewest)
        return std::nullopt;
    const double median = medianOf(ranges);
    constexpr double agreeShare = 0.04;
    constexpr double agreeSamples = 4;
    std::vector<double> deviations;
    std::vector<double> contrasts;
    double echoError = 0;
    for (auto it = first; it != end; ++it) {
        const double within = std::max(agreeShare * median, agreeSamples * it->sampleM);
        echoError = std::max(echoError, it->errorM);
        if (!it->found || std::abs(it->found->rangeM - median) > within)
            continue;
        deviations.push_back(std::abs(it->found->rangeM - median));
        contrasts.push_back(it->found->contrastDb);
    }
    if (deviations.empty())
        return std::nullopt;
    const double agree = static_cast<double>(deviations.size()) / static_cast<double>(count);
    const double clear = std::min(medianOf(contrasts) / clearStepDb, 1.0);
    const int confidence = static_cast<int>(std::lround(100 * agree * clear));
    if (confidence < leastConfidencePercent)
        return std::nullopt;
    // Twice the spread: 95 of 100 pings lie within it.
    constexpr double spreadOfMedianDeviation = 1.4826;
    const double spread = 2 * spreadOfMedianDeviation * medianOf(deviations);
    return Altitude{.metres = median,
                    .errorM = std::hypot(echoError, spread),
                    .confidencePercent = confidence,
                    .byHand = false};
}

} // namespace leadline::sidescan
