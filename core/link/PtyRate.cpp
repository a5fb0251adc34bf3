// SPDX-License-Identifier: GPL-3.0-or-later
#include "PtyRate.h"

#if defined(__linux__)
#include <asm/termbits.h>
#include <sys/ioctl.h>
#endif

namespace leadline::link {

std::uint32_t outputRate([[maybe_unused]] int terminal)
{
#if defined(__linux__)
    termios2 settings{};
    if (::ioctl(terminal, TCGETS2, &settings) == 0)
        return settings.c_ospeed;
#endif
    return 0;
}

} // namespace leadline::link
