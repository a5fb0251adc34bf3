// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <mutex>
#include <utility>

namespace leadline::base {

/// Passes the latest state to one consumer thread; any number of threads post, and none blocks on
/// the consumer. State not yet taken is overwritten or merged, and the consumer is woken once until
/// it takes.
template<class Content>
class Mailbox {
public:
    /// `wake` is called on the posting thread and must not block.
    explicit Mailbox(std::function<void()> wake) : m_wake(std::move(wake)) {}

    /// `change` modifies the pending state; other threads cannot post meanwhile.
    template<class Change>
    void post(Change change)
    {
        const std::lock_guard lock(m_mutex);
        change(m_content);
        if (!std::exchange(m_woken, true) && m_wake)
            m_wake();
    }
    /// Sets one field of the pending state.
    template<class Field, class Value>
    void post(Field Content::*field, Value value)
    {
        post([&](Content& news) { news.*field = std::move(value); });
    }

    [[nodiscard]] Content take()
    {
        const std::lock_guard lock(m_mutex);
        m_woken = false;
        return std::exchange(m_content, {});
    }
    /// From now on `wake` is not called.
    void close()
    {
        const std::lock_guard lock(m_mutex);
        m_wake = {};
    }

private:
    std::mutex m_mutex;
    std::function<void()> m_wake;
    Content m_content{};
    bool m_woken = false;
};

} // namespace leadline::base
