// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "link/LinkUrl.h"
#include "sim/FaultyLine.h"
#include "sim/SimulatedDevice.h"

#include <memory>

namespace leadline::sim {

/// A simulated device behind a line.
[[nodiscard]] base::Result<std::unique_ptr<FaultyLine>>
makeDevice(link::Device device, base::Clock& clock, std::shared_ptr<const World> world,
           const DeviceOptions& options = {}, const Faults& faults = {});

} // namespace leadline::sim
