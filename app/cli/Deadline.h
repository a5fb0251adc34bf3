// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace leadline::cli {

/// Calls in a thread of its own when something takes too long that cannot be waited for, as a disk
/// that hangs.
class Deadline {
public:
    explicit Deadline(std::function<void()> missed);

    void in(std::chrono::milliseconds time);
    void clear() { set({}); }
    [[nodiscard]] bool isSet();

    /// What those who end the program have: a log-out waits no longer.
    static constexpr std::chrono::seconds leaving{2};
    /// Ends the program at once, and says why on standard error.
    [[noreturn]] static void endProgram(const char* why);

private:
    using Instant = std::chrono::steady_clock::time_point;

    void set(std::optional<Instant> at);
    void watch(const std::stop_token& stop);

    std::function<void()> m_missed;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::optional<Instant> m_at;
    /// Its own: it calls even when all others hang.
    std::jthread m_watch;
};

} // namespace leadline::cli
