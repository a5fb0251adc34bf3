// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <QString>

#include <optional>

namespace leadline::app {

/// The user's shift of the log `moved` relative to the log `reference`, for example of a vehicle's
/// log relative to the sonar's. Nullopt if none is saved, or if a file's size has changed since:
/// then it holds another dive.
[[nodiscard]] std::optional<log::Time> storedOffset(const QString& reference, const QString& moved);
/// Saves the shift for the pair of files; only the newest pairs are kept. Nullopt deletes it.
void storeOffset(const QString& reference, const QString& moved, std::optional<log::Time> shift);

} // namespace leadline::app
