// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leadline::echo {

/// A measured figure and the half of the span that it may lie in, in the same unit.
struct ValueWithError {
    double value = 0;
    double error = 0;
};

} // namespace leadline::echo
