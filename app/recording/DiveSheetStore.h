// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/DiveSheet.h"

namespace leadline::app {

/// What of a dive sheet is as a rule the same in the next dive: job, vehicle, pilot and place. Kept
/// in the settings.
[[nodiscard]] annotations::DiveSheet storedSheet();
void keepOfSheet(const annotations::DiveSheet& sheet);

} // namespace leadline::app
