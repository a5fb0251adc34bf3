// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/BearingIndex.h"
#include "echo/Persistence.h"
#include "echo/PingReader.h"
#include "echo/PingShaper.h"
#include "echo/SweepsBefore.h"

#include <array>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

namespace leadline::echo {

/// The content of a polar picture at one playhead: the newest ping of every bearing. Successive
/// loads read only the pings that are new.
class PolarWindow {
public:
    /// Index into spokes() for each sector, or -1.
    using SpokeOfSector = std::array<std::int32_t, sectorsPerTurn>;

    PolarWindow() { clear(); }
    /// Loads and shapes the given pings. With `earlier` each has the light of its sweep and, unless
    /// the persistence is All, those before a ping of another range than the newest's leave;
    /// without it all are shown in full light, whatever their age.
    void load(const PingReader& reader, const NewestPings& newest, const EchoShaping& shaping = {},
              const std::optional<EarlierSweeps>& earlier = std::nullopt,
              SweepsBefore* sweepsBefore = nullptr);
    void clear();

    /// For each sector the number of the ping that it shows, or noPing.
    [[nodiscard]] const NewestPings& numbers() const { return m_numbers; }
    /// Those that were loaded, before some left.
    [[nodiscard]] const NewestPings& loaded() const { return m_loaded; }
    /// The shaped spokes, each with the width at which it is drawn.
    [[nodiscard]] const std::vector<Spoke>& spokes() const { return m_spokes; }
    [[nodiscard]] const SpokeOfSector& spokeOfSector() const { return m_spokeOfSector; }
    /// The ping as recorded; null if the sector shows none or it cannot be read.
    [[nodiscard]] const Ping* ping(std::size_t sector) const;
    /// What is drawn in a sector where spokes are interpolated: the mean of the shaped profile with
    /// that of the spoke beside it, weighted by how near their middles are, in `into`; the sector's
    /// own profile where there is nothing to go over to. That spoke has to touch it, to have been
    /// made in the same sweep, without a pause and with the same settings.
    [[nodiscard]] Profile interpolated(std::size_t sector, std::vector<std::uint8_t>& into) const;
    /// The ping that a sector is interpolated with.
    struct Neighbour {
        std::uint32_t ping = noPing;
        std::size_t sector = 0;
        /// Its share, of `whole`.
        std::uint32_t share = 0;

        static constexpr std::uint32_t whole = 4096;
        friend bool operator==(const Neighbour&, const Neighbour&) = default;
    };
    /// noPing without one.
    [[nodiscard]] Neighbour neighbour(std::size_t sector) const;
    /// The shaped profile of a sector; null if the sector shows none or it cannot be read.
    [[nodiscard]] const Profile* shown(std::size_t sector) const;
    [[nodiscard]] const EchoShaping& shaping() const { return m_shaper.shaping(); }
    /// The newest ping shown; null if there is none.
    [[nodiscard]] const Ping* newest() const;
    [[nodiscard]] std::uint32_t newestNumber() const { return m_newest; }
    /// The largest range among the pings shown (m); 0 without pings.
    [[nodiscard]] double edgeM() const { return m_edgeM; }
    /// First ping of the newest sweep; 0 where sweeps are not told apart.
    [[nodiscard]] std::uint32_t newestSweep() const
    {
        return m_earlier ? m_earlier->sweeps.firstOf(0) : 0;
    }
    /// Share of its light, 0..1, at which a sector is drawn; 1 for those that show none.
    [[nodiscard]] float light(std::size_t sector) const;

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

    /// Pings that are averaged with the given one, in m_averaged.
    [[nodiscard]] std::span<const Profile> averaged(const PingReader& reader, std::uint32_t number,
                                                    const Ping& ping, SweepsBefore& before);
    /// Removes the pings before one of another range than that of the newest.
    void leaveOtherRanges(const PingReader& reader, const SweepCounter& sweeps);
    [[nodiscard]] double rangeOf(const PingReader& reader, std::uint32_t number);
    void placeSpokes();
    /// True if the spokes of two sectors may be interpolated.
    [[nodiscard]] bool goesOver(std::size_t sector, std::size_t other) const;

    NewestPings m_numbers;
    NewestPings m_loaded;
    std::unordered_map<std::uint32_t, Kept> m_kept;
    std::vector<Spoke> m_spokes;
    /// The ping of each spoke.
    std::vector<const Ping*> m_pings;
    /// The light of each spoke.
    std::vector<float> m_lights;
    /// Range in metres of pings at the ends of sweeps, 0 where they cannot be read.
    std::map<std::uint32_t, double> m_rangesAtEnds;
    std::optional<EarlierSweeps> m_earlier;
    std::vector<std::vector<std::byte>> m_averagedStorage;
    std::vector<Profile> m_averaged;
    SpokeOfSector m_spokeOfSector;
    std::uint64_t m_loads = 0;
    PingShaper m_shaper;
    std::uint32_t m_newest = noPing;
    double m_edgeM = 0;
};

} // namespace leadline::echo
