// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Message.h"
#include "support/McapFile.h"
#include "support/SonarFrames.h"

#include <cmath>
#include <cstdint>
#include <vector>

namespace leadline::test {

/// A recording of one minute with a Ping360, a simulated Ping1D and their vehicle.
///
/// The settings of the sonars change: pings have 0, 40, 200, 700 or 1200 samples, some claim more
/// or fewer than they contain, and some messages contain a distance only.
class SonarDive {
public:
    static constexpr int lengthMs = 60'000;
    /// Interval between two pings of each sonar.
    static constexpr int pingMs = 100;
    static constexpr int fixFromMs = 10'000;
    static constexpr int attitudeMs = 200;

    /// The Ping360 turns, or sweeps a sector ahead of this width to and fro.
    [[nodiscard]] static std::vector<std::byte> recording(int sectorGrad = 400)
    {
        SonarDive dive;
        dive.m_sectorGrad = sectorGrad;
        for (int ms = 0; ms < lengthMs; ms += 10)
            dive.at(ms);
        return dive.m_file.finished();
    }

    /// The content of the n-th ping of the Ping360.
    [[nodiscard]] static Spoke360 spoke(int n)
    {
        constexpr std::size_t lengths[] = {1200, 200, 0, 700};
        Spoke360 spoke{.angleGrad = static_cast<std::uint16_t>((150 + n) % 400),
                       .gain = static_cast<std::uint8_t>(n / 200 % 3),
                       .transmitUs = static_cast<std::uint16_t>(20 + n % 40),
                       .samplePeriod = static_cast<std::uint16_t>(n < 300 ? 888 : 444),
                       .frequencyKhz = static_cast<std::uint16_t>(n < 400 ? 750 : 740),
                       .samples = someSamples(lengths[n / 50 % 4], static_cast<unsigned>(n))};
        if (n % 9 == 4)
            spoke.steps = std::uint8_t{1};
        if (n % 31 == 7)
            spoke.claimed = static_cast<std::uint16_t>(n % 2 == 0 ? 20 : 4000);
        return spoke;
    }
    /// The same in a sector ahead.
    [[nodiscard]] static Spoke360 spokeInSector(int n, int sectorGrad)
    {
        Spoke360 its = spoke(n);
        const int swept = n % (2 * sectorGrad);
        its.angleGrad = static_cast<std::uint16_t>(
            200 - sectorGrad / 2 + (swept < sectorGrad ? swept : 2 * sectorGrad - swept));
        its.steps.reset();
        return its;
    }
    [[nodiscard]] static Bytes echo(int n)
    {
        const Echo1d echo{.distanceMm = static_cast<std::uint32_t>(4000 + n),
                          .confidence = static_cast<std::uint16_t>(n % 101),
                          .pingNumber = static_cast<std::uint32_t>(n),
                          .lengthMm = n < 300 ? 9750U : 20'000U,
                          .gain = static_cast<std::uint32_t>(n % 7),
                          .samples = someSamples(n < 200 ? 200 : 40, static_cast<unsigned>(n))};
        if (n % 10 == 3)
            return echo.distance();
        if (n % 10 == 6)
            return distanceSimple(echo.distanceMm, static_cast<std::uint8_t>(echo.confidence));
        return echo.profile();
    }
    /// Heading in degrees; the vehicle turns once in the dive.
    [[nodiscard]] static double headingAt(int ms) { return 360.0 * ms / lengthMs; }
    [[nodiscard]] static double depthAt(int ms) { return 5 + ms / 10'000.0; }
    [[nodiscard]] static std::int32_t latitudeAt(int ms) { return 573'000'000 + ms; }

private:
    SonarDive()
    {
        m_file.writer().addMetadata({"device:ping1d-1", {{"simulated", "true"}}});
        m_file.writer().addMetadata(
            {"dive", {{"pilot", "Ada"}, {"place", "Loch Ness, 12 m – no fish"}}});
        m_scanner = m_file.rawChannel("sonar/ping360-1/rx", {{"device", "ping360-1"}});
        m_sounder = m_file.rawChannel("sonar/ping1d-1/rx", {{"device", "ping1d-1"}});
        m_vehicle = m_file.rawChannel("mavlink_raw/out", {{"link", "udp://192.168.2.2:14660"}});
        m_sent = m_file.rawChannel("mavlink_raw/in", {{"link", "udp://192.168.2.2:14660"}});
        m_file.frame(m_scanner, 0, deviceInformation(2, 2));
        m_file.frame(m_sounder, 0, deviceInformation(1, 1));
    }

    void at(int ms)
    {
        const auto every = [&](int period, int phase = 0) { return ms % period == phase; };
        if (every(1000))
            say(ms, mavlink::Heartbeat{0, 12, 3, 0xc1, 4, 3});
        if (every(attitudeMs))
            say(ms, attitude(ms));
        if (every(500, 20)) {
            mavlink::VfrHud hud;
            hud.alt = static_cast<float>(-depthAt(ms));
            say(ms, hud);
        }
        if (every(1000, 30)) {
            mavlink::GpsRawInt gps;
            gps.fixType = ms < fixFromMs ? 1 : 3;
            gps.hAcc = 1500;
            say(ms, gps);
        }
        if (every(500, 40)) {
            mavlink::GlobalPositionInt global;
            global.lat = latitudeAt(ms);
            global.lon = -44'000'000;
            say(ms, global);
        }
        if (every(2000, 50)) {
            mavlink::ScaledPressure3 water;
            water.temperature = 1234;
            say(ms, water);
        }
        if (every(1000, 60))
            m_file.frame(m_sent, ms, mavlink::encodeFrame({{254, 190}, 0}, mavlink::Heartbeat{}));
        if (every(pingMs, 70))
            m_file.frame(
                m_scanner, ms,
                (m_sectorGrad < 400 ? spokeInSector(ms / pingMs, m_sectorGrad) : spoke(ms / pingMs))
                    .frame());
        if (ms == 20'000)
            m_file.frame(m_sounder, ms, speedOfSound(1'450'000));
        if (every(pingMs, 80))
            m_file.frame(m_sounder, ms, echo(ms / pingMs));
    }
    [[nodiscard]] static mavlink::Attitude attitude(int ms)
    {
        constexpr double rad = 3.14159265358979 / 180;
        mavlink::Attitude attitude;
        attitude.timeBootMs = static_cast<std::uint32_t>(ms);
        attitude.roll = static_cast<float>(10 * rad);
        attitude.pitch = static_cast<float>(-5 * rad);
        attitude.yaw = static_cast<float>(std::remainder(headingAt(ms), 360) * rad);
        return attitude;
    }
    template<class M>
    void say(int ms, const M& message)
    {
        m_file.frame(m_vehicle, ms, mavlink::encodeFrame({{1, 1}, m_sequence++}, message));
    }

    McapFile m_file;
    std::uint16_t m_scanner = 0;
    std::uint16_t m_sounder = 0;
    std::uint16_t m_vehicle = 0;
    std::uint16_t m_sent = 0;
    std::uint8_t m_sequence = 0;
    int m_sectorGrad = 400;
};

} // namespace leadline::test
