// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Identity.h"
#include "firmware/FirmwareFile.h"
#include "flashing/FirmwareStatus.h"

#include <QString>

#include <optional>

namespace leadline::app {

// Texts of the firmware update panel.

/// The kind of firmware for a device by its reported identity; nullopt if it takes none.
[[nodiscard]] std::optional<firmware::FirmwareKind> kindOf(const device::Identity& who);

/// "revision C · firmware 3.1.1"
[[nodiscard]] QString firmwareText(const device::Identity& who);
/// "For a Ping360 · firmware 3.3.8 · 61.2 kB"
[[nodiscard]] QString firmwareText(const firmware::FirmwareFile& file);
/// Remark about installing the file on a sonar with the firmware `present`, for example that it is
/// older; usually empty.
[[nodiscard]] QString firmwareRemark(const firmware::FirmwareName& file,
                                     const std::optional<device::Firmware>& present);
[[nodiscard]] QString stageText(const FirmwareStatus& status);
/// What to do if power or cable fail during the update.
[[nodiscard]] QString rescueText(firmware::FirmwareKind kind);

} // namespace leadline::app
