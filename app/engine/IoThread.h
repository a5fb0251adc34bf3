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
    /// Its clock may begin in the past, where it stands until catchUp().
    explicit IoThread(base::Duration lag = {});
    /// Without finish(), ends at once; what was posted is done before.
    ~IoThread();
    IoThread(const IoThread&) = delete;
    IoThread& operator=(const IoThread&) = delete;

    /// Runs it there, later and in order. From any thread; never waits.
    void post(std::function<void()> work);
    /// Behind what was posted before: all that would have happened meanwhile happens, or what
    /// would have `by` then.
    void catchUp(std::optional<base::Duration> by = {});
    /// Only for what runs there.
    [[nodiscard]] base::Clock& clock();

    using Done = std::function<void()>;
    /// Runs `farewell` there and comes back when it has called its argument: the thread is over.
    void finish(std::function<void(Done)> farewell);

private:
    class Thread;
    std::unique_ptr<Thread> m_thread;
};

} // namespace leadline::app
