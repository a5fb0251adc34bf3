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

/// A colour for each of the 256 intensities.
///
/// The file: UTF-8 text, one colour a line, as `#rrggbb` or as three numbers `r g b`. Numbers are
/// integers 0..255, or decimals 0..1 if any number in the file has a decimal point. Lines that
/// begin with `//` are comments, empty lines are skipped. 256 colours are taken as they are; any
/// other count from 2 to 4096 is spread evenly, with straight lines in OKLab between the colours.
class Colormap {
public:
    static constexpr std::size_t size = 256;
    static constexpr std::size_t mostStops = 4096;
    using Entries = std::array<Rgba, size>;

    /// Intensity as grey.
    Colormap();
    Colormap(std::string name, const Entries& entries);

    /// The sentence of a bad file begins with `name`, which is the new palette's name.
    static base::Result<Colormap> parse(std::string_view name, std::string_view text);
    /// 2 or more colours, evenly spread; 256 are taken as they are, fewer than 2 give grey.
    static Colormap fromStops(std::string name, std::span<const Rgba> stops);

    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] const Entries& entries() const { return m_entries; }
    [[nodiscard]] Rgba operator[](std::uint8_t intensity) const { return m_entries[intensity]; }

private:
    std::string m_name;
    Entries m_entries{};
};

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
