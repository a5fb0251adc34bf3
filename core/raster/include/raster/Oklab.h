// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/Rgba.h"

namespace leadline::raster {

/// A colour as the eye orders it (Björn Ottosson, 2020): lightness 0..1 and two opponent axes.
struct Oklab {
    double lightness = 0;
    double a = 0;
    double b = 0;

    /// Alpha is not looked at.
    static Oklab from(Rgba colour);
    /// The nearest 8-bit sRGB colour, opaque; what is out of gamut is clipped channel by channel.
    [[nodiscard]] Rgba rgba() const;
    /// The point at `t` (0..1) on the straight line to `other`.
    [[nodiscard]] Oklab towards(const Oklab& other, double t) const;
};

} // namespace leadline::raster
