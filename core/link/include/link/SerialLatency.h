// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace leadline::link {

/// Latency of a USB serial adapter: FTDI chips deliver received bytes when their latency timer
/// expires, by default after 16 ms.
struct SerialLatency {
    /// Current timer in ms; nullopt if the adapter has none.
    std::optional<int> timerMs;
    /// The driver is set to deliver bytes at once (ASYNC_LOW_LATENCY).
    bool lowLatency = false;

    [[nodiscard]] bool isSlow() const { return timerMs.value_or(0) > 1; }

    friend bool operator==(const SerialLatency&, const SerialLatency&) = default;
};

/// Updates `timerMs` with the kernel's current value.
void readLatency(SerialLatency& latency, const std::string& path,
                 const std::filesystem::path& ttys = "/sys/class/tty");

/// A shell command that installs a udev rule which sets the timer of all such adapters, at once and
/// permanently.
[[nodiscard]] std::string latencyRule();

/// Requests the lowest latency, if permitted, and returns the resulting state. `descriptor` is the
/// open port, `ttys` the kernel's list of ports. Linux only; on other systems the result is empty.
SerialLatency lowerLatency(int descriptor, const std::string& path,
                           const std::filesystem::path& ttys = "/sys/class/tty");

} // namespace leadline::link
