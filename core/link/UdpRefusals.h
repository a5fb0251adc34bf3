// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Link.h"

#include <cstdint>

namespace leadline::link {

/// From now on the system keeps what the network says of datagrams of this socket that went
/// nowhere. Where it cannot, nothing is ever known of them.
void keepRefusals(std::intptr_t socket, bool ip6);

/// The newest of them, and takes them all: the socket is not in error any more.
[[nodiscard]] Link::Refusal takeRefusals(std::intptr_t socket);

} // namespace leadline::link
