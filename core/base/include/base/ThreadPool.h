// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <thread>
#include <vector>

namespace leadline::base {

/// A few threads that run tasks, begun in the order in which they are given. They start with the
/// first tasks and wait for more.
class ThreadPool {
public:
    /// The name is that of the threads, as startThread() has it.
    ThreadPool(const char* name, std::size_t threads) : m_name(name), m_most(threads) {}
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;
    /// What was not begun is not done any more; what was is waited for.
    ~ThreadPool();

    /// The future is ready once it is done. Where the system has no thread to give it is done here
    /// and now.
    [[nodiscard]] std::future<void> run(std::function<void()> task);

private:
    [[nodiscard]] bool startThread();
    void work();

    const char* m_name;
    std::size_t m_most;
    std::vector<std::jthread> m_threads;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::packaged_task<void()>> m_tasks;
    bool m_ends = false;
};

} // namespace leadline::base
