// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/VehicleTrack.h"
#include "map/VehiclePositions.h"

#include <cstdint>
#include <optional>

namespace leadline::swath {

/// Where the sonar was at a ping, as if it were where the vehicle's position is.
struct SwathPlace {
    /// Metres from the bottom's origin.
    double northM = 0;
    double eastM = 0;
    /// Clockwise from the bottom's north.
    double headingDeg = 0;
    /// Below the surface; 0 for a vehicle that does not dive.
    double depthM = 0;
    /// Of the position, metres, deviation; 0 for the steps of a velocity log.
    double deviationM = 0;
};

/// Why swaths have no place.
enum class NoPlace : std::uint8_t { None, Vehicle, Heading, Position, Attitude };

/// Places of swaths by what a recording's vehicle knew: its heading, and positions on the Earth, or
/// else the steps of a velocity log. Used by one thread.
class SwathTrack {
public:
    explicit SwathTrack(const log::Log& log);

    /// The grid on which places lie; nullopt if nothing is known of the place on the Earth.
    [[nodiscard]] const std::optional<map::MapGrid>& grid() const { return m_positions.grid(); }
    /// To be called in the order of time. Nullopt if the place is not known, see reason().
    [[nodiscard]] std::optional<SwathPlace> next(log::Time time);
    /// Goes on from a place that was known at `time`.
    void resume(log::Time time, const SwathPlace& place);
    [[nodiscard]] NoPlace reason() const { return m_reason; }

private:
    map::VehiclePositions m_positions;
    echo::VehicleTrack m_vehicle;
    NoPlace m_reason = NoPlace::None;
    /// Of the steps of a velocity log.
    bool m_hasBegun = false;
    bool m_hasSteps = false;
    double m_northM = 0;
    double m_eastM = 0;
    double m_headingDeg = 0;
};

} // namespace leadline::swath
