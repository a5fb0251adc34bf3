// SPDX-License-Identifier: GPL-3.0-or-later
#include "swath/SectionRaster.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace leadline::swath {

namespace {

/// Of a section, and so of what is drawn even of a flat bottom close by.
constexpr double leastShownM = 1;
/// Pixels beyond that are none.
constexpr double farthestPixel = 1e6;

void fill(const raster::Canvas& canvas, raster::PixelRect area, raster::Rgba colour)
{
    area = raster::intersected(area, canvas.bounds());
    for (int y = area.y; y < area.y + area.height; ++y)
        for (int x = area.x; x < area.x + area.width; ++x)
            canvas.set(x, y, colour);
}

void drawBar(const raster::Canvas& canvas, const SectionView& view, const LevelSounding& sounding,
             raster::Rgba colour)
{
    const double atX = view.x(sounding.acrossM);
    const double atY = view.y(sounding.depthM);
    const double bound = sounding.depthErrorM * view.pixelsPerMetre;
    if (!(std::abs(atX) < farthestPixel && std::abs(atY) < farthestPixel && bound < farthestPixel))
        return;
    const int x = static_cast<int>(std::lround(atX));
    const int y = static_cast<int>(std::lround(atY));
    const int half = static_cast<int>(std::lround(bound));
    constexpr int paler = 3;
    raster::Rgba bar = colour;
    bar.a = static_cast<std::uint8_t>(colour.a / paler);
    fill(canvas, {x, y - half, 1, 2 * half + 1}, bar);
}

void drawDot(const raster::Canvas& canvas, const SectionView& view, const LevelSounding& sounding,
             raster::Rgba colour, int dot)
{
    const double atX = view.x(sounding.acrossM);
    const double atY = view.y(sounding.depthM);
    if (!(std::abs(atX) < farthestPixel && std::abs(atY) < farthestPixel))
        return;
    const int x = static_cast<int>(std::lround(atX)) - dot / 2;
    const int y = static_cast<int>(std::lround(atY)) - dot / 2;
    fill(canvas, {x, y, dot, dot}, colour);
}

} // namespace

SectionView SectionView::fitted(double width, double height, double halfAcrossM, double depthM)
{
    const double half = std::max(halfAcrossM, leastShownM);
    const double depth = std::max(depthM, leastShownM);
    return {width / 2, 0, std::max(std::min(width / 2 / half, height / depth), 1e-3)};
}

SectionExtent sectionExtent(std::span<const LevelSounding> soundings)
{
    const bool hasKept = std::ranges::any_of(
        soundings, [](const LevelSounding& each) { return each.verdict == Verdict::Kept; });
    SectionExtent extent;
    for (const LevelSounding& each : soundings) {
        if (hasKept && each.verdict != Verdict::Kept)
            continue;
        extent.halfAcrossM = std::max(extent.halfAcrossM, std::abs(each.acrossM));
        extent.depthM = std::max(extent.depthM, each.depthM + each.depthErrorM);
    }
    return extent;
}

void drawSection(const raster::Canvas& canvas, const SectionView& view,
                 std::span<const LevelSounding> soundings, const SectionStyle& style)
{
    if (!canvas.valid())
        return;
    // Dots lie over all bars, and what is kept over what is not.
    for (const bool isKept : {false, true}) {
        if (!isKept && !style.hasLeftOut)
            continue;
        const raster::Rgba colour = isKept ? style.kept : style.leftOut;
        for (const LevelSounding& each : soundings)
            if ((each.verdict == Verdict::Kept) == isKept)
                drawBar(canvas, view, each, colour);
        for (const LevelSounding& each : soundings)
            if ((each.verdict == Verdict::Kept) == isKept)
                drawDot(canvas, view, each, colour, style.dot);
    }
}

std::optional<std::size_t> nearestSounding(const SectionView& view,
                                           std::span<const LevelSounding> soundings, double x,
                                           double y, double reach, bool hasLeftOut)
{
    std::optional<std::size_t> nearest;
    double least = reach;
    for (std::size_t i = 0; i < soundings.size(); ++i) {
        const LevelSounding& each = soundings[i];
        if (each.verdict != Verdict::Kept && !hasLeftOut)
            continue;
        const double off = std::hypot(view.x(each.acrossM) - x, view.y(each.depthM) - y);
        if (off <= least) {
            least = off;
            nearest = i;
        }
    }
    return nearest;
}

std::uint8_t DepthScale::value(double depthM) const
{
    constexpr double most = 255;
    const double share = (depthM - fromM) / (untilM() - fromM);
    return static_cast<std::uint8_t>(std::lround(std::clamp(share, 0.0, 1.0) * most));
}

DepthScale DepthScale::of(const BottomGrid& grid)
{
    std::vector<float> depths;
    const BottomGrid::Extent& extent = grid.extent();
    std::vector<BottomGrid::Cell> cells(static_cast<std::size_t>(std::max(extent.columns(), 0)));
    // Of very many cells some tell as much.
    constexpr int mostRows = 512;
    const int every = std::max(1, extent.rows() / mostRows);
    for (int row = 0; row < extent.rows(); row += every) {
        grid.readRow(row, cells);
        for (const BottomGrid::Cell& each : cells)
            if (each.count > 0)
                depths.push_back(each.depthM);
    }
    if (depths.empty())
        return {};
    const auto percentile = [&](std::size_t percent) {
        const auto at =
            depths.begin() + static_cast<std::ptrdiff_t>((depths.size() - 1) * percent / 100);
        std::ranges::nth_element(depths, at);
        return double{*at};
    };
    const double shallow = percentile(1);
    const double deep = percentile(99);
    constexpr std::array factors{1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0};
    constexpr double leastStep = 0.1;
    constexpr double gaps = labels - 1;
    for (double power = leastStep;; power *= 10) {
        for (const double factor : factors) {
            const double step = power * factor;
            const double from = std::floor(shallow / step + 1e-9) * step;
            if (from + gaps * step >= deep)
                return {from, step};
        }
    }
}

void drawBottom(const raster::Canvas& canvas, const BottomGrid& grid, const DepthScale& scale,
                const raster::Colormap& colours, int perPixel)
{
    if (!canvas.valid() || perPixel < 1)
        return;
    canvas.clear();
    const BottomGrid::Extent& extent = grid.extent();
    std::vector<BottomGrid::Cell> cells(static_cast<std::size_t>(std::max(extent.columns(), 0)));
    std::vector<float> shallowest(static_cast<std::size_t>(canvas.width));
    std::vector<bool> isKnown(shallowest.size());
    for (int y = 0; y < canvas.height && y * perPixel < extent.rows(); ++y) {
        std::fill(isKnown.begin(), isKnown.end(), false);
        for (int row = y * perPixel; row < std::min((y + 1) * perPixel, extent.rows()); ++row) {
            grid.readRow(row, cells);
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const std::size_t x = i / static_cast<std::size_t>(perPixel);
                if (cells[i].count == 0 || x >= shallowest.size())
                    continue;
                shallowest[x] =
                    isKnown[x] ? std::min(shallowest[x], cells[i].depthM) : cells[i].depthM;
                isKnown[x] = true;
            }
        }
        for (std::size_t x = 0; x < shallowest.size(); ++x)
            if (isKnown[x])
                canvas.set(static_cast<int>(x), y, colours[scale.value(double{shallowest[x]})]);
    }
}

} // namespace leadline::swath
