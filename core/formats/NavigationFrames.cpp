// SPDX-License-Identifier: GPL-3.0-or-later
#include "NavigationFrames.h"

#include "mavlink/Message.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace leadline::formats {

namespace {

constexpr log::Time heartbeatPeriod = std::chrono::seconds(1);
/// Heading and tilt come from different instruments, one message has both.
constexpr log::Time attitudeLasts = std::chrono::seconds(1);
constexpr std::uint16_t unknown = std::numeric_limits<std::uint16_t>::max();
constexpr std::int16_t unknownVelocity = std::numeric_limits<std::int16_t>::max();
/// Time between two positions of which a velocity made good is found.
constexpr log::Time shortestInterval = std::chrono::seconds(1);
constexpr log::Time longestInterval = std::chrono::seconds(5);
/// For how long a velocity made good is taken to be that of the vehicle.
constexpr log::Time velocityLasts = longestInterval;
constexpr double fastestMps = 100;
constexpr std::uint8_t unknownSatellites = 255;
/// GPS_FIX_TYPE_3D_FIX
constexpr std::uint8_t fix3d = 3;
/// MAV_STATE_ACTIVE
constexpr std::uint8_t active = 4;
constexpr std::uint8_t protocolVersion = 3;
/// No sea is as deep.
constexpr double deepest = 12'000;

bool isWithin(const std::optional<double>& value, double least, double most)
{
    return value && *value >= least && *value <= most;
}

/// Hundredths in 16 bits.
std::uint16_t hundredths(const std::optional<double>& value, double most)
{
    return isWithin(value, 0, most) ? static_cast<std::uint16_t>(std::lround(*value * 100))
                                    : unknown;
}

float radians(const std::optional<double>& deg)
{
    constexpr double turn = 360;
    return isWithin(deg, -turn, turn)
               ? static_cast<float>(std::remainder(*deg, turn) * std::numbers::pi / 180)
               : std::numeric_limits<float>::quiet_NaN();
}

/// Centimetres per second.
std::int16_t centimetres(double mps)
{
    return static_cast<std::int16_t>(std::lround(mps * 100));
}

std::int32_t degreesE7(double deg)
{
    return static_cast<std::int32_t>(std::lround(deg * 1e7));
}

} // namespace

template<class M>
void NavigationFrames::add(std::vector<Frame>& frames, const M& message)
{
    frames.push_back(m_writer.write(message, {}));
}

void NavigationFrames::updateVelocityMadeGood(const Place& place)
{
    constexpr double metresPerDegree = 111'320;
    constexpr double radian = std::numbers::pi / 180;
    const log::Time apart = m_intervalStart ? place.time - m_intervalStart->time : log::Time{};
    if (!m_intervalStart || apart < log::Time{} || apart > longestInterval) {
        m_intervalStart = place;
        return;
    }
    if (apart < shortestInterval)
        return;
    const double seconds = std::chrono::duration<double>(apart).count();
    const double eastDeg = std::remainder(place.longitude - m_intervalStart->longitude, 360);
    const Velocity velocity{
        (place.latitude - m_intervalStart->latitude) * metresPerDegree / seconds,
        eastDeg * metresPerDegree * std::cos(place.latitude * radian) / seconds};
    if (std::hypot(velocity.northMps, velocity.eastMps) <= fastestMps)
        m_velocityMadeGood = {place.time, velocity};
    m_intervalStart = place;
}

