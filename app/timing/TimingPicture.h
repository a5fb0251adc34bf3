// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"
#include "log/TimingFollower.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace leadline::app {

/// The vehicle whose heading and depth are displayed: its link and system id.
struct VehicleSource {
    log::StreamNumber link = 0;
    std::uint8_t system = 0;

    friend bool operator==(const VehicleSource&, const VehicleSource&) = default;
};

/// Message that round trips to a component are measured with.
enum class Probe : std::uint8_t { None, Timesync, Ping };

/// A component of a link, and the message that its round trips are measured with; identifies a row.
struct ProbeOf {
    mavlink::Address component;
    Probe probe = Probe::None;
    /// Stream of the frames received on the link.
    log::StreamNumber link = 0;

    friend bool operator==(const ProbeOf&, const ProbeOf&) = default;
};

/// The timing of all links at one time of a log. Immutable after it was made.
struct TimingPicture {
    /// A row of the table.
    struct Row {
        ProbeOf of;
        std::optional<mavlink::Heartbeat> heartbeat;
        /// Firmware version last reported by then, `4.5.3`; empty if unknown.
        std::string firmware;
        /// The component sent heartbeats before, but no longer does.
        bool isSilent = false;
        /// Requests were sent to the component, whether it replied or not.
        bool wasAsked = false;
        /// The component also sends other messages than heartbeats.
        bool sendsMore = false;
        mavlink::ProbeSummary figures;
        base::Duration jitter{};
        std::optional<mavlink::TimesyncVersion> version;
        std::optional<mavlink::OffsetEstimate> offset;
        std::size_t offsetSamples = 0;
        /// Single replies and losses, for the charts and the CSV.
        mavlink::ProbeHistory history;
        std::deque<mavlink::ComponentTiming::OffsetAt> offsets;
        std::deque<mavlink::ComponentTiming::Event> events;
    };
    struct Message {
        mavlink::Address from;
        std::uint16_t id = 0;
        mavlink::MessageTiming timing;
    };
    /// A point of the smoothed round trips; the line is interrupted where there was no reply.
    struct Smoothed {
        base::Instant at;
        std::optional<base::Duration> median;
        std::optional<base::Duration> p95;
    };

    struct Link {
        log::StreamNumber stream = 0;
        /// Address of the link; empty if the log has none.
        std::string address;
        std::uint64_t foreignReplies = 0;
        bool othersSynchronise = false;
    };
    /// Statistics of a whole MAVLink system.
    struct System {
        VehicleSource of;
        /// Messages per second of all its components.
        double perSecond = 0;
        /// Fraction of messages lost in the last ten seconds, 0..1; nullopt without messages.
        std::optional<double> lossShare;
        /// Round-trip time to the autopilot, by TIMESYNC or else by PING.
        std::optional<base::Duration> roundTrip;
        /// Age of the autopilot's newest heartbeat.
        std::optional<base::Duration> heartbeatAge;
    };

    base::Instant at;
    std::vector<Link> links;
    std::vector<System> systems;
    /// Rows of the table, sorted by link.
    std::vector<Row> rows;
    /// Index of the selected row; meaningless without rows.
    std::size_t chosen = 0;
    /// Messages of the selected row's component.
    std::vector<Message> messages;
    std::vector<Smoothed> smoothed;
    std::optional<VehicleSource> source;
    /// The picture lacks the data that only the charts show.
    bool brief = false;

    [[nodiscard]] const Row* row() const { return chosen < rows.size() ? &rows[chosen] : nullptr; }
    /// The link of one of `rows`.
    [[nodiscard]] const Link& linkOf(const Row& row) const;
};

/// Request for a picture.
struct TimingPictureRequest {
    log::Time playhead{};
    /// The row to select; if it is nullopt or does not exist, a row of `source`, or else the first.
    std::optional<ProbeOf> chosen = {};
    std::optional<VehicleSource> source = {};
    /// Leave out the data that only the charts show.
    bool brief = false;
};

[[nodiscard]] TimingPicture makeTimingPicture(log::TimingFollower& follower,
                                              const TimingPictureRequest& request);

} // namespace leadline::app
