// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "swath/BottomGrid.h"
#include "swath/SoundingFilter.h"
#include "swath/SwathReader.h"
#include "swath/SwathTrack.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace leadline::swath {

/// The bottom that the swaths up to a playhead show.
struct Bottom {
    struct TrackPoint {
        double timeS = 0;
        double northM = 0;
        double eastM = 0;
    };
    /// Track points are fewer; beyond that every second one is dropped.
    static constexpr std::size_t mostTrackPoints = 8192;
    /// Between two track points, metres, as long as none was dropped.
    static constexpr double leastTrackStepM = 0.25;

    /// Of the cells that suit the first swath that was placed.
    BottomGrid grid{1};
    std::vector<TrackPoint> track;
    /// Of the newest swath that was placed; nullopt before the first.
    std::optional<SwathPlace> place = {};
    double placeTimeS = 0;
    /// On which the origin lies; nullopt if nothing is known of the place on the Earth.
    std::optional<map::MapGrid> earth = {};
    /// Swaths that were read, and of those the ones without a place, and why the newest has none.
    std::uint64_t swaths = 0;
    std::uint64_t notPlaced = 0;
    NoPlace reason = NoPlace::None;
    std::uint64_t soundings = 0;
    std::uint64_t leftOut = 0;
};

/// The bottom of a recording as it was known at a playhead, which may move both ways, or of a dive
/// as it grows. The work is done in small parts, each of a bounded number of swaths; what it costs
/// follows from the swaths that are new. Used by one thread.
class PlayheadBottom {
public:
    /// Swaths of one part of the work.
    static constexpr std::uint64_t part = 64;
    /// Earlier states that are kept for when the playhead returns; they share what is the same.
    static constexpr std::size_t mostStates = 8;

    struct Request {
        /// Number of swaths up to the playhead.
        std::uint64_t swaths = 0;
        SoundingFilter::Options filter = {};

        friend bool operator==(const Request&, const Request&) = default;
    };

    PlayheadBottom(const log::Log& log, log::StreamNumber stream);

    /// Does one part of the work; true once all of it is done.
    [[nodiscard]] bool work(const Request& request);
    [[nodiscard]] const Bottom& bottom() const { return m_bottom; }

private:
    void returnTo(const Request& request);
    void take(Swath& swath);
    void keepState();

    const log::Log* m_log;
    SwathReader m_reader;
    SoundingFilter m_filter;
    std::unique_ptr<SwathTrack> m_track;
    Bottom m_bottom;
    double m_trackStepM = Bottom::leastTrackStepM;
    std::vector<Bottom> m_states;
    /// Swaths between two states.
    std::uint64_t m_stateEvery = 256;
};

/// The side of cells that about 3 % of the depth of the kept soundings fit into: 0.1, 0.2, 0.5, 1
/// or 2 m.
[[nodiscard]] double suitableCellM(const Swath& swath);

/// Adds the kept soundings of a swath that was at `place`; an empty grid gets suitable cells.
void addToBottom(BottomGrid& grid, const Swath& swath, const SwathPlace& place);

/// Adds a point that is at least `stepM` from the last one, as a track of Bottom has it; where
/// every second one is dropped, the step doubles.
void addToTrack(std::vector<Bottom::TrackPoint>& track, double& stepM,
                const Bottom::TrackPoint& point);

/// Metres north and east of the origin at which a sounding is.
struct GroundPoint {
    double northM = 0;
    double eastM = 0;
};
[[nodiscard]] GroundPoint groundPoint(const LevelSounding& sounding, const SwathPlace& place);

/// Where the vehicle was at a time, between two points of the track; nullopt before its first and
/// more than a second after the newest swath that was placed.
[[nodiscard]] std::optional<GroundPoint> trackPlaceAt(const Bottom& bottom, double timeS);

/// Bounds of 95 in 100, metres: of a place of the bottom, and of the line between two of them. A
/// place is known as well as the vehicle that was nearest to it, whose heading is bounded by 3
/// degrees, and as a cell is large. Velocity logs err by 6 % of the way: of the way since the
/// start, or of that between both ends. Infinite before the first swath that was placed.
[[nodiscard]] double placeErrorM(const Bottom& bottom, const GroundPoint& place);
[[nodiscard]] double lineErrorM(const Bottom& bottom, const GroundPoint& from,
                                const GroundPoint& to);

} // namespace leadline::swath
