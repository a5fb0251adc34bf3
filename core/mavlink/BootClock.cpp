// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/BootClock.h"

#include "mavlink/Message.h"

#include <algorithm>
#include <chrono>
#include <limits>

namespace leadline::mavlink {

namespace {

/// A boot time that is behind by less than this belongs to a frame that was overtaken on the way.
constexpr std::uint32_t rebootMs = 1000;
/// Late frames arrive between newer ones. Lower times that continue for so many frames and so long
/// belong to a restart.
constexpr int timesThatProve = 3;
constexpr base::Duration lowerFor = std::chrono::seconds(1);
/// Distance from the overflow of time_boot_ms, a 32-bit number of milliseconds, which occurs after
/// 49.7 days.
constexpr std::uint32_t overflowMs = 60'000;

} // namespace

BootClock::Verdict BootClock::take(const Frame& frame, base::Duration at)
{
    const auto now = timeBootMs(frame);
    if (!now)
        return Verdict::Running;
    const auto known = std::ranges::find(m_times, frame.messageId(), &Time::messageId);
    if (known == m_times.end()) {
        // While a restart is suspected, the time may be from after it.
        if (!m_back)
            m_times.push_back({frame.messageId(), *now});
        return Verdict::Running;
    }
    const bool ranOver =
        known->ms > std::numeric_limits<std::uint32_t>::max() - overflowMs && *now < overflowMs;
    if (ranOver || *now >= known->ms || known->ms - *now <= rebootMs) {
        const bool isLate = !ranOver && *now < known->ms;
        known->ms = isLate ? known->ms : *now;
        m_back.reset();
        return isLate ? Verdict::Late : Verdict::Running;
    }
    const bool goesOn = m_back && *now + rebootMs >= m_back->ms;
    if (!goesOn) {
        m_back = Back{.since = at, .ms = *now};
        return Verdict::MayHaveRestarted;
    }
    m_back->ms = std::max(*now, m_back->ms);
    if (++m_back->inARow < timesThatProve || at - m_back->since < lowerFor)
        return Verdict::Late;
    // The known times of the component's other messages are from before the restart.
    m_times = {{frame.messageId(), *now}};
    m_back.reset();
    return Verdict::Restarted;
}

} // namespace leadline::mavlink
