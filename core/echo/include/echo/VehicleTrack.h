// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/AttitudeTrack.h"
#include "echo/SeriesCursor.h"
#include "echo/TrackHeading.h"
#include "mavlink/VehicleState.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace leadline::echo {

/// The vehicle of a log at any moment of it, found by time: the cost follows what is asked for, not
/// the length of the log.
///
/// The chosen system's autopilot counts, else the first that is heard; of several links that hear
/// it the first that has the figure. Used by one thread; the log may grow.
class VehicleTrack {
public:
    explicit VehicleTrack(const log::Log& log);

    /// Nullopt: the first autopilot of the log. With a link only what came over that one counts.
    void choose(std::optional<std::uint8_t> system, std::optional<log::StreamNumber> link = {});
    /// Whose figures these are; nullopt before an autopilot was heard.
    [[nodiscard]] std::optional<std::uint8_t> system();
    /// The first link that they come over.
    [[nodiscard]] std::optional<log::StreamNumber> link();

    using Ahead = AttitudeTrack::Ahead;

    /// Between the two ATTITUDE messages around the moment, through the shorter turn. Without
    /// ATTITUDE the newest of the others. Nullopt when no message is fresh.
    [[nodiscard]] std::optional<TrackHeading> headingAt(log::Time time,
                                                        Ahead ahead = Ahead::TurnsOn);
    /// What may still come does not change what is known of that moment.
    [[nodiscard]] bool isPast(log::Time time) const;
    /// What its messages up to the moment say: nothing of a vehicle that is not there.
    [[nodiscard]] mavlink::VehicleState stateAt(log::Time time);
    /// When the vehicle's newest message of that kind came, up to the moment, however old it is.
    [[nodiscard]] std::optional<log::Time> lastHeard(std::uint16_t messageId, log::Time time);

private:
    struct Link {
        Link(const log::Log& log, log::StreamNumber number, std::uint8_t system);

        log::StreamNumber stream;
        std::vector<SeriesCursor> places;
        AttitudeTrack attitudes;
    };
    /// A stream in which somebody may say to be an autopilot.
    struct Listened {
        std::uint64_t next = 0;
        std::optional<log::FrameNumber> first;
        std::uint8_t system = 0;
    };

    /// Brings the links up to date with the log.
    void look();
    void listen(log::StreamNumber stream);
    [[nodiscard]] mavlink::VehicleState stateOf(Link& link, log::Time time);

    const log::Log* m_log;
    std::optional<std::uint8_t> m_chosen;
    std::optional<log::StreamNumber> m_chosenLink;
    std::optional<std::uint8_t> m_system;
    std::unordered_map<log::StreamNumber, Listened> m_listened;
    std::size_t m_linksOf = 0;
    std::vector<std::unique_ptr<Link>> m_links;
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::echo
