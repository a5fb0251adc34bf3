// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"

#include <vector>

namespace leadline::app {

/// An interval of ranges; empty unless its end is beyond its start.
struct Extent {
    double topM = 0;
    double bottomM = 0;

    [[nodiscard]] bool empty() const { return !(bottomM > topM); }
    /// Extends this interval to include the other.
    void join(const Extent& other);
};

/// The range interval of the pings in an interval of time. Caches what was read, so that small
/// steps in time are cheap.
class PingExtents {
public:
    void forget() { m_known.clear(); }
    /// The interval of the pings in [from, until).
    [[nodiscard]] Extent of(const echo::PingReader& reader, log::Time from, log::Time until);

private:
    /// Cached intervals of the pings from m_first on.
    std::vector<Extent> m_known;
    std::uint64_t m_first = 0;
};

/// The range interval of one ping.
[[nodiscard]] Extent extentOf(const echo::PingReader& reader, std::uint64_t ping);

} // namespace leadline::app
