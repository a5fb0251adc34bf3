// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"

#include <optional>
#include <span>
#include <vector>

namespace leadline::app {

/// Ping rate and duration of a turn of a scanning sonar, from the pings before the playhead.
class ScanRateMonitor {
public:
    /// Evaluates the newest of the first `count` pings.
    void load(const echo::PingReader& reader, std::uint64_t count);

    /// Seconds since the newest bearing was last passed in the same direction; 0 if it was not.
    [[nodiscard]] double turnS() const { return m_turnS; }
    [[nodiscard]] double pingsPerSecond() const { return m_pingsPerSecond; }
    /// The evaluated pings up to the newest, and the number of the first of them.
    [[nodiscard]] std::span<const log::PingEntry> entries() const { return m_entries; }
    [[nodiscard]] std::uint64_t first() const { return m_first; }
    /// Since when all pings have one bearing, if they are more than are taken twice at the end of a
    /// sector.
    [[nodiscard]] std::optional<log::Time> parkedSince() const { return m_parkedSince; }
    /// Step of the newest ping, gradians; 0 without pings.
    [[nodiscard]] int stepGrad() const;

private:
    void findTurn(const echo::PingReader& reader);
    void findParked(const echo::PingReader& reader);

    std::vector<log::PingEntry> m_entries;
    std::uint64_t m_first = 0;
    double m_turnS = 0;
    double m_pingsPerSecond = 0;
    std::optional<log::Time> m_parkedSince;
};

} // namespace leadline::app
