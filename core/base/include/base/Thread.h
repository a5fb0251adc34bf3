// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <thread>

namespace leadline::base {

/// Where threads are made. Debuggers and `top -H` show the first 15 characters of the name, which
/// stays valid as long as the program runs. Throws std::system_error where the system has none
/// left.
[[nodiscard]] std::jthread startThread(const char* name,
                                       std::function<void(const std::stop_token& stop)> run);

} // namespace leadline::base
