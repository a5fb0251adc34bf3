// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <thread>
#include <vector>

namespace leadline::base {

/// Tasks that run at the same time, each on a thread of its own that ends with it. One thread uses
/// this, and waits for all of them in the end.
class TaskGroup {
public:
    using Task = std::function<void(const std::stop_token& stop)>;

    /// That of the threads, as startThread() has it.
    explicit TaskGroup(const char* name) : m_name(name) {}
    /// Asks all of them to stop, and waits.
    ~TaskGroup();
    TaskGroup(const TaskGroup&) = delete;
    TaskGroup& operator=(const TaskGroup&) = delete;

    /// The number is the user's own.
    void start(Task task, int number = 0);
    /// Asks those with the number, or all of them, to stop, and does not wait.
    void requestStop(int number);
    void requestStop();
    /// Comes back when all are done.
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
