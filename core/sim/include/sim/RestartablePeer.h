// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Peer.h"

namespace leadline::sim {

/// A simulated device whose power can fail.
class RestartablePeer : public link::Peer {
public:
    /// Loses everything it was told and is silent for a while, as when its power was cut.
    virtual void restart() = 0;
};

} // namespace leadline::sim
