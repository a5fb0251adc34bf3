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

/// How a component of a vehicle's link was heard over a part of a recording, and how fast it
/// replied.
struct LinkHealth {
    /// Address of the link, as far as the recording tells it.
    std::string link;
    mavlink::Address component;
    mavlink::ComponentCounts counts;
    /// TIMESYNC and PING together.
    std::uint64_t replies = 0;
    std::uint64_t repliesLost = 0;
    std::optional<mavlink::DurationSummary> roundTrips = {};
};

/// Counts all of it, frame by frame; what LinkTiming forgets after minutes is taken from it before.
class LinkHealthCounter {
public:
    /// `mixed`: the log is one of a ground station.
    LinkHealthCounter(const log::Log& log, bool mixed);

    /// A frame of a vehicle's link, in the order of time.
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
