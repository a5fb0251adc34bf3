// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/SampleAxis.h"

#include "raster/SlidingMax.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace leadline::raster {

SampleAxis::SampleAxis(const echo::Profile& profile, double originM, double metresPerPixel)
{
    const std::size_t size = profile.samples.size();
    if (size == 0 || size > static_cast<std::size_t>(std::numeric_limits<int>::max() / 4))
        return;
    if (!(profile.lengthM > 0) || !(metresPerPixel > 0))
        return;
    const auto n = static_cast<double>(size);
    m_perPixel = metresPerPixel * n / profile.lengthM;
    if (const double whole = std::round(m_perPixel); std::abs(m_perPixel - whole) < tolerance)
        m_perPixel = whole;
    const double offset = (originM - profile.startM) * n / profile.lengthM;
    // For a pixel's first sample ceil(x) is floor(x) + 1 except for whole x, which the tolerance
    // corrects. Truncation has the effect of floor, since the results are not negative.
    m_lowerOffset = offset - m_perPixel / 2 + 0.5 - tolerance;
    m_centreOffset = m_perPixel / 2 - 0.5 + 2 * tolerance;
    const double limit = 1e15;
    if (!(m_perPixel > 0) || !(m_perPixel < limit) || !(std::abs(m_lowerOffset) < limit))
        return;
    m_count = static_cast<int>(size);
    m_whole = static_cast<int>(std::min(std::floor(m_perPixel), n));
}

std::optional<std::uint8_t> SampleAxis::value(const echo::Profile& profile, double lower,
                                              Detail detail) const
{
    if (!valid())
        return std::nullopt;
    const auto index = [this](double at) {
        return static_cast<std::ptrdiff_t>(std::clamp(at, 0.0, static_cast<double>(m_count)));
    };
    const std::ptrdiff_t first = index(lower);
    const std::ptrdiff_t last = index(lower + m_perPixel);
    const ping::Samples& samples = profile.samples;
    const auto indexOf = [&](std::uint16_t sample) {
        return samples.isWide() ? colourIndex(sample)
                                : colourIndex(static_cast<std::uint8_t>(sample));
    };
    if (first < last && detail == Detail::Mean) {
        const auto count = static_cast<std::uint64_t>(last - first);
        const std::uint64_t sum =
            std::accumulate(samples.begin() + first, samples.begin() + last, std::uint64_t{0});
        return indexOf(static_cast<std::uint16_t>((sum + count / 2) / count));
    }
    if (first < last)
        return indexOf(*std::max_element(samples.begin() + first, samples.begin() + last));
    const double centre = lower + m_centreOffset;
    if (!(centre >= 0 && centre <= m_count + 2 * tolerance))
        return std::nullopt;
    return indexOf(
        samples[static_cast<std::size_t>(std::min<std::ptrdiff_t>(index(centre), m_count - 1))]);
}

} // namespace leadline::raster
