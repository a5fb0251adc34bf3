// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/WaterfallRaster.h"

#include "base/Bytes.h"
#include "raster/Canvas.h"
#include "raster/Colormap.h"
#include "raster/ColumnReducer.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <span>

namespace leadline::raster {

namespace {

/// Number of columns painted together, so that rows are written in runs of several cache lines.
constexpr std::size_t together = 64;

bool hasData(const Column& column, int y)
{
    return y >= column.rows.first && y < column.rows.last &&
           (column.covered == nullptr || column.covered[y] != 0);
}

Rgba colourAt(const Column& column, int y, const Rgba* colours)
{
    return hasData(column, y) ? colours[column.values[y]] : transparent;
}

/// Paints `count` rows from y on, at most `block`, whose values are read with one load.
constexpr int block = 8;

void paintBlock(const Canvas& canvas, std::uint8_t* to, const Column& column, int y, int count,
                const Rgba* colours)
{
    const bool full = count == block && column.values != nullptr && column.covered == nullptr &&
                      y >= column.rows.first && y + block <= column.rows.last;
    if (!full) {
        for (int row = 0; row < count; ++row) {
            const Rgba colour = colourAt(column, y + row, colours);
            std::memcpy(to + row * canvas.stride, &colour, sizeof colour);
        }
        return;
    }
    auto values = base::loadLittle<std::uint64_t>(
        std::as_bytes(std::span(column.values + y, std::size_t{block})));
    for (int row = 0; row < block; ++row) {
        std::memcpy(to + row * canvas.stride, &colours[values & 0xffU], sizeof(Rgba));
        values >>= 8U;
    }
}

void paintSome(const Canvas& canvas, int x, std::span<const Column> columns, const Rgba* colours)
{
    for (int y = 0; y < canvas.height; y += block) {
        const int count = std::min(block, canvas.height - y);
        std::uint8_t* to = canvas.at(x, y);
        for (const Column& column : columns) {
            paintBlock(canvas, to, column, y, count, colours);
            to += sizeof(Rgba);
        }
    }
}

PixelRect paintColumns(const Canvas& canvas, int x, std::span<const Column> columns,
                       const Colormap& colours)
{
    if (!canvas.valid() || x >= canvas.width)
        return {};
    if (x < 0) {
        const std::size_t beside = std::size_t{0} - static_cast<std::size_t>(x);
        columns = columns.subspan(std::min(beside, columns.size()));
        x = 0;
    }
    columns = columns.first(std::min(columns.size(), static_cast<std::size_t>(canvas.width - x)));
    for (std::size_t i = 0; i < columns.size(); i += together) {
        paintSome(canvas, x + static_cast<int>(i),
                  columns.subspan(i, std::min(together, columns.size() - i)),
                  colours.entries().data());
    }
    const PixelRect changed{x, 0, static_cast<int>(columns.size()), canvas.height};
    return changed.empty() ? PixelRect{} : changed;
}

PixelRect paintColumn(const Canvas& canvas, int x, int width, const Column& column,
                      const Colormap& colours)
{
    if (!canvas.valid() || width <= 0)
        return {};
    const PixelRect area = intersected({x, 0, width, canvas.height}, canvas.bounds());
    for (int y = 0; y < area.height; ++y) {
        const Rgba colour = colourAt(column, y, colours.entries().data());
        for (int i = area.x; i < area.x + area.width; ++i)
            canvas.set(i, y, colour);
    }
    return area;
}

/// Number of columns that are reduced before they are painted together.
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

RowRange WaterfallRaster::reduceFrom(double originM, echo::Profile profile,
                                     std::span<std::uint8_t> values)
{
    profile.startM -= originM;
    return m_reducer.reduce(profile, values);
}

Column WaterfallRaster::merged(std::span<const std::size_t> pings,
                               std::span<const echo::Profile> profiles, double originM,
                               std::size_t slot, std::size_t rows)
{
    const auto values = std::span(m_values).subspan(slot * rows, rows);
    if (pings.empty() || std::isnan(originM))
        return {};
    Column column{values.data(), reduceFrom(originM, profiles[pings.front()], values), nullptr};
    if (pings.size() == 1)
        return column;

    const auto covered = std::span(m_covered).subspan(slot * rows, rows);
    std::fill(covered.begin(), covered.end(), std::uint8_t{0});
    std::fill(covered.begin() + column.rows.first, covered.begin() + column.rows.last,
              std::uint8_t{1});
    column.covered = covered.data();
    const bool mean = m_reducer.detail() == SampleAxis::Detail::Mean;
    if (mean) {
        m_sums.assign(values.begin(), values.end());
        m_counts.assign(covered.begin(), covered.end());
    }
    for (const std::size_t ping : pings.subspan(1)) {
        const RowRange more = reduceFrom(originM, profiles[ping], m_one);
        if (more.empty())
            continue;
        for (auto y = static_cast<std::size_t>(more.first); y < static_cast<std::size_t>(more.last);
             ++y) {
            if (mean) {
                m_sums[y] = m_counts[y]++ > 0 ? m_sums[y] + m_one[y] : m_one[y];
                values[y] = static_cast<std::uint8_t>((m_sums[y] + m_counts[y] / 2) / m_counts[y]);
            } else {
                values[y] = covered[y] != 0 ? std::max(values[y], m_one[y]) : m_one[y];
            }
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
                                      double untilS, const Colormap& colours,
                                      std::span<const double> originsM)
{
    if (!canvas.valid())
        return {};
    const auto originOf = [originsM](int column) {
        const auto at = static_cast<std::size_t>(column);
        return at < originsM.size() ? originsM[at] : 0.0;
    };
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
            // A ping that spans several columns is reduced once per batch.
            const bool same = k > 0 && originOf(x + k) == originOf(x + k - 1) &&
                              std::ranges::equal(pings, when.pingsIn(x + k - 1));
            columns[slot] =
                same ? columns[slot - 1] : merged(pings, profiles, originOf(x + k), slot, rows);
        }
        paintColumns(canvas, x, std::span(columns).first(static_cast<std::size_t>(count)), colours);
    }
    return canvas.bounds();
}

PixelRect WaterfallRaster::drawByTime(const Canvas& canvas, const echo::WaterfallWindow& window,
                                      double fromS, double untilS, const Colormap& colours)
{
    std::vector<PingPeriod> periods;
    periods.reserve(window.periods().size());
    for (const auto& [begin, end] : window.periods())
        periods.push_back({base::secondsOf(begin), base::secondsOf(end)});
    return drawByTime(canvas, window.profiles(), periods, fromS, untilS, colours);
}

} // namespace leadline::raster
