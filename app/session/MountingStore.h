// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Sector.h"
#include "log/Stream.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace leadline::app {

/// How the Ping360s of a recording are mounted, as the pilot said it of that file afterwards; all
/// of it counts as confirmed. For any thread.
[[nodiscard]] log::Mountings storedMountings(const QString& file);
/// In the settings, of the last 200 that were said.
void keepMounting(const QString& file, std::uint8_t device, const device::Mount& mount);

/// How a sonar is mounted whose stream stands in that file: as the pilot said it of the file, else
/// as the recording says it, which nobody may have confirmed; nullopt where neither says it.
[[nodiscard]] std::optional<log::Mounting> mountingOf(const QString& file,
                                                      const log::Stream& stream);

} // namespace leadline::app
