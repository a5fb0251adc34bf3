// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Hysteresis.h"

#include <cstdint>
#include <deque>
#include <optional>

namespace leadline::app {

/// How fast the pings of a sonar or the messages of a vehicle come, how many of them are lost, and
/// whether that is worth a word.
class RateMonitor {
public:
    /// Since the beginning; one that comes late is lost no more.
    struct Counts {
        std::uint64_t received = 0;
        std::uint64_t lost = 0;
    };

    struct Figures {
        double rateHz = 0;
        /// Nothing before one came.
        std::optional<double> lossPercent = {};
        /// Lastingly below 70 % of the pings that are expected, or with more loss than is
        /// tolerable.
        bool isPoor = false;
    };

    /// A ping has come; they are expected one a `period`.
    void pinged(base::Instant at, base::Duration period);
    /// To be called some times a second. Without `countsLoss` none of the pings counts as lost.
    [[nodiscard]] Figures measurePings(base::Instant now, const Counts& counts,
                                       base::Duration period, bool countsLoss);
    /// The same of messages, of which any number may be expected.
    [[nodiscard]] Figures measureMessages(base::Instant now, const Counts& counts);
    /// Another one, the same anew, or nothing is to come: what was says nothing about what will be.
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
