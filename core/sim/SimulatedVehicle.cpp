// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/SimulatedVehicle.h"

#include "Numbers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace leadline::sim {

namespace {

using namespace std::chrono_literals;
using mavlink::Address;

constexpr base::Duration vehicleStartingUp = 1500ms;
constexpr base::Duration forgotten = 30s;
constexpr std::size_t maxListeners = 64;
/// The simulated vehicle dives in Plymouth Sound.
constexpr double originLatitude = 50.345;
constexpr double originLongitude = -4.155;
constexpr double metresPerDegree = 111'320;
constexpr double longitudeScale = 0.638;
constexpr std::int16_t waterCentidegrees = 1260;
constexpr std::uint8_t accepted = 0;
constexpr std::uint8_t denied = 2;

constexpr struct {
    std::uint16_t id;
    base::Duration interval;
} usualStreams[] = {{mavlink::Heartbeat::id, 1s},
                    {mavlink::SysStatus::id, 1s},
                    {mavlink::SystemTime::id, 1s},
                    {mavlink::GpsRawInt::id, 1s},
                    {mavlink::Attitude::id, 100ms},
                    {mavlink::LocalPositionNed::id, 250ms},
                    {mavlink::GlobalPositionInt::id, 250ms},
                    {mavlink::VfrHud::id, 250ms},
                    {mavlink::ScaledPressure3::id, 1s}};

std::int32_t degreesE7(double degrees)
{
    return static_cast<std::int32_t>(std::floor(degrees * 1e7 + 0.5));
}

std::int16_t centimetresPerSecond(double metresPerSecond)
{
    constexpr double most = std::numeric_limits<std::int16_t>::max();
    return static_cast<std::int16_t>(
        std::clamp(std::floor(metresPerSecond * 100 + 0.5), -most, most));
}

} // namespace

