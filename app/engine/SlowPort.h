// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace leadline::app {

/// A serial adapter that keeps bytes to itself.
struct SlowPort {
    /// "ttyUSB0"
    std::string name;
    int heldBackMs = 0;
    /// It was to be changed, and this user may not.
    bool refused = false;

    friend bool operator==(const SlowPort&, const SlowPort&) = default;
};

} // namespace leadline::app
