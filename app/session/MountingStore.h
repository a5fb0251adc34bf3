// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Sector.h"
#include "log/Stream.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace leadline::app {

/// Mountings of a recording's Ping360s that the user set after it was recorded; all count as
/// confirmed. Thread-safe.
[[nodiscard]] log::Mountings storedMountings(const QString& file);
/// Saves a mounting in the settings file, which keeps the last 200.
void storeMounting(const QString& file, std::uint8_t device, const device::Mount& mount);

/// The mounting of the sonar recorded in `stream` of `file`: as the user set it for the file, else
/// as stored in the recording, perhaps unconfirmed; nullopt if neither has one.
[[nodiscard]] std::optional<log::Mounting> mountingOf(const QString& file,
                                                      const log::Stream& stream);

} // namespace leadline::app
