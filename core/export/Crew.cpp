// SPDX-License-Identifier: GPL-3.0-or-later
#include "Crew.h"

#include <system_error>
#include <utility>

namespace leadline::exporting {

Crew::~Crew()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ends = true;
        m_errands.clear();
    }
    m_changed.notify_all();
    for (std::thread& thread : m_threads)
        thread.join();
}

std::future<void> Crew::run(std::function<void()> errand)
{
    std::packaged_task<void()> task(std::move(errand));
    auto done = task.get_future();
    if (m_threads.size() < m_most && !startThread() && m_threads.empty()) {
        task();
        return done;
    }
    {
        const std::lock_guard lock(m_mutex);
        m_errands.push_back(std::move(task));
    }
    m_changed.notify_one();
    return done;
}

bool Crew::startThread()
{
    try {
        m_threads.emplace_back([this] { work(); });
        return true;
    } catch (const std::system_error&) {
        return false;
    }
}

void Crew::work()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_ends || !m_errands.empty(); });
        if (m_ends)
            return;
        std::packaged_task<void()> errand = std::move(m_errands.front());
        m_errands.pop_front();
        lock.unlock();
        errand();
        lock.lock();
    }
}

} // namespace leadline::exporting
