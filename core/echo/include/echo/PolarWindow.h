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

/// The content of a polar picture at one playhead: the newest ping of every bearing, whatever its
/// age. Successive loads read only the pings that are new.
class PolarWindow {
public:
    /// Index into spokes() for each sector, or -1.
    using SpokeOfSector = std::array<std::int32_t, sectorsPerTurn>;

    PolarWindow() { clear(); }
    /// Loads and shapes the given pings.
    void load(const PingReader& reader, const NewestPings& newest, const EchoShaping& shaping = {});
    void clear();

    /// For each sector the number of the ping that it shows, or noPing.
    [[nodiscard]] const NewestPings& numbers() const { return m_numbers; }
    /// The shaped spokes, each with the width at which it is drawn.
    [[nodiscard]] const std::vector<Spoke>& spokes() const { return m_spokes; }
    [[nodiscard]] const SpokeOfSector& spokeOfSector() const { return m_spokeOfSector; }
    /// The ping as recorded; null if the sector shows none or it cannot be read.
    [[nodiscard]] const Ping* ping(std::size_t sector) const;
    /// The shaped profile of a sector; null if the sector shows none or it cannot be read.
    [[nodiscard]] const Profile* shown(std::size_t sector) const;
    [[nodiscard]] const EchoShaping& shaping() const { return m_shaper.shaping(); }
    /// The newest ping shown; null if there is none.
    [[nodiscard]] const Ping* newest() const;
    [[nodiscard]] std::uint32_t newestNumber() const { return m_newest; }
    /// The largest range among the pings shown (m); 0 without pings.
    [[nodiscard]] double edgeM() const { return m_edgeM; }
    /// Opacity by age: 1 for the newest ping shown, 0.5 for the oldest, in steps.
    [[nodiscard]] float fade(const Ping& ping) const;

private:
    struct Kept {
        std::vector<std::byte> storage;
        Ping ping;
        std::vector<std::uint8_t> shaped;
        Profile shown;
        /// True if the ping could be read and can be drawn.
        bool good = false;
        std::uint64_t seen = 0;
        std::int32_t spoke = -1;
    };

    void placeSpokes();

    NewestPings m_numbers;
    std::unordered_map<std::uint32_t, Kept> m_kept;
    std::vector<Spoke> m_spokes;
    /// The ping of each spoke.
    std::vector<const Ping*> m_pings;
    SpokeOfSector m_spokeOfSector;
    std::uint64_t m_loads = 0;
    PingShaper m_shaper;
    std::uint32_t m_newest = noPing;
    double m_edgeM = 0;
    AgeSteps m_ages{{}, 0};
};

} // namespace leadline::echo
