// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/ThreadPool.h"

#include "base/Thread.h"

#include <system_error>
#include <utility>

namespace leadline::base {

ThreadPool::~ThreadPool()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
        m_tasks.clear();
    }
    m_changed.notify_all();
    m_threads.clear();
}

std::future<void> ThreadPool::run(std::function<void()> task)
{
    std::packaged_task<void()> packaged(std::move(task));
    auto done = packaged.get_future();
    if (m_threads.size() < m_most && !startThread() && m_threads.empty()) {
        packaged();
        return done;
    }
    {
        const std::lock_guard lock(m_mutex);
        m_tasks.push_back(std::move(packaged));
    }
    m_changed.notify_one();
    return done;
}

bool ThreadPool::startThread()
{
    try {
        m_threads.push_back(base::startThread(m_name, [this](const std::stop_token&) { work(); }));
        return true;
    } catch (const std::system_error&) {
        return false;
    }
}

void ThreadPool::work()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_stopping || !m_tasks.empty(); });
        if (m_stopping)
            return;
        std::packaged_task<void()> task = std::move(m_tasks.front());
        m_tasks.pop_front();
        lock.unlock();
        task();
        lock.lock();
    }
}

} // namespace leadline::base
