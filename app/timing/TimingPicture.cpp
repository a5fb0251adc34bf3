// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/TimingPicture.h"

#include "mavlink/AutopilotVersion.h"
#include "mavlink/Codec.h"
#include "mavlink/VehicleState.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;
using mavlink::Address;
using mavlink::ComponentTiming;
using mavlink::LinkTiming;
using Row = TimingPicture::Row;

constexpr base::Duration medianOver = 5s;
constexpr base::Duration p95Over = 20s;
constexpr base::Duration smoothedEvery = 1s;

Row rowOf(log::TimingFollower::Link& link, Address address, const ComponentTiming& component,
          Probe probe, base::Instant now)
{
    LinkTiming& timing = *link.timing;
    Row row;
    row.of = {address, probe, link.streams.received};
    row.heartbeat = component.heartbeat;
    row.isSilent =
        component.heartbeat && now - component.lastHeartbeat > mavlink::VehicleState::lostAfter;
    row.wasAsked = timing.wasAsked(address);
    row.sendsMore = component.messages.size() > 1;
    if (probe == Probe::None)
        return row;
    row.history = probe == Probe::Ping ? component.ping : component.timesync;
    row.figures = row.history.figures();
    row.jitter = timing.jitter(address, probe == Probe::Ping, now);
    if (probe == Probe::Ping)
        return row;
    row.version = component.version;
    row.offset = timing.offset(address, now);
    row.offsetSamples = timing.offsetSamples(address);
    row.offsets = component.offsets;
    row.events = component.events;
    return row;
}

std::vector<Row> rowsOf(log::TimingFollower::Link& link, base::Instant now)
{
    std::vector<Row> rows;
    for (const auto& [address, component] : link.timing->components()) {
        if (!component.timesync.empty())
            rows.push_back(rowOf(link, address, component, Probe::Timesync, now));
        if (!component.ping.empty())
            rows.push_back(rowOf(link, address, component, Probe::Ping, now));
        if (component.timesync.empty() && component.ping.empty() && component.heartbeat)
            rows.push_back(rowOf(link, address, component, Probe::None, now));
    }
    std::stable_partition(rows.begin(), rows.end(),
                          [](const Row& row) { return row.of.probe != Probe::None; });
    return rows;
}

std::optional<mavlink::DurationSummary>
summaryOf(const std::deque<mavlink::ProbeHistory::Reply>& replies, base::Instant from,
          base::Instant to)
{
    const auto first =
        std::ranges::lower_bound(replies, from, {}, &mavlink::ProbeHistory::Reply::arrived);
    std::vector<base::Duration> roundTrips;
    for (auto reply = first; reply != replies.end() && reply->arrived <= to; ++reply)
        roundTrips.push_back(reply->roundTrip);
    return mavlink::summaryOf(std::move(roundTrips));
}

std::vector<TimingPicture::Smoothed> smoothed(const mavlink::ProbeHistory& history,
                                              base::Instant now)
{
    std::vector<TimingPicture::Smoothed> all;
    if (history.replies().empty())
        return all;
    // The points lie at whole seconds of the log, so that those already drawn stay unchanged.
    base::Duration at = history.replies().front().arrived.sinceZero / smoothedEvery * smoothedEvery;
    for (; at < now.sinceZero; at += smoothedEvery) {
        const auto median = summaryOf(history.replies(), {at - medianOver}, {at});
        const auto p95 = summaryOf(history.replies(), {at - p95Over}, {at});
        all.push_back({{at},
                       median ? std::optional(median->median) : std::nullopt,
                       p95 ? std::optional(p95->p95) : std::nullopt});
    }
    return all;
}

