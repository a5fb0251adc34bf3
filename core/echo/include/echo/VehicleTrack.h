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

/// The state of a log's vehicle at any moment. The cost depends on the query, not on the log's
/// length.
///
/// Uses the autopilot of the chosen system, else the first autopilot in the log; of several links
/// that carry it, the first that has the value. Used by one thread; the log may grow meanwhile.
class VehicleTrack {
public:
    explicit VehicleTrack(const log::Log& log);

    /// Nullopt selects the first autopilot in the log. With `link` only messages of that link are
    /// used.
    void choose(std::optional<std::uint8_t> system, std::optional<log::StreamNumber> link = {});
    /// Id of the system in use; nullopt before the first autopilot heartbeat.
    [[nodiscard]] std::optional<std::uint8_t> system();
    /// The first link that carries the system in use; nullopt if none does.
    [[nodiscard]] std::optional<log::StreamNumber> link();

    using Ahead = AttitudeTrack::Ahead;

    /// Interpolated between the ATTITUDE messages around `time`, along the shorter turn. Without
    /// ATTITUDE it comes from the newest other message with a heading. Nullopt if all are too old.
    [[nodiscard]] std::optional<TrackHeading> headingAt(log::Time time,
                                                        Ahead ahead = Ahead::Extrapolate);
    /// True if `time` lies so far back that later messages cannot change what is known of it.
    [[nodiscard]] bool isPast(log::Time time) const;
    /// From messages up to `time`; empty if there is no vehicle.
    [[nodiscard]] mavlink::VehicleState stateAt(log::Time time);
    /// Arrival of the vehicle's newest message of that id up to `time`, however old.
    [[nodiscard]] std::optional<log::Time> lastReceived(std::uint16_t messageId, log::Time time);

private:
    struct Link {
        Link(const log::Log& log, log::StreamNumber number, std::uint8_t system);

        log::StreamNumber stream;
        std::vector<SeriesCursor> places;
        AttitudeTrack attitudes;
    };
    /// A stream that is searched for an autopilot's heartbeat.
    struct LinkScan {
        std::uint64_t next = 0;
        std::optional<log::FrameNumber> first;
        std::uint8_t system = 0;
        bool isAnnounced = false;
    };

    /// Updates the links from the log.
    void update();
    void scanLink(log::StreamNumber stream);
    /// Searches a stream without heartbeats for an autopilot's attitude or position, in a log of a
    /// file without times of arrival: its program records chosen messages only.
    void scanUnannounced(log::StreamNumber stream, LinkScan& listened);
    [[nodiscard]] mavlink::VehicleState stateOf(Link& link, log::Time time);

    const log::Log* m_log;
    std::optional<std::uint8_t> m_chosen;
    std::optional<log::StreamNumber> m_chosenLink;
    std::optional<std::uint8_t> m_system;
    std::unordered_map<log::StreamNumber, LinkScan> m_linkScans;
    std::size_t m_linksOf = 0;
    /// By heartbeats, which count before all others.
    bool m_areAnnounced = false;
    std::vector<std::unique_ptr<Link>> m_links;
    std::vector<std::byte> m_scratch;
};

/// Position and attitude of the vehicle at a moment, as far as known. The user's heading offset and
/// variation are not applied.
struct VehiclePose {
    /// Degrees clockwise from north, 0..360.
    std::optional<double> headingDeg;
    /// Metres, positive downwards.
    std::optional<double> depthM;
    std::optional<double> latitude;
    std::optional<double> longitude;
    /// Degrees; roll is positive with the right side down, pitch with the bow up.
    std::optional<double> rollDeg = {};
    std::optional<double> pitchDeg = {};
};

/// Follows the vehicle through a log whose frames are read in the order of time.
///
/// Uses the first link on which an autopilot was received. The heading comes from VehicleTrack;
/// every other value is the newest before the moment.
class VehicleFollower {
public:
    explicit VehicleFollower(const log::Log& log) : m_log(&log), m_track(log) {}

    /// Processes a frame; frames of sonars are ignored.
    void take(log::FrameNumber number, const log::FrameEntry& entry);

    /// `time` must not be before the last frame passed to take().
    [[nodiscard]] VehiclePose at(log::Time time);

    /// The link in use and the vehicle state received on it; nullopt and null before the first
    /// autopilot heartbeat.
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
