// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace leadline::raster {

/// Time interval during which a ping is shown, [begin, end) in seconds: from its time until the
/// next ping is due.
struct PingPeriod {
    double beginS = 0;
    double endS = 0;
};

/// Range of pixel columns, with exclusive end.
struct ColumnRange {
    int first = 0;
    int last = 0;

    [[nodiscard]] constexpr bool empty() const { return last <= first; }
    friend constexpr bool operator==(const ColumnRange&, const ColumnRange&) = default;
};

/// Assigns pings to the pixel columns of a time axis. A ping is in every column that its period
/// overlaps; one without length is in the column of its begin; columns without pings are gaps.
class TimeColumns {
public:
    /// `columns` pixel columns cover [fromS, untilS). Periods may be in any order.
    TimeColumns(std::span<const PingPeriod> pings, double fromS, double untilS, int columns);

    /// Columns of one period; empty outside the view.
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