std::optional<NavigationFrames::Velocity>
NavigationFrames::velocity(log::Time time, const Navigation& navigation) const
{
    const bool isFresh = m_velocityMadeGood && time >= m_velocityMadeGood->first &&
                         time - m_velocityMadeGood->first <= velocityLasts;
    const auto madeGood = isFresh ? std::optional(m_velocityMadeGood->second) : std::nullopt;
    if (!isWithin(navigation.speedMps, 0, fastestMps))
        return madeGood;
    const double madeGoodMps = madeGood ? std::hypot(madeGood->northMps, madeGood->eastMps) : 0;
    const auto& deg = navigation.courseDeg ? navigation.courseDeg : navigation.headingDeg;
    if (madeGoodMps > 0 && !navigation.courseDeg)
        return Velocity{madeGood->northMps * *navigation.speedMps / madeGoodMps,
                        madeGood->eastMps * *navigation.speedMps / madeGoodMps};
    const double direction = double{radians(deg)};
    if (std::isnan(direction))
        return *navigation.speedMps == 0 ? std::optional(Velocity{}) : std::nullopt;
    return Velocity{*navigation.speedMps * std::cos(direction),
                    *navigation.speedMps * std::sin(direction)};
}

std::vector<NavigationFrames::Frame>
NavigationFrames::at(log::Time time, std::optional<std::chrono::nanoseconds> utc,
                     const Navigation& navigation)
{
    using std::chrono::duration_cast;
    std::vector<Frame> frames;
    const auto bootMs = static_cast<std::uint32_t>(
        duration_cast<std::chrono::milliseconds>(std::max(time, log::Time{})).count());
    if (!m_heartbeat || time - *m_heartbeat >= heartbeatPeriod) {
        m_heartbeat = time;
        mavlink::Heartbeat heartbeat;
        heartbeat.systemStatus = active;
        heartbeat.mavlinkVersion = protocolVersion;
        add(frames, heartbeat);
    }
    const bool isPlace = isWithin(navigation.latitude, -90, 90) &&
                         isWithin(navigation.longitude, -180, 180) &&
                         (*navigation.latitude != 0 || *navigation.longitude != 0);
    const std::int32_t latitude = isPlace ? degreesE7(*navigation.latitude) : 0;
    const std::int32_t longitude = isPlace ? degreesE7(*navigation.longitude) : 0;
    if (isPlace) {
        updateVelocityMadeGood({time, *navigation.latitude, *navigation.longitude});
        mavlink::GpsRawInt gps;
        const std::chrono::nanoseconds stamp = utc ? *utc : std::chrono::nanoseconds(time);
        gps.timeUsec = static_cast<std::uint64_t>(
            duration_cast<std::chrono::microseconds>(std::max(stamp, {})).count());
        gps.lat = latitude;
        gps.lon = longitude;
        gps.eph = unknown;
        gps.epv = unknown;
        gps.vel = hundredths(navigation.speedMps, fastestMps);
        gps.cog = hundredths(navigation.courseDeg, 360);
        gps.fixType = fix3d;
        gps.satellitesVisible = unknownSatellites;
        add(frames, gps);
    }
    if (isWithin(navigation.depthM, -deepest, deepest)) {
        mavlink::GlobalPositionInt position;
        position.timeBootMs = bootMs;
        position.lat = latitude;
        position.lon = longitude;
        position.relativeAlt = static_cast<std::int32_t>(std::lround(*navigation.depthM * -1000));
        position.alt = position.relativeAlt;
        position.hdg = hundredths(navigation.headingDeg, 360);
        position.vx = position.vy = position.vz = unknownVelocity;
        if (const auto known = velocity(time, navigation)) {
            position.vx = centimetres(known->northMps);
            position.vy = centimetres(known->eastMps);
        }
        add(frames, position);
    }
    if (navigation.headingDeg)
        m_heading = {time, navigation};
    if (navigation.rollDeg || navigation.pitchDeg)
        m_tilt = {time, navigation};
    if (navigation.headingDeg || navigation.rollDeg || navigation.pitchDeg) {
        const auto fresh = [time](const std::pair<log::Time, Navigation>& said) {
            return time - said.first <= attitudeLasts ? said.second : Navigation{};
        };
        const Navigation tilt = fresh(m_tilt);
        mavlink::Attitude attitude;
        attitude.timeBootMs = bootMs;
        attitude.roll = radians(tilt.rollDeg);
        attitude.pitch = radians(tilt.pitchDeg);
        attitude.yaw = radians(fresh(m_heading).headingDeg);
        add(frames, attitude);
    }
    return frames;
}

} // namespace leadline::formats
