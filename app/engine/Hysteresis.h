// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <chrono>
#include <optional>

namespace leadline::app {

/// Detects a lasting problem: it begins after five seconds of trouble, and ends after two seconds
/// without.
class Hysteresis {
public:
    /// A greater share of lost messages or pings counts as trouble.
    static constexpr double tolerableLossPercent = 2;

    /// To be called several times a second; returns whether the problem lasts.
    bool update(base::Instant now, bool isBad)
    {
        using namespace std::chrono_literals;
        if (isBad == m_lasts) {
            m_otherwiseSince.reset();
            return m_lasts;
        }
        if (!m_otherwiseSince)
            m_otherwiseSince = now;
        if (now - *m_otherwiseSince >= (isBad ? base::Duration(5s) : base::Duration(2s))) {
            m_lasts = isBad;
            m_otherwiseSince.reset();
        }
        return m_lasts;
    }

private:
    bool m_lasts = false;
    std::optional<base::Instant> m_otherwiseSince;
};

} // namespace leadline::app
