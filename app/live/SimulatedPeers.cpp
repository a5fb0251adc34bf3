// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/SimulatedPeers.h"

#include "sim/MakeDevice.h"

#include <memory>
#include <utility>

namespace leadline::app {

link::PeerMaker simulatedPeers()
{
    const auto world = std::make_shared<std::shared_ptr<const sim::World>>();
    return [world](link::Device device,
                   base::Clock& clock) -> base::Result<std::unique_ptr<link::Peer>> {
        constexpr std::uint64_t seed = 1;
        if (!*world)
            *world = std::make_shared<const sim::World>(seed, clock.now());
        auto made = sim::makeDevice(device, clock, *world);
        if (!made)
            return made.error();
        return std::unique_ptr<link::Peer>(std::move(*made));
    };
}

} // namespace leadline::app
