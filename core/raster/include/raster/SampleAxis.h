// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"

#include <optional>

namespace leadline::raster {

/// Which samples of a profile lie in a pixel, for pixels in a row along the range: the pixel
/// centred at p (in pixels) covers originM + [p - ½, p + ½) · metresPerPixel. Sample i lies at its
/// middle, i + ½ in units of samples.
///
/// A sample within a billionth of a sample of a border lies on it, so that round figures decide
/// the same way on every machine.
class SampleAxis {
public:
    static constexpr double tolerance = 1e-9;

    SampleAxis(const echo::Profile& profile, double originM, double metresPerPixel);

    /// False if the profile has no samples or no extent, or a figure is not finite: no pixel shows
    /// anything then.
    [[nodiscard]] bool valid() const { return m_count > 0; }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] double perPixel() const { return m_perPixel; }
    /// Whole samples in a pixel; a pixel holds this many or one more. At most count().
    [[nodiscard]] int wholePerPixel() const { return m_whole; }

    /// First sample of the pixel, before rounding down; what ends it is perPixel() further on.
    [[nodiscard]] double lower(double p) const { return p * m_perPixel + m_lowerOffset; }
    [[nodiscard]] double lowerOffset() const { return m_lowerOffset; }
    /// What is added to lower() to have the pixel's centre, in samples, before rounding down.
    [[nodiscard]] double centreOffset() const { return m_centreOffset; }

    /// The four borders below never decrease as `lower` grows.
    /// Does the pixel, or do those after it, touch the profile?
    [[nodiscard]] bool begun(double lower) const
    {
        return lower + m_perPixel >= 1 || lower + m_centreOffset >= 0;
    }
    [[nodiscard]] bool ended(double lower) const
    {
        return lower >= m_count && lower + m_centreOffset > m_count + 2 * tolerance;
    }
    /// Are all samples that a pixel could hold inside the profile, at this end of it? Where
    /// wholePerPixel() is 0 this is the same as begun() and ended().
    [[nodiscard]] bool insideStart(double lower) const
    {
        return m_whole == 0 ? lower + m_centreOffset >= 0 : lower >= 0;
    }
    [[nodiscard]] bool beyondInsideEnd(double lower) const
    {
        return m_whole == 0 ? ended(lower) : lower + m_perPixel >= m_count + 1;
    }

    /// The largest of the samples that lie in the pixel; if none does, the sample in whose extent
    /// its centre lies. The plain way, for pixels at the ends; nothing outside the profile.
    [[nodiscard]] std::optional<std::uint8_t> largest(const echo::Profile& profile,
                                                      double lower) const;
    /// For pixels finer than a sample that are inside: the sample to show.
    [[nodiscard]] int only(double lower) const
    {
        const int first = static_cast<int>(lower);
        const int index = static_cast<int>(lower + m_perPixel) > first
                              ? first
                              : static_cast<int>(lower + m_centreOffset);
        return index < m_count ? index : m_count - 1;
    }

private:
    int m_count = 0;
    int m_whole = 0;
    double m_perPixel = 0;
    double m_lowerOffset = 0;
    double m_centreOffset = 0;
};

} // namespace leadline::raster
