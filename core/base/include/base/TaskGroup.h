// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <thread>
#include <vector>

namespace leadline::base {

/// Tasks that run concurrently, each on its own thread. A TaskGroup is used by one thread, which
/// waits for all of them in the end.
class TaskGroup {
public:
    using Task = std::function<void(const std::stop_token& stop)>;

    /// `name` is that of the threads; see startThread().
    explicit TaskGroup(const char* name) : m_name(name) {}
    /// Requests all tasks to stop, and waits for them.
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
    std::vector<Running> m_running;
};

} // namespace leadline::base
