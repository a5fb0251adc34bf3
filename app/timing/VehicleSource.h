// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <cstdint>

namespace leadline::app {

/// Whose heading and depth the window shows.
struct VehicleSource {
    log::StreamNumber link = 0;
    std::uint8_t system = 0;

    friend bool operator==(const VehicleSource&, const VehicleSource&) = default;
};

} // namespace leadline::app