std::vector<TimingPicture::System> systemsOf(const log::TimingFollower::Link& link,
                                             base::Instant now)
{
    std::map<std::uint8_t, TimingPicture::System> systems;
    std::map<std::uint8_t, mavlink::RecentLoss> losses;
    for (const auto& [address, component] : link.timing->components()) {
        TimingPicture::System& system = systems[address.system];
        system.of = {link.streams.received, address.system};
        losses[address.system] += component.loss;
        for (const auto& [id, message] : component.messages)
            system.perSecond += message.hasStopped(now) ? 0 : message.rate().perSecond(now);
        if (address.component != mavlink::VehicleState::autopilotComponent)
            continue;
        if (component.heartbeat)
            system.heartbeatAge = now - component.lastHeartbeat;
        for (const auto* history : {&component.timesync, &component.ping})
            if (const auto roundTrips = history->figures().roundTrips;
                roundTrips && !system.roundTrip)
                system.roundTrip = roundTrips->median;
    }
    std::vector<TimingPicture::System> all;
    for (auto& [number, system] : systems) {
        system.lossShare = losses[number].share(now);
        all.push_back(system);
    }
    return all;
}

// AUTOPILOT_VERSION is sent only once, perhaps long ago, so it is looked up by its id.
std::string firmwareAt(const log::Log& log, const ProbeOf& of, log::Time playhead)
{
    using mavlink::AutopilotVersion;
    const log::FrameSeries* all =
        log.stream(of.link).messages().find({AutopilotVersion::id, of.component});
    std::vector<std::byte> scratch;
    for (std::uint64_t i = all ? all->size() : 0; i > 0; --i) {
        const auto number = all->at(i - 1);
        const auto at = number ? log.timeOf(*number) : std::nullopt;
        if (!at || *at > playhead)
            continue;
        const auto frame = log.readMavlink(*number, scratch);
        return frame ? firmwareText(mavlink::decodePayload<AutopilotVersion>(frame->payload()))
                     : std::string();
    }
    return {};
}

std::size_t chosenOf(const std::vector<Row>& rows, const TimingPictureRequest& request)
{
    const auto find = [&](auto isIt) {
        const auto found = std::ranges::find_if(rows, isIt);
        return found != rows.end() ? std::optional(static_cast<std::size_t>(found - rows.begin()))
                                   : std::nullopt;
    };
    const auto& wanted = request.chosen;
    const auto exact = find([&](const Row& row) { return wanted && row.of == *wanted; });
    const auto same = find([&](const Row& row) {
        return wanted && row.of.link == wanted->link && row.of.component == wanted->component;
    });
    const auto its = find([&](const Row& row) {
        return request.source && row.of.link == request.source->link &&
               row.of.component.system == request.source->system;
    });
    return exact ? *exact : same ? *same : its.value_or(0);
}

} // namespace

const TimingPicture::Link& TimingPicture::linkOf(const Row& row) const
{
    return *std::ranges::find(links, row.of.link, &Link::stream);
}

TimingPicture makeTimingPicture(log::TimingFollower& follower, const TimingPictureRequest& request)
{
    const auto links = follower.links();
    const base::Instant now{request.playhead};
    TimingPicture picture;
    picture.at = now;
    picture.source = request.source;
    for (log::TimingFollower::Link& link : links) {
        link.timing->judge(now);
        std::ranges::move(rowsOf(link, now), std::back_inserter(picture.rows));
        std::ranges::move(systemsOf(link, now), std::back_inserter(picture.systems));
        picture.links.push_back({.stream = link.streams.received,
                                 .address = link.streams.link,
                                 .foreignReplies = link.timing->foreignReplies(),
                                 .othersSynchronise = link.timing->othersSynchronise()});
    }
    if (picture.rows.empty())
        return picture;
    for (Row& row : picture.rows)
        row.firmware = firmwareAt(follower.log(), row.of, request.playhead);
    picture.chosen = chosenOf(picture.rows, request);
    const Row& chosen = picture.rows[picture.chosen];
    picture.brief = request.brief;
    if (!request.brief)
        picture.smoothed = smoothed(chosen.history, now);
    const Address from = chosen.of.component;
    const auto link = std::ranges::find_if(links, [&](const log::TimingFollower::Link& each) {
        return each.streams.received == chosen.of.link;
    });
    for (const auto& [id, message] : link->timing->components().at(from).messages)
        picture.messages.push_back({from, id, message});
    return picture;
}

} // namespace leadline::app
