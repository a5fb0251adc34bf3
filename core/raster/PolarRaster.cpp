// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/PolarRaster.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <utility>

namespace leadline::raster {

namespace {

using Pixel = PolarGeometry::Pixel;
using Pixels = std::span<const Pixel>;

void put(const Canvas& canvas, const Pixel& pixel, Rgba colour)
{
    canvas.set(pixel.x(), pixel.y(), colour);
}

void clearPixels(const Canvas& canvas, Pixels pixels)
{
    for (const Pixel& pixel : pixels)
        put(canvas, pixel, transparent);
}

/// Opacity 0..255; NaN counts as no fading.
unsigned alphaOf(double fade)
{
    return fade < 1 ? static_cast<unsigned>(std::lround(std::max(fade, 0.0) * 255.0)) : 255U;
}

Colormap::Entries faded(const Colormap::Entries& entries, unsigned alpha)
{
    Colormap::Entries result = entries;
    for (Rgba& colour : result)
        colour.a = static_cast<std::uint8_t>((colour.a * alpha + 127) / 255);
    return result;
}

} // namespace

PolarRaster::PolarRaster(PolarGeometry geometry, double edgeM)
    : m_geometry(std::move(geometry)),
      m_edgeM(edgeM)
{
}

void PolarRaster::setGeometry(PolarGeometry geometry)
{
    m_geometry = std::move(geometry);
}

bool PolarRaster::fits(const Canvas& canvas) const
{
    return canvas.valid() && canvas.width == m_geometry.width() &&
           canvas.height == m_geometry.height();
}

void PolarRaster::prepare(const echo::Profile& profile)
{
    m_profile = profile;
    m_axis = SampleAxis(profile, 0, m_edgeM / m_geometry.view().radius);
    const int whole = m_axis.wholePerPixel();
    if (m_axis.valid() && whole >= 1 && whole < m_axis.count()) {
        const bool mean = m_detail == SampleAxis::Detail::Mean;
        if (profile.samples.isWide() && mean)
            m_wideMean.build(profile.samples, whole);
        else if (profile.samples.isWide())
            m_wideLargest.build(profile.samples, whole);
        else if (mean)
            m_mean.build(profile.samples, whole);
        else
            m_largest.build(profile.samples, whole);
    }
}

void PolarRaster::drawSector(const Canvas& canvas, int sector, const Rgba* colours) const
{
    const Pixels pixels = m_geometry.pixels(sector);
    if (!m_axis.valid()) {
        clearPixels(canvas, pixels);
        return;
    }
    const double scale = m_axis.perPixel() * m_geometry.distanceUnit();
    const double offset = m_axis.lowerOffset();
    const auto lower = [=](const Pixel& pixel) { return pixel.distance() * scale + offset; };
    // From the centre outwards: empty, samples cut off at the start, complete, cut off at the end,
    // empty. The parts that are cut off are about a pixel wide.
    const auto border = [&](auto from, auto before) {
        if (from == pixels.end() || !before(lower(*from)))
            return from;
        if (before(lower(pixels.back())))
            return pixels.end();
        return std::partition_point(from, pixels.end(),
                                    [&](const Pixel& p) { return before(lower(p)); });
    };
    const auto begin = border(pixels.begin(), [this](double at) { return !m_axis.begun(at); });
    auto inside = border(begin, [this](double at) { return !m_axis.insideStart(at); });
    auto insideEnd = border(inside, [this](double at) { return !m_axis.beyondInsideEnd(at); });
    const auto end = border(insideEnd, [this](double at) { return !m_axis.ended(at); });
    const int whole = m_axis.wholePerPixel();
    if (whole >= m_axis.count())
        // A pixel covers all samples: one or two pixels without tables are sufficient.
        insideEnd = inside;

    clearPixels(canvas, Pixels(pixels.begin(), begin));
    const auto drawCut = [&](auto from, auto to) {
        for (auto p = from; p != to; ++p) {
            const auto value = m_axis.value(m_profile, lower(*p), m_detail);
            put(canvas, *p, value ? colours[*value] : transparent);
        }
    };
    drawCut(begin, inside);
    const auto drawSamples = [&](const auto* samples) {
        for (const Pixel& pixel : Pixels(inside, insideEnd))
            put(canvas, pixel, colours[colourIndex(samples[m_axis.only(lower(pixel))])]);
    };
    const auto drawReduced = [&](const auto* table) {
        const double width = m_axis.perPixel();
        for (const Pixel& pixel : Pixels(inside, insideEnd)) {
            const double at = lower(pixel);
            const int index = static_cast<int>(at) + static_cast<int>(at + width) - whole;
            put(canvas, pixel, colours[colourIndex(table[index])]);
        }
    };
    const bool wide = m_profile.samples.isWide();
    if (whole == 0 && wide)
        drawSamples(m_profile.samples.wide().data());
    else if (whole == 0)
        drawSamples(m_profile.samples.data());
    else if (m_detail == SampleAxis::Detail::Mean && wide)
        drawReduced(m_wideMean.table());
    else if (m_detail == SampleAxis::Detail::Mean)
        drawReduced(m_mean.table());
    else if (wide)
        drawReduced(m_wideLargest.table());
    else
        drawReduced(m_largest.table());
    drawCut(insideEnd, end);
    clearPixels(canvas, Pixels(end, pixels.end()));
}

PixelRect PolarRaster::draw(const Canvas& canvas, const echo::Spoke& spoke, const Colormap& colours,
                            double fade)
{
    return draw(canvas, sectorsOf(spoke.angleGrad, spoke.stepGrad, m_geometry.sectors()),
                spoke.profile, colours, fade);
}

PixelRect PolarRaster::draw(const Canvas& canvas, const SectorRange& sectors,
                            const echo::Profile& profile, const Colormap& colours, double fade)
{
    const int turn = m_geometry.sectors();
    if (!fits(canvas) || sectors.first < 0 || sectors.count <= 0 || turn == 0)
        return {};
    prepare(profile);
    const unsigned alpha = alphaOf(fade);
    const Colormap::Entries entries =
        alpha < 255 ? faded(colours.entries(), alpha) : colours.entries();
    for (int k = 0; k < std::min(sectors.count, turn); ++k)
        drawSector(canvas, (sectors.first % turn + k) % turn, entries.data());
    m_profile = {};
    return m_geometry.bounds({sectors.first % turn, sectors.count});
}

PixelRect PolarRaster::clear(const Canvas& canvas, const SectorRange& sectors) const
{
    const int turn = m_geometry.sectors();
    if (!fits(canvas) || sectors.first < 0 || sectors.count <= 0 || turn == 0)
        return {};
    for (int k = 0; k < std::min(sectors.count, turn); ++k)
        clearPixels(canvas, m_geometry.pixels((sectors.first % turn + k) % turn));
    return m_geometry.bounds({sectors.first % turn, sectors.count});
}

PixelRect PolarRaster::drawAll(const Canvas& canvas, std::span<const int> spokeOfSector,
                               std::span<const echo::Spoke> spokes, const Colormap& colours,
                               std::span<const float> fadeOfSector)
{
    if (!fits(canvas))
        return {};
    Colormap::Entries entries = colours.entries();
    unsigned alpha = 255;
    int prepared = -1;
    for (int sector = 0; sector < m_geometry.sectors(); ++sector) {
        const auto k = static_cast<std::size_t>(sector);
        const int index = k < spokeOfSector.size() ? spokeOfSector[k] : -1;
        if (index < 0 || static_cast<std::size_t>(index) >= spokes.size()) {
            clearPixels(canvas, m_geometry.pixels(sector));
            continue;
        }
        if (index != prepared) {
            prepare(spokes[static_cast<std::size_t>(index)].profile);
            prepared = index;
        }
        const unsigned wanted =
            k < fadeOfSector.size() ? alphaOf(static_cast<double>(fadeOfSector[k])) : 255U;
        if (wanted != alpha) {
            entries = faded(colours.entries(), wanted);
            alpha = wanted;
        }
        drawSector(canvas, sector, entries.data());
    }
    m_profile = {};
    return m_geometry.bounds({0, m_geometry.sectors()});
}

} // namespace leadline::raster
