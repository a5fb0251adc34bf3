// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <utility>
#include <vector>

namespace leadline::base {

/// A queue between threads: any number of threads post, one takes. post() never blocks on the
/// consumer; items beyond the byte limit are refused.
template<class T>
class BoundedQueue {
public:
    explicit BoundedQueue(std::size_t maxBytes) : m_maxBytes(maxBytes) {}

    /// `bytes` is the size that counts towards the limit. Returns false if the item was refused.
    [[nodiscard]] bool post(T item, std::size_t bytes)
    {
        {
            const std::lock_guard lock(m_mutex);
            if (bytes > m_maxBytes - m_bytes)
                return false;
            m_bytes += bytes;
            m_items.push_back(std::move(item));
        }
        m_posted.notify_one();
        return true;
    }

    /// Takes all posted items. Blocks until there is an item, wake() is called, or `longest` has
    /// passed.
    [[nodiscard]] std::vector<T> takeAll(std::chrono::nanoseconds longest)
    {
        std::unique_lock lock(m_mutex);
        m_posted.wait_for(lock, longest, [&] { return m_woken || !m_items.empty(); });
        m_woken = false;
        m_bytes = 0;
        return std::exchange(m_items, {});
    }
    /// Blocks until wake() is called or `longest` has passed; posted items stay in the queue.
    void sleep(std::chrono::nanoseconds longest)
    {
        std::unique_lock lock(m_mutex);
        m_posted.wait_for(lock, longest, [&] { return m_woken; });
        m_woken = false;
    }
    /// Ends the consumer's current wait, or its next one.
    void wake()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_woken = true;
        }
        m_posted.notify_one();
    }

    [[nodiscard]] std::size_t bytesWaiting() const
    {
        const std::lock_guard lock(m_mutex);
        return m_bytes;
    }

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_posted;
    std::vector<T> m_items;
    std::size_t m_maxBytes;
    std::size_t m_bytes = 0;
    bool m_woken = false;
};

} // namespace leadline::base
