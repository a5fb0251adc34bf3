// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace leadline::raster {

/// A point of a grid, in cells; the middle of the first cell is 0, 0.
struct ContourPoint {
    float x = 0;
    float y = 0;
};

/// A line of equal level. A closed one ends where it begins; others end at the grid's border.
using Contour = std::vector<ContourPoint>;

/// The lines along which a grid of `levels`, row by row and `width` cells wide, has the `level`, by
/// marching squares. Between cells the levels are linear; a cell at the level is within. Four cells
/// of which two opposite ones are within are connected if their mean is. No lines for a grid with
/// less than two rows or columns; requires whole rows.
[[nodiscard]] std::vector<Contour> contours(std::span<const float> levels, int width, float level);

/// Length of the line, cells.
[[nodiscard]] double lengthOf(const Contour& contour);

} // namespace leadline::raster
