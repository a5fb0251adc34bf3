// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/CatchUpClock.h"

#include <algorithm>

namespace leadline::app {

CatchUpClock::CatchUpClock(base::Duration lag)
{
    if (lag > base::Duration{})
        m_heldNs = (EventLoopClock::now() - lag).sinceZero.count();
}

base::Instant CatchUpClock::now() const
{
    const std::int64_t held = m_heldNs;
    return held == notHeld ? EventLoopClock::now() : base::Instant{base::Duration(held)};
}

void CatchUpClock::catchUp(std::optional<base::Duration> by)
{
    if (!late())
        return;
    const auto until = by ? std::optional(now() + *by) : std::nullopt;
    const auto isAhead = [&](base::Instant at) {
        return at > EventLoopClock::now() || (until && at > *until);
    };
    while (const auto deadline = nextDeadline()) {
        if (isAhead(*deadline))
            break;
        m_heldNs = std::max<std::int64_t>(m_heldNs, deadline->sinceZero.count());
        runDue();
    }
    if (until && *until < EventLoopClock::now()) {
        m_heldNs = until->sinceZero.count();
        return;
    }
    m_heldNs = notHeld;
    deadlineChanged();
}

} // namespace leadline::app
