// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registration/MotionEstimator.h"
#include "registration/PlaceMatcher.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace leadline::map {

/// What the places of a map are known by.
struct MapSources {
    bool picture = false;
    bool compass = false;
    bool dvl = false;
    bool gps = false;

    friend bool operator==(const MapSources&, const MapSources&) = default;
};

/// What the vehicle knew of itself in a sweep.
struct VehicleFix {
    /// In the middle of the sweep, degrees clockwise from the map's north.
    std::optional<double> headingDeg = {};
    struct Position {
        double timeS = 0;
        /// Metres from the map's origin, and their deviation.
        double northM = 0;
        double eastM = 0;
        double deviationM = 0;
    };
    std::optional<Position> position = {};
    /// From the middle of the sweep before, by a velocity log: metres to the north and east of the
    /// vehicle's own heading.
    struct Step {
        double northM = 0;
        double eastM = 0;
    };
    std::optional<Step> step = {};
    /// Likewise, in the vehicle's own axes at the earlier moment.
    struct Way {
        double forwardM = 0;
        double rightM = 0;
        double rotationDeg = 0;
    };
    std::optional<Way> way = {};
};

/// An ellipse in which a place lies in 95 of 100 cases.
struct ErrorEllipse {
    /// Half axes, metres.
    double majorM = 0;
    double minorM = 0;
    /// Of the major axis, degrees clockwise from north, 0 to 180.
    double directionDeg = 0;
};

/// Where the vehicle was in the middle of a sweep.
struct MapPose {
    double timeS = 0;
    double northM = 0;
    double eastM = 0;
    /// Degrees clockwise, 0 to 360.
    double headingDeg = 0;
    ErrorEllipse error;
    /// In 95 of 100 cases, degrees.
    double headingErrorDeg = 0;
    /// It is drawn: its own bound, or that of a way to it from another sweep that is drawn, is not
    /// over MapTrack::largestErrorM.
    bool isPlaced = false;
    /// The part of the map to which it belongs; 0 is the part around the map's beginning.
    std::uint32_t part = 0;
    /// Bounds of the way from the newest sweep to it, in the vehicle's axes then: where it is,
    /// metres, and the rotation, degrees.
    double wayErrorM = 0;
    double wayRotationErrorDeg = 0;
};

/// An old place that was seen again after the vehicle had left it: in between, and since the loop
/// that was closed before, it was farther from there, by more than the bound of the way there, than
/// 30 percent of the range, at most 8 m. While it stays, no further loop is closed.
struct LoopClosure {
    std::size_t earlier = 0;
    std::size_t later = 0;
};

/// The poses of a vehicle's sweeps in one map: a pose graph of their motions, of old places that
/// are seen again, and of what the vehicle knew of itself.
///
/// Bounds grow with the way from the map's beginning, and so does that of one end of the map as
/// seen from the other, while neighbours are known to each other well all along it. So the map
/// consists of parts: the way to each sweep of a part from the first one of that part is known
/// within largestErrorM. What belongs to different parts may not be laid over each other.
///
/// Without positions the map begins at the first sweep of the longest stretch that hangs together,
/// and without headings, too, its north is the heading there. Bounds are against that beginning,
/// or, with positions, against the ground.
class MapTrack {
public:
    static constexpr double largestErrorM = 2;
    /// With positions, no sweep is drawn whose place on the ground is less sure than that.
    static constexpr double largestGroundErrorM = 10;
    /// Further ones are refused.
    static constexpr std::size_t mostSweeps = 20'000;

    /// `hasPositions` tells that there will be positions: the error that headings have in common
    /// may then be as large as a variation that is not known.
    explicit MapTrack(bool hasPositions = false);
    ~MapTrack();
    MapTrack(const MapTrack&) = delete;
    MapTrack& operator=(const MapTrack&) = delete;

    /// Adds the next sweep, with the motion to it from the one before. False if there are too many.
    [[nodiscard]] bool add(const registration::Sweep& sweep,
                           const registration::MotionEstimator::Estimate& estimate,
                           const VehicleFix& fix);

    /// It is drawn, and its own bound is not over largestErrorM.
    [[nodiscard]] static bool isSure(const MapPose& pose);

    [[nodiscard]] std::size_t size() const;
    /// Estimates all poses with everything that is known; none are known if it is stopped.
    void solve(const std::stop_token& stop = {});
    /// As of the last solve().
    [[nodiscard]] const std::vector<MapPose>& poses() const;
    /// In the order of `later`. Old places that are seen again without having been left correct the
    /// map, too.
    [[nodiscard]] const std::vector<LoopClosure>& loops() const;
    [[nodiscard]] const MapSources& sources() const;

private:
    class Graph;
    std::unique_ptr<Graph> m_graph;
};

} // namespace leadline::map
