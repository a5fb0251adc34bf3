// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <QColor>
#include <QImage>

#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::app {

/// Slanted lines over the pixels of a plot in which there is no data. Columns are counted in time,
/// so that the lines go with the picture when it moves.
struct Hatch {
    /// From line to line and of a line, along a row of pixels; the period is 1 at least.
    int period = 1;
    int line = 1;

    [[nodiscard]] bool covers(std::int64_t column, int row) const
    {
        return ((column + row) % period + period) % period < line;
    }
};

/// The pixel columns of a waterfall in which nothing came from its sonar, after something had: gaps
/// of a recording, and the time since a live sonar fell silent. They are hatched over the picture.
class HatchedColumns {
public:
    /// Of columns [begin, end).
    struct Run {
        int begin = 0;
        int end = 0;

        friend bool operator==(const Run&, const Run&) = default;
    };

    void clear() { m_runs.clear(); }
    /// The next column to the right of those that were told; clear() begins anew.
    void add(int column, bool silent);
    /// After all of `columns`: what is silent up to the playhead is so only for as long as makes a
    /// gap, by the newest that was heard and the time from one ping to the next then.
    void finish(int columns, std::optional<log::Time> silentFor, log::Time usualPeriod);

    [[nodiscard]] const std::vector<Run>& runs() const { return m_runs; }
    /// Over a part of the picture whose first pixel is the picture's at `at`; `firstColumn`, the
    /// picture's, is counted in time.
    void draw(QImage& tile, QPoint at, std::int64_t firstColumn, double pixelRatio,
              const QColor& colour) const;

private:
    std::vector<Run> m_runs;
};

} // namespace leadline::app
