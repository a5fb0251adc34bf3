// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/ClockOffset.h"

#include <deque>

namespace leadline::bench {

/// PX4's time synchronisation: double exponential smoothing of the middles, round trips up to
/// 10 ms only.
class Px4Filter {
public:
    void add(const mavlink::ClockSample& sample);
    /// Nanoseconds; 0 before the first sample that it took.
    [[nodiscard]] double offsetNs() const { return m_offset; }

private:
    double m_offset = 0;
    double m_skew = 0;
    int m_count = 0;
    int m_deviating = 0;
};

/// A straight line through the middles of the last 30 s, near the shortest round trips.
class Regression {
public:
    void add(const mavlink::ClockSample& sample);
    [[nodiscard]] double offsetNs(base::Instant at) const;

private:
    std::deque<mavlink::ClockSample> m_samples;
    base::Instant m_time;
    double m_offset = 0;
    double m_rate = 0;
};

} // namespace leadline::bench
