// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/ScreenTimes.h"

#include <algorithm>

namespace leadline::app {

namespace {

/// More pings than these come in one frame only if the window was blocked; the newest of them are
/// sufficient.
constexpr std::uint64_t mostInAFrame = 1000;

} // namespace

void SwapStamp::await()
{
    m_at.store(never, std::memory_order_relaxed);
    m_awaited.store(true, std::memory_order_release);
}

void SwapStamp::note()
{
    if (m_awaited.exchange(false, std::memory_order_acq_rel))
        m_at.store(m_clock.now().sinceZero.count(), std::memory_order_release);
}

std::optional<base::Instant> SwapStamp::take()
{
    const auto at = m_at.exchange(never, std::memory_order_acq_rel);
    return at == never ? std::nullopt : std::optional(base::Instant{base::Duration(at)});
}

ScreenTimes::ScreenTimes(const base::Clock& clock)
    : m_clock(clock),
      m_stamp(std::make_shared<SwapStamp>(clock))
{
}

void ScreenTimes::follow(std::optional<base::Instant> zero)
{
    if (m_zero == zero)
        return;
    interrupt();
    m_zero = zero;
}

void ScreenTimes::interrupt()
{
    settle();
    m_pending.clear();
    m_drawn.reset();
}

void ScreenTimes::clear()
{
    interrupt();
    m_times.clear();
}

void ScreenTimes::settle()
{
    const auto shown = m_stamp->take();
    if (!shown)
        return;
    for (const base::Instant arrived : m_pending)
        m_times.add(*shown, *shown - arrived);
    m_pending.clear();
}

std::optional<mavlink::DurationSummary> ScreenTimes::summary()
{
    settle();
    return m_times.summary();
}

void ScreenTimes::drawn(const echo::PingReader& reader, std::uint64_t count)
{
    settle();
    if (!m_zero)
        return;
    if (!m_drawn || *m_drawn > count) {
        m_drawn = count;
        m_since = m_clock.now();
        return;
    }
    if (*m_drawn == count)
        return;
    std::uint64_t ping = std::max(*m_drawn, count - std::min(count, mostInAFrame));
    for (; ping < count; ++ping) {
        const auto time = reader.timeOf(ping);
        // Pings from before the plot was shown are left out, for nobody could have seen them
        // earlier.
        if (time && *m_zero + *time >= m_since)
            m_pending.push_back(*m_zero + *time);
    }
    m_drawn = count;
    if (!m_pending.empty())
        m_stamp->await();
}

} // namespace leadline::app
