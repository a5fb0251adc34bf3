// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/Colormap.h"
#include "report/DiveReport.h"
#include "report/Paper.h"

namespace leadline::app {

/// Each marker with the echoes around it, and what is known of it.
void drawMarkers(Paper& paper, const DiveReport& report, const raster::Colormap& colours);

} // namespace leadline::app
