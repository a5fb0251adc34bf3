// SPDX-License-Identifier: GPL-3.0-or-later
#include "swath/SwathTrack.h"

#include <chrono>
#include <cmath>
#include <numbers>

namespace leadline::swath {

namespace {

constexpr double radiansPerDegree = std::numbers::pi / 180;

registration::Sweep momentAt(log::Time time)
{
    registration::Sweep moment;
    moment.beginS = std::chrono::duration<double>(time).count();
    moment.endS = moment.beginS;
    return moment;
}

bool dives(const mavlink::VehicleState& vehicle)
{
    constexpr std::uint8_t submarine = 12;
    const auto system = vehicle.system();
    if (!system)
        return false;
    const auto found = vehicle.autopilots().find(*system);
    return found != vehicle.autopilots().end() && found->second.type == submarine;
}

} // namespace

SwathTrack::SwathTrack(const log::Log& log) : m_positions(log), m_vehicle(log) {}

std::optional<SwathPlace> SwathTrack::next(log::Time time)
{
    if (!m_positions.hasVehicle()) {
        m_reason = NoPlace::Vehicle;
        return std::nullopt;
    }
    const map::VehicleFix fix = m_positions.next(momentAt(time));
    if (!fix.headingDeg) {
        m_reason = NoPlace::Heading;
        return std::nullopt;
    }
    SwathPlace place{.headingDeg = *fix.headingDeg};
    if (fix.position) {
        place.northM = fix.position->northM;
        place.eastM = fix.position->eastM;
        place.deviationM = fix.position->deviationM;
    } else if (m_positions.hasFixes()) {
        m_reason = NoPlace::Position;
        return std::nullopt;
    } else {
        if (!m_hasBegun && m_positions.anchor()) {
            m_northM = m_positions.anchor()->northM;
            m_eastM = m_positions.anchor()->eastM;
        }
        if (fix.step) {
            m_northM += fix.step->northM;
            m_eastM += fix.step->eastM;
        } else if (fix.way) {
            const double heading = m_headingDeg * radiansPerDegree;
            m_northM += fix.way->forwardM * std::cos(heading) - fix.way->rightM * std::sin(heading);
            m_eastM += fix.way->forwardM * std::sin(heading) + fix.way->rightM * std::cos(heading);
        }
        m_hasBegun = true;
        m_hasSteps = m_hasSteps || fix.step || fix.way;
        m_headingDeg = *fix.headingDeg;
        // Without any step so far nobody knows whether it moves.
        if (!m_hasSteps) {
            m_reason = NoPlace::Position;
            return std::nullopt;
        }
        place.northM = m_northM;
        place.eastM = m_eastM;
    }
    const auto vehicle = m_vehicle.stateAt(time);
    if (dives(vehicle))
        if (const auto depth = vehicle.depth({time}))
            place.depthM = depth->m;
    m_reason = NoPlace::None;
    return place;
}

void SwathTrack::resume(log::Time time, const SwathPlace& place)
{
    static_cast<void>(m_positions.next(momentAt(time)));
    m_hasBegun = true;
    m_hasSteps = true;
    m_northM = place.northM;
    m_eastM = place.eastM;
    m_headingDeg = place.headingDeg;
}

} // namespace leadline::swath
