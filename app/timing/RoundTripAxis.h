// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timing/TimingPicture.h"

#include <QRectF>

#include <vector>

namespace leadline::app {

/// The logarithmic axis of round trips (ms): the chart and the histogram beside it have the same.
class RoundTripAxis {
public:
    RoundTripAxis() = default;
    /// Wide enough for all of them, and for one and a half decades at least.
    explicit RoundTripAxis(const mavlink::ProbeFigures& figures);

    [[nodiscard]] double yOf(double ms, const QRectF& plot) const;
    /// The share of the axis below a value.
    [[nodiscard]] double shareOf(double ms) const;
    /// Round numbers, few enough for their words.
    [[nodiscard]] std::vector<double> ticks() const;

private:
    double m_low = 1;
    double m_high = 100;
};

} // namespace leadline::app
