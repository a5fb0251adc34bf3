// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Thread.h"

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <system_error>
#include <utility>

#if defined(__linux__)
#include <pthread.h>
#endif

namespace leadline::base {

namespace {

void nameThisThread([[maybe_unused]] const char* name)
{
#if defined(__linux__)
    ::pthread_setname_np(::pthread_self(), name);
#endif
}

class DetachableCount {
public:
    void add()
    {
        const std::lock_guard lock(m_mutex);
        ++m_running;
    }
    void remove()
    {
        const std::lock_guard lock(m_mutex);
        --m_running;
        m_changed.notify_all();
    }
    [[nodiscard]] bool waitForNone(std::chrono::milliseconds timeout)
    {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, timeout, [this] { return m_running == 0; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::size_t m_running = 0;
};

/// Never destroyed: a detached thread may end at any time.
DetachableCount& detachableCount()
{
    static auto& count = *new DetachableCount;
    return count;
}

} // namespace

std::jthread startThread(const char* name, std::function<void(const std::stop_token&)> run)
{
    return std::jthread([name, run = std::move(run)](const std::stop_token& stop) {
        nameThisThread(name);
        run(stop);
    });
}

std::jthread startDetachableThread(const char* name,
                                   std::function<void(const std::stop_token&)> run)
{
    detachableCount().add();
    try {
        return startThread(name, [run = std::move(run)](const std::stop_token& stop) mutable {
            // What it owns goes before it counts as ended.
            std::exchange(run, {})(stop);
            detachableCount().remove();
        });
    } catch (...) {
        detachableCount().remove();
        throw;
    }
}

void runDetached(std::function<void()> task)
{
    try {
        startDetachableThread("worker", [task](const std::stop_token&) { task(); }).detach();
    } catch (const std::system_error&) {
        task();
    }
}

bool waitForDetachableThreads(std::chrono::milliseconds timeout)
{
    return detachableCount().waitForNone(timeout);
}

} // namespace leadline::base
