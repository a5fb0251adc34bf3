// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/BottomLine.h"
#include "plot/Measurement.h"

#include <QDeadlineTimer>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace leadline::app {

/// The bottom detected in each column of a waterfall. Only new columns, and those whose pings may
/// have changed, are evaluated. A column with many pings has the bottom of the last one that shows
/// one.
class BottomColumns {
public:
    struct Place {
        /// Number of the first column, counted from the recording's zero, and how long one is.
        std::int64_t firstColumn = 0;
        int width = 0;
        double columnS = 1;

        friend bool operator==(const Place&, const Place&) = default;
    };

    void forget();
    /// Works until the deadline; false while columns remain. Columns without an echo by `hasEcho`
    /// have no bottom.
    bool update(const echo::PingReader& reader, log::Time playhead, const Place& place,
                const std::function<bool(int)>& hasEcho, const QDeadlineTimer& deadline);
    [[nodiscard]] const std::vector<MeasuredColumn>& columns() const { return m_columns; }
    /// The first column changed by the last update; the width if none.
    [[nodiscard]] int firstChanged() const { return m_firstChanged; }

private:
    /// Number of a column's last pings that are searched for a bottom.
    static constexpr std::uint64_t asked = 4;

    void shift(const Place& place);
    void doubtFrom(double seconds);
    void find(const echo::PingReader& reader, log::Time playhead, int column);

    std::optional<echo::BottomLine> m_line;
    Place m_place;
    std::vector<MeasuredColumn> m_columns;
    std::vector<bool> m_known;
    log::Time m_playhead{};
    std::uint64_t m_count = 0;
    std::optional<log::Time> m_newest;
    int m_firstChanged = 0;
};

} // namespace leadline::app
