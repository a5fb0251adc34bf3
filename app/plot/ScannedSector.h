// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"

#include <optional>

namespace leadline::app {

/// The part of a turn that a sonar scans, device gradians.
struct ScannedSector {
    double centreGrad = 200;
    /// 400 is the whole turn.
    double widthGrad = 400;
};

/// At ping `ping`: as auto_device_data says it, else from the bearings of the pings before.
[[nodiscard]] std::optional<ScannedSector> sectorSeen(const echo::PingReader& reader,
                                                      std::uint64_t ping);

} // namespace leadline::app
