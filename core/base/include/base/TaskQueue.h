// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace leadline::base {

/// Does one task after the other on a thread of its own, which begins with the first one: whoever
/// hands over what a disk is needed for does not wait for the disk. What was handed over is done
/// before this ends.
class TaskQueue {
public:
    using Task = std::function<void()>;

    /// That of the thread, as startThread() has it.
    explicit TaskQueue(const char* name) : m_name(name) {}
    ~TaskQueue() { finish(); }
    TaskQueue(const TaskQueue&) = delete;
    TaskQueue& operator=(const TaskQueue&) = delete;

    /// From any thread, and from a task.
    void post(Task task);
    /// Comes back when all that was handed over is done.
    void finish();

private:
    void run(const std::stop_token& stop);

    const char* m_name;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<Task> m_tasks;
    bool m_busy = false;
    /// Goes first of all: it uses the others.
    std::jthread m_thread;
};

} // namespace leadline::base
