// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Hysteresis.h"

#include <cstdint>
#include <deque>
#include <optional>

namespace leadline::app {

/// Measures the rate and loss of a sonar's pings or a vehicle's messages, and decides whether they
/// should be reported.
class RateMonitor {
public:
    /// Totals since the beginning; an item that arrives late no longer counts as lost.
    struct Counts {
        std::uint64_t received = 0;
        std::uint64_t lost = 0;
    };

    struct Figures {
        double rateHz = 0;
        /// Nullopt before anything arrived.
        std::optional<double> lossPercent = {};
        /// For a while, the rate has been below 70 % of the expected pings, or loss above the
        /// tolerance.
        bool isPoor = false;
    };

    /// Takes the arrival of a ping; one is expected every `period`.
    void addPing(base::Instant at, base::Duration period);
    /// To be called several times a second. Without `countsLoss`, the loss is 0.
    [[nodiscard]] Figures measurePings(base::Instant now, const Counts& counts,
                                       base::Duration period, bool countsLoss);
    /// Evaluates messages, for which there is no expected rate.
    [[nodiscard]] Figures measureMessages(base::Instant now, const Counts& counts);
    /// Starts again after a change of the device or its settings, or after it stopped, because
    /// older data says nothing about the new state.
    void reset();

private:
    struct Reading {
        base::Instant at;
        Counts counts;
    };

    void add(base::Instant now, const Counts& counts);
    [[nodiscard]] const Reading& readingBefore(base::Duration ago) const;
    [[nodiscard]] double pingRate(base::Instant now) const;
    [[nodiscard]] double messageRate() const;
    [[nodiscard]] std::optional<double> lossPercent() const;

    std::deque<base::Instant> m_pings;
    std::deque<Reading> m_readings;
    std::optional<base::Instant> m_began;
    Hysteresis m_poor;
};

} // namespace leadline::app
