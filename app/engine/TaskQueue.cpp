// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/TaskQueue.h"

#include <utility>

namespace leadline::app {

TaskQueue::TaskQueue() : m_thread([this](const std::stop_token& stop) { run(stop); }) {}

TaskQueue::~TaskQueue()
{
    finish();
}

void TaskQueue::post(AsyncTask errand)
{
    const std::lock_guard lock(m_mutex);
    m_errands.push_back(std::move(errand));
    m_changed.notify_all();
}

void TaskQueue::finish()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_errands.empty() && !m_busy; });
}

void TaskQueue::run(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return !m_errands.empty(); })) {
        const AsyncTask errand = std::move(m_errands.front());
        m_errands.pop_front();
        m_busy = true;
        lock.unlock();
        errand();
        lock.lock();
        m_busy = false;
        m_changed.notify_all();
    }
}

} // namespace leadline::app
