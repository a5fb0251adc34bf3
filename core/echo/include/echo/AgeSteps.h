// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <cstdint>

namespace leadline::echo {

/// How old pings are, in steps that all of them take at the same instants: from one ping to the
/// next, most of a picture that shows ages stays as it is.
class AgeSteps {
public:
    /// At the newest ping; seconds, of which some below zero count as none.
    AgeSteps(log::Time newest, double spanS);

    /// 0 in the newest step to 1 at the span and beyond.
    [[nodiscard]] double share(log::Time time) const;

private:
    [[nodiscard]] std::int64_t stepOf(log::Time time) const;

    double m_stepS = 0;
    std::int64_t m_newest = 0;
    double m_steps = 1;
};

} // namespace leadline::echo
