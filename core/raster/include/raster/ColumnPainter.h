// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/Canvas.h"
#include "raster/Colormap.h"
#include "raster/Column.h"

#include <span>

namespace leadline::raster {

/// Paints column i into pixel column x + i, all of the canvas's height; rows without data become
/// transparent. Columns beside the canvas are left out. Each `values` has a byte for every row of
/// the canvas. Many columns at once are much faster than one by one.
PixelRect paintColumns(const Canvas& canvas, int x, std::span<const Column> columns,
                       const Colormap& colours);

/// The same column over `width` pixel columns.
PixelRect paintColumn(const Canvas& canvas, int x, int width, const Column& column,
                      const Colormap& colours);

} // namespace leadline::raster
