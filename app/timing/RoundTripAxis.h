// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timing/TimingPicture.h"

#include <vector>

namespace leadline::app {

/// Logarithmic axis of round trips (ms), shared by the chart and the histogram beside it. Its
/// uppermost part is reserved for the marks of lost requests.
class RoundTripAxis {
public:
    RoundTripAxis() = default;
    /// Covers all round trips, and at least one and a half decades.
    explicit RoundTripAxis(const mavlink::ProbeSummary& figures);

    /// The axis for the selected row.
    [[nodiscard]] static RoundTripAxis of(const TimingPicture& picture);

    [[nodiscard]] double low() const { return m_low; }
    [[nodiscard]] double high() const { return m_high; }
    /// Position of a value on the axis, 0..1, and the value at a position; both extrapolate beyond
    /// the ends.
    [[nodiscard]] double shareOf(double ms) const;
    [[nodiscard]] double valueAt(double share) const;
    /// Round values for the labels, few enough that these do not overlap.
    [[nodiscard]] std::vector<double> ticks() const;

private:
    double m_low = 1;
    double m_high = 100;
};

} // namespace leadline::app
