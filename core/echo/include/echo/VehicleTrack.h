// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/SeriesPlace.h"
#include "echo/VehicleClock.h"
#include "mavlink/VehicleState.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
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

    /// Behind the newest message a vehicle is taken to turn on as it did, for half a second, or to
    /// stand.
    enum class Ahead : std::uint8_t { TurnsOn, Stands };

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
    /// Of a message that other components send, too.
    static constexpr std::uint64_t mostPassedOver = 64;
    static constexpr std::size_t attitudesKept = 512;

    /// One ATTITUDE; not the autopilot's, or no number, without `isOwn`.
    struct Turn {
        std::uint64_t index = ~std::uint64_t{0};
        bool isOwn = false;
        bool byItsClock = false;
        double deg = 0;
        log::Time time{};
    };
    struct Link {
        Link(const log::Log& log, log::StreamNumber number, std::uint8_t system);

        log::StreamNumber stream;
        VehicleClock clock;
        std::vector<SeriesPlace> places;
        SeriesPlace attitudes;
        std::vector<Turn> turns = std::vector<Turn>(attitudesKept);
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
    [[nodiscard]] std::optional<TrackHeading> turnOf(Link& link, log::Time time, Ahead ahead);
    [[nodiscard]] const Turn& turn(Link& link, std::uint64_t index);
    /// The autopilot's own before that one.
    [[nodiscard]] const Turn* ownBefore(Link& link, std::uint64_t index);

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
