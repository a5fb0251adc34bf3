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

namespace leadline::exporting {

/// A few threads that do errands, begun in the order in which they are given. They start with the
/// first errands and wait for more.
class Crew {
public:
    explicit Crew(std::size_t threads) : m_most(threads) {}
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    /// What was not begun is not done any more; what was is waited for.
    ~Crew();

    /// The future is ready once it is done. Where the system has no thread to give it is done here
    /// and now.
    [[nodiscard]] std::future<void> run(std::function<void()> errand);

private:
    [[nodiscard]] bool startThread();
    void work();

    std::size_t m_most;
    std::vector<std::thread> m_threads;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::packaged_task<void()>> m_errands;
    bool m_ends = false;
};

} // namespace leadline::exporting
