// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/BearingIndex.h"
#include "echo/VehicleTrack.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace leadline::echo {

/// Half-gradian sectors of a turn.
using Sectors = std::bitset<sectorsPerTurn>;

/// A stretch of sectors from `first` on, which may be any number and runs on over the turn's end.
struct SectorRun {
    int first = 0;
    /// 0 to sectorsPerTurn.
    int count = 0;

    friend constexpr bool operator==(const SectorRun&, const SectorRun&) = default;
};

[[nodiscard]] constexpr std::size_t sectorOf(int number)
{
    constexpr auto turn = static_cast<int>(sectorsPerTurn);
    return static_cast<std::size_t>((number % turn + turn) % turn);
}

/// The sectors, turned to later ones by that many.
[[nodiscard]] Sectors turned(const Sectors& sectors, int by);

/// Spokes that lie over one another: of each sector the newest that covers it, whichever come and
/// go. Either costs as many steps as the spoke has sectors.
class SectorCover {
public:
    SectorCover() { m_newest.fill(noPing); }

    void add(std::uint32_t ping, const SectorRun& run);
    /// As it was added.
    void remove(std::uint32_t ping, const SectorRun& run);

    [[nodiscard]] const NewestPings& newest() const { return m_newest; }
    [[nodiscard]] const Sectors& covered() const { return m_covered; }

private:
    /// Of each sector, in order.
    std::array<std::vector<std::uint32_t>, sectorsPerTurn> m_pings;
    NewestPings m_newest{};
    Sectors m_covered;
};

/// Where the spokes of a scanning sonar lie in a picture while its vehicle turns: each at the
/// heading that the vehicle had when it was measured, and over half of what it turned since the
/// ping before and until the next one.
///
/// The picture's sectors are those of the device as it hangs when the vehicle looks to `upDeg`: of
/// a vehicle that does not turn they are the device's own. While the picture lies as it lay, a look
/// costs what came and went since the last one. Used by one thread; the log may grow.
class HeadingCompensation {
public:
    /// How the picture lies.
    struct Frame {
        /// The heading at which the picture's sectors are the device's, degrees.
        double upDeg = 0;
        /// The vehicle's heading now, degrees.
        double nowDeg = 0;
        /// The head hangs upside down.
        bool mirrored = false;
        /// Pings of which no heading is known are shown where the device saw them; else not at all.
        bool keepsUnknown = false;
    };

    HeadingCompensation(const PingReader& reader, VehicleTrack& track);

    /// `byDevice` are the newest pings of each of the device's bearings, among the first `count`.
    void update(const NewestPings& byDevice, std::uint64_t count, const Frame& frame);

    /// For each of the picture's sectors the newest of those pings that covers it.
    [[nodiscard]] const NewestPings& newest() const { return m_shown.newest(); }
    /// What the sonar scans or has just scanned, and none of those pings covers because the vehicle
    /// turned.
    [[nodiscard]] const Sectors& turnedAway() const { return m_turnedAway; }
    /// The vehicle's heading (degrees) when a ping was measured, the middle of its listening.
    [[nodiscard]] std::optional<double> headingOf(std::uint64_t ping);
    /// The picture's bearing of a ping less the device's (gradians, -200..200); nullopt for one
    /// that is not shown.
    [[nodiscard]] std::optional<double> shiftOf(std::uint64_t ping);

private:
    struct Known {
        std::optional<double> headingDeg;
        log::Time time{};
        bool settled = false;
        std::uint64_t used = 0;
    };
    /// From where to where a spoke reaches: gradians of the device when the vehicle looks north, or
    /// of the device alone where no heading is known.
    struct Reach {
        bool valid = false;
        bool headed = false;
        double fromGrad = 0;
        double toGrad = 0;
    };
    /// A ping that the picture shows, or that tells what was scanned.
    struct Spoke {
        /// How many of the device's bearings it is the newest of.
        int bearings = 0;
        bool recent = false;
        Reach reach;
        /// As it was added to what is shown, and to what was scanned.
        SectorRun shownAs;
        SectorRun scannedAs;
    };

    const Known& known(std::uint64_t ping);
    [[nodiscard]] double turnedGrad(double deg) const;
    /// Half of what it turned between two pings, gradians of the picture.
    [[nodiscard]] double halfTurn(const Known& from, const Known& to) const;
    [[nodiscard]] SectorRun runOf(const Reach& reach) const;

    void recompute(const Frame& frame);
    /// Takes over which pings are the newest, and gives back the oldest of them.
    std::uint64_t followBearings(const NewestPings& byDevice);
    void followRecent(std::uint64_t first, std::uint64_t end);
    /// Finds how far it reaches, and lays it there.
    void place(std::uint64_t ping, Spoke& spoke);
    void placeAgain(std::uint64_t ping);
    void placeSpoke(std::uint64_t ping, Spoke& spoke);
    void release(std::uint64_t ping, Spoke& spoke);

    PingReader m_reader;
    VehicleTrack& m_track;
    Frame m_frame;
    std::uint64_t m_count = 0;
    NewestPings m_byDevice{};
    /// The bearings that the device has scanned.
    Sectors m_byDeviceScanned;
    std::uint64_t m_recentFrom = 0;
    std::uint64_t m_recentEnd = 0;
    std::unordered_map<std::uint64_t, Spoke> m_spokes;
    /// What still comes may move these.
    std::vector<std::uint64_t> m_open;
    SectorCover m_shown;
    SectorCover m_scanned;
    Sectors m_turnedAway;
    std::unordered_map<std::uint64_t, Known> m_known;
    std::uint64_t m_looks = 0;
    PingReader::Scratch m_scratch;
};

} // namespace leadline::echo
