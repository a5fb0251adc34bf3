// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Hysteresis.h"
#include "engine/UnframedBytes.h"

#include <deque>

namespace leadline::app {

/// How much of what a line brings is in no valid message, of the last seconds, and whether that is
/// worth a word: a cable or plug that is about to fail, a wrong supply, a baud rate that is too
/// high.
class LinkErrorRate {
public:
    struct Figures {
        /// Damaged places a second.
        double perSecond = 0;
        /// Of all bytes.
        double percent = 0;
        /// More than a pilot should accept, for a while.
        bool lasts = false;
    };

    /// `counts` since the beginning; where they begin anew, so does this. To be called some times a
    /// second.
    Figures look(base::Instant now, const UnframedBytes::Counts& counts);

private:
    struct Look {
        base::Instant at;
        UnframedBytes::Counts counts;
    };

    std::deque<Look> m_looks;
    Hysteresis m_lasting;
};

} // namespace leadline::app
