// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/TimingChart.h"

namespace leadline::app {

/// Round trips over time, a dot for each, with their median of 5 s, p95 of 20 s, and a mark at the
/// upper edge for each request that was lost.
class RoundTripChart : public leadline::app::TimingChart {
    Q_OBJECT
    QML_ELEMENT

public:
    using TimingChart::TimingChart;

protected:
    [[nodiscard]] QRectF plot() const override;
    void draw(QPainter& painter, const TimingPicture& picture) override;

private:
    void drawSmoothed(QPainter& painter, const TimingPicture& picture) const;
};

/// How often which round trip came, on the axis of the chart beside it.
class RoundTripHistogram : public leadline::app::TimingChart {
    Q_OBJECT
    QML_ELEMENT

public:
    using TimingChart::TimingChart;

protected:
    [[nodiscard]] QRectF plot() const override;
    void draw(QPainter& painter, const TimingPicture& picture) override;

private:
    void drawMarks(QPainter& painter, const mavlink::ProbeFigures& figures) const;
};

} // namespace leadline::app
