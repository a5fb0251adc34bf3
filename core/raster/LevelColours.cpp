// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/LevelColours.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <optional>

namespace leadline::raster {

namespace {

/// Differences in lightness that count.
constexpr double least = 1e-7;

/// A colour between two of a palette's: channels not yet rounded, and the lightness wanted.
struct Wanted {
    double r = 0;
    double g = 0;
    double b = 0;
    double lightness = 0;
    std::uint8_t alpha = 255;
};

double between(double a, double b, double t)
{
    return a + (b - a) * t;
}

std::uint8_t channel(double value, int more)
{
    return static_cast<std::uint8_t>(
        std::clamp(static_cast<int>(std::floor(value + 1e-9)) + more, 0, 255));
}

struct Found {
    Rgba colour;
    double lightness = 0;
};

/// Of the colours whose channels are rounded down or up, by `lowest` to `highest`, the one nearest
/// in lightness that is lighter than `beyond`, or darker if `direction` is -1.
std::optional<Found> nearest(const Wanted& wanted, int lowest, int highest, double beyond,
                             double direction)
{
    std::optional<Found> best;
    for (int r = lowest; r <= highest; ++r)
        for (int g = lowest; g <= highest; ++g)
            for (int b = lowest; b <= highest; ++b) {
                const Rgba colour{channel(wanted.r, r), channel(wanted.g, g), channel(wanted.b, b),
                                  wanted.alpha};
                const double lightness = Oklab::from(colour).lightness;
                const bool rises = direction * (lightness - beyond) > least;
                if (rises && (!best || std::abs(lightness - wanted.lightness) <
                                           std::abs(best->lightness - wanted.lightness)))
                    best = Found{colour, lightness};
            }
    return best;
}

} // namespace

LevelColours::LevelColours(const Colormap& palette) : m_palette(palette)
{
    for (std::size_t i = 0; i < Colormap::size; ++i)
        m_lightness[i] = Oklab::from(palette.entries()[i]).lightness;
}

Colormap LevelColours::under(const echo::ToneCurve& curve) const
{
    if (curve.isRaw())
        return m_palette;
    const echo::ToneCurve bounded = curve.bounded();
    Colormap::Entries entries{};
    // A palette with few dark colours, like that for the night, gets more room for the noise.
    constexpr double more = 8;
    double darkest = echo::ToneCurve::darkest;
    while (!fill(entries, bounded, darkest) && darkest < bounded.black)
        darkest += more;
    return {m_palette.name(), entries};
}

bool LevelColours::fill(Colormap::Entries& entries, const echo::ToneCurve& curve,
                        double darkest) const
{
    // Palettes for daylight fall from white to dark; a few, like the fish-finders', do neither.
    const double direction = m_lightness.back() < m_lightness.front() ? -1 : 1;
    bool rises = true;
    double before = -direction * std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < Colormap::size; ++i) {
        const double position = curve.position(static_cast<double>(i), darkest);
        const auto low = std::min(static_cast<std::size_t>(position), Colormap::size - 2);
        const double share = position - static_cast<double>(low);
        const Rgba& a = m_palette.entries()[low];
        const Rgba& b = m_palette.entries()[low + 1];
        const Wanted wanted{.r = between(a.r, b.r, share),
                            .g = between(a.g, b.g, share),
                            .b = between(a.b, b.b, share),
                            .lightness = between(m_lightness[low], m_lightness[low + 1], share),
                            .alpha = share < 0.5 ? a.a : b.a};
        Found found{.colour = {channel(wanted.r + 0.5, 0), channel(wanted.g + 0.5, 0),
                               channel(wanted.b + 0.5, 0), wanted.alpha},
                    .lightness = wanted.lightness};
        if (direction * (m_lightness[low + 1] - m_lightness[low]) >= 0) {
            auto lighter = nearest(wanted, 0, 1, before, direction);
            if (!lighter)
                lighter = nearest(wanted, -1, 2, before, direction);
            const bool isNoise = static_cast<double>(i) <= curve.black;
            rises = rises && (lighter || !isNoise);
            if (lighter)
                found = *lighter;
            else if (i > 0)
                found = {entries[i - 1], before};
        }
        entries[i] = found.colour;
        before = found.lightness;
    }
    return rises;
}

} // namespace leadline::raster
