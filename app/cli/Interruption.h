// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <stop_token>
#include <thread>

namespace leadline::cli {

/// Turns SIGINT, SIGTERM and SIGHUP into a request to stop, so that a program ends by itself and
/// leaves no half-written file behind: Ctrl+C, a log-out, a terminal that is closed. One at a time.
///
/// Whoever asks again after `patience` is obeyed at once: what was to end hangs. Before that a
/// signal is the same one again, as a log-out and a closed terminal send several. A SIGHUP that was
/// ignored before (nohup) goes on being ignored.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    /// To be asked between steps of the work.
    [[nodiscard]] bool check() const { return m_source.stop_requested(); }
    /// Its callbacks run in a thread of their own.
    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

    static constexpr int timeoutSeconds = 2;
    /// How often a loop of events asks.
    static constexpr auto checkInterval = std::chrono::milliseconds(50);

private:
    std::stop_source m_source;
    /// Its own: it waits for a pipe, since a signal handler can wake nothing else.
    std::jthread m_waits;
};

} // namespace leadline::cli
