// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "polar/PolarSpokes.h"

#include <array>

namespace leadline::app {

/// How fresh each bearing of a polar picture is.
struct PolarAges {
    /// 255 for the newest spoke down to a tenth of it at `spanS`, in steps; 0 where there is none.
    std::array<std::uint8_t, echo::sectorsPerTurn> shares{};
    double spanS = 0;
};

/// `turnS` is what a turn takes; the age of the oldest spoke stands for one that is not above zero.
[[nodiscard]] PolarAges polarAges(const PolarSpokes& spokes, double turnS);

} // namespace leadline::app
