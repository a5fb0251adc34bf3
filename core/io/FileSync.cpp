// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/FileSync.h"

#include "io/RecordingDisk.h"

#include <utility>

namespace leadline::log {

void InlineSync::begin(RecordingFile& file)
{
    m_result = file.sync();
}

std::optional<base::Status> InlineSync::result()
{
    return std::exchange(m_result, std::nullopt);
}

base::Status InlineSync::wait()
{
    return *std::exchange(m_result, std::nullopt);
}

ThreadedSync::ThreadedSync() : m_thread([this] { run(); }) {}

ThreadedSync::~ThreadedSync()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ends = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void ThreadedSync::begin(RecordingFile& file)
{
    {
        const std::lock_guard lock(m_mutex);
        m_file = &file;
    }
    m_changed.notify_all();
}

std::optional<base::Status> ThreadedSync::result()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_result, std::nullopt);
}

base::Status ThreadedSync::wait()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_result.has_value(); });
    return *std::exchange(m_result, std::nullopt);
}

void ThreadedSync::run()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_file || m_ends; });
        if (!m_file)
            return;
        RecordingFile& file = *std::exchange(m_file, nullptr);
        lock.unlock();
        base::Status status = file.sync();
        lock.lock();
        m_result = std::move(status);
        m_changed.notify_all();
    }
}

} // namespace leadline::log
