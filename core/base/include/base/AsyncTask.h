// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <functional>
#include <memory>
#include <utility>

namespace leadline::base {

/// Runs the given function, on another thread or at once.
using Worker = std::function<void(std::function<void()>)>;

/// Computes one result at a time on a worker without blocking the calling thread. Use it on the
/// clock's thread only.
template<class Result>
class AsyncTask {
public:
    AsyncTask(Clock& clock, Worker worker) : m_post(clock.poster()), m_worker(std::move(worker)) {}

    AsyncTask(const AsyncTask&) = delete;
    AsyncTask& operator=(const AsyncTask&) = delete;

    /// Cancels a running task. `work` runs on the worker and may outlive this object; `done` is
    /// called later on the clock's thread.
    void start(std::function<Result()> work, std::function<void(Result)> done)
    {
        m_running = std::make_shared<Done>([this, done = std::move(done)](Result result) {
            m_running.reset();
            done(std::move(result)); // may destroy this object
        });
        m_worker([work = std::move(work), post = m_post, running = std::weak_ptr(m_running)] {
            if (running.expired())
                return;
            const auto result = std::make_shared<Result>(work());
            post([running, result] {
                if (const auto its = running.lock())
                    (*its)(std::move(*result));
            });
        });
    }
    /// `done` of the running task is not called any more.
    void cancel() { m_running.reset(); }
    [[nodiscard]] bool isRunning() const { return m_running != nullptr; }

private:
    using Done = std::function<void(Result)>;

    Clock::Poster m_post;
    Worker m_worker;
    /// Null if no task runs; the clock's thread checks it before it calls `done`.
    std::shared_ptr<Done> m_running;
};

} // namespace leadline::base
