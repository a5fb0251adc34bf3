// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/SideScanRaster.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <span>
#include <utility>

namespace leadline::sidescan {

void SideScanRaster::plan(const Plan& wanted)
{
    if (m_plan == wanted)
        return;
    m_plan = wanted;
    ++m_planNumber;
    const Shape& shape = wanted.shape;
    const double perMetre = 1 / (shape.lengthM / static_cast<double>(shape.samples));
    const double metresPerPixel = wanted.endM / static_cast<double>(wanted.width);
    const double altitude =
        static_cast<double>(std::max<std::int64_t>(wanted.altitude, 0)) * wanted.stepM;
    const double squared = altitude * altitude;
    const auto count = static_cast<double>(shape.samples);
    m_edges.resize(wanted.width + 1);
    for (std::size_t i = 0; i <= wanted.width; ++i) {
        const double groundM = static_cast<double>(i) * metresPerPixel;
        const double range = (std::sqrt(groundM * groundM + squared) - shape.startM) * perMetre;
        m_edges[i] = range > 0 ? static_cast<std::uint32_t>(std::min(range, count)) + 1 : 0;
    }
    const auto outer = m_edges.begin() + 1;
    m_first = static_cast<std::size_t>(std::upper_bound(outer, m_edges.end(), 0U) - outer);
    const auto end = static_cast<std::size_t>(
        std::lower_bound(m_edges.begin(), m_edges.end() - 1, shape.samples + 1) - m_edges.begin());
    std::vector<PixelMeans::Pixel> pixels(end - std::min(m_first, end));
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        const std::uint32_t first = std::max(m_edges[m_first + i], 1U) - 1;
        const std::uint32_t last = m_edges[m_first + i + 1] - 1;
        pixels[i] = {first, std::clamp(last, first + 1, static_cast<std::uint32_t>(shape.samples))};
    }
    m_means.setPixels(std::move(pixels), wanted.shape.samples);
}

const std::vector<std::int16_t>& SideScanRaster::gainOf(const Row& row, const HalfLine& half)
{
    const Shape& shape = m_plan.shape;
    Gain& gain = m_gains[half.leftwards ? 1 : 0];
    const bool same = gain.shape == shape && (half.gain ? gain.of == *half.gain : gain.of.isOff());
    if (!same) {
        gain.shape = shape;
        gain.of = half.gain ? *half.gain : GainOverRange();
        gain.ofSamples = gain.of.levelsOf(row);
        gain.ofSamples.push_back(gain.ofSamples.back());
    }
    if (!same || gain.plan != m_planNumber) {
        gain.plan = m_planNumber;
        const std::span<const PixelMeans::Pixel> pixels = m_means.pixels();
        gain.ofPixels.resize(pixels.size());
        for (std::size_t i = 0; i < pixels.size(); ++i)
            gain.ofPixels[i] = gain.ofSamples[(pixels[i].first + pixels[i].end) / 2];
    }
    return gain.ofPixels;
}

std::size_t SideScanRaster::take(const Row& row, const HalfLine& half, std::size_t pixels)
{
    m_levels.clear();
    if (row.levels.empty() || !(row.lengthM > 0) || !(half.endM > 0))
        return 0;
    // Half a sample or half a pixel, whichever is longer: edges are of whole samples as well.
    const double stepM = std::max(row.sampleM(), half.endM / static_cast<double>(pixels)) / 2;
    plan({{row.startM, row.lengthM, row.levels.size()},
          pixels,
          half.endM,
          stepM,
          half.altitudeM ? std::llround(*half.altitudeM / stepM) : -1});
    m_levels.resize(m_means.pixels().size());
    m_means.levels(row.levels, gainOf(row, half), m_levels);
    return m_levels.size();
}

void SideScanRaster::drawHalf(const raster::Canvas& canvas, int x, int width, int y,
                              const HalfLine& half, const raster::Colormap& colours)
{
    const auto pixels = static_cast<std::size_t>(std::max(width, 0));
    if (pixels == 0)
        return;
    const std::ptrdiff_t step = (half.leftwards ? -1 : 1) * std::ptrdiff_t{sizeof(raster::Rgba)};
    std::uint8_t* to = canvas.at(half.leftwards ? x + width - 1 : x, y);
    const raster::Rgba* const palette = colours.entries().data();
    const auto set = [&to, step](raster::Rgba colour) {
        std::memcpy(to, &colour, sizeof colour);
        to += step;
    };
    const auto clear = [&](std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            set(raster::transparent);
    };
    if (half.rows.size() == 1) {
        const std::size_t count = take(*half.rows.front(), half, pixels);
        const std::size_t first = count > 0 ? m_first : 0;
        clear(first);
        for (const std::uint8_t level : m_levels)
            set(palette[level]);
        clear(pixels - first - count);
        return;
    }
    m_added.assign(pixels, 0);
    m_counts.assign(pixels, 0);
    for (const Row* row : half.rows) {
        const std::size_t count = take(*row, half, pixels);
        for (std::size_t i = 0; i < count; ++i) {
            m_added[m_first + i] += m_levels[i];
            ++m_counts[m_first + i];
        }
    }
    for (std::size_t i = 0; i < pixels; ++i) {
        const std::uint32_t count = m_counts[i];
        set(count > 0 ? palette[(m_added[i] + count / 2) / count] : raster::transparent);
    }
}

} // namespace leadline::sidescan
