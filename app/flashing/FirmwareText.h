// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Identity.h"
#include "firmware/FirmwareFile.h"
#include "flashing/FirmwareStatus.h"

#include <QString>

#include <optional>

namespace leadline::app {

// What the panel of an update says.

/// Which firmware a device takes, by what it says of itself.
[[nodiscard]] std::optional<firmware::FirmwareKind> kindOf(const device::Identity& who);

/// "revision C · firmware 3.1.1"
[[nodiscard]] QString firmwareWords(const device::Identity& who);
/// "For a Ping360 · firmware 3.3.8 · 61.2 kB"
[[nodiscard]] QString firmwareWords(const firmware::FirmwareFile& file);
/// What is odd about that file for a sonar with that firmware; empty as a rule.
[[nodiscard]] QString firmwareRemark(const firmware::FirmwareName& file,
                                     const std::optional<device::Firmware>& present);
[[nodiscard]] QString stageWords(const FirmwareStatus& news);
/// What to do when power or cable fail in between.
[[nodiscard]] QString rescueWords(firmware::FirmwareKind kind);

} // namespace leadline::app
