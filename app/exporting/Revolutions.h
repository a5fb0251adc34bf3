// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"

#include <cstdint>
#include <vector>

namespace leadline::exporting {

/// The turns of a scanning sonar, each from a bearing on to the first one that it looks at again:
/// a circle, or a sweep of a sector. Sectors of few bearings are swept several times in a turn.
struct Revolutions {
    /// For each of them the number of the ping behind it; the last one may be cut off.
    std::vector<std::uint64_t> ends;
    /// It looked at one bearing all the time.
    bool parked = true;
};

/// Of the pings [from, to).
[[nodiscard]] Revolutions turnsOf(const echo::PingReader& reader, std::uint64_t from,
                                  std::uint64_t to);

} // namespace leadline::exporting
