// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/LinkTiming.h"

#include "mavlink/Message.h"
#include "mavlink/PingExchange.h"

#include <algorithm>

namespace leadline::mavlink {

namespace {

using namespace std::chrono_literals;

/// Lowest system id that ground stations use.
constexpr std::uint8_t minGroundStation = 254;
/// Interval at which offsets are stored; a chart shows no finer detail.
constexpr base::Duration offsetEvery = 250ms;
/// Time stamps and TIMESYNC may detect the same reboot up to so far apart.
constexpr base::Duration sameReboot = 10s;
/// Number of messages from which a period can be derived.
constexpr std::uint64_t fewestInRhythm = 4;

void forget(auto& times, base::Instant before, auto timeOf)
{
    while (!times.empty() && timeOf(times.front()) < before)
        times.pop_front();
}

} // namespace

void MessageTiming::addAge(const MessageAge& age, Stamp stamp)
{
    if (stamp != m_stamp)
        m_ages.clear();
    m_stamp = stamp;
    m_bound = age.bound;
    m_ages.push_back(age.age);
    if (m_ages.size() > maxAges)
        m_ages.pop_front();
}

std::optional<MessageAge> MessageTiming::age() const
{
    const auto summary = summaryOf({m_ages.begin(), m_ages.end()});
    return summary ? std::optional(MessageAge{summary->median, m_bound}) : std::nullopt;
}

bool MessageTiming::hasStopped(base::Instant now) const
{
    return m_isPeriodic && m_rate.count() >= fewestInRhythm && m_rate.isSilent(now);
}

LinkTiming::LinkTiming()
    : m_timesync(
          [this](Address from, base::Instant sent) { m_components[from].timesync.addLost(sent); }),
      m_ping(PingExchange::memory,
             [this](Address from, base::Instant sent) { m_components[from].ping.addLost(sent); })
{
}

bool LinkTiming::isOurs(const Frame& frame, Direction direction)
{
    if (direction != Direction::Mixed)
        return direction == Direction::Sent;
    const Address sender = frame.sender();
    const auto heartbeat = decodeAs<Heartbeat>(frame);
    if (sender.system >= minGroundStation ||
        (heartbeat && heartbeat->type == Heartbeat::groundStation))
        m_groundStations.insert(sender);
    return m_groundStations.contains(sender);
}

void LinkTiming::add(const Frame& frame, base::Instant at, Direction direction)
{
    if (isOurs(frame, direction))
        handleSent(frame, at);
    else
        handleReceived(frame, at);
}

void LinkTiming::handleSent(const Frame& frame, base::Instant at)
{
    const Address sender = frame.sender();
    if (!m_timesync.own().contains(sender)) {
        auto own = m_timesync.own();
        own.insert(sender);
        m_timesync.setOwn(std::move(own));
    }
    // Replies by this program are not timed, as they are not answered.
    if (const auto sync = decodeAs<Timesync>(frame); sync && sync->tc1 == 0) {
        const auto stamps = TimesyncStamps::of(*sync);
        m_timesync.sent(stamps.ts1, stamps.target, at);
        m_asked[stamps.target] = at;
    } else if (const auto ping = decodeAs<Ping>(frame);
               ping && PingStamps::of(*ping).target == Address{}) {
        m_ping.sent({ping->timeUsec, ping->seq}, {}, at);
        m_asked[{}] = at;
    }
}

void LinkTiming::handleReceived(const Frame& frame, base::Instant at)
{
    const Address sender = frame.sender();
    if (m_timesync.own().contains(sender))
        // A copy of this program's own message came back.
        return;
    const auto news = m_statistics.add(frame, at.sinceZero);
    if (news.rebooted && recordReboot(sender, at))
        m_timesync.rebooted(sender);
    m_timesync.heard(sender.system);
    ComponentTiming& component = m_components[sender];
    component.loss.add(at, news.lost);
    component.lastHeard = at;
    if (const auto heartbeat = decodeAs<Heartbeat>(frame)) {
        component.heartbeat = heartbeat;
        component.lastHeartbeat = at;
    } else if (const auto sync = decodeAs<Timesync>(frame)) {
        handleTimesync(*sync, sender, at);
    } else if (const auto ping = decodeAs<Ping>(frame)) {
        handlePing(*ping, sender, at);
    }
    recordMessage(frame, at);
}

void LinkTiming::handleTimesync(const Timesync& message, Address from, base::Instant at)
{
    if (message.tc1 == 0) {
        m_timesync.requested(from);
        if (from.component != Address::autopilot)
            m_othersRequestedAt = at;
        return;
    }
    const auto unknownRequester = [this] {
        const auto others = m_timesync.foreignRequesters().find(0);
        return others == m_timesync.foreignRequesters().end() ? 0 : others->second;
    };
    const std::uint64_t foreign = m_timesync.counts().foreign;
    const std::uint64_t unknown = unknownRequester();
    const auto reply = m_timesync.replied(TimesyncStamps::of(message), from, at);
    if (m_timesync.counts().foreign != foreign)
        m_foreign.push_back(at);
    if (unknownRequester() != unknown)
        m_othersRequestedAt = at;
    if (!reply)
        return;
    ComponentTiming& component = m_components[from];
    component.version = reply->version;
    if (reply->outcome == PendingProbes::Outcome::Duplicate) {
        component.timesync.addDuplicate(at);
        return;
    }
    component.timesync.add(
        {.arrived = at,
         .roundTrip = reply->roundTrip,
         .middle = base::Duration(message.tc1) - at.sinceZero + reply->roundTrip / 2,
         .isLate = reply->outcome == PendingProbes::Outcome::Late});
    updateOffset(*reply, at);
}

void LinkTiming::updateOffset(const PendingTimesyncs::Reply& reply, base::Instant at)
{
    ComponentTiming& component = m_components[reply.from];
    const auto estimate = offset(reply.from, at);
    if (!estimate)
        return;
    if (reply.clock == ClockOffset::Outcome::Rebooted)
        (void)recordReboot(reply.from, at);
    else if (reply.clock == ClockOffset::Outcome::Stepped)
        component.events.push_back({at, false, m_timesync.clockOf(reply.from)->lastStep()});
    auto& events = component.events;
    const bool isNews = !events.empty() && events.back().at == at;
    if (!events.empty() && !events.back().step && !component.offsets.empty())
        events.back().step = estimate->offset - component.offsets.back().offset;
    if (isNews || component.offsets.empty() || at - component.offsets.back().at >= offsetEvery)
        component.offsets.push_back({at, estimate->offset, estimate->bound});
}

void LinkTiming::handlePing(const Ping& message, Address from, base::Instant at)
{
    if (!m_timesync.own().contains(PingStamps::of(message).target))
        return;
    const auto reply = m_ping.replied({message.timeUsec, message.seq}, from, at);
    ProbeHistory& history = m_components[from].ping;
    if (reply.outcome == PendingProbes::Outcome::Duplicate)
        history.addDuplicate(at);
    else if (reply.outcome != PendingProbes::Outcome::Unknown)
        history.add({.arrived = at,
                     .roundTrip = reply.roundTrip,
                     .isLate = reply.outcome == PendingProbes::Outcome::Late});
}

bool LinkTiming::recordReboot(Address component, base::Instant at)
{
    auto& events = m_components[component].events;
    if (!events.empty() && events.back().isReboot && at - events.back().at < sameReboot)
        return false;
    events.push_back({at, true, {}});
    m_ages.rebooted(component);
    return true;
}

void LinkTiming::recordMessage(const Frame& frame, base::Instant at)
{
    auto& messages = m_components[frame.sender()].messages;
    MessageTiming& message = messages
                                 .try_emplace(static_cast<std::uint16_t>(frame.messageId()),
                                              isPeriodic(frame.messageId()))
                                 .first->second;
    message.add(at);
    const auto stamp = senderStamp(frame);
    if (!stamp)
        return;
    const ClockOffset* clock = m_timesync.clockOf(frame.sender());
    const MessageAge age = m_ages.add(frame.sender(), stamp->count(), at, clock);
    const bool hasClock = clock != nullptr && clock->size() > 0;
    message.addAge(age, !age.isRelative() ? MessageTiming::Stamp::Known
                        : hasClock        ? MessageTiming::Stamp::OtherClock
                                          : MessageTiming::Stamp::Relative);
}

void LinkTiming::judge(base::Instant now)
{
    (void)m_timesync.statistics(now);
    m_ping.judge(now);
    const base::Instant oldest{now.sinceZero - shown};
    for (auto& [address, component] : m_components) {
        component.timesync.forgetBefore(oldest);
        component.ping.forgetBefore(oldest);
        forget(component.offsets, oldest, [](const auto& each) { return each.at; });
        forget(component.events, oldest, [](const auto& each) { return each.at; });
        std::erase_if(component.messages,
                      [&](const auto& each) { return each.second.rate().last() < oldest; });
    }
    std::erase_if(m_components, [&](const auto& each) { return each.second.lastHeard < oldest; });
    forget(m_foreign, oldest, [](base::Instant at) { return at; });
    if (m_othersRequestedAt && *m_othersRequestedAt < oldest)
        m_othersRequestedAt.reset();
    std::erase_if(m_asked, [&](const auto& each) { return each.second < oldest; });
}

bool LinkTiming::wasAsked(Address component) const
{
    return std::ranges::any_of(m_asked,
                               [&](const auto& each) { return isMeant(each.first, component); });
}

std::optional<OffsetEstimate> LinkTiming::offset(Address component, base::Instant at) const
{
    const ClockOffset* clock = m_timesync.clockOf(component);
    return clock ? clock->at(at) : std::nullopt;
}

std::size_t LinkTiming::offsetSamples(Address component) const
{
    const ClockOffset* clock = m_timesync.clockOf(component);
    return clock ? clock->size() : 0;
}

base::Duration LinkTiming::jitter(Address component, bool byPing, base::Instant now)
{
    const auto& statistics = byPing ? m_ping.statistics() : m_timesync.statistics(now);
    const auto known = statistics.find(component);
    return known == statistics.end() ? base::Duration{} : known->second.jitter;
}

} // namespace leadline::mavlink
