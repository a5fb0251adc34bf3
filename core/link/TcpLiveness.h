// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace leadline::link {

/// Makes a connection fail, where the system can, when what was sent is not acknowledged for some
/// seconds: else a pulled cable is noticed after a quarter of an hour.
void noticeDeadPeer(std::intptr_t socket);

} // namespace leadline::link
