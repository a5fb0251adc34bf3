// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Link.h"
#include "link/Peer.h"

#include <functional>
#include <memory>

namespace leadline::link {

/// Makes the simulated device of a sim: address, or says why it does not exist.
using PeerMaker = std::function<base::Result<std::unique_ptr<Peer>>(Device, base::Clock&)>;

/// The link of an address, closed, to be used on the thread that calls this. `makePeer` is needed
/// by sim: only; the error is its own.
[[nodiscard]] base::Result<std::unique_ptr<Link>> makeLink(const LinkUrl& url, base::Clock& clock,
                                                           const PeerMaker& makePeer = {});

} // namespace leadline::link
