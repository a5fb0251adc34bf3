// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"

#include <vector>

namespace leadline::app {

/// A stretch of range; empty when its end is not beyond its start.
struct Extent {
    double topM = 0;
    double bottomM = 0;

    [[nodiscard]] bool empty() const { return !(bottomM > topM); }
    /// Becomes the stretch that holds both.
    void join(const Extent& other);
};

/// The stretch of range of the pings in a stretch of time. Remembers what it read, so that time
/// that moves on a little costs a little.
class PingExtents {
public:
    void forget() { m_known.clear(); }
    /// Of the pings in [from, until).
    [[nodiscard]] Extent of(const echo::PingReader& reader, log::Time from, log::Time until);

private:
    /// Of the pings from m_first on.
    std::vector<Extent> m_known;
    std::uint64_t m_first = 0;
};

/// Of one ping.
[[nodiscard]] Extent extentOf(const echo::PingReader& reader, std::uint64_t ping);

} // namespace leadline::app
