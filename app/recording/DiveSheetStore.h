// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/DiveSheet.h"

namespace leadline::app {

/// The entries of a dive sheet that are usually the same in the next dive: job, vehicle, pilot and
/// place. Saved in the settings file.
[[nodiscard]] annotations::DiveSheet storedSheet();
void storeSheetDefaults(const annotations::DiveSheet& sheet);

} // namespace leadline::app
