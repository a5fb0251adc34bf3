// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"
#include "log/Log.h"

#include <optional>
#include <vector>

namespace leadline::exporting {

/// Where a vehicle was, degrees on WGS 84.
struct VehiclePoint {
    log::Time time{};
    double latitude = 0;
    double longitude = 0;
    /// Metres, positive downwards.
    std::optional<double> depthM = {};
};
/// Points without a gap, at least two, in the order of time.
using VehicleLine = std::vector<VehiclePoint>;

/// Longer without a position, a line ends.
inline constexpr log::Time longestGapOfLine = std::chrono::seconds(10);

/// True for received frames of a vehicle.
[[nodiscard]] bool isReceivedVehicle(const log::Stream& stream);

/// The vehicle's positions in the part, by the rules of mavlink::VehicleState; nullopt if stopped.
[[nodiscard]] std::optional<std::vector<VehicleLine>>
vehicleLines(const log::Log& log, const ExportPart& part, const ExportWatch& watch);

} // namespace leadline::exporting
