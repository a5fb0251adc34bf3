// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <mutex>
#include <utility>

namespace leadline::base {

/// News on their way to one thread: any number of others post, and never wait for it. What it has
/// not taken yet is replaced or added to, and it is woken once, until it takes it.
template<class News>
class Mailbox {
public:
    /// `wake` is called by whoever posts, and must not wait.
    explicit Mailbox(std::function<void()> wake) : m_wake(std::move(wake)) {}

    /// `change` makes the waiting news the newest. Nobody else can post meanwhile.
    template<class Change>
    void post(Change change)
    {
        const std::lock_guard lock(m_mutex);
        change(m_news);
        if (!std::exchange(m_woken, true) && m_wake)
            m_wake();
    }
    /// The newest of this kind.
    template<class Field, class Value>
    void post(Field News::*field, Value value)
    {
        post([&](News& news) { news.*field = std::move(value); });
    }

    [[nodiscard]] News take()
    {
        const std::lock_guard lock(m_mutex);
        m_woken = false;
        return std::exchange(m_news, {});
    }
    /// Nobody takes any more, and nobody is woken.
    void close()
    {
        const std::lock_guard lock(m_mutex);
        m_wake = {};
    }

private:
    std::mutex m_mutex;
    std::function<void()> m_wake;
    News m_news{};
    bool m_woken = false;
};

} // namespace leadline::base
