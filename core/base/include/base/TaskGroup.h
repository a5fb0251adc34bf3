// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Thread.h"

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <thread>
#include <vector>

namespace leadline::base {

/// Tasks that run at the same time, each on a thread of its own that ends with it. One thread uses
/// this, and waits for all of them in the end or leaves them to themselves.
class TaskGroup {
public:
    using Task = std::function<void(const std::stop_token& stop)>;

    /// That of the threads, as startThread() has it.
    explicit TaskGroup(const char* name, TasksAtEnd atEnd = TasksAtEnd::Finish)
        : m_name(name),
          m_atEnd(atEnd)
    {
    }
    /// Asks all of them to stop, and waits or detaches them.
    ~TaskGroup();
    TaskGroup(const TaskGroup&) = delete;
    TaskGroup& operator=(const TaskGroup&) = delete;

    /// `number` is chosen by the caller, for requestStop().
    void start(Task task, int number = 0);
    /// Requests the tasks with that number, or all tasks, to stop; does not wait.
    void requestStop(int number);
    void requestStop();
    /// Waits until all tasks have ended.
    void finish() { m_running.clear(); }

private:
    struct Running {
        int number = 0;
        std::shared_ptr<std::atomic<bool>> done = {};
        std::jthread thread = {};
    };

    const char* m_name;
    TasksAtEnd m_atEnd;
    std::vector<Running> m_running;
};

} // namespace leadline::base
