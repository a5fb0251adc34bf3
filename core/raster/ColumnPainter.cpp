// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/ColumnPainter.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>

namespace leadline::raster {

namespace {

constexpr std::size_t together = 16;

bool hasData(const Column& column, int y)
{
    return y >= column.rows.first && y < column.rows.last &&
           (column.covered == nullptr || column.covered[y] != 0);
}

Rgba colourAt(const Column& column, int y, const Rgba* colours)
{
    return hasData(column, y) ? colours[column.values[y]] : transparent;
}

/// Rows in which every column has data.
RowRange common(std::span<const Column> columns, int height)
{
    RowRange rows{0, height};
    for (const Column& column : columns) {
        rows.first = std::max(rows.first, column.rows.first);
        rows.last = std::min(rows.last, column.rows.last);
        if (column.covered != nullptr || column.values == nullptr)
            rows.last = 0;
    }
    rows.first = std::min(rows.first, height);
    rows.last = std::max(rows.last, rows.first);
    return rows;
}

void paintRows(const Canvas& canvas, int x, std::span<const Column> columns, RowRange rows,
               const Rgba* colours)
{
    for (int y = rows.first; y < rows.last; ++y) {
        for (std::size_t i = 0; i < columns.size(); ++i)
            canvas.set(x + static_cast<int>(i), y, colourAt(columns[i], y, colours));
    }
}

/// All sixteen have data in these rows.
void paintFull(const Canvas& canvas, int x, std::span<const Column, together> columns,
               RowRange rows, const Rgba* colours)
{
    std::array<const std::uint8_t*, together> values{};
    for (std::size_t i = 0; i < together; ++i)
        values[i] = columns[i].values;
    for (int y = rows.first; y < rows.last; ++y) {
        std::array<Rgba, together> line;
        for (std::size_t i = 0; i < together; ++i)
            line[i] = colours[values[i][y]];
        std::memcpy(canvas.at(x, y), line.data(), sizeof line);
    }
}

void paintSome(const Canvas& canvas, int x, std::span<const Column> columns, const Rgba* colours)
{
    const RowRange full = common(columns, canvas.height);
    if (columns.size() != together) {
        paintRows(canvas, x, columns, {0, canvas.height}, colours);
        return;
    }
    paintRows(canvas, x, columns, {0, full.first}, colours);
    paintFull(canvas, x, std::span<const Column, together>(columns.data(), together), full,
              colours);
    paintRows(canvas, x, columns, {full.last, canvas.height}, colours);
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
