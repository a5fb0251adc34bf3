// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/AgeSteps.h"
#include "echo/BearingIndex.h"
#include "echo/PingReader.h"
#include "echo/PingShaper.h"

#include <array>
#include <unordered_map>
#include <vector>

namespace leadline::echo {

/// What a polar picture shows at one playhead: the newest ping of every bearing, whatever its age.
/// From one load to the next only the pings that came into it are read.
class PolarWindow {
public:
    /// Index into spokes() for each sector, or -1.
    using SpokeOfSector = std::array<std::int32_t, sectorsPerTurn>;

    PolarWindow() { clear(); }
    /// Shows the reader's pings that are the newest of each bearing, shaped.
    void load(const PingReader& reader, const NewestPings& newest, const EchoShaping& shaping = {});
    void clear();

    /// The number of the ping that each sector shows.
    [[nodiscard]] const NewestPings& numbers() const { return m_numbers; }
    /// As they are drawn, each with the width that it is shown with.
    [[nodiscard]] const std::vector<Spoke>& spokes() const { return m_spokes; }
    [[nodiscard]] const SpokeOfSector& spokeOfSector() const { return m_spokeOfSector; }
    /// As the log has it. Null for a sector that shows none, or one that cannot be read.
    [[nodiscard]] const Ping* ping(std::size_t sector) const;
    /// Its echo as it is drawn; null as above.
    [[nodiscard]] const Profile* shown(std::size_t sector) const;
    [[nodiscard]] const EchoShaping& shaping() const { return m_shaper.shaping(); }
    /// The newest of those shown.
    [[nodiscard]] const Ping* newest() const;
    [[nodiscard]] std::uint32_t newestNumber() const { return m_newest; }
    /// The largest range among the pings shown (m); 0 without pings.
    [[nodiscard]] double edgeM() const { return m_edgeM; }
    /// 1 for the newest, half for the oldest of those shown, in steps.
    [[nodiscard]] float fade(const Ping& ping) const;

private:
    struct Kept {
        std::vector<std::byte> storage;
        Ping ping;
        std::vector<std::uint8_t> shaped;
        Profile shown;
        /// Can be shown.
        bool good = false;
        std::uint64_t seen = 0;
        std::int32_t spoke = -1;
    };

    void placeSpokes();

    NewestPings m_numbers;
    std::unordered_map<std::uint32_t, Kept> m_kept;
    std::vector<Spoke> m_spokes;
    /// Of each spoke.
    std::vector<const Ping*> m_pings;
    SpokeOfSector m_spokeOfSector;
    std::uint64_t m_loads = 0;
    PingShaper m_shaper;
    std::uint32_t m_newest = noPing;
    double m_edgeM = 0;
    AgeSteps m_ages{{}, 0};
};

} // namespace leadline::echo
