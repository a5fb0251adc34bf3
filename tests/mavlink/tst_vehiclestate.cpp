// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/FramePeek.h"
#include "mavlink/VehicleState.h"
#include "support/TestMain.h"

#include <QTest>

#include <limits>

using namespace leadline;
using namespace leadline::mavlink;
using namespace std::chrono_literals;

namespace {

constexpr Heartbeat autopilotBeat{19, 12, 3, 0xc1, 4, 3};
constexpr Heartbeat stationBeat{0, 6, 8, 0, 4, 3};
constexpr float rad = 3.14159265F / 180;

/// Says messages to a vehicle's state on a clock that moves only when told to.
class Bench {
public:
    template<class M>
    void say(const M& message, Address from = {1, 1})
    {
        const auto bytes = encodeFrame({from, 0}, message);
        vehicle.handle(*readFrame(bytes), clock.now());
    }
    void wait(base::Duration time) { clock.advance(time); }
    [[nodiscard]] base::Instant now() const { return clock.now(); }
    /// Known as an autopilot from here on.
    void sendHeartbeat(std::uint8_t system = 1) { say(autopilotBeat, {system, 1}); }

    base::FakeClock clock;
    VehicleState vehicle;
};

Attitude yawed(float deg)
{
    Attitude attitude;
    attitude.timeBootMs = 5000;
    attitude.yaw = deg * rad;
    return attitude;
}

GlobalPositionInt globalAt(std::uint16_t headingCdeg, std::int32_t relativeMm = 0)
{
    GlobalPositionInt global;
    global.timeBootMs = 6000;
    global.lat = 501234567;
    global.lon = -41234567;
    global.relativeAlt = relativeMm;
    global.hdg = headingCdeg;
    return global;
}

VfrHud hud(std::int16_t heading, float alt)
{
    VfrHud message;
    message.heading = heading;
    message.alt = alt;
    return message;
}

GpsRawInt gps(std::uint8_t fix)
{
    GpsRawInt message;
    message.lat = 501111111;
    message.lon = -42222222;
    message.fixType = fix;
    message.hAcc = 1500;
    return message;
}

LocalPositionNed local(float x, float y)
{
    LocalPositionNed message;
    message.timeBootMs = 7000;
    message.x = x;
    message.y = y;
    return message;
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-4;
}

} // namespace

class VehicleStateTest : public QObject {
    Q_OBJECT

private slots:
    void anAutopilotIsCalledByItsFirmware()
    {
        const auto named = [](std::uint8_t type, std::uint8_t autopilot) {
            return std::pair(autopilotName({0, type, autopilot}),
                             firmwareName({0, type, autopilot}));
        };
        using Names = std::pair<std::string_view, std::string_view>;
        QCOMPARE(named(12, 3), Names("ArduSub", "ArduSub"));
        QCOMPARE(named(10, 3), Names("ArduRover", "ArduRover"));
        QCOMPARE(named(1, 3), Names("ArduPlane", "ArduPlane"));
        QCOMPARE(named(2, 3), Names("ArduPilot", "ArduPilot"));
        QCOMPARE(named(12, 12), Names("PX4", "PX4"));
        QCOMPARE(named(12, 0), Names("Autopilot", ""));
    }

    void nothingIsKnownBeforeAnAutopilotIsHeard()
    {
        Bench bench;
        bench.say(yawed(10));
        bench.say(stationBeat, {255, 190});
        bench.say(stationBeat, {7, 1});
        QVERIFY(!bench.vehicle.system());
        QVERIFY(!bench.vehicle.heading(bench.now()));
        QVERIFY(bench.vehicle.contact(bench.now()) == VehicleState::Contact::None);
        bench.sendHeartbeat();
        bench.say(yawed(10));
        QCOMPARE(*bench.vehicle.system(), std::uint8_t{1});
        QVERIFY(bench.vehicle.contact(bench.now()) == VehicleState::Contact::Established);
        QVERIFY(bench.vehicle.heading(bench.now()));
    }

    void withoutHeartbeatsItIsLostAfterThreeAndAHalfSeconds()
    {
        Bench bench;
        bench.sendHeartbeat();
        bench.wait(3500ms);
        bench.say(yawed(10));
        // Others of the same system do not keep it alive.
        bench.say(autopilotBeat, {1, 191});
        QVERIFY(bench.vehicle.contact(bench.now()) == VehicleState::Contact::Established);
        bench.wait(1ms);
        QVERIFY(bench.vehicle.contact(bench.now()) == VehicleState::Contact::Lost);
        bench.sendHeartbeat();
        QVERIFY(bench.vehicle.contact(bench.now()) == VehicleState::Contact::Established);
    }

