// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/SeriesCursor.h"
#include "echo/VehicleClock.h"
#include "log/Log.h"
#include "mavlink/VehicleState.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::echo {

/// Heading of a vehicle at a moment.
struct TrackHeading {
    /// Degrees clockwise from north, 0..360, without the user's heading offset and variation.
    double deg = 0;
    mavlink::HeadingSource source = mavlink::HeadingSource::Attitude;
    /// Time of the message that the heading is based on, on the log's clock.
    log::Time time{};
    /// True if `time` comes from the message's own time stamp, false if it is the arrival time.
    bool byVehicleClock = false;
    /// True if later messages cannot change this heading any more.
    bool settled = false;
};

/// Heading over time from an autopilot's ATTITUDE messages on one link. Used by one thread; the log
/// may grow meanwhile.
class AttitudeTrack {
public:
    /// How the heading goes on after the newest message: extrapolated at the last rate of turn for
    /// half a second, or constant.
    enum class Ahead : std::uint8_t { Extrapolate, Hold };

    /// How many ATTITUDE messages of other components are skipped in the search for the
    /// autopilot's.
    static constexpr std::uint64_t maxSkipped = 64;

    AttitudeTrack(const log::Log& log, log::StreamNumber stream, std::uint8_t system);

    /// True if this link carries no ATTITUDE at all.
    [[nodiscard]] bool empty() const { return m_attitudes.size() == 0; }

    /// Interpolated between the messages before and after `time`, along the shorter turn; `settled`
    /// if both exist. Nullopt if the last message is too old.
    [[nodiscard]] std::optional<TrackHeading> headingAt(log::Time time, Ahead ahead);

private:
    static constexpr std::size_t attitudesKept = 512;

    /// One decoded ATTITUDE message. `isOwn` is false if it is another component's or its yaw is
    /// not finite.
    struct Turn {
        std::uint64_t index = ~std::uint64_t{0};
        bool isOwn = false;
        bool byVehicleClock = false;
        double deg = 0;
        log::Time time{};
    };

    [[nodiscard]] const Turn& turn(std::uint64_t index);
    /// The autopilot's newest message before `index`; null if there is none.
    [[nodiscard]] const Turn* ownTurnBefore(std::uint64_t index);

    mavlink::Address m_sender;
    VehicleClock m_clock;
    SeriesCursor m_attitudes;
    std::vector<Turn> m_turns = std::vector<Turn>(attitudesKept);
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::echo
