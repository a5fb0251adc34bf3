// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/Oklab.h"

#include <algorithm>
#include <cmath>

namespace leadline::raster {

namespace {

double linearFromSrgb(std::uint8_t value)
{
    const double v = value / 255.0;
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}

std::uint8_t srgbFromLinear(double linear)
{
    const double v =
        linear <= 0.0031308 ? linear * 12.92 : 1.055 * std::pow(linear, 1.0 / 2.4) - 0.055;
    return static_cast<std::uint8_t>(std::lround(std::clamp(v, 0.0, 1.0) * 255.0));
}

} // namespace

Oklab Oklab::from(Rgba colour)
{
    const double r = linearFromSrgb(colour.r);
    const double g = linearFromSrgb(colour.g);
    const double b = linearFromSrgb(colour.b);
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

Rgba Oklab::rgba() const
{
    const auto cube = [](double v) { return v * v * v; };
    const double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
    const double m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
    const double s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
    return {srgbFromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            srgbFromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            srgbFromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), 255};
}

Oklab Oklab::towards(const Oklab& other, double t) const
{
    return {lightness + (other.lightness - lightness) * t, a + (other.a - a) * t,
            b + (other.b - b) * t};
}

} // namespace leadline::raster
