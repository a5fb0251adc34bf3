// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/Colormap.h"
#include "report/DiveReport.h"
#include "report/Paper.h"
#include "report/ReportPictures.h"

namespace leadline::app {

/// Draws the whole report.
void drawReport(Paper& paper, const DiveReport& report, const ReportPictures& pictures,
                const raster::Colormap& colours);

} // namespace leadline::app
