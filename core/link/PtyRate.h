// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace leadline::link {

/// The rate set on a terminal, whatever number it is; 0 where that cannot be asked. (In a file of
/// its own: the kernel's header that knows of free numbers excludes <termios.h>.)
[[nodiscard]] std::uint32_t outputRate(int terminal);

} // namespace leadline::link
