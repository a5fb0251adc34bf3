// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/HatchedColumns.h"

#include "echo/GapFinder.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

/// The hatching has the period of the timeline's.
constexpr double hatchPeriod = 6;
constexpr double hatchLine = 1;

} // namespace

void HatchedColumns::add(int column, bool silent)
{
    if (!silent)
        return;
    if (m_runs.empty() || m_runs.back().end != column)
        m_runs.push_back({column, column});
    m_runs.back().end = column + 1;
}

void HatchedColumns::finish(int columns, std::optional<log::Time> silentFor,
                            log::Time typicalPeriod)
{
    const bool reachesPlayhead = !m_runs.empty() && m_runs.back().end == columns;
    if (reachesPlayhead && silentFor && *silentFor <= echo::longestPeriod(typicalPeriod))
        m_runs.pop_back();
}

void HatchedColumns::draw(QImage& tile, QPoint at, std::int64_t firstColumn, double pixelRatio,
                          const QColor& colour) const
{
    const auto pixels = [pixelRatio](double length) {
        return std::max(static_cast<int>(std::lround(length * pixelRatio)), 1);
    };
    const Hatch hatch{.period = pixels(hatchPeriod), .line = pixels(hatchLine)};
    for (const Run& run : m_runs)
        for (int y = 0; y < tile.height(); ++y) {
            auto* row = reinterpret_cast<QRgb*>(tile.scanLine(y));
            for (int x = std::max(run.begin, at.x()); x < std::min(run.end, at.x() + tile.width());
                 ++x)
                if (hatch.covers(firstColumn + x, at.y() + y))
                    row[x - at.x()] = colour.rgb();
        }
}

} // namespace leadline::app
