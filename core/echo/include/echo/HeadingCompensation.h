// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/BearingIndex.h"
#include "echo/VehicleTrack.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

namespace leadline::echo {

/// A set of half-gradian sectors of a turn.
using Sectors = std::bitset<sectorsPerTurn>;

/// A run of sectors from `first`, which may be any integer and is taken modulo sectorsPerTurn; the
/// run may wrap around.
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

/// The sectors shifted by `by` sectors, modulo a turn.
[[nodiscard]] Sectors turned(const Sectors& sectors, int by);

/// Overlapping spokes: for each sector the newest ping that covers it, while pings are added and
/// removed. Either costs time proportional to the spoke's sectors.
class SectorCover {
public:
    SectorCover() { m_newest.fill(noPing); }

    void add(std::uint32_t ping, const SectorRun& run);
    /// `run` has to be the one passed to add().
    void remove(std::uint32_t ping, const SectorRun& run);

    [[nodiscard]] const NewestPings& newest() const { return m_newest; }
    [[nodiscard]] const Sectors& covered() const { return m_covered; }

private:
    /// For each sector the pings that cover it, ascending.
    std::array<std::vector<std::uint32_t>, sectorsPerTurn> m_pings;
    NewestPings m_newest{};
    Sectors m_covered;
};

/// Places a scanning sonar's spokes in a picture while its vehicle turns: each at the heading that
/// the vehicle had when it was measured, widened by half of the turn since the previous ping and
/// until the next.
///
/// The picture's sectors are the device's sectors when the vehicle's heading is `upDeg`. While the
/// frame is unchanged, an update costs only what changed since the last one. Used by one thread;
/// the log may grow meanwhile.
class HeadingCompensation {
public:
    /// Orientation of the picture.
    struct Frame {
        /// Vehicle heading at which the picture's sectors are the device's own, degrees.
        double upDeg = 0;
        /// Current vehicle heading, degrees.
        double nowDeg = 0;
        /// True if the head is mounted upside down.
        bool mirrored = false;
        /// True to show pings without a known heading at their device bearing, false to hide them.
        bool keepsUnknown = false;
    };

    /// Direction of the vehicle's front at a time.
    struct Direction {
        /// Degrees clockwise from north, or from whatever the picture goes by; nullopt if unknown.
        std::optional<double> deg;
        /// Data that comes later cannot change it.
        bool settled = false;
    };
    using DirectionAt = std::function<Direction(log::Time)>;

    HeadingCompensation(const PingReader& reader, VehicleTrack& track);
    HeadingCompensation(const PingReader& reader, DirectionAt directionAt);

    /// `byDevice` holds the newest ping of each device sector among the first `count` pings.
    void update(const NewestPings& byDevice, std::uint64_t count, const Frame& frame);

    /// For each sector of the picture the newest of those pings that covers it.
    [[nodiscard]] const NewestPings& newest() const { return m_shown.newest(); }
    /// Sectors of the picture that the sonar is scanning or has just scanned, but that no shown
    /// ping covers because the vehicle turned.
    [[nodiscard]] const Sectors& turnedAway() const { return m_turnedAway; }
    /// Vehicle heading in degrees in the middle of the ping's listening time; nullopt if unknown.
    [[nodiscard]] std::optional<double> headingOf(std::uint64_t ping);
    /// Bearing in the picture minus device bearing of a ping, gradians, -200..200; nullopt if the
    /// ping is not shown.
    [[nodiscard]] std::optional<double> shiftOf(std::uint64_t ping);

private:
    struct Known {
        std::optional<double> headingDeg;
        log::Time time{};
        bool settled = false;
        std::uint64_t used = 0;
    };
    /// Angular extent of a spoke in gradians: relative to north if `headed`, else in device
    /// gradians.
    struct Reach {
        bool valid = false;
        bool headed = false;
        double fromGrad = 0;
        double toGrad = 0;
    };
    /// A ping that is shown, or that belongs to the most recent scan.
    struct Spoke {
        /// Number of device sectors of which this is the newest ping.
        int bearings = 0;
        bool recent = false;
        Reach reach;
        /// The runs added to m_shown and m_scanned.
        SectorRun shownAs;
        SectorRun scannedAs;
    };

    const Known& known(std::uint64_t ping);
    [[nodiscard]] double turnedGrad(double deg) const;
    /// Half of the turn between two pings, gradians in the picture.
    [[nodiscard]] double halfTurn(const Known& from, const Known& to) const;
    [[nodiscard]] SectorRun runOf(const Reach& reach) const;

    void recompute(const Frame& frame);
    /// Updates which pings are the newest of their sectors; returns the oldest of them.
    std::uint64_t followBearings(const NewestPings& byDevice);
    void followRecent(std::uint64_t first, std::uint64_t end);
    /// Computes the spoke's extent and adds it to the picture.
    void place(std::uint64_t ping, Spoke& spoke);
    void placeAgain(std::uint64_t ping);
    void placeSpoke(std::uint64_t ping, Spoke& spoke);
    void release(std::uint64_t ping, Spoke& spoke);

    PingReader m_reader;
    DirectionAt m_directionAt;
    Frame m_frame;
    std::uint64_t m_count = 0;
    NewestPings m_byDevice{};
    /// Device sectors that have been scanned.
    Sectors m_byDeviceScanned;
    std::uint64_t m_recentFrom = 0;
    std::uint64_t m_recentEnd = 0;
    std::unordered_map<std::uint64_t, Spoke> m_spokes;
    /// Pings whose placement may still change as the log grows.
    std::vector<std::uint64_t> m_open;
    SectorCover m_shown;
    SectorCover m_scanned;
    Sectors m_turnedAway;
    std::unordered_map<std::uint64_t, Known> m_known;
    std::uint64_t m_accessCount = 0;
    PingReader::Scratch m_scratch;
};

} // namespace leadline::echo
