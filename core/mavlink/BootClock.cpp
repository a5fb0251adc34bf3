// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/BootClock.h"

#include "mavlink/Message.h"

#include <algorithm>
#include <chrono>
#include <limits>

namespace leadline::mavlink {

namespace {

/// Less than that is a frame that was overtaken on the way.
constexpr std::uint32_t rebootMs = 1000;
/// What is late comes among newer ones. Times that are lower this long, and go on, are new.
constexpr int timesThatProve = 3;
constexpr base::Duration lowerFor = std::chrono::seconds(1);
/// The milliseconds of 32 bits run over after 49.7 days.
constexpr std::uint32_t overflowMs = 60'000;

} // namespace

BootClock::Verdict BootClock::take(const Frame& frame, base::Duration at)
{
    const auto now = timeBootMs(frame);
    if (!now)
        return Verdict::GoesOn;
    const auto known = std::ranges::find(m_times, frame.messageId(), &Time::messageId);
    if (known == m_times.end()) {
        if (!m_back) // else it may be of after
            m_times.push_back({frame.messageId(), *now});
        return Verdict::GoesOn;
    }
    const bool ranOver =
        known->ms > std::numeric_limits<std::uint32_t>::max() - overflowMs && *now < overflowMs;
    if (ranOver || *now >= known->ms || known->ms - *now <= rebootMs) {
        const bool isLate = !ranOver && *now < known->ms;
        known->ms = isLate ? known->ms : *now;
        m_back.reset();
        return isLate ? Verdict::Late : Verdict::GoesOn;
    }
    const bool goesOn = m_back && *now + rebootMs >= m_back->ms;
    if (!goesOn) {
        m_back = Back{.since = at, .ms = *now};
        return Verdict::MayHaveRestarted;
    }
    m_back->ms = std::max(*now, m_back->ms);
    if (++m_back->inARow < timesThatProve || at - m_back->since < lowerFor)
        return Verdict::Late;
    // The times of its other messages are of before, too.
    m_times = {{frame.messageId(), *now}};
    m_back.reset();
    return Verdict::Restarted;
}

} // namespace leadline::mavlink
