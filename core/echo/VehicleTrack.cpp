// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/VehicleTrack.h"

#include "mavlink/Codec.h"

#include <algorithm>
#include <array>
#include <utility>

namespace leadline::echo {

namespace {

using namespace std::chrono_literals;
using mavlink::VehicleState;

/// Messages that arrive later than this do not change the heading at an earlier time.
constexpr log::Time latest = 5s;
/// What a log holds of a vehicle for so long without any heartbeat is an autopilot's whose
/// heartbeats were not recorded.
constexpr log::Time heartbeatsMissing = 2s;
/// Number of the newest messages of a kind from which the state and the message period are derived.
constexpr std::size_t reportedByNewest = 4;

constexpr std::array<std::uint16_t, 7> kinds{
    mavlink::Heartbeat::id,       mavlink::Attitude::id,  mavlink::GlobalPositionInt::id,
    mavlink::VfrHud::id,          mavlink::GpsRawInt::id, mavlink::LocalPositionNed::id,
    mavlink::ScaledPressure3::id,
};

} // namespace

VehicleTrack::Link::Link(const log::Log& log, log::StreamNumber number, std::uint8_t system)
    : stream(number),
      attitudes(log, number, system)
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
    update();
    return m_system;
}

std::optional<log::StreamNumber> VehicleTrack::link()
{
    update();
    return m_links.empty() ? std::nullopt : std::optional(m_links.front()->stream);
}

