// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/DiveReport.h"
#include "report/Paper.h"

#include <QRectF>

namespace leadline::app {

/// The axes of what a report draws over the time of its part.
class TimeChart {
public:
    TimeChart(Paper& paper, const DiveReport& report, QRectF plot);

    [[nodiscard]] double xOf(log::Time at) const;
    [[nodiscard]] const QRectF& plot() const { return m_plot; }

    /// Times below, so many that they do not touch.
    void drawTimes();
    /// Metres at the left, from `top` down to `bottom`, with lines across.
    void drawMetres(double top, double bottom);
    /// What was not recorded.
    void drawGaps();
    void drawFrame();

private:
    Paper& m_paper;
    const DiveReport& m_report;
    QRectF m_plot;
};

/// The depth of the vehicle and the bottom below it over time, else the distance that the Ping1D
/// measured, under the heading of what it is; says where neither is known.
void drawDepths(Paper& paper, const DiveReport& report);

} // namespace leadline::app
