// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sidescan/BottomTrack.h"
#include "sidescan/Side.h"

#include <vector>

namespace leadline::sidescan {

/// What a user says of a log's side-scan units and of its bottom, in place of what is found in it.
struct Corrections {
    SideChoices sides = {};
    /// Sorted by time, none over another.
    std::vector<HandSection> bottom = {};

    friend bool operator==(const Corrections&, const Corrections&) = default;
};

} // namespace leadline::sidescan
