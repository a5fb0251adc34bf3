// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SonarDriver.h"
#include "engine/Hysteresis.h"

#include <deque>
#include <optional>

namespace leadline::app {

/// How fast pings come and how many are lost, and whether that is worth a word: lastingly below 70
/// % of what is expected, or with more loss than is tolerable, is slow.
class PingRateMonitor {
public:
    struct Figures {
        double rateHz = 0;
        double lossPercent = 0;
        bool slow = false;
    };

    /// One has come.
    void pinged(base::Instant at, base::Duration expected);
    /// To be called some times a second.
    [[nodiscard]] Figures look(base::Instant now, const device::PingCounts& counts,
                               base::Duration expected, bool countable);
    /// Nothing is to come: what was says nothing about what will be.
    void reset();

private:
    struct Count {
        base::Instant at;
        device::PingCounts counts;
    };

    [[nodiscard]] double rate(base::Instant now) const;
    [[nodiscard]] double loss() const;

    std::deque<base::Instant> m_pings;
    std::deque<Count> m_counts;
    std::optional<base::Instant> m_began;
    Hysteresis m_slow;
};

} // namespace leadline::app
