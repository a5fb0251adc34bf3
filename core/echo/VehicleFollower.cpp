// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/VehicleFollower.h"

namespace leadline::echo {

void VehicleFollower::take(log::FrameNumber number, const log::FrameEntry& entry)
{
    const log::Stream& stream = m_log->stream(entry.stream);
    if (stream.kind() != log::StreamKind::Mavlink || stream.sent())
        return;
    const auto frame = m_log->readMavlink(number, m_scratch);
    if (!frame)
        return;
    mavlink::VehicleState& vehicle = m_vehicles[entry.stream];
    vehicle.hear(*frame, {entry.time});
    if (!m_stream && vehicle.system())
        m_stream = entry.stream;
}

VehiclePose VehicleFollower::at(log::Time time)
{
    VehiclePose pose;
    if (const auto heading = m_track.headingAt(time, VehicleTrack::Ahead::Stands))
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
    if (const auto lie = vehicle.lie(now)) {
        pose.rollDeg = lie->rollDeg;
        pose.pitchDeg = lie->pitchDeg;
    }
    return pose;
}

const mavlink::VehicleState* VehicleFollower::vehicle() const
{
    const auto found = m_stream ? m_vehicles.find(*m_stream) : m_vehicles.end();
    return found == m_vehicles.end() ? nullptr : &found->second;
}

} // namespace leadline::echo
