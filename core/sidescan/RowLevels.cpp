// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/RowLevels.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace leadline::sidescan {

namespace {

/// Shares of the levels beyond the bottom that are darker than black and than white.
constexpr double blackShare = 0.06;
constexpr double whiteShare = 0.995;
/// Where the median lies on the palette.
constexpr double medianPosition = 0.3;

double percentile(const echo::LevelMeasurement& measured, double share)
{
    const double wanted = share * static_cast<double>(measured.samples);
    double below = 0;
    for (std::size_t level = 0; level < measured.counts.size(); ++level) {
        below += measured.counts[level];
        if (below >= wanted)
            return static_cast<double>(level);
    }
    return echo::ToneCurve::strongest;
}

} // namespace

void RowLevels::add(std::span<const Row> rows, const GainOverRange& gain)
{
    const std::size_t step = std::max<std::size_t>((rows.size() + mostRows - 1) / mostRows, 1);
    for (std::size_t i = 0; i < rows.size(); i += step) {
        const Row& row = rows[i];
        m_shown.resize(row.levels.size());
        gain.apply(row, m_shown);
        // The water column is no part of the picture on the ground.
        const double from = row.bottom ? row.bottom->rangeM : row.startM;
        const auto first =
            static_cast<std::size_t>(std::clamp((from - row.startM) / std::max(row.sampleM(), 1e-6),
                                                0.0, static_cast<double>(m_shown.size())));
        for (std::size_t k = first; k < m_shown.size(); ++k)
            ++m_measured.counts[m_shown[k]];
    }
}

echo::LevelMeasurement RowLevels::measurement() const
{
    echo::LevelMeasurement measured = m_measured;
    measured.samples =
        std::accumulate(measured.counts.begin(), measured.counts.end(), std::uint64_t{0});
    measured.ownSamples = measured.samples;
    if (measured.samples == 0)
        return measured;
    measured.result = echo::LevelMeasurement::Result::Echoes;
    const double black = percentile(measured, blackShare);
    const double white = percentile(measured, whiteShare);
    const double median = (percentile(measured, 0.5) - black) / (white - black);
    measured.curve = echo::ToneCurve{.black = black, .white = white};
    if (median > 0 && median < 1)
        measured.curve.gamma = std::log(medianPosition) / std::log(median);
    measured.curve = measured.curve.bounded();
    return measured;
}

} // namespace leadline::sidescan
