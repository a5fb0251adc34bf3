// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Link.h"
#include "link/Peer.h"

#include <functional>
#include <memory>

namespace leadline::link {

/// Creates the simulated device of a sim: address; an error if there is no such device.
using PeerMaker =
    std::function<base::Result<std::unique_ptr<Peer>>(ping::DeviceKind, base::Clock&)>;

/// Creates the link for an address, closed, for use on the calling thread. `makePeer` is needed
/// only for sim: addresses, and its error is passed on.
[[nodiscard]] base::Result<std::unique_ptr<Link>> makeLink(const LinkUrl& url, base::Clock& clock,
                                                           const PeerMaker& makePeer = {});

} // namespace leadline::link
