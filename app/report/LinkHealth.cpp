// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/LinkHealth.h"

#include <algorithm>

namespace leadline::app {

using mavlink::LinkTiming;

namespace {

using namespace std::chrono_literals;

/// Together with the time that a request may wait for its reply, this is shorter than the time for
/// which LinkTiming keeps replies.
constexpr base::Duration collectEvery = 60s;
constexpr base::Duration settledAfter = 30s;

} // namespace

LinkHealthCounter::LinkHealthCounter(const log::Log& log, bool mixed)
{
    for (const log::VehicleStreams& streams : log::vehicleStreams(log, mixed))
        m_links.push_back({.streams = streams, .timing = std::make_unique<LinkTiming>()});
}

void LinkHealthCounter::take(const log::FrameEntry& entry, const mavlink::Frame& frame)
{
    using Direction = LinkTiming::Direction;
    const auto link = std::ranges::find_if(m_links, [&](const Link& each) {
        return entry.stream == each.streams.received || entry.stream == each.streams.sent;
    });
    if (link == m_links.end())
        return;
    const base::Instant at{entry.time};
    const bool sent = entry.stream == link->streams.sent;
    link->timing->add(frame, at,
                      sent                  ? Direction::Sent
                      : link->streams.mixed ? Direction::Mixed
                                            : Direction::Received);
    if (!sent)
        link->statistics.add(frame, entry.time);
    if (at - m_collected < collectEvery + settledAfter)
        return;
    const base::Instant until = at - settledAfter;
    for (Link& each : m_links) {
        each.timing->judge(at);
        collect(each, until);
    }
    m_collected = until;
}

// Requests are counted by the time at which they were sent, because a late reply replaces a loss.
void LinkHealthCounter::collect(Link& link, base::Instant until)
{
    const auto isNew = [&](base::Instant sent) { return sent > m_collected && sent <= until; };
    for (const auto& [address, timing] : link.timing->components())
        for (const mavlink::ProbeHistory* history : {&timing.timesync, &timing.ping}) {
            if (history->empty())
                continue;
            Replies& replies = link.replies[address];
            for (const auto& reply : history->replies())
                if (isNew(reply.sent()))
                    replies.roundTrips.push_back(reply.roundTrip);
            replies.lost +=
                static_cast<std::uint64_t>(std::ranges::count_if(history->lost(), isNew));
        }
}

std::vector<LinkHealth> LinkHealthCounter::finish(log::Time end)
{
    std::vector<LinkHealth> all;
    for (Link& link : m_links) {
        link.timing->judge({end});
        collect(link, {end});
        for (const auto& [address, counts] : link.statistics.components()) {
            Replies& replies = link.replies[address];
            all.push_back({.link = link.streams.link,
                           .component = address,
                           .counts = counts,
                           .replies = replies.roundTrips.size(),
                           .repliesLost = replies.lost,
                           .roundTrips = mavlink::summaryOf(replies.roundTrips)});
        }
    }
    return all;
}

} // namespace leadline::app
