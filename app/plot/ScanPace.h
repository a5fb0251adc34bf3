// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"

#include <vector>

namespace leadline::app {

/// How fast a sonar pings and turns, from the pings before the playhead.
class ScanPace {
public:
    /// Looks at the newest of the first `count` pings.
    void load(const echo::PingReader& reader, std::uint64_t count);

    /// Since the newest bearing was passed in the same direction before; 0 when it was not.
    [[nodiscard]] double turnS() const { return m_turnS; }
    [[nodiscard]] double pingsPerSecond() const { return m_pingsPerSecond; }

private:
    std::vector<log::PingEntry> m_entries;
    double m_turnS = 0;
    double m_pingsPerSecond = 0;
};

} // namespace leadline::app