    void headingComesFromTheBestMessageThatComes()
    {
        Bench bench;
        bench.sendHeartbeat();
        bench.say(hud(30, 0));
        auto heading = bench.vehicle.heading(bench.now());
        QVERIFY(heading && near(heading->deg, 30) && heading->source == HeadingSource::VfrHud);
        QVERIFY(!heading->time.bootMs);
        bench.say(globalAt(2050));
        heading = bench.vehicle.heading(bench.now());
        QVERIFY(near(heading->deg, 20.5) && heading->source == HeadingSource::GlobalPosition);
        QVERIFY(heading->time.bootMs == 6000U);
        bench.say(yawed(-10));
        heading = bench.vehicle.heading(bench.now());
        QVERIFY(near(heading->deg, 350) && heading->source == HeadingSource::Attitude);
        QVERIFY(heading->time.bootMs == 5000U);
        QVERIFY(heading->time.arrival == bench.now());

        // ATTITUDE stays out: the next best that still comes.
        bench.wait(1s);
        bench.say(globalAt(65535));
        bench.say(hud(40, 0));
        bench.wait(600ms);
        heading = bench.vehicle.heading(bench.now());
        QVERIFY(near(heading->deg, 40) && heading->source == HeadingSource::VfrHud);
        bench.wait(10s);
        QVERIFY(!bench.vehicle.heading(bench.now()));
    }

    void onlyTheChosenSystemsAutopilotCounts()
    {
        Bench bench;
        bench.sendHeartbeat();
        bench.say(yawed(10));
        bench.say(yawed(100), {1, 191});
        bench.sendHeartbeat(2);
        bench.say(yawed(200), {2, 1});
        QVERIFY(near(bench.vehicle.heading(bench.now())->deg, 10));
        QCOMPARE(bench.vehicle.autopilots().size(), std::size_t{2});

        bench.vehicle.setHeadingOffset(5);
        bench.vehicle.choose(2);
        QVERIFY(!bench.vehicle.heading(bench.now()));
        bench.say(yawed(200), {2, 1});
        bench.say(yawed(11));
        QVERIFY(near(bench.vehicle.heading(bench.now())->deg, 205));
        QCOMPARE(bench.vehicle.autopilots().size(), std::size_t{2});
        bench.vehicle.choose(2);
        QVERIFY(bench.vehicle.heading(bench.now()));
    }

    void headingTellsWhatItIsCountedFrom()
    {
        Bench bench;
        bench.sendHeartbeat();
        bench.say(yawed(350));
        QVERIFY(bench.vehicle.heading(bench.now())->reference() == "hdg");
        bench.vehicle.setVariation(4.5);
        bench.vehicle.setHeadingOffset(370);
        const auto heading = bench.vehicle.heading(bench.now());
        QVERIFY(near(heading->deg, 4.5));
        QVERIFY(heading->reference() == "T");
        QCOMPARE(bench.vehicle.headingOffset(), 10.0);
        bench.vehicle.setHeadingOffset(-190);
        QCOMPARE(bench.vehicle.headingOffset(), 170.0);
        bench.vehicle.setVariation(std::nullopt);
        QVERIFY(!bench.vehicle.heading(bench.now())->isTrue);
    }

    void rollAndPitchAreInDegrees()
    {
        Bench bench;
        bench.sendHeartbeat();
        Attitude attitude;
        attitude.roll = 10 * rad;
        attitude.pitch = -20 * rad;
        bench.say(attitude);
        QVERIFY(near(bench.vehicle.attitudeAt(bench.now())->rollDeg, 10));
        QVERIFY(near(bench.vehicle.attitudeAt(bench.now())->pitchDeg, -20));
        attitude.roll = std::numeric_limits<float>::quiet_NaN();
        attitude.yaw = attitude.roll;
        bench.say(attitude);
        QVERIFY(!bench.vehicle.attitudeAt(bench.now()));
        QVERIFY(!bench.vehicle.heading(bench.now()));
    }

