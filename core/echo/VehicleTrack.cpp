// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/VehicleTrack.h"

#include "mavlink/Codec.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace leadline::echo {

namespace {

using namespace std::chrono_literals;
using mavlink::Attitude;
using mavlink::VehicleState;

/// Between two ATTITUDE messages that lie further apart nobody knows how it turned.
constexpr log::Time longestGap = 1500ms;
/// Without a message it counts for so many of its usual periods, within these times.
constexpr int silentPeriods = 5;
constexpr log::Time silentAfter = 1500ms;
constexpr log::Time silentAtMost = 10s;
constexpr int periodsLookedAt = 3;
/// So far it is taken to turn on as it did.
constexpr log::Time turnsOn = 500ms;
/// Nothing that comes so late says anything of a moment.
constexpr log::Time latest = 5s;
/// Of the newest messages of a kind, these tell how it is, and its rhythm.
constexpr std::size_t toldByNewest = 4;
/// In a stream of 100 a second whose clock is 3 s late, and some more.
constexpr std::uint64_t mostSteps = 512;

constexpr std::array<std::uint16_t, 7> kinds{
    mavlink::Heartbeat::id,       Attitude::id,           mavlink::GlobalPositionInt::id,
    mavlink::VfrHud::id,          mavlink::GpsRawInt::id, mavlink::LocalPositionNed::id,
    mavlink::ScaledPressure3::id,
};

double wrapped(double deg)
{
    const double rest = std::fmod(deg, 360);
    return rest < 0 ? rest + 360 : rest;
}

double secondsOf(log::Time time)
{
    return std::chrono::duration<double>(time).count();
}

} // namespace

VehicleTrack::Link::Link(const log::Log& log, log::StreamNumber number, std::uint8_t system)
    : stream(number),
      clock(log, number, system),
      attitudes(log, number, Attitude::id)
{
    for (const std::uint16_t kind : kinds)
        places.emplace_back(log, number, kind);
}

VehicleTrack::VehicleTrack(const log::Log& log) : m_log(&log) {}

void VehicleTrack::choose(std::optional<std::uint8_t> system, std::optional<log::StreamNumber> link)
{
    if (m_chosen == system && m_chosenLink == link)
        return;
    m_chosen = system;
    m_chosenLink = link;
    m_system.reset();
    m_links.clear();
    m_linksOf = 0;
}

std::optional<std::uint8_t> VehicleTrack::system()
{
    look();
    return m_system;
}

std::optional<log::StreamNumber> VehicleTrack::link()
{
    look();
    return m_links.empty() ? std::nullopt : std::optional(m_links.front()->stream);
}

void VehicleTrack::look()
{
    for (std::size_t i = 0; i < m_log->streamCount(); ++i)
        listen(static_cast<log::StreamNumber>(i));
    std::vector<std::pair<log::FrameNumber, log::StreamNumber>> heard;
    for (const auto& [stream, listened] : m_listened)
        if (listened.first && (!m_chosenLink || stream == *m_chosenLink))
            heard.emplace_back(*listened.first, stream);
    if (heard.size() == m_linksOf)
        return;
    // Each that is heard first on a link comes behind the others.
    m_linksOf = heard.size();
    std::ranges::sort(heard);
    m_system = m_chosen ? *m_chosen : m_listened.at(heard.front().second).system;
    std::vector<std::unique_ptr<Link>> links;
    for (const auto& each : heard) {
        const log::StreamNumber stream = each.second;
        const auto known = std::ranges::find_if(
            m_links, [stream](const auto& link) { return link && link->stream == stream; });
        links.push_back(known != m_links.end() ? std::move(*known)
                                               : std::make_unique<Link>(*m_log, stream, *m_system));
    }
    m_links = std::move(links);
}

