// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/VehicleTrack.h"
#include "mavlink/FramePeek.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using mavlink::Address;

namespace {

constexpr float rad = 3.14159265F / 180;

/// A log of one sonar and the vehicle's links, and who follows it.
class LiveSession {
public:
    LiveSession()
    {
        m_sonar = *m_log.addStream(1, ping::Family::Ping360);
        for (auto& link : m_links)
            link = *m_log.addStream(0, ping::DeviceKind::Vehicle);
    }

    template<class M>
    void say(log::Time time, const M& message, Address from = {1, 1}, std::size_t link = 0)
    {
        const auto bytes = mavlink::encodeFrame({from, 0}, message);
        if (!m_log.append(m_links.at(link), *mavlink::readFrame(bytes), time))
            qFatal("the log is full");
    }
    void sendHeartbeat(log::Time time, std::size_t link = 0)
    {
        say(time, mavlink::Heartbeat{19, 12, 3, 0xc1, 4, 3}, {1, 1}, link);
    }
    void yaw(log::Time time, float deg, Address from = {1, 1}, std::size_t link = 0)
    {
        mavlink::Attitude attitude;
        attitude.yaw = deg * rad;
        say(time, attitude, from, link);
    }
    void ping(log::Time time)
    {
        const auto frame = test::Spoke360{.samples = test::someSamples(3, 1)}.frame();
        if (!m_log.append(m_sonar, ping::viewFrame(frame), time))
            qFatal("the log is full");
    }

    void markSent(std::size_t link) { m_log.streamForWriting(m_links.at(link)).setSent(); }

    /// What is known at that time to one who went through all that came up to then.
    [[nodiscard]] echo::VehiclePose at(log::Time time) const
    {
        echo::VehicleFollower follower(m_log);
        for (std::uint64_t i = 0; i < m_log.frameCount(); ++i)
            if (const auto entry = m_log.entry(i); entry && entry->time <= time)
                follower.take(static_cast<log::FrameNumber>(i), *entry);
        return follower.at(time);
    }
    [[nodiscard]] std::optional<double> headingAt(log::Time time) const
    {
        return at(time).headingDeg;
    }

private:
    log::Log m_log;
    log::StreamNumber m_sonar = 0;
    std::array<log::StreamNumber, 2> m_links{};
};

bool nearValue(std::optional<double> a, double b)
{
    return a && std::abs(*a - b) < 1e-3;
}

} // namespace

class VehicleFollowerTest : public QObject {
    Q_OBJECT

private slots:
    void withoutAVehicleNothingIsKnown()
    {
        LiveSession dive;
        dive.ping(0ms);
        dive.yaw(10ms, 90); // nobody said to be an autopilot
        const auto pose = dive.at(20ms);
        QVERIFY(!pose.headingDeg && !pose.depthM && !pose.latitude && !pose.longitude);
    }

    void headingTurnsBetweenTwoMessages()
    {
        LiveSession dive;
        dive.sendHeartbeat(0ms);
        dive.yaw(100ms, 10);
        dive.ping(150ms);
        dive.yaw(200ms, 14);
        QVERIFY(nearValue(dive.headingAt(100ms), 10));
        QVERIFY(nearValue(dive.headingAt(150ms), 12));
        QVERIFY(nearValue(dive.headingAt(175ms), 13));
        QVERIFY(nearValue(dive.headingAt(200ms), 14));
        QVERIFY(nearValue(dive.headingAt(300ms), 14));
    }

    void itTurnsTheShorterWayOverNorth()
    {
        LiveSession dive;
        dive.sendHeartbeat(0ms);
        dive.yaw(0ms, 358);
        dive.yaw(100ms, 4);
        dive.yaw(200ms, -10);
        QVERIFY(nearValue(dive.headingAt(50ms), 1));
        QVERIFY(nearValue(dive.headingAt(125ms), 0.5));
        QVERIFY(nearValue(dive.headingAt(175ms), 353.5));
    }

    void overALongGapItIsTheLastOne()
    {
        LiveSession dive;
        dive.sendHeartbeat(0ms);
        dive.yaw(0ms, 10);
        dive.yaw(1501ms, 50);
        QVERIFY(nearValue(dive.headingAt(1000ms), 10));
        QVERIFY(!dive.headingAt(1500ms + 1us));
    }

    void othersDoNotTurnIt()
    {
        LiveSession dive;
        dive.sendHeartbeat(0ms);
        dive.sendHeartbeat(0ms, 1);
        dive.yaw(0ms, 10);
        dive.yaw(40ms, 200, {1, 191});
        dive.yaw(45ms, 200, {2, 1});
        dive.yaw(50ms, 200, {1, 1}, 1);
        dive.yaw(100ms, 20);
        QVERIFY(nearValue(dive.headingAt(50ms), 15));
    }

    void whatWasSentIsNoVehicle()
    {
        LiveSession dive;
        dive.markSent(0);
        dive.sendHeartbeat(0ms);
        dive.yaw(0ms, 10);
        QVERIFY(!dive.headingAt(10ms));
        dive.sendHeartbeat(20ms, 1);
        dive.yaw(20ms, 30, {1, 1}, 1);
        QVERIFY(nearValue(dive.headingAt(20ms), 30));
    }

    void theFirstLinkWithAnAutopilotCounts()
    {
        LiveSession dive;
        dive.yaw(0ms, 10, {1, 1}, 0);
        dive.sendHeartbeat(1ms, 1);
        dive.yaw(2ms, 20, {1, 1}, 1);
        dive.sendHeartbeat(3ms, 0);
        dive.yaw(4ms, 30, {1, 1}, 0);
        QVERIFY(nearValue(dive.headingAt(5ms), 20));
    }

    void depthAndPositionAreTheNewest()
    {
        LiveSession dive;
        dive.sendHeartbeat(0ms);
        mavlink::VfrHud hud;
        hud.alt = -12.5F;
        dive.say(10ms, hud);
        mavlink::GlobalPositionInt global;
        global.lat = 501234567;
        global.lon = -41234567;
        dive.say(20ms, global);
        QVERIFY(!dive.at(20ms).latitude); // no fix
        mavlink::GpsRawInt gps;
        gps.fixType = 3;
        dive.say(30ms, gps);
        const auto pose = dive.at(40ms);
        QVERIFY(nearValue(pose.depthM, 12.5));
        QCOMPARE(*pose.latitude, 50.1234567);
        QCOMPARE(*pose.longitude, -4.1234567);
        QVERIFY(!dive.at(5s).depthM);
    }
};

LEADLINE_APPLESS_TEST(VehicleFollowerTest)
#include "tst_vehiclefollower.moc"
