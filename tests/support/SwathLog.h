// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"
#include "mavlink/FramePeek.h"
#include "mavlink/Message.h"
#include "ping/Codec.h"
#include "ping/cerulean/Swath.h"
#include "ping/omniscan3d/Omniscan3d.h"
#include "ping/surveyor240/Surveyor240.h"

#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>
#include <numbers>
#include <random>
#include <span>
#include <vector>

namespace leadline::test {

/// A log of a multibeam sonar over a made-up bottom, and of the vehicle that carries it. The same
/// seed gives the same errors with every compiler.
class SwathLog {
public:
    static constexpr double soundSpeed = 1500;
    static constexpr double radian = std::numbers::pi / 180;

    struct Pose {
        double northM = 0;
        double eastM = 0;
        double headingDeg = 0;
        /// Port side up, and bow up.
        double rollDeg = 0;
        double pitchDeg = 0;
    };
    /// Depth below the sonar at a place.
    using Depth = std::function<double(double northM, double eastM)>;
    struct Errors {
        double angleDeg = 0;
        double rangeShare = 0;
        double attitudeDeg = 0;
    };

    static Errors none() { return {}; }

    explicit SwathLog(ping::Family family = ping::Family::Surveyor240, std::uint32_t seed = 1)
        : m_family(family),
          m_engine(seed)
    {
        m_sonar = *m_log->addStream(2, family);
        m_link = *m_log->addStream(3, ping::DeviceKind::Vehicle);
    }

    [[nodiscard]] const std::shared_ptr<log::Log>& shared() const { return m_log; }
    [[nodiscard]] log::Log& log() { return *m_log; }
    [[nodiscard]] log::StreamNumber sonar() const { return m_sonar; }

    void add(log::Time time, const std::vector<std::byte>& frame)
    {
        if (!m_log->append(m_sonar, ping::viewFrame(frame), time))
            std::abort();
    }
    template<class M>
    void say(log::Time time, const M& message)
    {
        const auto bytes = mavlink::encodeFrame({{1, 1}, m_sequence++}, message);
        if (!m_log->append(m_link, *mavlink::readFrame(bytes), time))
            std::abort();
    }

    /// The upward direction in the sonar's frame.
    static ping::UpVector upOf(double rollDeg, double pitchDeg)
    {
        const double roll = rollDeg * radian;
        const double pitch = pitchDeg * radian;
        return {float(std::sin(pitch)), float(std::cos(pitch) * std::sin(roll)),
                float(std::cos(pitch) * std::cos(roll))};
    }
    void attitude(log::Time time, const ping::UpVector& up)
    {
        if (m_family == ping::Family::Omniscan3D)
            add(time, ping::encodeFrame(ping::omniscan3d::AttitudeReport{
                          .upVecX = up.x, .upVecY = up.y, .upVecZ = up.z}));
        else
            add(time, ping::encodeFrame(ping::surveyor240::AttitudeReport{
                          .upVecX = up.x, .upVecY = up.y, .upVecZ = up.z}));
    }
    /// A heartbeat, heading and position near Toulon, or without `isGps` from a velocity log.
    void vehicle(log::Time time, const Pose& pose, bool isGps = true)
    {
        say(time, mavlink::Heartbeat{19, 11, 3, 0xc1, 4, 3});
        mavlink::Attitude attitude;
        attitude.timeBootMs = bootMs(time);
        attitude.yaw = float(std::remainder(pose.headingDeg, 360) * radian);
        attitude.roll = float(pose.rollDeg * radian);
        attitude.pitch = float(pose.pitchDeg * radian);
        say(time, attitude);
        if (isGps) {
            constexpr double metresPerDegree = 111'120;
            constexpr double latitude = 43.1;
            mavlink::GpsRawInt fix;
            fix.fixType = 3;
            fix.lat = std::int32_t(std::lround((latitude + pose.northM / metresPerDegree) * 1e7));
            fix.lon = std::int32_t(std::lround(
                (6.0 + pose.eastM / metresPerDegree / std::cos(latitude * radian)) * 1e7));
            fix.eph = 100;
            say(time, fix);
            mavlink::GlobalPositionInt global;
            global.timeBootMs = bootMs(time);
            global.lat = fix.lat;
            global.lon = fix.lon;
            global.hdg = 65535;
            say(time, global);
        } else {
            mavlink::LocalPositionNed local;
            local.timeBootMs = bootMs(time);
            local.x = float(pose.northM);
            local.y = float(pose.eastM);
            say(time, local);
        }
    }

