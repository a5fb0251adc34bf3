// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/DiveReport.h"
#include "report/Paper.h"

namespace leadline::app {

/// What it is a report of, and when that was.
void drawTitle(Paper& paper, const DiveReport& report);
/// The dive sheet, and the recording.
void drawSheet(Paper& paper, const DiveReport& report);

} // namespace leadline::app
