// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/TimingFollower.h"

#include <algorithm>

namespace leadline::log {

using mavlink::LinkTiming;

std::vector<VehicleStreams> vehicleStreams(const Log& log, bool mixed)
{
    std::vector<VehicleStreams> links;
    std::vector<StreamNumber> sent;
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const auto number = static_cast<StreamNumber>(i);
        const Stream& stream = log.stream(number);
        if (stream.kind() != ping::DeviceKind::Vehicle)
            continue;
        if (stream.sent())
            sent.push_back(number);
        else
            links.push_back({.received = number, .sent = {}, .link = std::string(stream.link())});
    }
    for (const StreamNumber number : sent) {
        const auto found = std::ranges::find_if(links, [&](const VehicleStreams& link) {
            return !link.sent && link.link == log.stream(number).link();
        });
        if (found != links.end())
            found->sent = number;
    }
    for (VehicleStreams& link : links)
        link.mixed = mixed && !link.sent;
    return links;
}

TimingFollower::TimingFollower(const Log& log, const std::vector<VehicleStreams>& streams,
                               bool strictVersion2)
    : m_log(log),
      m_strictVersion2(strictVersion2)
{
    for (const VehicleStreams& each : streams)
        m_links.push_back({each, nullptr});
}

void TimingFollower::beginAt(Time time)
{
    for (Link& link : m_links) {
        link.timing = std::make_unique<LinkTiming>();
        link.timing->setStrictVersion2(m_strictVersion2);
    }
    m_begun = true;
    m_next = m_log.firstAvailable();
    for (std::uint64_t end = m_log.frameCount(); m_next < end;) {
        const std::uint64_t middle = m_next + (end - m_next) / 2;
        if (m_log.timeOf(middle).value_or(Time::min()) < time)
            m_next = middle + 1;
        else
            end = middle;
    }
}

bool TimingFollower::moveTo(Time playhead, const std::stop_token& stop)
{
    constexpr Time kept = LinkTiming::shown + LinkTiming::lead;
    if (!m_begun || playhead < m_at || playhead - m_at > kept)
        beginAt(playhead - kept);
    m_at = playhead;
    constexpr std::uint64_t lookUpEvery = 256;
    for (const std::uint64_t there = m_log.frameCount(); m_next < there; ++m_next, ++m_framesRead) {
        if (m_next % lookUpEvery == 0 && stop.stop_requested()) {
            m_begun = false;
            return false;
        }
        const auto entry = m_log.entry(m_next);
        if (entry && entry->time > playhead)
            break;
        if (entry)
            take(*entry, m_next);
    }
    return true;
}

void TimingFollower::take(const FrameEntry& entry, std::uint64_t number)
{
    using Direction = LinkTiming::Direction;
    const auto link = std::ranges::find_if(m_links, [&](const Link& each) {
        return entry.stream == each.streams.received || entry.stream == each.streams.sent;
    });
    if (link == m_links.end())
        return;
    if (const auto frame = m_log.readMavlink(number, m_scratch))
        link->timing->add(*frame, {entry.time},
                          entry.stream == link->streams.sent ? Direction::Sent
                          : link->streams.mixed              ? Direction::Mixed
                                                             : Direction::Received);
}

} // namespace leadline::log
