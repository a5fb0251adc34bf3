// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <QString>

#include <optional>

namespace leadline::app {

/// By how much the user moved a log against another one, as a vehicle's against a sonar's,
/// remembered with the two files as long as they are as large as they were: others under their
/// names are other dives.
[[nodiscard]] std::optional<log::Time> storedOffset(const QString& reference, const QString& moved);
/// Of the newest pairs; nullopt forgets it.
void keepShift(const QString& reference, const QString& moved, std::optional<log::Time> shift);

} // namespace leadline::app
