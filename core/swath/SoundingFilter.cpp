// SPDX-License-Identifier: GPL-3.0-or-later
#include "swath/SoundingFilter.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace leadline::swath {

namespace {

/// Neighbours to either side in the ping, and in each ping before.
constexpr std::size_t besides = 4;
constexpr std::size_t besidesBefore = 2;
constexpr std::size_t fewestNeighbours = 4;
constexpr log::Time longestBefore = std::chrono::seconds(1);

double medianOf(std::vector<double>& values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

bool isWeak(const LevelSounding& sounding, const std::optional<ping::PowerThresholds>& thresholds,
            PowerLimit limit)
{
    if (limit == PowerLimit::None || !sounding.power || !thresholds)
        return false;
    const float least = limit == PowerLimit::Low      ? thresholds->low
                        : limit == PowerLimit::Medium ? thresholds->medium
                                                      : thresholds->high;
    return *sounding.power < least;
}

} // namespace

void SoundingFilter::apply(Swath& swath)
{
    m_order.clear();
    for (std::size_t i = 0; i < swath.soundings.size(); ++i) {
        LevelSounding& each = swath.soundings[i];
        each.verdict =
            isWeak(each, swath.thresholds, m_options.power) ? Verdict::Weak : Verdict::Kept;
        if (each.verdict == Verdict::Kept)
            m_order.push_back(i);
    }
    if (!m_options.byNeighbours)
        return;
    std::ranges::sort(m_order, {}, [&](std::size_t i) { return swath.soundings[i].acrossM; });
    m_line.clear();
    for (const std::size_t i : m_order)
        m_line.emplace_back(swath.soundings[i].acrossM, swath.soundings[i].depthM);
    std::erase_if(m_before, [&](const Before& each) {
        return each.time > swath.time || swath.time - each.time > longestBefore;
    });
    Before now{.time = swath.time, .device = swath.deviceNumber, .line = {}};
    std::erase_if(m_before, [&](const Before& each) { return each.device != now.device; });
    for (std::size_t rank = 0; rank < m_order.size(); ++rank) {
        LevelSounding& each = swath.soundings[m_order[rank]];
        if (isOutlier(each, rank))
            each.verdict = Verdict::Outlier;
        else
            now.line.push_back(m_line[rank]);
    }
    m_before.push_back(std::move(now));
    if (m_before.size() > pingsBefore)
        m_before.erase(m_before.begin());
}

bool SoundingFilter::isOutlier(const LevelSounding& sounding, std::size_t rank)
{
    m_depths.clear();
    const std::size_t from = rank - std::min(rank, besides);
    for (std::size_t i = from; i < std::min(rank + besides + 1, m_line.size()); ++i)
        if (i != rank)
            m_depths.push_back(m_line[i].second);
    for (const Before& before : m_before) {
        const Line& line = before.line;
        const auto behind = static_cast<std::size_t>(
            std::ranges::lower_bound(line, sounding.acrossM, {}, &Line::value_type::first) -
            line.begin());
        for (std::size_t i = behind - std::min(behind, besidesBefore);
             i < std::min(behind + besidesBefore, line.size()); ++i)
            m_depths.push_back(line[i].second);
    }
    if (m_depths.size() < fewestNeighbours)
        return false;
    constexpr double least = 0.3;
    constexpr double share = 0.05;
    constexpr double bounds = 2;
    const double median = medianOf(m_depths);
    const double off = std::abs(sounding.depthM - median);
    if (off <= std::max({least, share * std::abs(median), bounds * sounding.depthErrorM}))
        return false;
    constexpr double deviations = 3 * 1.4826;
    for (double& each : m_depths)
        each = std::abs(each - median);
    return off > deviations * medianOf(m_depths);
}

} // namespace leadline::swath
