// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace leadline::app {

/// Does what a disk is needed for, one thing after the other, on a thread of its own: however long
/// a medium takes, the window does not wait. What was handed over is done before this ends.
class TaskQueue {
public:
    using AsyncTask = std::function<void()>;

    TaskQueue();
    ~TaskQueue();
    TaskQueue(const TaskQueue&) = delete;
    TaskQueue& operator=(const TaskQueue&) = delete;

    void post(AsyncTask errand);
    /// Comes back when all that was handed over is done.
    void finish();

private:
    void run(const std::stop_token& stop);

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<AsyncTask> m_errands;
    bool m_busy = false;
    /// Goes last: it uses the others.
    std::jthread m_thread;
};

} // namespace leadline::app
