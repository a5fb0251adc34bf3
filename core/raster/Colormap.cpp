// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/Colormap.h"

#include "base/Ascii.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace leadline::raster {

Colormap::Colormap() : m_name("grey")
{
    for (std::size_t i = 0; i < size; ++i) {
        const auto v = static_cast<std::uint8_t>(i);
        m_entries[i] = {v, v, v, 255};
    }
}

Colormap::Colormap(std::string name, const Entries& entries)
    : m_name(std::move(name)),
      m_entries(entries)
{
}

Colormap Colormap::fromStops(std::string name, std::span<const Rgba> stops)
{
    Colormap map;
    map.m_name = std::move(name);
    if (stops.size() == size) {
        std::copy(stops.begin(), stops.end(), map.m_entries.begin());
        return map;
    }
    if (stops.size() < 2)
        return map;
    for (std::size_t i = 0; i < size; ++i) {
        // Integer arithmetic, so that a stop that coincides with an entry has exactly its colour.
        const std::size_t at = i * (stops.size() - 1);
        const std::size_t stop = std::min(at / (size - 1), stops.size() - 2);
        const std::size_t rest = at - stop * (size - 1);
        if (rest == 0 || rest == size - 1) {
            map.m_entries[i] = stops[rest == 0 ? stop : stop + 1];
            continue;
        }
        const double t = static_cast<double>(rest) / static_cast<double>(size - 1);
        map.m_entries[i] = Oklab::from(stops[stop]).towards(Oklab::from(stops[stop + 1]), t).rgba();
    }
    return map;
}

namespace {

using base::Error;

/// The numbers of one line, before it is known whether the file's range is 0..255 or 0..1.
struct Line {
    std::size_t number = 0;
    bool hex = false;
    double channels[3] = {};
};

std::string_view takeWord(std::string_view& text)
{
    text = base::trimmed(text);
    const std::string_view word = text.substr(0, text.find_first_of(" \t\r"));
    text.remove_prefix(word.size());
    return word;
}

bool readHex(std::string_view digits, Line& line)
{
    if (digits.size() != 6)
        return false;
    for (std::size_t i = 0; i < 3; ++i) {
        const auto value = base::parseNumber<unsigned>(digits.substr(2 * i, 2), 16);
        if (!value)
            return false;
        line.channels[i] = *value;
    }
    line.hex = true;
    return true;
}

bool readNumbers(std::string_view text, Line& line, bool& anyPoint)
{
    for (double& channel : line.channels) {
        const std::string_view word = takeWord(text);
        const auto number = base::parseNumber<double>(word);
        if (!number || !std::isfinite(*number))
            return false;
        channel = *number;
        anyPoint = anyPoint || word.find_first_not_of("0123456789-") != std::string_view::npos;
    }
    return base::trimmed(text).empty();
}

Error bad(std::string_view name, std::size_t line, base::Message why)
{
    return {base::Message("%1, line %2: %3", name, line, std::move(why))};
}

/// Converts numbers in 0..`highest` to 8 bits; nullopt if one is outside that range.
std::optional<Rgba> colourOf(const Line& line, double highest)
{
    std::uint8_t bytes[3] = {};
    for (std::size_t i = 0; i < 3; ++i) {
        const double value = line.channels[i];
        if (!(value >= 0 && value <= highest))
            return std::nullopt;
        bytes[i] = static_cast<std::uint8_t>(std::lround(value / highest * 255.0));
    }
    return Rgba{bytes[0], bytes[1], bytes[2], 255};
}

} // namespace

base::Result<Colormap> Colormap::parse(std::string_view name, std::string_view text)
{
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);
    std::vector<Line> lines;
    bool decimals = false;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        const std::string_view content = base::trimmed(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (content.empty() || content.starts_with("//"))
            continue;
        if (lines.size() == maxStops)
            return bad(name, number, base::Message("a palette has at most 4096 colours."));
        Line line;
        line.number = number;
        if (content.front() == '#') {
            if (!readHex(content.substr(1), line))
                return bad(
                    name, number,
                    base::Message("a colour that begins with # has six hex digits, #rrggbb."));
        } else if (!readNumbers(content, line, decimals)) {
            return bad(name, number,
                       base::Message("a colour is #rrggbb or three numbers, red green blue."));
        }
        lines.push_back(line);
    }
    if (lines.empty())
        return Error{base::Message("%1: there is no colour in this file.", name)};
    if (lines.size() < 2)
        return bad(name, lines.front().number,
                   base::Message("this is the only colour; a palette needs two."));

    std::vector<Rgba> stops;
    stops.reserve(lines.size());
    for (const Line& line : lines) {
        const auto colour = colourOf(line, line.hex || !decimals ? 255.0 : 1.0);
        if (!colour && decimals)
            return bad(name, line.number,
                       base::Message("in a file with decimal points every number is from 0 to 1."));
        if (!colour)
            return bad(name, line.number, base::Message("every number is from 0 to 255."));
        stops.push_back(*colour);
    }
    return fromStops(std::string(name), stops);
}

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
