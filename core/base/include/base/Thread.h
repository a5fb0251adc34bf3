// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <thread>

namespace leadline::base {

/// Starts a thread. Debuggers and `top -H` show the first 15 characters of `name`, which must stay
/// valid until the program ends. Throws std::system_error if the system cannot create a thread.
[[nodiscard]] std::jthread startThread(const char* name,
                                       std::function<void(const std::stop_token& stop)> run);

} // namespace leadline::base
