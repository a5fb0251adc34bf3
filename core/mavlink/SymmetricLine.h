// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/OffsetModel.h"

#include <optional>
#include <vector>

namespace leadline::mavlink {

/// The line through the middles of the bounds, near the shortest round trips: better than their
/// edges where the delays out and back are alike, and wrong by half of what they are not.
class SymmetricLine {
public:
    struct Fit {
        double offset = 0;
        double variance = 0;
    };

    /// Nothing for fewer than three points, which have no errors to judge by: those are taken about
    /// `offset` and `rate` at `now`.
    [[nodiscard]] std::optional<Fit> fit(OffsetPoints points, double now, double offset,
                                         double rate);

private:
    std::vector<double> m_roundTrips;
};

} // namespace leadline::mavlink
