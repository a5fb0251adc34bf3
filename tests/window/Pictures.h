// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "WindowRun.h"

namespace leadline::test {

/// What `leadline-cli render` draws for the moment at which the plots of the window stand, in the
/// plot's place and size.
[[nodiscard]] QImage expectedPolar(const WindowRun& run, const app::PolarItem& item);
/// Columns by time over the item's own stretch of time and range.
[[nodiscard]] QImage expectedWaterfall(const WindowRun& run, const app::WaterfallItem& item);

/// Leaves only plots in the window: what lies over them or beside them shows no more.
void showPlotsOnly(WindowRun& run);

} // namespace leadline::test
