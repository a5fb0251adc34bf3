// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/SideScanRaster.h"

#include <algorithm>
#include <cmath>

namespace leadline::sidescan {

std::span<const std::uint8_t> SideScanRaster::amplified(const Row& row, const GainOverRange* gain,
                                                        bool leftwards)
{
    if (gain == nullptr || gain->isOff())
        return row.levels;
    const Shape shape{row.startM, row.lengthM, row.levels.size()};
    Gain& known = m_gains[leftwards ? 1 : 0];
    if (known.shape != shape || known.of != *gain)
        known = {shape, *gain, gain->levelsOf(row)};
    m_levels.resize(row.levels.size());
    std::transform(row.levels.begin(), row.levels.end(), known.levels.begin(), m_levels.begin(),
                   [](std::uint8_t level, std::int16_t more) {
                       const int sum = level + more;
                       return static_cast<std::uint8_t>(sum < 0 ? 0 : sum > 255 ? 255 : sum);
                   });
    return m_levels;
}

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

bool SideScanRaster::take(const Row& row, const HalfLine& half, std::size_t pixels)
{
    if (row.levels.empty() || !(row.lengthM > 0) || !(half.endM > 0))
        return false;
    const auto levels = amplified(row, half.gain, half.leftwards);
    constexpr double quarters = 4;
    plan({{row.startM, row.lengthM, levels.size()},
          pixels,
          half.endM,
          half.altitudeM ? std::llround(*half.altitudeM / row.sampleM() * quarters) : -1});
    m_sums.resize(levels.size() + 1);
    std::uint32_t sum = 0;
    std::uint32_t* to = m_sums.data();
    for (const std::uint8_t level : levels) {
        *to++ = sum;
        sum += level;
    }
    *to = sum;
    return true;
}

void SideScanRaster::drawHalf(const raster::Canvas& canvas, int x, int width, int y,
                              const HalfLine& half, const raster::Colormap& colours)
{
    const auto pixels = static_cast<std::size_t>(std::max(width, 0));
    const int step = half.leftwards ? -1 : 1;
    const int innermost = half.leftwards ? x + width - 1 : x;
    const auto place = [&](std::size_t i) { return innermost + step * static_cast<int>(i); };
    canvas.clear({x, y, width, 1});
    if (half.rows.size() == 1) {
        if (!take(*half.rows.front(), half, pixels))
            return;
        for (std::size_t i = m_first; i < m_pixels.size(); ++i)
            canvas.set(place(i), y,
                       colours[static_cast<std::uint8_t>(m_pixels[i].mean(m_sums.data()))]);
        return;
    }
    m_added.assign(pixels, 0);
    m_counts.assign(pixels, 0);
    for (const Row* row : half.rows) {
        if (!take(*row, half, pixels))
            continue;
        for (std::size_t i = m_first; i < m_pixels.size(); ++i) {
            m_added[i] += m_pixels[i].mean(m_sums.data());
            ++m_counts[i];
        }
    }
    for (std::size_t i = 0; i < pixels; ++i)
        if (const std::uint32_t count = m_counts[i]; count > 0)
            canvas.set(place(i), y,
                       colours[static_cast<std::uint8_t>((m_added[i] + count / 2) / count)]);
}

} // namespace leadline::sidescan
