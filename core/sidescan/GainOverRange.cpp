// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/GainOverRange.h"

#include <algorithm>
#include <cmath>

namespace leadline::sidescan {

namespace {

/// Steps of range in which a gain is known.
constexpr std::size_t steps = 400;
/// Of a step at which less than one in so many rows has a sample, no mean is taken.
constexpr std::size_t few = 10;

} // namespace

GainOverRange GainOverRange::byPhysics(double endM, double absorptionDbPerKm)
{
    GainOverRange gain;
    if (!(endM > 0))
        return gain;
    gain.m_stepM = endM / steps;
    const double reference = endM / 4;
    for (std::size_t i = 0; i < steps; ++i) {
        const double range = (static_cast<double>(i) + 0.5) * gain.m_stepM;
        const double db =
            30 * std::log10(range / reference) + 2 * absorptionDbPerKm / 1000 * (range - reference);
        gain.m_levels.push_back(static_cast<std::int16_t>(std::lround(db * levelsPerDecibel)));
    }
    return gain;
}

GainOverRange GainOverRange::byMean(std::span<const Row> rows)
{
    GainOverRange gain;
    rows = rows.last(std::min(rows.size(), lines));
    double endM = 0;
    for (const Row& row : rows)
        endM = std::max(endM, row.endM());
    if (!(endM > 0))
        return gain;
    gain.m_stepM = endM / steps;
    std::vector<std::uint32_t> sums(steps);
    std::vector<std::uint32_t> counts(steps);
    for (const Row& row : rows) {
        if (row.levels.empty() || !(row.lengthM > 0))
            continue;
        const double stepsASample = row.sampleM() / gain.m_stepM;
        // The quiet water before the bottom would make what is near the bright one.
        const double bottomM = row.bottom ? row.bottom->rangeM : row.startM;
        const auto first = static_cast<std::size_t>(std::clamp(
            (bottomM - row.startM) / row.sampleM(), 0.0, static_cast<double>(row.levels.size())));
        double at = row.startM / gain.m_stepM + (static_cast<double>(first) + 0.5) * stepsASample;
        for (std::size_t i = first; i < row.levels.size(); ++i) {
            const auto step = static_cast<std::size_t>(std::clamp(at, 0.0, steps - 1.0));
            sums[step] += row.levels[i];
            ++counts[step];
            at += stepsASample;
        }
    }
    double sum = 0;
    double filled = 0;
    std::vector<double> means(steps, -1);
    for (std::size_t i = 0; i < steps; ++i) {
        if (counts[i] * few < rows.size())
            continue;
        means[i] = static_cast<double>(sums[i]) / counts[i];
        sum += means[i];
        ++filled;
    }
    const double all = filled > 0 ? sum / filled : 0;
    // Samples longer than a step leave some empty, and nearer than most rows' bottom there are few:
    // they have their neighbour's.
    const auto known = std::ranges::find_if(means, [](double mean) { return mean >= 0; });
    double before = known == means.end() ? all : *known;
    gain.m_levels.reserve(steps);
    for (const double mean : means) {
        if (mean >= 0)
            before = mean;
        gain.m_levels.push_back(static_cast<std::int16_t>(std::lround(all - before)));
    }
    return gain;
}

int GainOverRange::at(double slantM) const
{
    if (m_levels.empty())
        return 0;
    const double last = static_cast<double>(m_levels.size()) - 1;
    return m_levels[static_cast<std::size_t>(std::clamp(slantM / m_stepM, 0.0, last))];
}

std::vector<std::int16_t> GainOverRange::levelsOf(const Row& row) const
{
    std::vector<std::int16_t> levels(row.levels.size());
    if (isOff())
        return levels;
    const double stepsASample = row.sampleM() / m_stepM;
    double at = row.startM / m_stepM + stepsASample / 2;
    const double last = static_cast<double>(m_levels.size()) - 1;
    for (std::int16_t& level : levels) {
        level = m_levels[static_cast<std::size_t>(std::clamp(at, 0.0, last))];
        at += stepsASample;
    }
    return levels;
}

void GainOverRange::apply(const Row& row, std::span<std::uint8_t> levels) const
{
    const std::vector<std::int16_t> more = levelsOf(row);
    for (std::size_t i = 0; i < std::min(levels.size(), more.size()); ++i)
        levels[i] = static_cast<std::uint8_t>(std::clamp(row.levels[i] + more[i], 0, 255));
}

} // namespace leadline::sidescan
