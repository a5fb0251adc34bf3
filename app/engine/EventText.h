// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SonarDriver.h"
#include "engine/SonarStatus.h"
#include "log/RecorderTypes.h"

#include <span>
#include <vector>

namespace leadline::app {

/// The event of a device as it is written into a recording.
[[nodiscard]] log::RecordedEvent recordedOf(const device::DriverEvent& event);
/// The events that a user's command adds to a recording. `rows` are the device's settings. Empty
/// for a command that is not recorded.
[[nodiscard]] std::vector<log::RecordedEvent>
recordedOf(const SonarCommand& command, std::span<const device::SettingRow> rows, base::Instant at);
/// True if the event is shown as a passing notice; others are visible permanently in chips,
/// settings and faults.
[[nodiscard]] bool isForThePilot(device::DriverEvent::Kind kind);

} // namespace leadline::app
