// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <stop_token>
#include <thread>

namespace leadline::base {

/// Starts a thread. Debuggers and `top -H` show the first 15 characters of `name`, which must stay
/// valid until the program ends. Throws std::system_error if the system cannot create a thread.
[[nodiscard]] std::jthread startThread(const char* name,
                                       std::function<void(const std::stop_token& stop)> run);

/// The same for a thread that may be detached at any time, since it may hang in a disk that does
/// not answer: `run` uses only what it owns, posts by a Clock::Poster at most, and leaves each file
/// as it was or whole wherever it is cut off.
[[nodiscard]] std::jthread
startDetachableThread(const char* name, std::function<void(const std::stop_token& stop)> run);
/// A task on a thread of its own that is detached at once; here and now where the system has no
/// thread to give. It is a Worker for AsyncTask.
void runDetached(std::function<void()> task);
/// The end of the program: false where one of those, detached or not, still runs after that time.
[[nodiscard]] bool waitForDetachableThreads(std::chrono::milliseconds timeout);

/// What becomes of tasks that are under way when whoever started them is destroyed.
enum class TasksAtEnd {
    /// They are waited for.
    Finish,
    /// They go on in a detached thread, as long as the program does, and are bound by what
    /// startDetachableThread() says.
    Detach,
};

} // namespace leadline::base
