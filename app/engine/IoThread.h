// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <functional>
#include <memory>
#include <optional>

namespace leadline::app {

/// The thread of links and drivers, with an event loop and a clock.
class IoThread {
public:
    /// The clock may begin in the past, where it stands still until catchUp().
    explicit IoThread(base::Duration lag = {});
    /// Without finish() the thread ends at once, after carrying out what was posted before.
    ~IoThread();
    IoThread(const IoThread&) = delete;
    IoThread& operator=(const IoThread&) = delete;

    /// Runs `work` in this thread, later and in order. May be called from any thread, and never
    /// blocks.
    void post(std::function<void()> work);
    /// After what was posted before, advances the clock to the present or, with `by`, by that much;
    /// due timers run meanwhile.
    void catchUp(std::optional<base::Duration> by = {});
    /// The clock may only be used in this thread.
    [[nodiscard]] base::Clock& clock();

    using Done = std::function<void()>;
    /// Runs `farewell` in this thread, and returns after it has called its argument and the thread
    /// has ended.
    void finish(std::function<void(Done)> farewell);

private:
    class Thread;
    std::unique_ptr<Thread> m_thread;
};

} // namespace leadline::app
