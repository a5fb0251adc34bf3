// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace leadline::link {

/// How long an adapter keeps bytes to itself: FTDI's send what they hold only after their latency
/// timer, 16 ms unless told otherwise.
struct SerialLatency {
    /// Of an adapter that has one, as it stands now.
    std::optional<int> timerMs;
    /// The driver was told to pass bytes on at once (ASYNC_LOW_LATENCY).
    bool lowLatency = false;

    [[nodiscard]] bool isSlow() const { return timerMs.value_or(0) > 1; }

    friend bool operator==(const SerialLatency&, const SerialLatency&) = default;
};

/// `SerialLatency::timerMs` follows what the kernel says now.
void readLatency(SerialLatency& latency, const std::string& path,
                 const std::filesystem::path& ttys = "/sys/class/tty");

/// For a terminal: a rule of udev that sets the timer of all such adapters, now and from then on.
[[nodiscard]] std::string latencyRule();

/// Asks for the lowest latency where this user may, and tells what it is then. `descriptor` is the
/// open port's. Linux only; elsewhere nothing is known. `ttys` is where the kernel lists them.
SerialLatency lowerLatency(int descriptor, const std::string& path,
                           const std::filesystem::path& ttys = "/sys/class/tty");

} // namespace leadline::link
