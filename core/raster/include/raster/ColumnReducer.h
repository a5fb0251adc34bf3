// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"
#include "raster/Column.h"
#include "raster/SlidingMax.h"

#include <cstdint>
#include <span>
#include <vector>

namespace leadline::raster {

/// Profile to one byte a row over a window of range: row y of H covers
/// [top + y·d, top + (y + 1)·d), d = (bottom - top) / H, and has the largest of the samples that
/// lie in it; if none does, the sample in whose extent its centre lies; else no data.
///
/// The result depends on the arguments only. What was computed for one profile is kept for the
/// next, which mostly has the same extent and count.
class ColumnReducer {
public:
    ColumnReducer() = default;
    ColumnReducer(double topM, double bottomM) : m_topM(topM), m_bottomM(bottomM) {}

    [[nodiscard]] double topM() const { return m_topM; }
    [[nodiscard]] double bottomM() const { return m_bottomM; }
    void setWindow(double topM, double bottomM);

    /// Fills values[y] for the rows returned and leaves the others alone.
    RowRange reduce(const echo::Profile& profile, std::span<std::uint8_t> values);

private:
    void plan(const echo::Profile& profile, std::size_t rows);

    double m_topM = 0;
    double m_bottomM = 0;
    /// What the plan was made for.
    double m_startM = 0;
    double m_lengthM = 0;
    std::size_t m_samples = 0;
    std::size_t m_rows = 0;
    /// The plan: rows that hold all their samples look them up at m_index, in the samples or, if
    /// m_whole > 0, in the table of maxima; the others, at the ends, are found one by one.
    int m_whole = 0;
    RowRange m_data;
    RowRange m_inside;
    std::vector<std::uint32_t> m_index;
    SlidingMax m_largest;
};

} // namespace leadline::raster
