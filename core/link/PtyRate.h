// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace leadline::link {

/// Baud rate set on a terminal, including non-standard ones; 0 if it cannot be determined. (In a
/// file of its own, because the kernel header for arbitrary rates excludes <termios.h>.)
[[nodiscard]] std::uint32_t outputRate(int terminal);

} // namespace leadline::link
