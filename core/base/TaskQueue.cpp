// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/TaskQueue.h"

#include "base/Thread.h"

#include <utility>

namespace leadline::base {

void TaskQueue::post(Task task)
{
    const std::lock_guard lock(m_mutex);
    if (!m_thread.joinable())
        m_thread = startThread(m_name, [this](const std::stop_token& stop) { run(stop); });
    m_tasks.push_back(std::move(task));
    m_changed.notify_all();
}

void TaskQueue::finish()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_tasks.empty() && !m_busy; });
}

void TaskQueue::run(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return !m_tasks.empty(); })) {
        {
            const Task task = std::move(m_tasks.front());
            m_tasks.pop_front();
            m_busy = true;
            lock.unlock();
            task();
        }
        lock.lock();
        m_busy = false;
        m_changed.notify_all();
    }
}

} // namespace leadline::base
