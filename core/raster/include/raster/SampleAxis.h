// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/EchoShaping.h"
#include "echo/Profile.h"

#include <optional>

namespace leadline::raster {

/// Maps pixels along the range axis to a profile's samples: the pixel centred at p (in pixels)
/// covers originM + [p - ½, p + ½) · metresPerPixel. The centre of sample i is at i + ½ in units of
/// samples.
///
/// A sample within a billionth of a sample of a border counts as on it, so that rounding is the
/// same on every machine.
class SampleAxis {
public:
    using Detail = echo::EchoShaping::Detail;
    static constexpr double tolerance = 1e-9;

    SampleAxis(const echo::Profile& profile, double originM, double metresPerPixel);

    /// False if the profile has no samples or no extent, or a number is not finite: then nothing is
    /// shown.
    [[nodiscard]] bool valid() const { return m_count > 0; }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] double perPixel() const { return m_perPixel; }
    /// Number of samples in a pixel, rounded down; a pixel holds this many or one more. At most
    /// count().
    [[nodiscard]] int wholePerPixel() const { return m_whole; }

    /// First sample of pixel p before rounding down; the pixel ends perPixel() after it.
    [[nodiscard]] double lower(double p) const { return p * m_perPixel + m_lowerOffset; }
    [[nodiscard]] double lowerOffset() const { return m_lowerOffset; }
    /// Added to lower(), it gives the pixel's centre in samples, before rounding down.
    [[nodiscard]] double centreOffset() const { return m_centreOffset; }

    /// Each of the four functions below changes at most once as `lower` grows. begun() is true from
    /// the first pixel that touches the profile on, ended() from the first pixel beyond it on.
    [[nodiscard]] bool begun(double lower) const
    {
        return lower + m_perPixel >= 1 || lower + m_centreOffset >= 0;
    }
    [[nodiscard]] bool ended(double lower) const
    {
        return lower >= m_count && lower + m_centreOffset > m_count + 2 * tolerance;
    }
    /// insideStart() is true from the first pixel on whose samples are all inside the profile,
    /// beyondInsideEnd() from the first one that may exceed its end. If wholePerPixel() is 0 the
    /// limits are those of begun() and ended().
    [[nodiscard]] bool insideStart(double lower) const
    {
        return m_whole == 0 ? lower + m_centreOffset >= 0 : lower >= 0;
    }
    [[nodiscard]] bool beyondInsideEnd(double lower) const
    {
        return m_whole == 0 ? ended(lower) : lower + m_perPixel >= m_count + 1;
    }

    /// The colour map's index for the maximum or the mean of the samples in the pixel; without one,
    /// for the sample whose extent contains its centre. Slow version for pixels at the ends;
    /// nullopt outside of the profile.
    [[nodiscard]] std::optional<std::uint8_t> value(const echo::Profile& profile, double lower,
                                                    Detail detail) const;
    /// Index of the sample to show, for pixels smaller than a sample inside the profile.
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
