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

/// A pool of threads that start tasks in the order given. Threads are created on demand and stay.
class ThreadPool {
public:
    /// `name` is that of the threads; see startThread(). `threads` is their maximum number.
    ThreadPool(const char* name, std::size_t threads) : m_name(name), m_most(threads) {}
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;
    /// Drops tasks that were not started, and waits for those that run.
    ~ThreadPool();

    /// The future becomes ready when the task is done. If the system cannot create a thread, the
    /// task runs in the call itself.
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
    bool m_stopping = false;
};

} // namespace leadline::base
