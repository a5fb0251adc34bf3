// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/SideScanRaster.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace leadline::sidescan {

void SideScanRaster::plan(const Plan& wanted)
{
    if (m_plan == wanted)
        return;
    m_plan = wanted;
    m_pixels.clear();
    const auto count = static_cast<double>(wanted.shape.samples);
    const double sampleM = wanted.shape.lengthM / count;
    const double perMetre = 1 / sampleM;
    const double metresPerPixel = wanted.endM / static_cast<double>(wanted.width);
    const double altitude =
        static_cast<double>(std::max<std::int64_t>(wanted.altitude, 0)) / 4 * sampleM;
    const double squared = altitude * altitude;
    double before = (altitude - wanted.shape.startM) * perMetre;
    m_first = 0;
    for (std::size_t i = 0; i < wanted.width && before < count; ++i) {
        const double edge = static_cast<double>(i + 1) * metresPerPixel;
        const double after = (std::sqrt(edge * edge + squared) - wanted.shape.startM) * perMetre;
        Pixel pixel;
        if (after > 0) {
            pixel.first = static_cast<std::uint32_t>(std::max(before, 0.0));
            pixel.end = std::clamp(static_cast<std::uint32_t>(after), pixel.first + 1,
                                   static_cast<std::uint32_t>(wanted.shape.samples));
            pixel.perSample = 65536 / (pixel.end - pixel.first);
        } else {
            m_first = i + 1;
        }
        m_pixels.push_back(pixel);
        before = after;
    }
}

const std::int16_t* SideScanRaster::take(const Row& row, const HalfLine& half, std::size_t pixels)
{
    if (row.levels.empty() || !(row.lengthM > 0) || !(half.endM > 0))
        return nullptr;
    constexpr double quarters = 4;
    plan({{row.startM, row.lengthM, row.levels.size()},
          pixels,
          half.endM,
          half.altitudeM ? std::llround(*half.altitudeM / row.sampleM() * quarters) : -1});
    const Shape shape{row.startM, row.lengthM, row.levels.size()};
    Gain& gain = m_gains[half.leftwards ? 1 : 0];
    if (gain.shape != shape || (half.gain ? gain.of != *half.gain : !gain.of.isOff())) {
        gain.shape = shape;
        gain.of = half.gain ? *half.gain : GainOverRange();
        gain.levels = gain.of.levelsOf(row);
        gain.levels.push_back(gain.levels.back());
    }
    m_sums.resize(row.levels.size() + 1);
    std::uint32_t sum = 0;
    std::uint32_t* to = m_sums.data();
    for (const std::uint8_t level : row.levels) {
        *to++ = sum;
        sum += level;
    }
    *to = sum;
    return gain.levels.data();
}

void SideScanRaster::drawHalf(const raster::Canvas& canvas, int x, int width, int y,
                              const HalfLine& half, const raster::Colormap& colours)
{
    const auto pixels = static_cast<std::size_t>(std::max(width, 0));
    if (pixels == 0)
        return;
    canvas.clear({x, y, width, 1});
    const std::ptrdiff_t step = (half.leftwards ? -1 : 1) * std::ptrdiff_t{sizeof(raster::Rgba)};
    std::uint8_t* const innermost = canvas.at(half.leftwards ? x + width - 1 : x, y);
    const raster::Rgba* const palette = colours.entries().data();
    const auto set = [palette](std::uint8_t* to, std::int32_t level) {
        std::memcpy(to, &palette[level < 0 ? 0 : level > 255 ? 255 : level], sizeof(raster::Rgba));
    };
    if (half.rows.size() == 1) {
        const std::int16_t* gain = take(*half.rows.front(), half, pixels);
        if (gain == nullptr)
            return;
        // What is written might be a member, as far as the compiler knows.
        const std::uint32_t* const sums = m_sums.data();
        const std::span<const Pixel> all = m_pixels;
        const std::size_t first = m_first;
        std::uint8_t* to = innermost + static_cast<std::ptrdiff_t>(first) * step;
        for (std::size_t i = first; i < all.size(); ++i, to += step)
            set(to, all[i].mean(sums, gain));
        return;
    }
    m_added.assign(pixels, 0);
    m_counts.assign(pixels, 0);
    for (const Row* row : half.rows) {
        const std::int16_t* gain = take(*row, half, pixels);
        for (std::size_t i = m_first; gain != nullptr && i < m_pixels.size(); ++i) {
            const std::int32_t level = m_pixels[i].mean(m_sums.data(), gain);
            m_added[i] += static_cast<std::uint32_t>(std::clamp(level, 0, 255));
            ++m_counts[i];
        }
    }
    std::uint8_t* to = innermost;
    for (std::size_t i = 0; i < pixels; ++i, to += step)
        if (const std::uint32_t count = m_counts[i]; count > 0)
            set(to, static_cast<std::int32_t>((m_added[i] + count / 2) / count));
}

} // namespace leadline::sidescan
