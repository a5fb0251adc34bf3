// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"

#include <span>
#include <vector>

namespace leadline::support {

/// A simple implementation of the rules for pictures, as a reference: for every pixel, all spokes
/// and all samples are examined in double precision. It shares no code with core/raster. A picture
/// has one value per pixel, row by row from the top; -1 is no data.
using Values = std::vector<int>;

/// The value of a profile for the range [fromM, untilM) with its centre at centreM; -1 for no data.
int referenceValue(const echo::Profile& profile, double fromM, double untilM, double centreM);

Values referencePolar(int width, int height, std::span<const echo::Spoke> oldestFirst,
                      double edgeM);
Values referenceWaterfall(int height, std::span<const echo::Profile> columns, double topM,
                          double bottomM);
/// Pixels of a row's bar have its value, others -1.
Values referenceAScan(int width, int height, const echo::Profile& profile, double topM,
                      double bottomM);

} // namespace leadline::support
