// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SonarDriver.h"
#include "engine/SonarStatus.h"
#include "log/RecorderTypes.h"

#include <span>
#include <vector>

namespace leadline::app {

/// What happened to a device, as the recording has it.
[[nodiscard]] log::RecordedEvent recordedOf(const device::DriverEvent& event);
/// The same of what the user requested, whose settings are of these rows; nothing of what leaves no
/// trace.
[[nodiscard]] std::vector<log::RecordedEvent>
recordedOf(const SonarCommand& command, std::span<const device::SettingRow> rows, base::Instant at);
/// Whether it is worth a notice that passes: chips, rows of settings and faults that stay show the
/// rest.
[[nodiscard]] bool isForThePilot(device::DriverEvent::Kind kind);

} // namespace leadline::app
