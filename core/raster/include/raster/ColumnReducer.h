// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"
#include "raster/SampleAxis.h"
#include "raster/SlidingMax.h"
#include "raster/SlidingMean.h"

#include <cstdint>
#include <span>
#include <vector>

namespace leadline::raster {

/// Range of rows in a column, with exclusive end.
struct RowRange {
    int first = 0;
    int last = 0;

    [[nodiscard]] constexpr bool empty() const { return last <= first; }
    friend constexpr bool operator==(const RowRange&, const RowRange&) = default;
};

/// A ping reduced to one index into the colour map per row, from the top down. The bytes are owned
/// elsewhere.
struct Column {
    /// One per row of the picture; values outside `rows` are undefined.
    const std::uint8_t* values = nullptr;
    RowRange rows;
    /// If several pings share a column, some rows within `rows` may have no data: then one byte per
    /// row, zero for no data. Null if all of `rows` has data.
    const std::uint8_t* covered = nullptr;
};

/// Reduces a profile to one index into the colour map per row over a range window. Row y of H
/// covers [top + y·d, top + (y + 1)·d), d = (bottom - top) / H, and gets the maximum, or the
/// mean, of the samples in it; without one, the sample whose extent contains the row's centre; else
/// no data. 16-bit samples are compared as such: only what is shown becomes an index.
///
/// The result depends only on the arguments. Computed indices are kept for the next profile, which
/// usually has the same range and number of samples.
class ColumnReducer {
public:
    ColumnReducer() = default;
    ColumnReducer(double topM, double bottomM) : m_topM(topM), m_bottomM(bottomM) {}

    [[nodiscard]] double topM() const { return m_topM; }
    [[nodiscard]] double bottomM() const { return m_bottomM; }
    void setWindow(double topM, double bottomM);
    [[nodiscard]] SampleAxis::Detail detail() const { return m_detail; }
    void setDetail(SampleAxis::Detail detail) { m_detail = detail; }

    /// Writes values[y] for the returned rows only.
    RowRange reduce(const echo::Profile& profile, std::span<std::uint8_t> values);

private:
    void plan(const echo::Profile& profile, std::size_t rows);

    double m_topM = 0;
    double m_bottomM = 0;
    SampleAxis::Detail m_detail = SampleAxis::Detail::Largest;
    /// Parameters of the cached plan.
    double m_startM = 0;
    double m_lengthM = 0;
    std::size_t m_samples = 0;
    std::size_t m_rows = 0;
    /// The plan. Rows whose samples are all inside the profile (m_inside) read at m_index, from the
    /// samples or, if m_whole > 0, from the table of maxima or means; the other rows, at the ends,
    /// are computed individually.
    int m_whole = 0;
    RowRange m_data;
    RowRange m_inside;
    std::vector<std::uint32_t> m_index;
    SlidingMax m_largest;
    WideSlidingMax m_wideLargest;
    SlidingMean m_mean;
    WideSlidingMean m_wideMean;
};

} // namespace leadline::raster
