// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/TimingChart.h"

namespace leadline::app {

/// The clock offset over time within its bound, from where it was at first and without the skew,
/// with the moments at which a clock was set.
class ClockOffsetChart : public leadline::app::TimingChart {
    Q_OBJECT
    QML_ELEMENT

public:
    using TimingChart::TimingChart;

protected:
    void draw(QPainter& painter, const TimingPicture& picture) override;

private:
    void drawEvents(QPainter& painter, const TimingPicture& picture) const;
};

} // namespace leadline::app