// Goes through the heartbeats of a stream until it finds one of an autopilot.
void VehicleTrack::listen(log::StreamNumber stream)
{
    const log::Stream& listenedTo = m_log->stream(stream);
    if (listenedTo.kind() != log::StreamKind::Mavlink || listenedTo.sent())
        return;
    Listened& listened = m_listened[stream];
    if (listened.first)
        return;
    const SeriesPlace beats(*m_log, stream, mavlink::Heartbeat::id);
    for (; !listened.first && listened.next < beats.size(); ++listened.next) {
        const auto frame = beats.read(listened.next, m_scratch);
        if (!frame || frame->sender().component != VehicleState::autopilotComponent)
            continue;
        if (!mavlink::decodePayload<mavlink::Heartbeat>(frame->payload()).isAutopilots())
            continue;
        listened.first = beats.number(listened.next);
        listened.system = frame->sender().system;
    }
}

bool VehicleTrack::isPast(log::Time time) const
{
    const std::uint64_t count = m_log->frameCount();
    const auto end = count > 0 ? m_log->timeOf(count - 1) : std::nullopt;
    return end && *end - time > latest;
}

VehicleState VehicleTrack::stateOf(Link& link, log::Time time)
{
    VehicleState state;
    state.choose(m_system);
    const mavlink::Address own{*m_system, VehicleState::autopilotComponent};
    std::vector<std::pair<log::FrameNumber, log::Time>> newest;
    for (SeriesPlace& place : link.places) {
        std::size_t found = 0;
        const std::uint64_t count = place.countUpTo(time);
        const std::uint64_t least = count - std::min(count, mostPassedOver);
        for (std::uint64_t i = count; i > least && found < toldByNewest; --i) {
            const auto frame = place.read(i - 1, m_scratch);
            const auto number = place.number(i - 1);
            const auto at = place.timeOf(i - 1);
            if (!frame || !number || !at || frame->sender() != own)
                continue;
            newest.emplace_back(*number, *at);
            ++found;
        }
    }
    std::ranges::sort(newest);
    for (const auto& [number, at] : newest)
        if (const auto frame = m_log->readMavlink(number, m_scratch))
            state.hear(*frame, {at});
    return state;
}

VehicleState VehicleTrack::stateAt(log::Time time)
{
    look();
    VehicleState best;
    for (const auto& link : m_links) {
        VehicleState state = stateOf(*link, time);
        if (state.contact({time}) == VehicleState::Contact::Heard)
            return state;
        if (best.contact({time}) == VehicleState::Contact::None)
            best = std::move(state);
    }
    return best;
}

std::optional<log::Time> VehicleTrack::lastHeard(std::uint16_t messageId, log::Time time)
{
    look();
    const auto kind = static_cast<std::size_t>(std::ranges::find(kinds, messageId) - kinds.begin());
    if (kind == kinds.size())
        return std::nullopt;
    std::optional<log::Time> last;
    for (const auto& link : m_links) {
        SeriesPlace& place = link->places[kind];
        const std::uint64_t count = place.countUpTo(time);
        for (std::uint64_t i = count; i > count - std::min(count, mostPassedOver); --i) {
            const auto frame = place.read(i - 1, m_scratch);
            if (!frame ||
                frame->sender() != mavlink::Address{*m_system, VehicleState::autopilotComponent})
                continue;
            last = std::max(last, place.timeOf(i - 1));
            break;
        }
    }
    return last;
}

const VehicleTrack::Turn& VehicleTrack::turn(Link& link, std::uint64_t index)
{
    Turn& kept = link.turns[static_cast<std::size_t>(index % attitudesKept)];
    if (kept.index == index)
        return kept;
    kept = {.index = index};
    const auto arrival = link.attitudes.timeOf(index);
    const auto frame = link.attitudes.read(index, m_scratch);
    if (!arrival || !frame ||
        frame->sender() != mavlink::Address{*m_system, VehicleState::autopilotComponent})
        return kept;
    const auto attitude = mavlink::decodePayload<Attitude>(frame->payload());
    const auto stamped = link.clock.stamped(attitude.timeBootMs, *arrival);
    kept.byItsClock = stamped.has_value();
    kept.time = stamped.value_or(*arrival);
    kept.isOwn = std::isfinite(attitude.yaw);
    kept.deg = kept.isOwn ? mavlink::degrees(attitude.yaw) : 0;
    return kept;
}

