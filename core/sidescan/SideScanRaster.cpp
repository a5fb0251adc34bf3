// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/SideScanRaster.h"

#include <algorithm>
#include <cmath>

namespace leadline::sidescan {

void SideScanRaster::drawHalf(const raster::Canvas& canvas, int x, int width, int y,
                              const HalfLine& half, const raster::Colormap& colours)
{
    const auto pixels = static_cast<std::size_t>(std::max(width, 0));
    m_sums.assign(pixels, 0);
    m_counts.assign(pixels, 0);
    const double metresPerPixel = half.endM / std::max(width, 1);
    for (const Row* row : half.rows) {
        if (row->levels.empty() || !(row->lengthM > 0) || !(half.endM > 0))
            continue;
        std::span<const std::uint8_t> levels = row->levels;
        if (half.gain && !half.gain->isOff()) {
            m_levels.resize(levels.size());
            half.gain->apply(*row, m_levels);
            levels = m_levels;
        }
        if (half.altitudeM) {
            reduceGround(*row, levels, *half.altitudeM, metresPerPixel, pixels);
            continue;
        }
        m_values.resize(pixels);
        m_reducer.setDetail(raster::SampleAxis::Detail::Mean);
        m_reducer.setWindow(0, half.endM);
        const raster::RowRange range =
            m_reducer.reduce({row->startM, row->lengthM, levels}, m_values);
        for (auto i = static_cast<std::size_t>(range.first);
             i < static_cast<std::size_t>(range.last); ++i) {
            m_sums[i] += m_values[i];
            ++m_counts[i];
        }
    }
    for (std::size_t i = 0; i < pixels; ++i) {
        const int at =
            half.leftwards ? x + width - 1 - static_cast<int>(i) : x + static_cast<int>(i);
        canvas.set(
            at, y,
            m_counts[i] > 0
                ? colours[static_cast<std::uint8_t>((m_sums[i] + m_counts[i] / 2) / m_counts[i])]
                : raster::transparent);
    }
}

void SideScanRaster::reduceGround(const Row& row, std::span<const std::uint8_t> levels,
                                  double altitudeM, double metresPerPixel, std::size_t width)
{
    const auto count = static_cast<double>(levels.size());
    m_prefix.resize(levels.size() + 1);
    m_prefix[0] = 0;
    for (std::size_t i = 0; i < levels.size(); ++i)
        m_prefix[i + 1] = m_prefix[i] + levels[i];
    const double perMetre = 1 / row.sampleM();
    const double squared = altitudeM * altitudeM;
    double before = (altitudeM - row.startM) * perMetre;
    for (std::size_t i = 0; i < width; ++i) {
        const double edge = static_cast<double>(i + 1) * metresPerPixel;
        const double after = (std::sqrt(edge * edge + squared) - row.startM) * perMetre;
        if (before >= count)
            break;
        if (after > 0) {
            const auto first = static_cast<std::size_t>(std::max(before, 0.0));
            const auto end = std::clamp(static_cast<std::size_t>(after), first + 1,
                                        std::max(levels.size(), first + 1));
            const auto samples = static_cast<std::uint32_t>(end - first);
            m_sums[i] += (m_prefix[end] - m_prefix[first] + samples / 2) / samples;
            ++m_counts[i];
        }
        before = after;
    }
}

} // namespace leadline::sidescan