    void depthIsPositiveDownFromWhereZeroWasSet()
    {
        Bench bench;
        bench.sendHeartbeat();
        QVERIFY(!bench.vehicle.zeroDepthHere(bench.now()));
        bench.say(globalAt(0, -12'500));
        auto depth = bench.vehicle.depth(bench.now());
        QVERIFY(near(depth->m, 12.5) && depth->source == DepthSource::GlobalPosition);
        bench.say(hud(0, -12));
        depth = bench.vehicle.depth(bench.now());
        QVERIFY(near(depth->m, 12) && depth->source == DepthSource::VfrHud);

        QVERIFY(bench.vehicle.zeroDepthHere(bench.now()));
        QVERIFY(near(bench.vehicle.depth(bench.now())->m, 0));
        bench.say(hud(0, -15));
        QVERIFY(near(bench.vehicle.depth(bench.now())->m, 3));
        // The other message has a zero of its own, taken at the same moment.
        bench.wait(1s);
        bench.say(globalAt(0, -15'500));
        bench.wait(600ms);
        QVERIFY(near(bench.vehicle.depth(bench.now())->m, 3));
        bench.vehicle.setDepthZero(0);
        QVERIFY(near(bench.vehicle.depth(bench.now())->m, 15.5));
    }

    void aMessageThatCameLaterCountsFromTheSameShift()
    {
        Bench bench;
        bench.sendHeartbeat();
        bench.say(hud(0, -2));
        QVERIFY(bench.vehicle.zeroDepthHere(bench.now()));
        bench.wait(2s);
        bench.say(globalAt(0, -5000));
        QVERIFY(near(bench.vehicle.depth(bench.now())->m, 3));
    }

    void withoutAFixThereIsNoPosition()
    {
        Bench bench;
        bench.sendHeartbeat();
        bench.say(globalAt(0));
        QVERIFY(!bench.vehicle.position(bench.now()));
        bench.say(gps(2));
        QVERIFY(!bench.vehicle.position(bench.now()));
        bench.say(gps(3));
        const auto position = bench.vehicle.position(bench.now());
        QVERIFY(position && position->source == PositionSource::Global);
        QCOMPARE(*position->latitude, 50.1234567);
        QCOMPARE(*position->longitude, -4.1234567);
        QCOMPARE(*position->errorM, 1.5);
        QVERIFY(!position->northM);
    }

    void theReceiverStandsInForTheAutopilot()
    {
        Bench bench;
        bench.sendHeartbeat();
        bench.say(gps(3));
        auto position = bench.vehicle.position(bench.now());
        QVERIFY(position && position->source == PositionSource::Gps);
        QCOMPARE(*position->latitude, 50.1111111);
        GpsRawInt nowhere = gps(3);
        nowhere.lat = 0;
        nowhere.lon = 0;
        bench.say(nowhere);
        QVERIFY(!bench.vehicle.position(bench.now()));
    }

    void aLocalOriginCountsWhileTheVehicleMoves()
    {
        Bench bench;
        bench.sendHeartbeat();
        bench.say(local(0, 0));
        bench.say(local(0, 0));
        QVERIFY(!bench.vehicle.position(bench.now()));
        bench.say(local(1.5F, -2));
        auto position = bench.vehicle.position(bench.now());
        QVERIFY(position && position->source == PositionSource::Local);
        QCOMPARE(*position->northM, 1.5);
        QCOMPARE(*position->eastM, -2.0);
        QVERIFY(!position->latitude);
        // Where the origin was given, the autopilot knows the place, too.
        bench.say(globalAt(0));
        QVERIFY(bench.vehicle.position(bench.now())->latitude);
        for (int second = 0; second < 11; ++second) {
            bench.wait(1s);
            bench.say(local(1.5F, -2));
        }
        QVERIFY(!bench.vehicle.position(bench.now()));
    }

    void whatANewerOneOvertookDoesNotCount()
    {
        Bench bench;
        bench.sendHeartbeat();
        const auto turn = [&](std::uint32_t bootMs, float deg) {
            Attitude attitude = yawed(deg);
            attitude.timeBootMs = bootMs;
            bench.say(attitude);
            bench.wait(100ms);
        };
        const auto dive = [&](std::uint32_t bootMs, std::int32_t relativeMm) {
            GlobalPositionInt global = globalAt(0, relativeMm);
            global.timeBootMs = bootMs;
            bench.say(global);
        };
        bench.say(gps(3));
        turn(10'000, 10);
        turn(10'200, 30);
        dive(10'200, -5000);
        turn(10'100, 20);
        turn(5000, 5);
        dive(10'100, -4000);
        QCOMPARE(qRound(bench.vehicle.heading(bench.now())->deg), 30);
        QCOMPARE(bench.vehicle.heading(bench.now())->time.bootMs, std::optional(10'200U));
        QCOMPARE(bench.vehicle.depth(bench.now())->m, 5.0);
        QCOMPARE(bench.vehicle.position(bench.now())->time.bootMs, std::optional(10'200U));
        turn(10'300, 40);
        QCOMPARE(qRound(bench.vehicle.heading(bench.now())->deg), 40);
    }

    void afterARestartWhatItsClockSaysThenCounts()
    {
        Bench bench;
        bench.sendHeartbeat();
        const auto turn = [&](std::uint32_t bootMs, float deg) {
            Attitude attitude = yawed(deg);
            attitude.timeBootMs = bootMs;
            bench.say(attitude);
        };
        LocalPositionNed place = local(1, 2);
        place.timeBootMs = 3'600'000;
        bench.say(place);
        turn(3'600'000, 10);
        for (std::uint32_t ms = 0; ms <= 1500; ms += 100) {
            bench.wait(100ms);
            turn(5000 + ms, 90);
            // Until it stays back, it may be late.
            if (ms < 1000)
                QVERIFY(!bench.vehicle.heading(bench.now()) ||
                        qRound(bench.vehicle.heading(bench.now())->deg) == 10);
        }
        QCOMPARE(qRound(bench.vehicle.heading(bench.now())->deg), 90);
        QCOMPARE(bench.vehicle.heading(bench.now())->time.bootMs, std::optional(6500U));
        // So does what it said before of other things.
        bench.say(gps(3));
        bench.say(globalAt(0));
        place.timeBootMs = 6600;
        place.x = 5;
        bench.say(place);
        QCOMPARE(bench.vehicle.position(bench.now())->northM, std::optional(5.0));
    }

    void aClockThatRunsOverGoesOn()
    {
        Bench bench;
        bench.sendHeartbeat();
        Attitude attitude = yawed(10);
        attitude.timeBootMs = std::numeric_limits<std::uint32_t>::max() - 50;
        bench.say(attitude);
        attitude = yawed(20);
        attitude.timeBootMs = 49;
        bench.say(attitude);
        QCOMPARE(qRound(bench.vehicle.heading(bench.now())->deg), 20);
    }

    void waterTemperatureIsThatOfTheThirdSensor()
    {
        Bench bench;
        bench.sendHeartbeat();
        bench.say(ScaledPressure{1, 1013, 0, 4500, 0});
        QVERIFY(!bench.vehicle.waterTemperature(bench.now()));
        bench.say(ScaledPressure3{8000, 0, 0, -120, 0});
        QCOMPARE(bench.vehicle.waterTemperature(bench.now())->celsius, -1.2);
        QVERIFY(bench.vehicle.waterTemperature(bench.now())->time.bootMs == 8000U);
    }

    void messageRatesAreCounted()
    {
        Bench bench;
        bench.sendHeartbeat();
        for (int i = 0; i < 20; ++i) {
            bench.wait(100ms);
            bench.say(yawed(1));
            bench.say(yawed(1), {1, 191});
        }
        QVERIFY(near(bench.vehicle.rate(Attitude::id, bench.now()), 10));
        QCOMPARE(bench.vehicle.rate(VfrHud::id, bench.now()), 0.0);
    }

    void nothingButHeartbeatsIsNoticedAndCanBeAskedFor()
    {
        Bench bench;
        for (int second = 0; second < 6; ++second) {
            bench.sendHeartbeat();
            QVERIFY(!bench.vehicle.onlyHeartbeats(bench.now()));
            bench.wait(1s);
        }
        bench.sendHeartbeat();
        QVERIFY(bench.vehicle.onlyHeartbeats(bench.now()));
        bench.say(yawed(1));
        QVERIFY(!bench.vehicle.onlyHeartbeats(bench.now()));
        bench.wait(6s);
        QVERIFY(!bench.vehicle.onlyHeartbeats(bench.now())); // lost is another matter

        const CommandLong order = messageIntervalCommand({1, 1}, Attitude::id, 100ms);
        QCOMPARE(order.command, std::uint16_t{511});
        QCOMPARE(order.params[0], 30.0F);
        QCOMPARE(order.params[1], 100'000.0F);
        QCOMPARE(order.targetSystem, std::uint8_t{1});
        QCOMPARE(order.targetComponent, std::uint8_t{1});
    }
};

LEADLINE_APPLESS_TEST(VehicleStateTest)
#include "tst_vehiclestate.moc"
