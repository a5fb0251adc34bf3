// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/TimingPicture.h"

#include "mavlink/VehicleState.h"

#include <algorithm>

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

Row rowOf(LinkTiming& timing, Address address, const ComponentTiming& component, Probe probe,
          base::Instant now)
{
    Row row;
    row.of = {address, probe};
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

std::vector<Row> rowsOf(LinkTiming& timing, base::Instant now)
{
    std::vector<Row> rows;
    for (const auto& [address, component] : timing.components()) {
        if (!component.timesync.empty())
            rows.push_back(rowOf(timing, address, component, Probe::Timesync, now));
        if (!component.ping.empty())
            rows.push_back(rowOf(timing, address, component, Probe::Ping, now));
        if (component.timesync.empty() && component.ping.empty() && component.heartbeat)
            rows.push_back(rowOf(timing, address, component, Probe::None, now));
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
    // At whole seconds of the log: what was drawn stays as it is while time goes on.
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

} // namespace

TimingPicture makeTimingPicture(LinkTiming& timing, base::Instant now,
                                const std::optional<ProbeOf>& wanted)
{
    timing.judge(now);
    TimingPicture picture;
    picture.at = now;
    picture.rows = rowsOf(timing, now);
    picture.foreignReplies = timing.foreignReplies();
    picture.othersSynchronise = timing.othersSynchronise();
    if (picture.rows.empty())
        return picture;
    const auto found = std::ranges::find_if(
        picture.rows, [&](const Row& row) { return wanted && row.of == *wanted; });
    const auto same = std::ranges::find_if(picture.rows, [&](const Row& row) {
        return wanted && row.of.component == wanted->component;
    });
    const auto chosen = found != picture.rows.end()  ? found
                        : same != picture.rows.end() ? same
                                                     : picture.rows.begin();
    picture.chosen = static_cast<std::size_t>(chosen - picture.rows.begin());
    picture.smoothed = smoothed(chosen->history, now);
    const Address from = chosen->of.component;
    for (const auto& [id, message] : timing.components().at(from).messages)
        picture.messages.push_back({from, id, message});
    return picture;
}

} // namespace leadline::app
