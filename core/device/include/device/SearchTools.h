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
    /// The usual endpoints, and Ethernet discovery.
    bool network = true;
    /// Is it open in this program? Such a place is never touched.
    std::function<bool(const link::LinkUrl&)> inUse = {};
};

/// How a search reaches the world; replaced in tests.
struct SearchTools {
    link::PortLister listPorts = link::listSerialPorts;
    link::PortInspector inspect = link::inspectPort;
    base::Worker worker = base::runDetached;
    EthernetTools ethernet = {};
    /// For sim: addresses only.
    link::PeerMaker makePeer = {};
    /// What a BlueROV2 serves.
    std::vector<link::LinkUrl> usual = usualEndpoints();

    [[nodiscard]] static std::vector<link::LinkUrl> usualEndpoints();
};

} // namespace leadline::device
