// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <chrono>
#include <optional>

namespace leadline::app {

/// Trouble that is worth a word once it has lasted for five seconds, and over once it was well for
/// two.
class Hysteresis {
public:
    /// More of the messages or pings that are lost are trouble.
    static constexpr double tolerableLossPercent = 2;

    /// Whether it lasts; to be called some times a second.
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
