// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"

#include <span>
#include <vector>

namespace leadline::support {

/// The rules of pictures written down as plainly as they can be: for every pixel a walk over all
/// spokes and all samples, in doubles, without tables. It shares no code with core/raster. A
/// picture is a value a pixel, row by row from the top; -1 is no data.
using Values = std::vector<int>;

/// What the range [fromM, untilM) with its middle at centreM shows of a profile; -1 is nothing.
int referenceValue(const echo::Profile& profile, double fromM, double untilM, double centreM);

Values referencePolar(int width, int height, std::span<const echo::Spoke> oldestFirst,
                      double edgeM);
Values referenceWaterfall(int height, std::span<const echo::Profile> columns, double topM,
                          double bottomM);
/// The value of the row where its bar is, -1 beside the bar.
Values referenceAScan(int width, int height, const echo::Profile& profile, double topM,
                      double bottomM);

} // namespace leadline::support
