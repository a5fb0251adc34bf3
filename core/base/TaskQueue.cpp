// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/TaskQueue.h"

#include <utility>

namespace leadline::base {

TaskQueue::~TaskQueue()
{
    if (m_atEnd == TasksAtEnd::Finish) {
        finish();
        return;
    }
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.detach();
}

void TaskQueue::post(Task task)
{
    const std::lock_guard lock(m_tasks->mutex);
    if (!m_thread.joinable()) {
        auto work = [tasks = m_tasks](const std::stop_token& stop) { run(*tasks, stop); };
        m_thread = m_atEnd == TasksAtEnd::Detach ? startDetachableThread(m_name, std::move(work))
                                                 : startThread(m_name, std::move(work));
    }
    m_tasks->waiting.push_back(std::move(task));
    m_tasks->changed.notify_all();
}

void TaskQueue::finish()
{
    std::unique_lock lock(m_tasks->mutex);
    m_tasks->changed.wait(lock, [this] { return m_tasks->waiting.empty() && !m_tasks->busy; });
}

/// Told to stop, it ends when nothing waits any more.
void TaskQueue::run(Tasks& tasks, const std::stop_token& stop)
{
    std::unique_lock lock(tasks.mutex);
    while (tasks.changed.wait(lock, stop, [&] { return !tasks.waiting.empty(); })) {
        {
            const Task task = std::move(tasks.waiting.front());
            tasks.waiting.pop_front();
            tasks.busy = true;
            lock.unlock();
            task();
        }
        lock.lock();
        tasks.busy = false;
        tasks.changed.notify_all();
    }
}

} // namespace leadline::base
