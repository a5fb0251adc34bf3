// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Hysteresis.h"

#include <cstdint>
#include <deque>
#include <optional>

namespace leadline::app {

/// Rate and loss of a vehicle's messages of the last seconds.
class VehicleRateMonitor {
public:
    struct Figures {
        double rateHz = 0;
        /// Nothing before a message came.
        std::optional<double> lossPercent = {};
        /// Above what is tolerable, and lastingly.
        bool lossy = false;
    };

    /// Both since the beginning; one that comes late is lost no more. To be called some times a
    /// second.
    Figures look(base::Instant now, std::uint64_t received, std::uint64_t lost);
    /// Another vehicle, or the same anew.
    void reset();

private:
    struct Look {
        base::Instant at;
        std::uint64_t received = 0;
        std::uint64_t lost = 0;
    };

    [[nodiscard]] const Look& before(base::Duration ago) const;

    std::deque<Look> m_looks;
    Hysteresis m_lossy;
};

} // namespace leadline::app
