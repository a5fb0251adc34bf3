// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timing/TimingPicture.h"

#include <vector>

namespace leadline::app {

/// The logarithmic axis of round trips (ms): the chart and the histogram beside it have the same.
/// Its uppermost part is free of them, for the marks of what was lost.
class RoundTripAxis {
public:
    RoundTripAxis() = default;
    /// Wide enough for all of them, and for one and a half decades at least.
    explicit RoundTripAxis(const mavlink::ProbeFigures& figures);

    /// That of the chosen row.
    [[nodiscard]] static RoundTripAxis of(const TimingPicture& picture);

    [[nodiscard]] double low() const { return m_low; }
    [[nodiscard]] double high() const { return m_high; }
    /// The share of the axis below a value, and the value with a share of it, beyond its ends too.
    [[nodiscard]] double shareOf(double ms) const;
    [[nodiscard]] double valueAt(double share) const;
    /// Round numbers, few enough for their words.
    [[nodiscard]] std::vector<double> ticks() const;

private:
    double m_low = 1;
    double m_high = 100;
};

} // namespace leadline::app
