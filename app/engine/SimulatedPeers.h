// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/LinkFactory.h"

namespace leadline::app {

/// Makes the simulated sonars of a dive: they see one sea, which begins with the first of them.
[[nodiscard]] link::PeerMaker simulatedPeers();

} // namespace leadline::app