const VehicleTrack::Turn* VehicleTrack::ownBefore(Link& link, std::uint64_t index)
{
    const std::uint64_t least = index - std::min(index, mostPassedOver);
    for (std::uint64_t i = index; i > least; --i)
        if (const Turn& found = turn(link, i - 1); found.isOwn)
            return &found;
    return nullptr;
}

std::optional<TrackHeading> VehicleTrack::turnOf(Link& link, log::Time time, Ahead ahead)
{
    const std::uint64_t count = link.attitudes.size();
    const std::uint64_t arrived = link.attitudes.countUpTo(time);
    std::optional<Turn> before;
    std::optional<Turn> after;
    // What came later may have been so before.
    for (std::uint64_t i = arrived; i < std::min(count, arrived + mostSteps) && !after; ++i)
        if (const Turn& next = turn(link, i); next.isOwn)
            (next.time <= time ? before : after) = next;
    for (std::uint64_t i = arrived; !before && i > arrived - std::min(arrived, mostSteps); --i)
        if (const Turn& last = turn(link, i - 1); last.isOwn)
            (last.time <= time ? before : after) = last;
    if (!before)
        return std::nullopt;

    // The shortest of the last periods is its rhythm: a gap is none.
    log::Time period = log::Time::max();
    std::optional<Turn> earlier;
    const Turn* later = &*before;
    Turn kept;
    for (int i = 0; i < periodsLookedAt; ++i) {
        const Turn* found = ownBefore(link, later->index);
        if (!found)
            break;
        if (const log::Time apart = later->time - found->time; apart > log::Time{})
            period = std::min(period, apart);
        if (!earlier)
            earlier = *found;
        kept = *found;
        later = &kept;
    }
    const log::Time silent =
        period == log::Time::max()
            ? silentAfter
            : std::clamp<log::Time>(silentPeriods * period, silentAfter, silentAtMost);
    const log::Time since = time - before->time;
    if (since > silent)
        return std::nullopt;

    TrackHeading heading{.deg = before->deg,
                         .source = mavlink::HeadingSource::Attitude,
                         .time = before->time,
                         .byItsClock = before->byItsClock,
                         .settled = after || isPast(time)};
    const auto turned = [](const Turn& from, const Turn& to) {
        return std::remainder(to.deg - from.deg, 360);
    };
    if (after && after->time - before->time <= longestGap)
        heading.deg +=
            turned(*before, *after) * secondsOf(since) / secondsOf(after->time - before->time);
    else if (!after && ahead == Ahead::TurnsOn && earlier && earlier->time < before->time &&
             before->time - earlier->time <= longestGap)
        heading.deg += turned(*earlier, *before) * secondsOf(std::min(since, turnsOn)) /
                       secondsOf(before->time - earlier->time);
    heading.deg = wrapped(heading.deg);
    return heading;
}

std::optional<TrackHeading> VehicleTrack::headingAt(log::Time time, Ahead ahead)
{
    look();
    for (const auto& link : m_links)
        if (const auto heading = turnOf(*link, time, ahead))
            return heading;
    // What comes later tells of this moment only with stamps of its own.
    const bool settled = isPast(time) || std::ranges::all_of(m_links, [](const auto& link) {
                             return link->attitudes.size() == 0;
                         });
    for (const auto& link : m_links) {
        const auto heading = stateOf(*link, time).heading({time});
        if (heading && heading->source != mavlink::HeadingSource::Attitude)
            return TrackHeading{.deg = heading->deg,
                                .source = heading->source,
                                .time = heading->time.arrival.sinceZero,
                                .byItsClock = false,
                                .settled = settled};
    }
    return std::nullopt;
}

} // namespace leadline::echo