SimulatedVehicle::SimulatedVehicle(base::Clock& clock, std::shared_ptr<const World> world,
                                   const DeviceOptions& options)
    : m_clock(clock),
      m_world(std::move(world)),
      m_firmware(options.firmware.value_or(newest)),
      m_skew(options.skewPpm * 1e-6),
      m_compass(options.compass),
      m_started(clock.now()),
      m_uptime(std::chrono::seconds(100 + mixed(m_world->seed(), 7) % 10'000)),
      m_writer(address),
      m_power(clock)
{
    for (const auto& usual : usualStreams)
        m_streams.push_back(std::make_unique<Stream>(clock, usual.id, usual.interval));
    powerUp();
}

base::Duration SimulatedVehicle::ownTime() const
{
    const base::Duration passed = m_clock.now() - m_started;
    const auto gained = static_cast<std::int64_t>(static_cast<double>(passed.count()) * m_skew);
    return m_uptime + passed + base::Duration(gained);
}

Pose SimulatedVehicle::measuredPose() const
{
    const base::Instant now = m_clock.now();
    Pose pose = m_world->poseAt(now);
    pose.headingDeg = m_compass.headingDeg(pose.headingDeg, m_world->timeAt(now));
    return pose;
}

std::uint32_t SimulatedVehicle::bootMs() const
{
    return static_cast<std::uint32_t>(
        std::chrono::duration_cast<std::chrono::milliseconds>(ownTime()).count());
}

void SimulatedVehicle::powerUp()
{
    for (const auto& stream : m_streams) {
        stream->interval = stream->usualInterval;
        run(*stream);
    }
}

void SimulatedVehicle::restart()
{
    m_dark = true;
    for (const auto& stream : m_streams)
        stream->timer.stop();
    m_power.after(vehicleStartingUp, [this] {
        m_dark = false;
        m_started = m_clock.now();
        m_uptime = {};
        m_writer = mavlink::FrameWriter(address);
        powerUp();
    });
}

void SimulatedVehicle::run(Stream& stream)
{
    if (stream.interval <= base::Duration{})
        return;
    stream.timer.after(stream.interval, [this, &stream] {
        say(stream.id);
        run(stream);
    });
}

template<mavlink::WireMessage M>
void SimulatedVehicle::broadcast(const M& message)
{
    const auto bytes = m_writer.write(message, {});
    for (auto& [client, listener] : m_listeners)
        if (m_clock.now() - listener.last <= forgotten)
            put(bytes, client);
}

void SimulatedVehicle::say(std::uint16_t messageId)
{
    const Pose at = measuredPose();
    const double yaw = at.headingDeg * (std::numbers::pi / 180);
    const double roll = at.rollDeg * (std::numbers::pi / 180);
    const double latitude = originLatitude + at.yM / metresPerDegree;
    const double longitude = originLongitude + at.xM / (metresPerDegree * longitudeScale);
    switch (messageId) {
    case mavlink::Heartbeat::id:
        // Heartbeat of an armed submarine with ArduPilot in POSHOLD mode.
        return broadcast(mavlink::Heartbeat{16, 12, 3, 0xc1, 4, 3});
    case mavlink::SysStatus::id: {
        mavlink::SysStatus status;
        status.voltageBattery = 15'800;
        status.currentBattery = 820;
        status.batteryRemaining = 76;
        return broadcast(status);
    }
    case mavlink::SystemTime::id:
        return broadcast(mavlink::SystemTime{0, bootMs()});
    case mavlink::GpsRawInt::id: {
        mavlink::GpsRawInt gps;
        gps.timeUsec = static_cast<std::uint64_t>(ownTime().count() / 1000);
        gps.lat = degreesE7(latitude);
        gps.lon = degreesE7(longitude);
        gps.fixType = 3;
        gps.satellitesVisible = 11;
        gps.hAcc = 1200;
        return broadcast(gps);
    }
    case mavlink::Attitude::id: {
        // The yaw of ATTITUDE ranges from -π to π.
        const double signedYaw = yaw > std::numbers::pi ? yaw - 2 * std::numbers::pi : yaw;
        return broadcast(mavlink::Attitude{bootMs(), static_cast<float>(roll), 0,
                                           static_cast<float>(signedYaw), 0, 0, 0});
    }
    case mavlink::LocalPositionNed::id: {
        const Velocity velocity = m_world->velocityAt(m_clock.now());
        return broadcast(mavlink::LocalPositionNed{
            bootMs(), static_cast<float>(at.yM), static_cast<float>(at.xM),
            static_cast<float>(at.depthM), static_cast<float>(velocity.northMS),
            static_cast<float>(velocity.eastMS), static_cast<float>(velocity.downMS)});
    }
    case mavlink::GlobalPositionInt::id: {
        const auto altitudeMm = static_cast<std::int32_t>(std::floor(-at.depthM * 1000));
        const Velocity velocity = m_world->velocityAt(m_clock.now());
        return broadcast(mavlink::GlobalPositionInt{
            bootMs(), degreesE7(latitude), degreesE7(longitude), altitudeMm, altitudeMm,
            centimetresPerSecond(velocity.northMS), centimetresPerSecond(velocity.eastMS),
            centimetresPerSecond(velocity.downMS),
            static_cast<std::uint16_t>(at.headingDeg * 100)});
    }
    case mavlink::VfrHud::id: {
        const Velocity velocity = m_world->velocityAt(m_clock.now());
        mavlink::VfrHud hud;
        // std::hypot is not the same on every machine.
        hud.groundspeed = static_cast<float>(
            std::sqrt(velocity.northMS * velocity.northMS + velocity.eastMS * velocity.eastMS));
        hud.climb = static_cast<float>(-velocity.downMS);
        hud.alt = static_cast<float>(-at.depthM);
        hud.heading = static_cast<std::int16_t>(at.headingDeg);
        return broadcast(hud);
    }
    case mavlink::ScaledPressure3::id:
        return broadcast(mavlink::ScaledPressure3{bootMs(), 1013, 0, waterCentidegrees, 0});
    default:
        return;
    }
}

void SimulatedVehicle::receive(base::ByteSpan bytes, Client from)
{
    if (m_dark)
        return;
    if (!m_listeners.contains(from) && m_listeners.size() == maxListeners)
        m_listeners.erase(std::ranges::min_element(
            m_listeners, {}, [](const auto& entry) { return entry.second.last; }));
    Listener& listener = m_listeners[from];
    listener.last = m_clock.now();
    while (const auto frame = listener.parser.next(bytes))
        answer(*frame, from);
}

void SimulatedVehicle::answer(const mavlink::Frame& frame, Client from)
{
    const Address target = mavlink::targetOf(frame);
    const Address requester = frame.sender();
    const bool everybody = target == Address{};
    if (!everybody && target != address)
        return;
    const bool addresses = m_firmware >= firstWithTargetedReplies;
    if (const auto sync = mavlink::decodeAs<mavlink::Timesync>(frame)) {
        const Address to = addresses ? requester : Address{};
        if (sync->tc1 == 0)
            send(mavlink::Timesync{ownTime().count(), sync->ts1, to.system, to.component}, from);
    } else if (const auto ping = mavlink::decodeAs<mavlink::Ping>(frame)) {
        // A PING with a target is a reply, which is not answered.
        if (everybody && addresses)
            send(mavlink::Ping{ping->timeUsec, ping->seq, requester.system, requester.component},
                 from);
    } else if (const auto order = mavlink::decodeAs<mavlink::CommandLong>(frame)) {
        execute(*order, requester, from);
    }
}

void SimulatedVehicle::execute(const mavlink::CommandLong& order, Address from, Client client)
{
    mavlink::CommandAck ack;
    ack.command = order.command;
    ack.result = denied;
    ack.targetSystem = from.system;
    ack.targetComponent = from.component;
    const auto wanted = std::ranges::find_if(m_streams, [&](const auto& stream) {
        return static_cast<float>(stream->id) == order.params[0];
    });
    const bool asksForVersion = order.command == mavlink::CommandLong::requestMessage &&
                                order.params[0] == float{mavlink::AutopilotVersion::id};
    if (asksForVersion)
        ack.result = accepted;
    if (order.command == mavlink::CommandLong::setMessageInterval && wanted != m_streams.end()) {
        // An interval of 0 requests the default rate, -1 stops the message; the rate is limited to
        // a hundred per second.
        constexpr float minUs = 10'000;
        constexpr float maxUs = 3.6e9F;
        Stream& stream = **wanted;
        const float us = order.params[1];
        stream.timer.stop();
        if (us > 0)
            stream.interval =
                std::chrono::microseconds(static_cast<std::int64_t>(std::clamp(us, minUs, maxUs)));
        else
            stream.interval = us < 0 ? base::Duration{} : stream.usualInterval;
        run(stream);
        ack.result = accepted;
    }
    send(ack, client);
    if (asksForVersion)
        send(ownVersion(), client);
}

mavlink::AutopilotVersion SimulatedVehicle::ownVersion() const
{
    constexpr std::uint32_t official = 255;
    mavlink::AutopilotVersion version;
    version.flightSwVersion = static_cast<std::uint32_t>(m_firmware.major) << 24U |
                              static_cast<std::uint32_t>(m_firmware.minor) << 16U |
                              static_cast<std::uint32_t>(m_firmware.patch) << 8U | official;
    return version;
}

} // namespace leadline::sim
