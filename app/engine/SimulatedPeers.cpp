// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/SimulatedPeers.h"

#include "sim/SimulatedDevice.h"

#include <chrono>
#include <memory>
#include <utility>

namespace leadline::app {

link::PeerMaker simulatedPeers()
{
    const auto world = std::make_shared<std::shared_ptr<const sim::World>>();
    return [world](ping::DeviceKind device,
                   base::Clock& clock) -> base::Result<std::unique_ptr<link::Peer>> {
        constexpr std::uint64_t seed = 1;
        if (!*world)
            *world = std::make_shared<const sim::World>(seed, clock.now());
        sim::DeviceOptions options;
        sim::Faults line;
        if (device == ping::DeviceKind::Vehicle) {
            // As through a tether and a companion computer, with clocks that drift apart.
            options.skewPpm = 20;
            line.delay = std::chrono::milliseconds(2);
            line.jitter = std::chrono::milliseconds(3);
        }
        auto made = sim::makeDevice(device, clock, *world, options, line);
        if (!made)
            return made.error();
        return std::unique_ptr<link::Peer>(std::move(*made));
    };
}

} // namespace leadline::app
