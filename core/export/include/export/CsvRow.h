// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"
#include "echo/VehicleFollower.h"

#include <string>
#include <string_view>

namespace leadline::exporting {

/// Appends a number with '.' and exactly so many decimals, whatever the locale.
void appendFixed(std::string& text, double value, int decimals);

/// The header line, line feed included.
[[nodiscard]] std::string csvHeader(std::size_t sampleColumns, bool vehicle);

/// The row of one ping or distance, line feed included; sample columns that it does not fill stay
/// empty. `startUtc` is the log's zero since 1970. With `vehicle` the row ends with its pose.
void appendCsvRow(std::string& text, const echo::Ping& ping, std::string_view stream,
                  std::size_t sampleColumns, bool vehicle,
                  std::optional<std::chrono::nanoseconds> startUtc = {},
                  const echo::VehiclePose& pose = {});

} // namespace leadline::exporting
