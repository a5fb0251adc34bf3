// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Deadline.h"

#include "base/Thread.h"
#include "cli/Arguments.h"

#include <cstdio>
#include <cstdlib>
#include <utility>

namespace leadline::cli {

Deadline::Deadline(std::function<void()> missed)
    : m_missed(std::move(missed)),
      m_watch(base::startThread("deadline", [this](const std::stop_token& stop) { watch(stop); }))
{
}

void Deadline::in(std::chrono::milliseconds time)
{
    set(std::chrono::steady_clock::now() + time);
}

bool Deadline::isSet()
{
    const std::lock_guard lock(m_mutex);
    return m_at.has_value();
}

void Deadline::endProgram(const char* why)
{
    endProgram(why, exitFailed);
}

void Deadline::endProgram(const char* why, int status)
{
    std::fprintf(stderr, "%s\n", why);
    std::fflush(nullptr);
    std::_Exit(status);
}

void Deadline::set(std::optional<Instant> at)
{
    {
        const std::lock_guard lock(m_mutex);
        m_at = at;
    }
    m_changed.notify_all();
}

void Deadline::watch(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (!stop.stop_requested()) {
        const auto seen = m_at;
        const auto changed = [&] { return m_at != seen; };
        if (!seen) {
            m_changed.wait(lock, stop, changed);
        } else if (!m_changed.wait_until(lock, stop, *seen, changed) && !stop.stop_requested()) {
            m_at.reset();
            lock.unlock();
            m_missed();
            lock.lock();
        }
    }
}

} // namespace leadline::cli
