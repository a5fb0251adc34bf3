// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/ColumnPainter.h"

#include "base/Bytes.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace leadline::raster {

namespace {

/// Columns painted together, so that rows are written in runs of several cache lines.
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

/// `count` rows from y on, at most `block`. One load gives the values of a whole block.
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

} // namespace

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

} // namespace leadline::raster
