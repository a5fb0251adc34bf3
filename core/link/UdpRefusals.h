// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Link.h"

#include <cstdint>

namespace leadline::link {

/// From now on the system queues ICMP errors about datagrams of this socket that could not be
/// delivered. On systems without this function no error is ever reported.
void enableRefusals(std::intptr_t socket, bool ip6);

/// Removes all queued errors, so that the socket is no longer in an error state, and returns the
/// newest of them.
[[nodiscard]] Link::Refusal readRefusals(std::intptr_t socket);

} // namespace leadline::link
