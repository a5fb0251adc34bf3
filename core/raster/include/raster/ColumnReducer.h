// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"
#include "raster/SlidingMax.h"

#include <cstdint>
#include <span>
#include <vector>

namespace leadline::raster {

/// Rows of a column, half-open: those with data.
struct RowRange {
    int first = 0;
    int last = 0;

    [[nodiscard]] constexpr bool empty() const { return last <= first; }
    friend constexpr bool operator==(const RowRange&, const RowRange&) = default;
};

/// A ping reduced to a value a row, 0..255, from the top down. Bytes that somebody else owns.
struct Column {
    /// One for each row of the picture; those outside `rows` mean nothing.
    const std::uint8_t* values = nullptr;
    RowRange rows;
    /// Where several pings share a column, rows between them may have no data: then one byte a
    /// row, zero for no data. Null if all of `rows` has data.
    const std::uint8_t* covered = nullptr;
};

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
