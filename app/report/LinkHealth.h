// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"
#include "log/TimingFollower.h"
#include "mavlink/LinkStatistics.h"
#include "mavlink/LinkTiming.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace leadline::app {

/// Message loss and reply times of one component on a vehicle's link, over a part of a recording.
struct LinkHealth {
    /// Address of the link; empty if the recording has none.
    std::string link;
    mavlink::Address component;
    mavlink::ComponentCounts counts;
    /// Replies to TIMESYNC and PING together, and requests without one.
    std::uint64_t replies = 0;
    std::uint64_t repliesLost = 0;
    std::optional<mavlink::DurationSummary> roundTrips = {};
};

/// Accumulates LinkHealth frame by frame over any length; LinkTiming itself keeps only some
/// minutes.
class LinkHealthCounter {
public:
    /// `mixed`: the log is a ground station's, with sent and received frames in one stream.
    LinkHealthCounter(const log::Log& log, bool mixed);

    /// Takes a frame of a vehicle's link; to be called in the order of time.
    void take(const log::FrameEntry& entry, const mavlink::Frame& frame);
    [[nodiscard]] std::vector<LinkHealth> finish(log::Time end);

private:
    struct Replies {
        std::vector<base::Duration> roundTrips;
        std::uint64_t lost = 0;
    };
    struct Link {
        log::VehicleStreams streams;
        std::unique_ptr<mavlink::LinkTiming> timing;
        mavlink::LinkStatistics statistics = {};
        std::map<mavlink::Address, Replies> replies = {};
    };

    void collect(Link& link, base::Instant until);

    std::vector<Link> m_links;
    base::Instant m_collected;
};

} // namespace leadline::app
