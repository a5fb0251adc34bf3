// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <QColor>
#include <QImage>

#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::app {

/// Hatching over the pixels of a plot without data. Columns are counted in time, so that the lines
/// move with the picture.
struct Hatch {
    /// Distance between lines (at least 1), and width of a line, along a row of pixels.
    int period = 1;
    int line = 1;

    [[nodiscard]] bool covers(std::int64_t column, int row) const
    {
        return ((column + row) % period + period) % period < line;
    }
};

/// The pixel columns of a waterfall without data after the first ping, which are hatched: gaps of a
/// recording, and the time since a live sonar stopped pinging.
class HatchedColumns {
public:
    /// Columns from `begin` up to, but excluding, `end`.
    struct Run {
        int begin = 0;
        int end = 0;

        friend bool operator==(const Run&, const Run&) = default;
    };

    void clear() { m_runs.clear(); }
    /// Adds columns from left to right; clear() starts again.
    void add(int column, bool silent);
    /// To be called after the last of `columns`. The silence up to the playhead is kept only if it
    /// is long enough for a gap, given the time `silentFor` since the newest ping and the ping
    /// interval.
    void finish(int columns, std::optional<log::Time> silentFor, log::Time typicalPeriod);

    [[nodiscard]] const std::vector<Run>& runs() const { return m_runs; }
    /// Draws into a part of the picture: `at` is the position of the tile's first pixel, and
    /// `firstColumn` the number of the picture's first column, counted in time.
    void draw(QImage& tile, QPoint at, std::int64_t firstColumn, double pixelRatio,
              const QColor& colour) const;

private:
    std::vector<Run> m_runs;
};

} // namespace leadline::app
