// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/VehicleFollower.h"

#include <cmath>

namespace leadline::echo {

namespace {

using mavlink::VehicleState;

/// Between two ATTITUDE messages that lie further apart nobody knows how it turned.
constexpr log::Time longestGap = std::chrono::milliseconds(1500);
/// Of other components' messages that may stand between two of the autopilot's.
constexpr std::uint64_t mostPassedOver = 64;

double wrapped(double deg)
{
    const double rest = std::fmod(deg, 360);
    return rest < 0 ? rest + 360 : rest;
}

} // namespace

void VehicleFollower::take(log::FrameNumber number, const log::FrameEntry& entry)
{
    const log::Stream& stream = m_log->stream(entry.stream);
    if (stream.kind() != log::StreamKind::Mavlink || stream.sent())
        return;
    const auto frame = m_log->readMavlink(number, m_scratch);
    if (!frame)
        return;
    VehicleState& vehicle = m_vehicles[entry.stream];
    vehicle.hear(*frame, {entry.time});
    if (!m_stream && vehicle.system())
        m_stream = entry.stream;
}

VehiclePose VehicleFollower::at(log::Time time)
{
    VehiclePose pose;
    if (!m_stream)
        return pose;
    const VehicleState& vehicle = m_vehicles[*m_stream];
    const base::Instant now{time};
    if (const auto heading = vehicle.heading(now))
        pose.headingDeg =
            wrapped(heading->deg + turnUntil(*heading, time, *vehicle.system()).value_or(0));
    if (const auto depth = vehicle.depth(now))
        pose.depthM = depth->m;
    if (const auto position = vehicle.position(now)) {
        pose.latitude = position->latitude;
        pose.longitude = position->longitude;
    }
    return pose;
}

// Degrees that it turned since the ATTITUDE before, if another one follows.
std::optional<double> VehicleFollower::turnUntil(const mavlink::Heading& heading, log::Time time,
                                                 std::uint8_t system)
{
    const auto* series = m_log->stream(*m_stream).series(mavlink::Attitude::id);
    if (heading.source != mavlink::HeadingSource::Attitude || !series)
        return std::nullopt;
    const log::Time before = heading.time.arrival.sinceZero;
    const std::uint64_t first = m_log->countUpTo(*series, time);
    for (std::uint64_t i = first; i < series->size() && i < first + mostPassedOver; ++i) {
        const auto number = series->at(i);
        const auto after = number ? m_log->timeOf(*number) : std::nullopt;
        if (!after || *after - before > longestGap)
            return std::nullopt;
        const auto frame = m_log->readMavlink(*number, m_scratch);
        if (!frame || frame->sender() != mavlink::Address{system, VehicleState::autopilotComponent})
            continue;
        const double next =
            mavlink::degrees(mavlink::decodePayload<mavlink::Attitude>(frame->payload()).yaw);
        const double turn = std::remainder(next - heading.deg, 360);
        const double share = std::chrono::duration<double>(time - before) /
                             std::chrono::duration<double>(*after - before);
        return std::isfinite(turn) ? std::optional(turn * share) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace leadline::echo
