// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/Devices.h"

#include "engine/SimulatedPeers.h"

#include <utility>

namespace leadline::app {

Devices::Devices(LiveSession& dive, device::SearchTools tools)
    : m_connector(dive),
      m_discovery(
          [this](IoDiscoveryService::Work work) {
              m_thread.post([this, its = std::move(work)] { its(m_thread.clock()); });
          },
          std::move(tools)),
      m_finder(m_discovery, m_connector)
{
    QObject::connect(&dive, &LiveSession::sonarsChanged, &m_finder, &DeviceFinder::takeSonars);
    m_finder.takeSonars();
}

device::SearchTools Devices::defaultTools()
{
    device::SearchTools tools;
    tools.makePeer = simulatedPeers();
    // The vehicle's usual address is offered, but no request is sent before it is connected.
    tools.usual.push_back(*link::LinkUrl::parse(device::blueOsVehicle));
    return tools;
}

} // namespace leadline::app
