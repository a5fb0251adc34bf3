// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <stop_token>
#include <thread>

namespace leadline::cli {

/// Turns SIGINT, SIGTERM and SIGHUP (Ctrl+C, log-out, closed terminal) into a stop request, so that
/// the program ends by itself without leaving incomplete files. One instance at a time.
///
/// A further signal after `timeoutSeconds` ends the program at once, since it seems to hang.
/// Earlier ones are ignored, as a log-out or a closed terminal sends several. A SIGHUP that was
/// ignored before (nohup) remains ignored.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    /// A signal was received; to be polled between steps of the work.
    [[nodiscard]] bool check() const { return m_source.stop_requested(); }
    /// Stop token of the signal; its callbacks run in a separate thread.
    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

    static constexpr int timeoutSeconds = 2;
    /// Interval at which event loops poll check().
    static constexpr auto checkInterval = std::chrono::milliseconds(50);

private:
    std::stop_source m_source;
    /// Thread that reads a pipe, which a signal handler can safely write to.
    std::jthread m_waits;
};

} // namespace leadline::cli
