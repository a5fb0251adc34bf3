// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/WaterfallRaster.h"

#include "raster/ColumnPainter.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace leadline::raster {

namespace {

/// As many columns as are painted together.
constexpr std::size_t batch = 64;

} // namespace

PixelRect WaterfallRaster::drawColumn(const Canvas& canvas, int x, int width,
                                      const echo::Profile& profile, const Colormap& colours)
{
    if (!canvas.valid())
        return {};
    m_values.resize(static_cast<std::size_t>(canvas.height));
    const RowRange rows = m_reducer.reduce(profile, m_values);
    return paintColumn(canvas, x, width, {m_values.data(), rows, nullptr}, colours);
}

PixelRect WaterfallRaster::drawColumns(const Canvas& canvas, int x,
                                       std::span<const echo::Profile> profiles,
                                       const Colormap& colours)
{
    if (!canvas.valid() || x >= canvas.width)
        return {};
    if (x < 0) {
        const std::size_t beside = std::size_t{0} - static_cast<std::size_t>(x);
        profiles = profiles.subspan(std::min(beside, profiles.size()));
        x = 0;
    }
    profiles =
        profiles.first(std::min(profiles.size(), static_cast<std::size_t>(canvas.width - x)));
    const auto rows = static_cast<std::size_t>(canvas.height);
    m_values.resize(rows * batch);
    PixelRect changed;
    for (std::size_t i = 0; i < profiles.size(); i += batch) {
        const std::size_t count = std::min(batch, profiles.size() - i);
        std::array<Column, batch> columns;
        for (std::size_t k = 0; k < count; ++k) {
            const auto values = std::span(m_values).subspan(k * rows, rows);
            columns[k] = {values.data(), m_reducer.reduce(profiles[i + k], values), nullptr};
        }
        changed = united(changed, paintColumns(canvas, x + static_cast<int>(i),
                                               std::span(columns).first(count), colours));
    }
    return changed;
}

Column WaterfallRaster::merged(std::span<const std::size_t> pings,
                               std::span<const echo::Profile> profiles, std::size_t slot,
                               std::size_t rows)
{
    const auto values = std::span(m_values).subspan(slot * rows, rows);
    if (pings.empty())
        return {};
    Column column{values.data(), m_reducer.reduce(profiles[pings.front()], values), nullptr};
    if (pings.size() == 1)
        return column;

    const auto covered = std::span(m_covered).subspan(slot * rows, rows);
    std::fill(covered.begin(), covered.end(), std::uint8_t{0});
    std::fill(covered.begin() + column.rows.first, covered.begin() + column.rows.last,
              std::uint8_t{1});
    column.covered = covered.data();
    for (const std::size_t ping : pings.subspan(1)) {
        const RowRange more = m_reducer.reduce(profiles[ping], m_one);
        if (more.empty())
            continue;
        for (auto y = static_cast<std::size_t>(more.first); y < static_cast<std::size_t>(more.last);
             ++y) {
            values[y] = covered[y] != 0 ? std::max(values[y], m_one[y]) : m_one[y];
            covered[y] = 1;
        }
        column.rows = column.rows.empty() ? more
                                          : RowRange{std::min(column.rows.first, more.first),
                                                     std::max(column.rows.last, more.last)};
    }
    const auto first = covered.begin() + column.rows.first;
    const auto last = covered.begin() + column.rows.last;
    if (std::find(first, last, std::uint8_t{0}) == last)
        column.covered = nullptr;
    return column;
}

PixelRect WaterfallRaster::drawByTime(const Canvas& canvas, std::span<const echo::Profile> profiles,
                                      std::span<const PingPeriod> periods, double fromS,
                                      double untilS, const Colormap& colours)
{
    if (!canvas.valid())
        return {};
    const TimeColumns when(periods.first(std::min(periods.size(), profiles.size())), fromS, untilS,
                           canvas.width);
    const auto rows = static_cast<std::size_t>(canvas.height);
    m_values.resize(rows * batch);
    m_covered.resize(rows * batch);
    m_one.resize(rows);
    for (int x = 0; x < canvas.width; x += static_cast<int>(batch)) {
        const int count = std::min(static_cast<int>(batch), canvas.width - x);
        std::array<Column, batch> columns;
        for (int k = 0; k < count; ++k) {
            const auto slot = static_cast<std::size_t>(k);
            const auto pings = when.pingsIn(x + k);
            // A ping that is several columns wide is reduced once in a batch.
            const bool same = k > 0 && std::ranges::equal(pings, when.pingsIn(x + k - 1));
            columns[slot] = same ? columns[slot - 1] : merged(pings, profiles, slot, rows);
        }
        paintColumns(canvas, x, std::span(columns).first(static_cast<std::size_t>(count)), colours);
    }
    return canvas.bounds();
}

} // namespace leadline::raster
