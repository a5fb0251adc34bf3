// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"
#include "log/TimingFollower.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace leadline::app {

/// Whose heading and depth the window shows.
struct VehicleSource {
    log::StreamNumber link = 0;
    std::uint8_t system = 0;

    friend bool operator==(const VehicleSource&, const VehicleSource&) = default;
};

/// Which of what a component was asked by.
enum class Probe : std::uint8_t { None, Timesync, Ping };

/// A component of a link, and what it was asked by.
struct ProbeOf {
    mavlink::Address component;
    Probe probe = Probe::None;
    /// What comes over the link.
    log::StreamNumber link = 0;

    friend bool operator==(const ProbeOf&, const ProbeOf&) = default;
};

/// The timing of all links at one moment of a log, made once and then only looked at.
struct TimingPicture {
    /// A row of the table.
    struct Row {
        ProbeOf of;
        std::optional<mavlink::Heartbeat> heartbeat;
        /// What it last said of its firmware up to the moment: `4.5.3`; else empty.
        std::string firmware;
        /// It sent heartbeats, and does not any more.
        bool isSilent = false;
        /// It was asked by something, whether it replied or not.
        bool wasAsked = false;
        /// It sends other messages besides heartbeats.
        bool sendsMore = false;
        mavlink::ProbeFigures figures;
        base::Duration jitter{};
        std::optional<mavlink::TimesyncVersion> version;
        std::optional<mavlink::OffsetEstimate> offset;
        std::size_t offsetSamples = 0;
        /// One by one, as the charts and the CSV have them.
        mavlink::ProbeHistory history;
        std::deque<mavlink::ComponentTiming::OffsetAt> offsets;
        std::deque<mavlink::ComponentTiming::Event> events;
    };
    struct Message {
        mavlink::Address from;
        std::uint16_t id = 0;
        mavlink::MessageTiming timing;
    };
    /// A smoothed round trip; interrupted where none was replied to.
    struct Smoothed {
        base::Instant at;
        std::optional<base::Duration> median;
        std::optional<base::Duration> p95;
    };

    struct Link {
        log::StreamNumber stream = 0;
        /// Empty where the log does not tell it.
        std::string address;
        std::uint64_t foreignReplies = 0;
        bool othersSynchronise = false;
    };
    /// A system as a whole.
    struct System {
        VehicleSource of;
        /// Messages a second, of all its components.
        double perSecond = 0;
        /// Of the last ten seconds, 0..1.
        std::optional<double> lossShare;
        /// Of its autopilot: by TIMESYNC, else by PING.
        std::optional<base::Duration> roundTrip;
        /// Of the autopilot's newest heartbeat.
        std::optional<base::Duration> heartbeatAge;
    };

    base::Instant at;
    std::vector<Link> links;
    std::vector<System> systems;
    /// Link by link.
    std::vector<Row> rows;
    /// Of the row that is chosen; none without rows.
    std::size_t chosen = 0;
    /// Of the chosen row's component.
    std::vector<Message> messages;
    std::vector<Smoothed> smoothed;
    std::optional<VehicleSource> source;
    /// Made without what only the charts show.
    bool brief = false;

    [[nodiscard]] const Row* row() const { return chosen < rows.size() ? &rows[chosen] : nullptr; }
    /// Of a row that is in it.
    [[nodiscard]] const Link& linkOf(const Row& row) const;
};

/// What somebody wants to see.
struct TimingPictureRequest {
    log::Time playhead{};
    /// Without it, or where it is not, a row of the source is chosen, else the first.
    std::optional<ProbeOf> chosen = {};
    std::optional<VehicleSource> source = {};
    /// Nobody looks at charts.
    bool brief = false;
};

[[nodiscard]] TimingPicture makeTimingPicture(log::TimingFollower& follower,
                                              const TimingPictureRequest& request);

} // namespace leadline::app
