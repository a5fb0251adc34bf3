// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/VehicleState.h"

#include <cmath>

namespace leadline::mavlink {

namespace {

/// After this time without other messages than heartbeats, streams have to be requested.
constexpr base::Duration streamsBegin = std::chrono::seconds(5);

} // namespace

std::string_view firmwareName(const Heartbeat& heartbeat)
{
    // Values of MAV_AUTOPILOT.
    constexpr std::uint8_t arduPilot = 3;
    constexpr std::uint8_t px4 = 12;
    if (heartbeat.autopilot == px4)
        return "PX4";
    if (heartbeat.autopilot != arduPilot)
        return {};
    // Values of MAV_TYPE.
    constexpr std::uint8_t fixedWing = 1;
    constexpr std::uint8_t rover = 10;
    constexpr std::uint8_t boat = 11;
    constexpr std::uint8_t submarine = 12;
    switch (heartbeat.type) {
    case submarine:
        return "ArduSub";
    case rover:
    case boat:
        return "ArduRover";
    case fixedWing:
        return "ArduPlane";
    default:
        return "ArduPilot";
    }
}

std::string_view autopilotName(const Heartbeat& heartbeat)
{
    const std::string_view firmware = firmwareName(heartbeat);
    return firmware.empty() ? "Autopilot" : firmware;
}

template<class M>
void VehicleState::keep(std::optional<Heard<M>>& place, const Frame& frame, base::Instant at)
{
    if (frame.messageId() != M::id)
        return;
    if (!place)
        place.emplace();
    place->message = decodePayload<M>(frame.payload());
    place->rate.add(at);
    place->time = {at, timeBootMs(frame)};
}

void VehicleState::handle(const Frame& frame, base::Instant at)
{
    if (frame.sender().component != autopilotComponent)
        return;
    recordAutopilot(frame);
    if (frame.sender().system != m_system)
        return;
    m_rates[frame.messageId()].add(at);
    if (!m_since)
        m_since = at;
    if (frame.messageId() != Heartbeat::id)
        m_lastNonHeartbeat = at;
    const BootClock::Verdict clock = m_clock.take(frame, at.sinceZero);
    // A frame that was overtaken on the way contains nothing that is not known more recently.
    if (clock == BootClock::Verdict::Late || clock == BootClock::Verdict::MayHaveRestarted)
        return;
    recordMovement(frame, at);
    keep(m_heartbeat, frame, at);
    keep(m_attitude, frame, at);
    keep(m_global, frame, at);
    keep(m_hud, frame, at);
    keep(m_gps, frame, at);
    keep(m_local, frame, at);
    keep(m_water, frame, at);
}

void VehicleState::recordAutopilot(const Frame& frame)
{
    const auto heartbeat = decodeAs<Heartbeat>(frame);
    if (!heartbeat || !heartbeat->isAutopilots())
        return;
    m_autopilots[frame.sender().system] = *heartbeat;
    if (!m_system)
        m_system = frame.sender().system;
}

void VehicleState::recordMovement(const Frame& frame, base::Instant at)
{
    const auto local = decodeAs<LocalPositionNed>(frame);
    if (local && m_local && (local->x != m_local->message.x || local->y != m_local->message.y))
        m_moved = at;
}

void VehicleState::choose(std::optional<std::uint8_t> system)
{
    if (system && system == m_system)
        return;
    VehicleState other;
    other.m_system = system;
    other.m_autopilots = std::move(m_autopilots);
    other.m_headingOffsetDeg = m_headingOffsetDeg;
    other.m_variationDeg = m_variationDeg;
    *this = std::move(other);
}

VehicleState::Contact VehicleState::contact(base::Instant now) const
{
    if (!m_heartbeat)
        return Contact::None;
    return now - m_heartbeat->time.arrival > lostAfter ? Contact::Lost : Contact::Established;
}

std::optional<base::Instant> VehicleState::lastHeartbeat() const
{
    return m_heartbeat ? std::optional(m_heartbeat->time.arrival) : std::nullopt;
}

bool VehicleState::onlyHeartbeats(base::Instant now) const
{
    return contact(now) == Contact::Established &&
           now - m_lastNonHeartbeat.value_or(*m_since) > streamsBegin;
}

double VehicleState::rate(std::uint16_t messageId, base::Instant now) const
{
    const auto found = m_rates.find(messageId);
    return found != m_rates.end() ? found->second.perSecond(now) : 0;
}

void VehicleState::setHeadingOffset(double deg)
{
    m_headingOffsetDeg = std::isfinite(deg) ? std::remainder(deg, 360) : 0;
}

CommandLong messageRequest(Address target, std::uint16_t messageId)
{
    CommandLong order;
    order.command = CommandLong::requestMessage;
    order.params[0] = messageId;
    order.targetSystem = target.system;
    order.targetComponent = target.component;
    return order;
}

CommandLong messageIntervalCommand(Address target, std::uint16_t messageId, base::Duration interval)
{
    CommandLong order = messageRequest(target, messageId);
    order.command = CommandLong::setMessageInterval;
    order.params[1] =
        static_cast<float>(std::chrono::duration_cast<std::chrono::microseconds>(interval).count());
    return order;
}

} // namespace leadline::mavlink
