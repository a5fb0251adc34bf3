// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/MakeDevice.h"

#include "sim/SimulatedPing1d.h"
#include "sim/SimulatedPing360.h"
#include "sim/SimulatedVehicle.h"

#include <utility>

namespace leadline::sim {

base::Result<std::unique_ptr<FaultyLine>> makeDevice(link::Device device, base::Clock& clock,
                                                     std::shared_ptr<const World> world,
                                                     const DeviceOptions& options,
                                                     const Faults& faults)
{
    std::unique_ptr<RestartablePeer> made;
    switch (device) {
    case link::Device::Ping1D:
        made = std::make_unique<SimulatedPing1d>(clock, std::move(world), options);
        break;
    case link::Device::Ping360:
        made = std::make_unique<SimulatedPing360>(clock, std::move(world), options);
        break;
    case link::Device::Vehicle:
        made = std::make_unique<SimulatedVehicle>(clock, std::move(world), options);
        break;
    }
    return std::make_unique<FaultyLine>(clock, std::move(made), faults);
}

} // namespace leadline::sim
