// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"
#include "mavlink/FrameWriter.h"

#include <chrono>
#include <optional>
#include <utility>
#include <vector>

namespace leadline::formats {

/// What a recording without MAVLink says of its vehicle at a moment; what it does not say is
/// nothing. Angles are in degrees, roll with the right side down and pitch with the bow up.
struct Navigation {
    std::optional<double> latitude = {};
    std::optional<double> longitude = {};
    std::optional<double> speedMps = {};
    std::optional<double> courseDeg = {};
    std::optional<double> headingDeg = {};
    std::optional<double> rollDeg = {};
    std::optional<double> pitchDeg = {};
    std::optional<double> depthM = {};
};

/// Makes the MAVLink frames that an autopilot would have sent, so that a log has such a vehicle as
/// it has any other: GPS_RAW_INT, GLOBAL_POSITION_INT where the depth is known, and ATTITUDE, with
/// a heartbeat every second of the recording. Heading and tilt that are said apart are in each
/// other's ATTITUDE for a second.
///
/// The horizontal velocity in GLOBAL_POSITION_INT is the speed that is said, in the direction of
/// the course, else of the velocity made good between positions, else of the heading. Where no
/// speed is said it is the velocity made good; where nothing is known of it, it is 32767, which no
/// vehicle reaches. The vertical velocity is always 32767.
class NavigationFrames {
public:
    using Frame = std::vector<std::byte>;

    /// In the order of time. `utc` is since 1970, nothing if it is not known. Values that are no
    /// numbers, or no places on Earth, are left out.
    [[nodiscard]] std::vector<Frame> at(log::Time time, std::optional<std::chrono::nanoseconds> utc,
                                        const Navigation& navigation);

private:
    struct Velocity {
        double northMps = 0;
        double eastMps = 0;
    };
    /// A place on the Earth, and when the vehicle was there.
    struct Place {
        log::Time time{};
        double latitude = 0;
        double longitude = 0;
    };

    /// Finds the velocity made good up to a place.
    void updateVelocityMadeGood(const Place& place);
    [[nodiscard]] std::optional<Velocity> velocity(log::Time time,
                                                   const Navigation& navigation) const;
    template<class M>
    void add(std::vector<Frame>& frames, const M& message);

    mavlink::FrameWriter m_writer{{1, mavlink::Address::autopilot}};
    std::optional<log::Time> m_heartbeat;
    /// What was said last, and when.
    std::pair<log::Time, Navigation> m_heading;
    std::pair<log::Time, Navigation> m_tilt;
    /// Where the interval begins over which the velocity made good is found next, and the last one
    /// that was found, with the end of its interval.
    std::optional<Place> m_intervalStart;
    std::optional<std::pair<log::Time, Velocity>> m_velocityMadeGood;
};

} // namespace leadline::formats
