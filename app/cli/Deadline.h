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

/// Watchdog: calls a function in a thread of its own if something, such as a hanging disk, takes
/// too long.
class Deadline {
public:
    explicit Deadline(std::function<void()> missed);

    void in(std::chrono::milliseconds time);
    void clear() { set({}); }
    [[nodiscard]] bool isSet();

    /// Time limit for ending the program; a log-out does not wait longer.
    static constexpr std::chrono::seconds leaving{2};
    /// Time limit for completing a recording after the window was closed, when nothing waits for
    /// the program.
    static constexpr std::chrono::seconds closing{30};
    /// Ends the program at once with this exit status, or that of a failure, and writes the reason
    /// to standard error.
    [[noreturn]] static void endProgram(const char* why);
    [[noreturn]] static void endProgram(const char* why, int status);

private:
    using Instant = std::chrono::steady_clock::time_point;

    void set(std::optional<Instant> at);
    void watch(const std::stop_token& stop);

    std::function<void()> m_missed;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::optional<Instant> m_at;
    /// A separate thread, so that the call happens even if all others hang.
    std::jthread m_watch;
};

} // namespace leadline::cli
