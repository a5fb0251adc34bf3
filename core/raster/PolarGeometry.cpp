// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/PolarGeometry.h"

#include "base/Units.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace leadline::raster {

SectorRange sectorsOf(double angleGrad, double stepGrad, int sectors)
{
    if (sectors <= 0 || !std::isfinite(angleGrad) || !(stepGrad > 0))
        return {};
    const double turn = base::gradiansPerTurn;
    if (stepGrad >= turn)
        return {0, sectors};
    const double perGradian = sectors / turn;
    const double centre = std::fmod(angleGrad, turn) * perGradian;
    const double half = stepGrad / 2 * perGradian;
    const auto border = [](double at) { return static_cast<int>(std::floor(at + 0.5 + 1e-9)); };
    const int begin = border(centre - half);
    const int count = std::clamp(border(centre + half) - begin, 1, sectors);
    return {(begin % sectors + sectors) % sectors, count};
}

std::vector<int> newestBySector(std::span<const echo::Spoke> oldestFirst, int sectors)
{
    std::vector<int> newest(static_cast<std::size_t>(std::max(sectors, 0)), -1);
    for (std::size_t i = 0; i < oldestFirst.size(); ++i) {
        const echo::Spoke& spoke = oldestFirst[i];
        const SectorRange range = sectorsOf(spoke.angleGrad, spoke.stepGrad, sectors);
        for (int k = 0; k < range.count; ++k)
            newest[static_cast<std::size_t>((range.first + k) % sectors)] = static_cast<int>(i);
    }
    return newest;
}

namespace {

constexpr int maxSectors = 1 << 20;

/// Columns of a row whose centres are within `radius` of the disc's centre.
struct RowReach {
    int begin = 0;
    int end = 0;
};

RowReach reachOf(const PolarView& view, double dy, int width)
{
    const double half = std::sqrt(std::max(view.radius * view.radius - dy * dy, 0.0)) + 1;
    const auto column = [width](double x) {
        return static_cast<int>(std::clamp(x, 0.0, static_cast<double>(width)));
    };
    return {column(std::floor(view.centreX - half)), column(std::ceil(view.centreX + half))};
}

} // namespace

PolarGeometry::PolarGeometry(int width, int height, const PolarView& view, int sectors)
    : m_width(std::max(width, 0)),
      m_height(std::max(height, 0)),
      m_view(view)
{
    const auto count = static_cast<std::size_t>(std::clamp(sectors, 0, maxSectors));
    m_begins.assign(count + 1, 0);
    m_bounds.assign(count, {});
    const bool sane = std::isfinite(view.centreX) && std::isfinite(view.centreY) &&
                      std::isfinite(view.rotationGrad) && view.radius > 0 && view.radius < 1e7;
    if (count == 0 || !sane || std::max(width, height) > largestSide)
        return;
    while (view.radius / m_unit < 1 << 29)
        m_unit /= 2;

    // The first pass counts the pixels of each sector; then they are put into place and sorted.
    std::vector<Pixel> found;
    std::vector<std::uint32_t> sectorOf;
    const auto most = static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height);
    found.reserve(most);
    sectorOf.reserve(most);
    const double sectorsPerGradian = static_cast<double>(count) / base::gradiansPerTurn;
    for (int y = 0; y < m_height; ++y) {
        const double dy = y + 0.5 - view.centreY;
        if (std::abs(dy) > view.radius)
            continue;
        const RowReach reach = reachOf(view, dy, m_width);
        for (int x = reach.begin; x < reach.end; ++x) {
            const PolarPoint point = polarPoint(view, x + 0.5, y + 0.5);
            if (!(point.distance <= view.radius) || !showsBearing(view, point.bearingGrad))
                continue;
            // Axes and diagonals coincide with sector borders; a pixel on a border belongs to the
            // sector that follows.
            const auto sector =
                static_cast<std::uint32_t>(point.bearingGrad * sectorsPerGradian + 1e-9) %
                static_cast<std::uint32_t>(count);
            const auto distance = static_cast<std::uint64_t>(std::llround(point.distance / m_unit));
            found.push_back({(distance << 32U) | (static_cast<std::uint64_t>(y) << 16U) |
                             static_cast<std::uint64_t>(x)});
            sectorOf.push_back(sector);
            ++m_begins[sector + 1];
        }
    }
    for (std::size_t i = 0; i < count; ++i)
        m_begins[i + 1] += m_begins[i];
    m_pixels.resize(found.size());
    std::vector<std::uint32_t> next(m_begins.begin(), m_begins.end() - 1);
    for (std::size_t i = 0; i < found.size(); ++i)
        m_pixels[next[sectorOf[i]]++] = found[i];
    for (std::size_t i = 0; i < count; ++i)
        sortSector(i);
}

void PolarGeometry::sortSector(std::size_t sector)
{
    const auto from = m_pixels.begin() + m_begins[sector];
    const auto to = m_pixels.begin() + m_begins[sector + 1];
    if (from == to)
        return;
    std::sort(from, to);
    int left = m_width;
    int right = 0;
    int top = m_height;
    int bottom = 0;
    for (auto p = from; p != to; ++p) {
        left = std::min(left, p->x());
        right = std::max(right, p->x());
        top = std::min(top, p->y());
        bottom = std::max(bottom, p->y());
    }
    m_bounds[sector] = {left, top, right - left + 1, bottom - top + 1};
}

std::span<const PolarGeometry::Pixel> PolarGeometry::pixels(int sector) const
{
    const auto i = static_cast<std::size_t>(sector);
    return std::span(m_pixels).subspan(m_begins[i], m_begins[i + 1] - m_begins[i]);
}

const PixelRect& PolarGeometry::bounds(int sector) const
{
    return m_bounds[static_cast<std::size_t>(sector)];
}

PixelRect PolarGeometry::bounds(const SectorRange& range) const
{
    PixelRect all;
    for (int k = 0; k < std::min(range.count, sectors()); ++k)
        all = united(all, bounds((range.first + k) % sectors()));
    return all;
}

} // namespace leadline::raster
