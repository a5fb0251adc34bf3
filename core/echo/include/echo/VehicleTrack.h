// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/AttitudeTrack.h"
#include "echo/SeriesCursor.h"
#include "mavlink/VehicleState.h"

#include <cstdint>
#include <map>
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
    void update();
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

/// Where the vehicle was and how it lay at a moment, as far as the log tells. Without the user's
/// offset and variation.
struct VehiclePose {
    /// 0..360.
    std::optional<double> headingDeg;
    /// Metres, positive down.
    std::optional<double> depthM;
    std::optional<double> latitude;
    std::optional<double> longitude;
    /// Degrees: positive with the right side down, and with the bow up.
    std::optional<double> rollDeg = {};
    std::optional<double> pitchDeg = {};
};

/// Follows the vehicle along a log whose frames are gone through in the order of time.
///
/// Of several links the first that an autopilot was heard on counts. Heading is that of the track;
/// everything else is the newest before the moment.
class VehicleFollower {
public:
    explicit VehicleFollower(const log::Log& log) : m_log(&log), m_track(log) {}

    /// Takes note of what vehicles say; frames of sonars are passed over.
    void take(log::FrameNumber number, const log::FrameEntry& entry);

    /// At a moment that is not before the frame taken last.
    [[nodiscard]] VehiclePose at(log::Time time);

    /// The link that counts, and what was heard on it; nullopt and null before an autopilot was.
    [[nodiscard]] std::optional<log::StreamNumber> stream() const { return m_stream; }
    [[nodiscard]] const mavlink::VehicleState* vehicle() const;

private:
    const log::Log* m_log;
    VehicleTrack m_track;
    std::map<log::StreamNumber, mavlink::VehicleState> m_vehicles;
    std::optional<log::StreamNumber> m_stream;
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::echo
