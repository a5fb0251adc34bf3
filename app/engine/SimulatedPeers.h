// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/LinkFactory.h"

namespace leadline::app {

/// Creates the simulated devices of a session; they share one simulated sea, which begins with the
/// first of them.
[[nodiscard]] link::PeerMaker simulatedPeers();

} // namespace leadline::app
