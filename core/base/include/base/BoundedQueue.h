// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <utility>
#include <vector>

namespace leadline::base {

/// Data on its way to a thread that waits for it: any number post, one takes. Posting never waits
/// for the taker; what would go above the bound is refused.
template<class T>
class BoundedQueue {
public:
    explicit BoundedQueue(std::size_t mostBytes) : m_mostBytes(mostBytes) {}

    /// `bytes` is what the item counts for. False when it was refused.
    [[nodiscard]] bool post(T item, std::size_t bytes)
    {
        {
            const std::lock_guard lock(m_mutex);
            if (bytes > m_mostBytes - m_bytes)
                return false;
            m_bytes += bytes;
            m_items.push_back(std::move(item));
        }
        m_posted.notify_one();
        return true;
    }

    /// Everything that was posted. Waits for something, for wake(), or until the time is up.
    [[nodiscard]] std::vector<T> takeAll(std::chrono::nanoseconds longest)
    {
        std::unique_lock lock(m_mutex);
        m_posted.wait_for(lock, longest, [&] { return m_woken || !m_items.empty(); });
        m_woken = false;
        m_bytes = 0;
        return std::exchange(m_items, {});
    }
    /// Lets items wait; returns after wake() or when the time is up.
    void sleep(std::chrono::nanoseconds longest)
    {
        std::unique_lock lock(m_mutex);
        m_posted.wait_for(lock, longest, [&] { return m_woken; });
        m_woken = false;
    }
    /// Ends the present wait of the taker, or its next one.
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
    std::size_t m_mostBytes;
    std::size_t m_bytes = 0;
    bool m_woken = false;
};

} // namespace leadline::base
