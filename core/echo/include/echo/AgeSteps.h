// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <cstdint>

namespace leadline::echo {

/// Ages of pings, quantised in steps that begin at the same instants for all pings, so that most of
/// a picture that shades by age stays unchanged from one ping to the next.
class AgeSteps {
public:
    /// `newest` is the time of the newest ping, `spanS` the age span in seconds; spans below 1 ms
    /// count as 1 ms.
    AgeSteps(log::Time newest, double spanS);

    /// Age as a share of the span: 0 in the newest step, 1 at the span and beyond.
    [[nodiscard]] double share(log::Time time) const;

private:
    [[nodiscard]] std::int64_t stepOf(log::Time time) const;

    double m_stepS = 0;
    std::int64_t m_newest = 0;
    double m_steps = 1;
};

} // namespace leadline::echo
