// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace leadline::cli {

/// Turns SIGINT and SIGTERM into a request to stop, so that a command ends by itself and leaves no
/// half-written file behind. The token is told within a twentieth of a second, whatever the command
/// is busy with. One in a program.
class Interruption {
public:
    Interruption();

    /// To be asked between steps of the work; passes a signal on to token().
    bool check();
    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    void watch(const std::stop_token& done);

    std::stop_source m_source;
    std::mutex m_mutex;
    std::condition_variable_any m_never;
    /// Behind all that it uses.
    std::jthread m_watcher;
};

} // namespace leadline::cli
