// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LateClock.h"

#include <algorithm>

namespace leadline::app {

LateClock::LateClock(base::Duration behind)
{
    if (behind > base::Duration{})
        m_heldNs = std::max<std::int64_t>(0, (EventLoopClock::now() - behind).sinceZero.count());
}

base::Instant LateClock::now() const
{
    const std::int64_t held = m_heldNs;
    return held == notHeld ? EventLoopClock::now() : base::Instant{base::Duration(held)};
}

void LateClock::catchUp()
{
    if (!late())
        return;
    while (const auto deadline = nextDeadline()) {
        if (*deadline > EventLoopClock::now())
            break;
        m_heldNs = std::max<std::int64_t>(m_heldNs, deadline->sinceZero.count());
        runDue();
    }
    m_heldNs = notHeld;
    deadlineChanged();
}

} // namespace leadline::app
