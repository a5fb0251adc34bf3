// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"
#include "map/MapTrack.h"
#include "map/Mosaic.h"
#include "map/VehiclePositions.h"
#include "registration/SweepReader.h"

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace leadline::map {

/// What the way to a sweep from the one before is known by; `gps` is a position in it.
struct SweepSources {
    bool picture = false;
    bool dvl = false;
    bool gps = false;

    friend bool operator==(const SweepSources&, const SweepSources&) = default;
};

/// A sweep without its echoes.
struct MapSweep {
    std::uint64_t firstPing = 0;
    std::uint64_t lastPing = 0;
    double middleS = 0;
    double rangeM = 0;
    /// The vehicle's way during the sweep; empty if it is taken to have been at rest.
    std::vector<registration::SweepPose> path;
    SweepSources sources;
};

/// Draws the echoes of a sweep where the vehicle was. False if the mosaic would have too many
/// cells.
[[nodiscard]] bool drawSweep(const echo::PingReader& reader, const MapSweep& sweep,
                             const MapPose& pose, Mosaic& mosaic);

/// Reads the sweeps of a scanning sonar one after the other into a MapTrack. A sweep is added to
/// it when its motion is final, which is registration::MotionEstimator::sweepsAfter sweeps later.
/// Used by one thread; the log may grow meanwhile.
class MapGrowth {
public:
    enum class Step : std::uint8_t {
        /// No further whole sweep.
        None,
        Read,
        /// More than MapTrack::mostSweeps.
        TooManySweeps,
    };

    /// From ping number `first` on.
    explicit MapGrowth(const echo::PingReader& reader, std::uint64_t first = 0);

    /// Reads the next whole sweep among the first `count` pings; none if it is stopped.
    [[nodiscard]] Step read(std::uint64_t count, const std::stop_token& stop = {});
    /// Adds what waits at the end of a recording, after which nothing is to be read any more.
    [[nodiscard]] Step finish();

    [[nodiscard]] MapTrack& track() { return m_track; }
    /// Those that were added to the track.
    [[nodiscard]] const std::vector<MapSweep>& sweeps() const { return m_sweeps; }
    /// Sweeps that were read.
    [[nodiscard]] std::size_t sweepsRead() const { return m_sweeps.size() + m_waiting.size(); }
    /// Number of pings by which the sweep that was read last was known to be whole.
    [[nodiscard]] std::uint64_t pingsRead() const { return m_pingsRead; }
    /// Where the vehicle was in the sweeps that wait, by what is known of their motions now, as
    /// far as it is; `last` is the pose of the last sweep of the track.
    [[nodiscard]] std::vector<MapPose> posesAhead(const MapPose& last) const;

    [[nodiscard]] const std::optional<MapGrid>& grid() const { return m_positions.grid(); }
    [[nodiscard]] bool hasNorth() const { return m_hasNorth; }
    /// The log tells more of the vehicle's place than when this was made: the map has to begin
    /// anew.
    [[nodiscard]] bool isOutdated();

private:
    [[nodiscard]] Step take(const std::vector<registration::MotionEstimator::Estimate>& estimates);
    [[nodiscard]] Step add(registration::Sweep sweep);
    [[nodiscard]] std::vector<registration::SweepPose>
    pathByHeading(const registration::Sweep& sweep);

    echo::PingReader m_reader;
    VehiclePositions m_positions;
    bool m_hasVehicle;
    registration::SweepReader m_reading;
    registration::MotionEstimator m_estimator;
    MapTrack m_track;
    std::deque<registration::Sweep> m_waiting;
    std::vector<MapSweep> m_sweeps;
    std::uint64_t m_pingsRead = 0;
    bool m_isAnchored = false;
    bool m_hasNorth;
};

} // namespace leadline::map
