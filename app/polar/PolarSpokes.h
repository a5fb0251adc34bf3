// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/AgeSteps.h"
#include "echo/BearingIndex.h"
#include "echo/PingReader.h"
#include "echo/PingShaper.h"

#include <unordered_map>
#include <vector>

namespace leadline::app {

/// What a polar picture shows, as echo::PolarWindow says it, but from one playhead to the next
/// only the pings that came into it are read.
class PolarSpokes {
public:
    /// Shows the reader's pings that are the newest of each bearing, shaped.
    void load(const echo::PingReader& reader, const echo::NewestPings& newest,
              const echo::EchoShaping& shaping);
    void clear();

    /// The number of the ping that each sector shows.
    [[nodiscard]] const echo::NewestPings& numbers() const { return m_numbers; }
    /// As the log has it. Null for a sector that shows none, or one that cannot be read.
    [[nodiscard]] const echo::Ping* ping(std::size_t sector) const;
    /// Its echo as it is drawn; null as above.
    [[nodiscard]] const echo::Profile* shown(std::size_t sector) const;
    [[nodiscard]] const echo::EchoShaping& shaping() const { return m_shaper.shaping(); }
    /// The newest of those shown.
    [[nodiscard]] const echo::Ping* newest() const;
    [[nodiscard]] std::uint32_t newestNumber() const { return m_newest; }
    /// The largest range among the pings shown (m); 0 without pings.
    [[nodiscard]] double edgeM() const { return m_edgeM; }
    /// 1 for the newest, half for the oldest of those shown, in steps.
    [[nodiscard]] float fade(const echo::Ping& ping) const;

private:
    struct Spoke {
        std::vector<std::byte> storage;
        echo::Ping ping;
        std::vector<std::uint8_t> shaped;
        echo::Profile shown;
        /// Can be shown.
        bool good = false;
        std::uint64_t seen = 0;
    };

    echo::NewestPings m_numbers = none();
    std::unordered_map<std::uint32_t, Spoke> m_spokes;
    std::uint64_t m_loads = 0;
    echo::PingShaper m_shaper;
    std::uint32_t m_newest = echo::noPing;
    double m_edgeM = 0;
    echo::AgeSteps m_ages{{}, 0};

    [[nodiscard]] const Spoke* spoke(std::size_t sector) const;
    static echo::NewestPings none();
};

} // namespace leadline::app
