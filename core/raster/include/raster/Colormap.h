// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "raster/Canvas.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace leadline::raster {

/// Maps each of the 256 intensities to a colour.
///
/// File format: UTF-8 text, one colour per line, as `#rrggbb` or as three numbers `r g b`. Numbers
/// are integers 0..255, or decimals 0..1 if any number in the file has a decimal point. Lines that
/// begin with `//` are comments, empty lines are skipped. 256 colours are used directly; any other
/// number from 2 to 4096 is spread evenly and interpolated linearly in OKLab.
class Colormap {
public:
    static constexpr std::size_t size = 256;
    static constexpr std::size_t maxStops = 4096;
    using Entries = std::array<Rgba, size>;

    /// A greyscale colour map.
    Colormap();
    Colormap(std::string name, const Entries& entries);

    /// `name` is the colour map's name; an error's sentence begins with it.
    static base::Result<Colormap> parse(std::string_view name, std::string_view text);
    /// Two or more colours, spread evenly; 256 are used directly, fewer than two give grey.
    static Colormap fromStops(std::string name, std::span<const Rgba> stops);

    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] const Entries& entries() const { return m_entries; }
    [[nodiscard]] Rgba operator[](std::uint8_t intensity) const { return m_entries[intensity]; }

private:
    std::string m_name;
    Entries m_entries{};
};

/// A colour in the perceptual space OKLab (Björn Ottosson, 2020): lightness 0..1 and two opponent
/// axes.
struct Oklab {
    double lightness = 0;
    double a = 0;
    double b = 0;

    /// Ignores alpha.
    static Oklab from(Rgba colour);
    /// The opaque 8-bit sRGB colour; channels out of gamut are clipped.
    [[nodiscard]] Rgba rgba() const;
    /// Linear interpolation to `other`; `t` is 0..1.
    [[nodiscard]] Oklab towards(const Oklab& other, double t) const;
};

} // namespace leadline::raster
