// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/PingNumberTracker.h"

#include <chrono>
#include <utility>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;

/// Late packets arrive between newer ones. Lower numbers that continue for so many pings and so
/// long belong to a new count.
constexpr int numbersThatProve = 3;
constexpr base::Duration lowerFor = 1s;

} // namespace

bool PingNumberTracker::has(std::uint32_t number) const
{
    return m_newest && number <= *m_newest && *m_newest - number < remembered &&
           m_taken[*m_newest - number];
}

std::int64_t PingNumberTracker::take(std::uint32_t number, base::Instant at)
{
    if (!m_newest) {
        m_newest = number;
        m_taken.set(0);
        return 0;
    }
    if (number > *m_newest) {
        const std::uint32_t ahead = number - *m_newest;
        m_newest = number;
        m_taken <<= ahead;
        m_taken.set(0);
        m_lower.reset();
        return ahead - 1;
    }
    if (number == *m_newest)
        return 0;
    if (!m_lower || number <= m_lower->newest) {
        m_lower = Lower{.newest = number, .since = at};
    } else {
        m_lower->newest = number;
        ++m_lower->inARow;
    }
    if (m_lower->inARow >= numbersThatProve && at - m_lower->since >= lowerFor) {
        m_wentBack = true;
        // They were not late: their places in the old count are lost again.
        return std::exchange(m_lower->late, 0);
    }
    const std::uint32_t behind = *m_newest - number;
    if (behind >= remembered || m_taken[behind])
        return 0;
    m_taken.set(behind);
    ++m_lower->late;
    return -1;
}

void PingNumberTracker::restart()
{
    *this = {};
}

} // namespace leadline::device
