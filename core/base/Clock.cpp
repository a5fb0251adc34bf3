// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Clock.h"

#include <algorithm>
#include <utility>

#if defined(__linux__)
#include <ctime>
#endif

namespace leadline::base {

Clock::Clock(std::function<void()> wake)
    : m_posted(std::make_shared<Mailbox<Callbacks>>(std::move(wake)))
{
}

Clock::TimerId Clock::at(Instant deadline, std::function<void()> callback)
{
    const TimerId id = ++m_lastId;
    m_timers.emplace(Key{deadline, id}, std::move(callback));
    m_deadlines.emplace(id, deadline);
    deadlineChanged();
    return id;
}

Clock::TimerId Clock::after(Duration delay, std::function<void()> callback)
{
    return at(now() + delay, std::move(callback));
}

void Clock::cancel(TimerId timer)
{
    const auto found = m_deadlines.find(timer);
    if (found == m_deadlines.end())
        return;
    m_timers.erase(Key{found->second, timer});
    m_deadlines.erase(found);
    deadlineChanged();
}

Clock::Poster Clock::poster() const
{
    return [posted = m_posted](std::function<void()> callback) {
        posted->post([&](Callbacks& callbacks) { callbacks.push_back(std::move(callback)); });
    };
}

void Clock::runPosted()
{
    for (std::function<void()>& callback : m_posted->take())
        after({}, std::move(callback));
}

std::optional<Instant> Clock::nextDeadline() const
{
    if (m_timers.empty())
        return std::nullopt;
    return m_timers.begin()->first.deadline;
}

std::size_t Clock::runDue()
{
    runPosted();
    std::size_t ran = 0;
    // Timers made by a callback wait for the next call, or one that is always due would hang us.
    const TimerId newest = m_lastId;
    auto next = m_timers.begin();
    while (next != m_timers.end() && next->first.deadline <= now()) {
        if (next->first.id > newest) {
            ++next;
            continue;
        }
        {
            // What it holds goes with it, and may cancel timers, too.
            const std::function<void()> callback = std::move(next->second);
            m_deadlines.erase(next->first.id);
            m_timers.erase(next);
            ++ran;
            callback();
        }
        next = m_timers.begin();
    }
    if (ran > 0)
        deadlineChanged();
    return ran;
}

Instant SystemClock::now() const
{
#if defined(__linux__)
    timespec time{};
    clock_gettime(CLOCK_BOOTTIME, &time);
    return {std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec)};
#else
    return {
        std::chrono::duration_cast<Duration>(std::chrono::steady_clock::now().time_since_epoch())};
#endif
}

void FakeClock::advance(Duration by)
{
    const Instant end = m_now + by;
    for (;;) {
        runPosted();
        const auto deadline = nextDeadline();
        if (!deadline || *deadline > end)
            break;
        m_now = std::max(m_now, *deadline);
        runDue();
    }
    m_now = end;
}

} // namespace leadline::base
