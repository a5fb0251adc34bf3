// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/BearingIndex.h"
#include "echo/VehicleTrack.h"

#include <bitset>
#include <optional>
#include <unordered_map>
#include <vector>

namespace leadline::echo {

/// Half-gradian sectors of a turn.
using Sectors = std::bitset<sectorsPerTurn>;

/// Where the spokes of a scanning sonar lie in a picture while its vehicle turns: each at the
/// heading that the vehicle had when it was measured, and over half of what it turned since the
/// ping before and until the next one.
///
/// The picture's sectors are those of the device as it hangs when the vehicle looks to `upDeg`: of
/// a vehicle that does not turn they are the device's own. Used by one thread; the log may grow.
class TurnedBearings {
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

    TurnedBearings(const PingReader& reader, VehicleTrack& track);

    /// `byDevice` are the newest pings of each of the device's bearings, among the first `count`.
    void look(const NewestPings& byDevice, std::uint64_t count, const Frame& frame);

    /// For each of the picture's sectors the newest of those pings that covers it.
    [[nodiscard]] const NewestPings& newest() const { return m_newest; }
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
    /// The picture's sectors that a ping covers, from the first one on; none without a place.
    struct Extent {
        int first = 0;
        int count = 0;
    };

    const Known& known(std::uint64_t ping);
    [[nodiscard]] double turnedGrad(double deg) const;
    [[nodiscard]] Extent extentOf(std::uint64_t ping, std::uint64_t count);
    /// Half of what it turned between two pings, gradians of the picture.
    [[nodiscard]] double halfTurn(std::uint64_t from, std::uint64_t to);
    void findTurnedAway(const NewestPings& byDevice, std::uint64_t first, std::uint64_t count);

    PingReader m_reader;
    VehicleTrack& m_track;
    Frame m_frame;
    NewestPings m_newest{};
    Sectors m_turnedAway;
    std::vector<std::uint32_t> m_shown;
    std::unordered_map<std::uint64_t, Known> m_known;
    std::uint64_t m_looks = 0;
    PingReader::Scratch m_scratch;
};

} // namespace leadline::echo
