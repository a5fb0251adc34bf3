// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace leadline::base {

/// Runs tasks one after the other on its own thread, which starts with the first task, so that
/// callers do not block on disk access. The destructor waits for all queued tasks.
class TaskQueue {
public:
    using Task = std::function<void()>;

    /// `name` is that of the thread; see startThread().
    explicit TaskQueue(const char* name) : m_name(name) {}
    ~TaskQueue() { finish(); }
    TaskQueue(const TaskQueue&) = delete;
    TaskQueue& operator=(const TaskQueue&) = delete;

    /// May be called from any thread and from within a task.
    void post(Task task);
    /// Waits until all queued tasks are done.
    void finish();

private:
    void run(const std::stop_token& stop);

    const char* m_name;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<Task> m_tasks;
    bool m_busy = false;
    /// Declared last, so it is destroyed first: it uses the other members.
    std::jthread m_thread;
};

} // namespace leadline::base
