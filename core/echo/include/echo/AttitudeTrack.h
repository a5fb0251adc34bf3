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

/// Where the front of a vehicle looked at a moment.
struct TrackHeading {
    /// 0..360, without the user's offset and variation.
    double deg = 0;
    mavlink::HeadingSource source = mavlink::HeadingSource::Attitude;
    /// When the message that it rests on was so, by the log's clock.
    log::Time time{};
    /// That was told by the vehicle's clock, not by its arrival.
    bool byItsClock = false;
    /// What may still come does not change it.
    bool settled = false;
};

/// How a vehicle turned, by the ATTITUDE messages of its autopilot that came over one link. Used by
/// one thread; the log may grow.
class AttitudeTrack {
public:
    /// Behind the newest message a vehicle is taken to turn on as it did, for half a second, or to
    /// stand.
    enum class Ahead : std::uint8_t { TurnsOn, Stands };

    /// Of a message that other components send, too.
    static constexpr std::uint64_t mostPassedOver = 64;

    AttitudeTrack(const log::Log& log, log::StreamNumber stream, std::uint8_t system);

    /// Nobody sent any over this link.
    [[nodiscard]] bool empty() const { return m_attitudes.size() == 0; }

    /// Between the two messages around the moment, through the shorter turn; settled where there
    /// are two. Nullopt when none is fresh.
    [[nodiscard]] std::optional<TrackHeading> headingAt(log::Time time, Ahead ahead);

private:
    static constexpr std::size_t attitudesKept = 512;

    /// One ATTITUDE; not the autopilot's, or no number, without `isOwn`.
    struct Turn {
        std::uint64_t index = ~std::uint64_t{0};
        bool isOwn = false;
        bool byItsClock = false;
        double deg = 0;
        log::Time time{};
    };

    [[nodiscard]] const Turn& turn(std::uint64_t index);
    /// The autopilot's own before that one.
    [[nodiscard]] const Turn* ownBefore(std::uint64_t index);

    mavlink::Address m_sender;
    VehicleClock m_clock;
    SeriesCursor m_attitudes;
    std::vector<Turn> m_turns = std::vector<Turn>(attitudesKept);
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::echo
