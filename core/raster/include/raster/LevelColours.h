// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/ToneCurve.h"
#include "raster/Colormap.h"

#include <array>

namespace leadline::raster {

/// Makes the colour table of a palette under a tone curve. Drawing costs the same under any curve,
/// since only the table differs.
///
/// Where the curve asks for less than a step of the palette from one intensity to the next, each
/// channel is rounded up or down such that the lightness still rises ("bit stealing", C. W. Tyler,
/// Spatial Vision 10, 1997), because equal colours would hide an echo in its noise. The raw curve
/// gives the palette itself.
class LevelColours {
public:
    LevelColours() : LevelColours(Colormap()) {}
    explicit LevelColours(const Colormap& palette);

    [[nodiscard]] const Colormap& palette() const { return m_palette; }
    [[nodiscard]] Colormap under(const echo::ToneCurve& curve) const;

private:
    /// False if some intensity up to the black point looks like the one before it.
    [[nodiscard]] bool fill(Colormap::Entries& entries, const echo::ToneCurve& curve,
                            double darkest) const;

    Colormap m_palette;
    /// OKLab lightness of each of the palette's colours.
    std::array<double, Colormap::size> m_lightness{};
};

} // namespace leadline::raster
