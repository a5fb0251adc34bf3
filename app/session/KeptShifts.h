// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <QString>

namespace leadline::app {

/// By how much the user moved a vehicle's log against a sonar's, remembered with the two files.
[[nodiscard]] log::Time keptShift(const QString& sonar, const QString& vehicle);
/// Of the newest pairs; zero forgets it.
void keepShift(const QString& sonar, const QString& vehicle, log::Time shift);

} // namespace leadline::app
