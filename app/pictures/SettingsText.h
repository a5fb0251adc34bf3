// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"

#include <QString>

namespace leadline::app {

/// "High" of a scanning sonar, "29.6 dB" of an echosounder; the index itself where that has no
/// name.
[[nodiscard]] QString gainWords(std::uint32_t index, bool scanning);

/// What the newest of the first `count` pings was made with: "10 m · High · 750 kHz · step 1 grad
/// · 1200 samples · transmit 54 µs · 1500 m/s". Empty without a ping.
[[nodiscard]] QString settingsWords(const echo::PingReader& reader, std::uint64_t count);

/// With at most so many decimals, and none that are zero.
[[nodiscard]] QString shortNumber(double value, int decimals);

} // namespace leadline::app