void VehicleTrack::update()
{
    for (std::size_t i = 0; i < m_log->streamCount(); ++i)
        scanLink(static_cast<log::StreamNumber>(i));
    const auto linksHeard = [this](bool areAnnounced) {
        std::vector<std::pair<log::FrameNumber, log::StreamNumber>> heard;
        for (const auto& [stream, listened] : m_linkScans)
            if (listened.first && listened.isAnnounced == areAnnounced &&
                (!m_chosenLink || stream == *m_chosenLink))
                heard.emplace_back(*listened.first, stream);
        return heard;
    };
    auto heard = linksHeard(true);
    const bool areAnnounced = !heard.empty();
    if (!areAnnounced)
        heard = linksHeard(false);
    if (heard.size() == m_linksOf && areAnnounced == m_areAnnounced)
        return;
    if (std::exchange(m_areAnnounced, areAnnounced) != areAnnounced)
        m_links.clear();
    // Links are ordered by the first heartbeat of an autopilot on them.
    m_linksOf = heard.size();
    std::ranges::sort(heard);
    m_system = m_chosen ? *m_chosen : m_linkScans.at(heard.front().second).system;
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

// Searches the heartbeats of a stream for the first one of an autopilot.
void VehicleTrack::scanLink(log::StreamNumber stream)
{
    const log::Stream& listenedTo = m_log->stream(stream);
    if (listenedTo.kind() != ping::DeviceKind::Vehicle || listenedTo.sent())
        return;
    LinkScan& listened = m_linkScans[stream];
    if (listened.first)
        return;
    const SeriesCursor beats(*m_log, stream, mavlink::Heartbeat::id);
    for (; !listened.first && listened.next < beats.size(); ++listened.next) {
        const auto frame = beats.read(listened.next, m_scratch);
        if (!frame || frame->sender().component != VehicleState::autopilotComponent)
            continue;
        if (!mavlink::decodePayload<mavlink::Heartbeat>(frame->payload()).isAutopilots())
            continue;
        listened.first = beats.number(listened.next);
        listened.system = frame->sender().system;
        listened.isAnnounced = true;
    }
    if (!listened.first && beats.size() == 0)
        scanUnannounced(stream, listened);
}

void VehicleTrack::scanUnannounced(log::StreamNumber stream, LinkScan& listened)
{
    for (const std::uint16_t id : {mavlink::Attitude::id, mavlink::GlobalPositionInt::id}) {
        const SeriesCursor told(*m_log, stream, id);
        const auto frame = told.size() > 0 ? told.read(0, m_scratch) : std::nullopt;
        const auto number = told.number(0);
        const auto entry = number ? m_log->entry(*number) : std::nullopt;
        if (!frame || !entry || !entry->untimed ||
            frame->sender().component != VehicleState::autopilotComponent)
            continue;
        listened.first = number;
        listened.system = frame->sender().system;
        return;
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
    for (SeriesCursor& place : link.places) {
        std::size_t found = 0;
        const std::uint64_t count = place.countUpTo(time);
        const std::uint64_t least = count - std::min(count, AttitudeTrack::maxSkipped);
        for (std::uint64_t i = count; i > least && found < reportedByNewest; --i) {
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
            state.handle(*frame, {at});
    return state;
}

VehicleState VehicleTrack::stateAt(log::Time time)
{
    update();
    VehicleState best;
    for (const auto& link : m_links) {
        VehicleState state = stateOf(*link, time);
        if (state.contact({time}) == VehicleState::Contact::Established)
            return state;
        if (best.contact({time}) == VehicleState::Contact::None)
            best = std::move(state);
    }
    return best;
}

std::optional<log::Time> VehicleTrack::lastReceived(std::uint16_t messageId, log::Time time)
{
    update();
    const auto kind = static_cast<std::size_t>(std::ranges::find(kinds, messageId) - kinds.begin());
    if (kind == kinds.size())
        return std::nullopt;
    std::optional<log::Time> last;
    for (const auto& link : m_links) {
        SeriesCursor& place = link->places[kind];
        const std::uint64_t count = place.countUpTo(time);
        for (std::uint64_t i = count; i > count - std::min(count, AttitudeTrack::maxSkipped); --i) {
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

std::optional<TrackHeading> VehicleTrack::headingAt(log::Time time, Ahead ahead)
{
    update();
    for (const auto& link : m_links)
        if (auto heading = link->attitudes.headingAt(time, ahead)) {
            heading->settled = heading->settled || isPast(time);
            return heading;
        }
    // Without ATTITUDE messages, later messages cannot change this heading, because they have no
    // usable time stamps of their own.
    const bool settled = isPast(time) || std::ranges::all_of(m_links, [](const auto& link) {
                             return link->attitudes.empty();
                         });
    for (const auto& link : m_links) {
        const auto heading = stateOf(*link, time).heading({time});
        if (heading && heading->source != mavlink::HeadingSource::Attitude)
            return TrackHeading{.deg = heading->deg,
                                .source = heading->source,
                                .time = heading->time.arrival.sinceZero,
                                .byVehicleClock = false,
                                .settled = settled};
    }
    return std::nullopt;
}

void VehicleFollower::take(log::FrameNumber number, const log::FrameEntry& entry)
{
    const log::Stream& stream = m_log->stream(entry.stream);
    if (stream.kind() != ping::DeviceKind::Vehicle || stream.sent())
        return;
    const auto frame = m_log->readMavlink(number, m_scratch);
    if (!frame)
        return;
    const auto [found, isNew] = m_vehicles.try_emplace(entry.stream);
    mavlink::VehicleState& vehicle = found->second;
    if (isNew && entry.untimed && m_track.link() == entry.stream)
        vehicle.choose(m_track.system());
    vehicle.handle(*frame, {entry.time});
    if (!m_stream && vehicle.system())
        m_stream = entry.stream;
}

VehiclePose VehicleFollower::at(log::Time time)
{
    VehiclePose pose;
    if (const auto heading = m_track.headingAt(time, VehicleTrack::Ahead::Hold))
        pose.headingDeg = heading->deg;
    if (!m_stream)
        return pose;
    const mavlink::VehicleState& vehicle = m_vehicles[*m_stream];
    const base::Instant now{time};
    if (const auto depth = vehicle.depth(now))
        pose.depthM = depth->m;
    if (const auto position = vehicle.position(now)) {
        pose.latitude = position->latitude;
        pose.longitude = position->longitude;
    }
    if (const auto attitude = vehicle.attitudeAt(now)) {
        pose.rollDeg = attitude->rollDeg;
        pose.pitchDeg = attitude->pitchDeg;
    }
    return pose;
}

const mavlink::VehicleState* VehicleFollower::vehicle() const
{
    const auto found = m_stream ? m_vehicles.find(*m_stream) : m_vehicles.end();
    return found == m_vehicles.end() ? nullptr : &found->second;
}

} // namespace leadline::echo
