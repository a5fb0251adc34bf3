// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/DiveReport.h"
#include "report/Paper.h"

#include <QRectF>

#include <vector>

namespace leadline::app {

/// The round times of the reported part, as many as fit on an axis of that length whose labels take
/// `roomOfWords` each.
[[nodiscard]] std::vector<log::Time> timesOnAxis(const DiveReport& report, double length,
                                                 double roomOfWords);

/// Share of the reported part before a time, 0 to 1; a part is taken to last a millisecond at
/// least.
[[nodiscard]] double shareOfPart(const DiveReport& report, log::Time at);

/// Axes of a report's chart over the time of the reported part.
class TimeChart {
public:
    TimeChart(Paper& paper, const DiveReport& report, QRectF plot);

    [[nodiscard]] double xOf(log::Time at) const;
    [[nodiscard]] const QRectF& plot() const { return m_plot; }

    /// Draws the time labels below, as many as fit without touching.
    void drawTimes();
    /// Draws the axis of depth at the left, from `top` down to `bottom` metres, with grid lines.
    void drawDepthAxis(double top, double bottom);
    /// Marks the times without data.
    void drawGaps();
    void drawFrame();

private:
    Paper& m_paper;
    const DiveReport& m_report;
    QRectF m_plot;
};

/// Draws, with a heading, the depths of the vehicle and of the bottom over time, or else the
/// distance to the bottom, or else a sentence that neither is known.
void drawDepths(Paper& paper, const DiveReport& report);

} // namespace leadline::app
