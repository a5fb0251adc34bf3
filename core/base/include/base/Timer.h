// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <functional>
#include <utility>

namespace leadline::base {

/// A clock timer that is cancelled when its owner is destroyed, so that no callback reaches a dead
/// object. Setting it again replaces the previous deadline.
class Timer {
public:
    explicit Timer(Clock& clock) : m_clock(&clock) {}
    ~Timer() { stop(); }
    Timer(const Timer&) = delete;
    Timer& operator=(const Timer&) = delete;

    void at(Instant deadline, std::function<void()> callback)
    {
        stop();
        m_id = m_clock->at(deadline, [this, run = std::move(callback)] {
            m_id = 0;
            run(); // may set this timer again, or destroy it
        });
    }
    void after(Duration delay, std::function<void()> callback)
    {
        at(m_clock->now() + delay, std::move(callback));
    }
    void stop()
    {
        if (m_id != 0)
            m_clock->cancel(m_id);
        m_id = 0;
    }
    [[nodiscard]] bool isSet() const { return m_id != 0; }

private:
    Clock* m_clock;
    Clock::TimerId m_id = 0;
};

} // namespace leadline::base
