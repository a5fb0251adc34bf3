// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/AsyncTask.h"
#include "base/Thread.h"
#include "device/EthernetSearch.h"
#include "link/LinkFactory.h"
#include "link/PortFacts.h"
#include "link/SerialPorts.h"

#include <functional>
#include <vector>

namespace leadline::device {

struct SearchOptions {
    std::vector<link::LinkUrl> named = {};
    std::vector<link::LinkUrl> remembered = {};
    bool serialPorts = true;
    /// Whether the usual endpoints are probed and Ethernet discovery is used.
    bool network = true;
    /// Returns true if the endpoint is open in this program; such an endpoint is never touched.
    std::function<bool(const link::LinkUrl&)> inUse = {};
};

/// System functions that a search uses; replaced in tests.
struct SearchTools {
    link::PortLister listPorts = link::listSerialPorts;
    link::PortInspector inspect = link::inspectPort;
    base::Worker worker = base::runDetached;
    EthernetTools ethernet = {};
    /// Makes the far end of sim: addresses; not used for others.
    link::PeerMaker makePeer = {};
    /// Endpoints at which a BlueROV2 serves its sonars or at which new sonars are, and the same
    /// ports of this computer.
    std::vector<link::LinkUrl> usual = usualEndpoints();

    [[nodiscard]] static std::vector<link::LinkUrl> usualEndpoints();
};

} // namespace leadline::device
