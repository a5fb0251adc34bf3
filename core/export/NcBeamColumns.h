// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "NcTable.h"
#include "echo/Ping.h"
#include "echo/VehicleFollower.h"

#include <optional>
#include <vector>

namespace leadline::exporting {

/// One ping on its way into a row of its group.
struct NcBeamRow {
    const echo::Ping& ping;
    const echo::VehiclePose& pose;
    std::optional<double> relativeDeg;

    /// distance_simple carries no window.
    [[nodiscard]] std::optional<double> ofWindow(double metres) const
    {
        return ping.gainIndex ? std::optional(metres) : std::nullopt;
    }
};

/// A column of a beam group, and how its value comes about.
struct NcBeamColumn {
    NcColumn column;
    std::optional<double> (*of)(const NcBeamRow& row) = nullptr;
};

/// Of a scanning sonar, or of an echosounder.
[[nodiscard]] std::vector<NcBeamColumn> beamColumns(bool scans);

} // namespace leadline::exporting