    struct Echo {
        /// Positive to port.
        double angleRad = 0;
        double rangeM = 0;
        float power = 30;
    };
    void swath(log::Time time, std::span<const Echo> echoes)
    {
        const auto stamp = std::uint32_t(time / std::chrono::milliseconds(1));
        ++m_ping;
        if (m_family == ping::Family::Omniscan3D) {
            std::vector<ping::omniscan3d::Point> points;
            for (const Echo& each : echoes)
                points.push_back({.angle = float(-each.angleRad),
                                  .timeOfFlight = float(2 * each.rangeM / soundSpeed),
                                  .power = each.power});
            const auto packed = ping::packItems(std::span<const ping::omniscan3d::Point>(points));
            add(time, ping::encodeFrame(ping::omniscan3d::PointSet{
                          .pingNumber = m_ping,
                          .sosMps = soundSpeed,
                          .numPoints = std::uint16_t(points.size()),
                          .pwrUpMsec = stamp,
                          .version = 1,
                          .pwrThresholdHigh = 40,
                          .pwrThresholdMed = 20,
                          .pwrThresholdLow = 10,
                          .atofPointData = ping::viewItems(packed, 16)}));
        } else {
            std::vector<ping::surveyor240::AtofPoint> points;
            for (const Echo& each : echoes)
                points.push_back({.angle = float(each.angleRad),
                                  .timeOfFlight = float(2 * each.rangeM / soundSpeed)});
            const auto packed =
                ping::packItems(std::span<const ping::surveyor240::AtofPoint>(points));
            add(time, ping::encodeFrame(ping::surveyor240::AtofPointData{
                          .pwrUpMsec = stamp,
                          .sosMps = soundSpeed,
                          .pingNumber = m_ping,
                          .pingHz = 240'000,
                          .numPoints = std::uint16_t(points.size()),
                          .atofPointData = ping::viewItems(packed, 16)}));
        }
    }
    /// The echoes of `points` beams from 60 degrees to port to 60 degrees to starboard.
    [[nodiscard]] std::vector<Echo> echoesOf(const Pose& pose, int points, const Depth& depth,
                                             const Errors& errors)
    {
        constexpr double widestDeg = 60;
        std::vector<Echo> echoes;
        const Axes axes(pose);
        for (int i = 0; i < points; ++i) {
            const double angle = (widestDeg - 2 * widestDeg * i / std::max(points - 1, 1)) * radian;
            const double range = rangeTo(pose, axes, angle, depth);
            echoes.push_back({.angleRad = angle + errors.angleDeg * radian * normal(),
                              .rangeM = range * (1 + errors.rangeShare * normal())});
        }
        return echoes;
    }
    /// A swath at a pose, and the report of its attitude.
    void swathAt(log::Time time, const Pose& pose, int points, const Depth& depth,
                 const Errors& errors = none())
    {
        attitude(time, upOf(pose.rollDeg + errors.attitudeDeg * normal(),
                            pose.pitchDeg + errors.attitudeDeg * normal()));
        swath(time, echoesOf(pose, points, depth, errors));
    }

    /// Nearly Gaussian, deviation 1.
    [[nodiscard]] double normal()
    {
        double sum = 0;
        for (int i = 0; i < 12; ++i)
            sum += double(m_engine()) / double(std::mt19937::max());
        return sum - 6;
    }

private:
    /// Of the sonar's frame, as north, east and down.
    struct Axes {
        explicit Axes(const Pose& pose)
        {
            const double h = pose.headingDeg * radian;
            const double r = pose.rollDeg * radian;
            const double p = pose.pitchDeg * radian;
            // Right and down after the turns about down, right and ahead.
            right[0] = -std::sin(h) * std::cos(r) + std::cos(h) * std::sin(p) * std::sin(r);
            right[1] = std::cos(h) * std::cos(r) + std::sin(h) * std::sin(p) * std::sin(r);
            right[2] = std::cos(p) * std::sin(r);
            down[0] = std::sin(h) * std::sin(r) + std::cos(h) * std::sin(p) * std::cos(r);
            down[1] = -std::cos(h) * std::sin(r) + std::sin(h) * std::sin(p) * std::cos(r);
            down[2] = std::cos(p) * std::cos(r);
        }
        double right[3];
        double down[3];
    };

    static double rangeTo(const Pose& pose, const Axes& axes, double angle, const Depth& depth)
    {
        double way[3];
        for (int i = 0; i < 3; ++i)
            way[i] = -std::sin(angle) * axes.right[i] + std::cos(angle) * axes.down[i];
        double range = 1;
        for (int i = 0; i < 30; ++i)
            range += 0.5 *
                     (depth(pose.northM + range * way[0], pose.eastM + range * way[1]) -
                      range * way[2]) /
                     std::max(way[2], 0.1);
        return range;
    }
    static std::uint32_t bootMs(log::Time time)
    {
        return std::uint32_t(1000 + time / std::chrono::milliseconds(1));
    }

    std::shared_ptr<log::Log> m_log = std::make_shared<log::Log>();
    ping::Family m_family;
    std::mt19937 m_engine;
    log::StreamNumber m_sonar = 0;
    log::StreamNumber m_link = 0;
    std::uint32_t m_ping = 0;
    std::uint8_t m_sequence = 0;
};

} // namespace leadline::test
