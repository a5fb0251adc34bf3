// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace leadline::raster {

/// When a ping holds, [begin, end) in seconds: from its own time until the next one is due.
struct PingPeriod {
    double beginS = 0;
    double endS = 0;
};

/// Pixel columns, half-open.
struct ColumnRange {
    int first = 0;
    int last = 0;

    [[nodiscard]] constexpr bool empty() const { return last <= first; }
    friend constexpr bool operator==(const ColumnRange&, const ColumnRange&) = default;
};

/// Which pings touch which pixel column of a view of time. A ping lies in every column that
/// its period overlaps; one without a length in the column of its begin; columns that no ping
/// touches are gaps.
class TimeColumns {
public:
    /// `columns` pixel columns over [fromS, untilS). Periods in any order.
    TimeColumns(std::span<const PingPeriod> pings, double fromS, double untilS, int columns);

    /// The columns of one period; empty outside the view.
    [[nodiscard]] static ColumnRange columnsOf(const PingPeriod& ping, double fromS, double untilS,
                                               int columns);

    [[nodiscard]] int columns() const { return static_cast<int>(m_begins.size()) - 1; }
    /// Indices of the pings in a column, ascending.
    [[nodiscard]] std::span<const std::size_t> pingsIn(int column) const;

private:
    std::vector<std::size_t> m_begins{0};
    std::vector<std::size_t> m_pings;
};

} // namespace leadline::raster
