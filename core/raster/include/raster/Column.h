// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

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

} // namespace leadline::raster
