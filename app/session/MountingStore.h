// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Sector.h"
#include "log/Stream.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace leadline::app {

// A mounting belongs to the device: StoredDevice has that of a live one, and a recording says how
// its devices were mounted then. What the user says of a recording afterwards is kept here.

/// Mountings of a recording's Ping360s that the user set after it was recorded; all count as
/// confirmed. Thread-safe.
[[nodiscard]] log::Mountings storedMountings(const QString& file);
/// Saves a mounting in the settings file, which keeps the last 200.
void storeMounting(const QString& file, const log::RecordedDevice& device,
                   const device::Mount& mount);

/// The mounting of the sonar recorded in `stream` of `file`: as the user set it for the file, else
/// as stored in the recording, perhaps unconfirmed; nullopt if neither has one.
[[nodiscard]] std::optional<log::Mounting> mountingOf(const QString& file,
                                                      const log::Stream& stream);
/// How a Ping360 with that id may have been mounted of which nothing is known: as the user said it
/// last of a recording, else as version 0.1 drew all recordings.
[[nodiscard]] device::Mount guessedMount(std::uint8_t id);

/// -180..179: half a turn is the same either way round.
[[nodiscard]] int withinATurn(int degrees);

} // namespace leadline::app
