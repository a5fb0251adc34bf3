// SPDX-License-Identifier: GPL-3.0-or-later
#include "swath/SwathReader.h"

#include "ping/MessageSupport.h"
#include "support/SwathLog.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using swath::AttitudeSource;
using swath::SwathReader;
using test::SwathLog;
using testsupport::fromHex;

namespace {

/// (y, z) = (-4.4946, -8.2273), (0, -7.5), (4.4946, -8.2273) m.
constexpr const char* surveyor42 =
    "42525800c40b000048ee000000000000000000009565083d0080bb442a00000080a903006f12033900000000030000"
    "00000000bfcdcc4c3c0000000000000000000000000ad7233c00000000000000000000003fcdcc4c3c000000000000"
    "0"
    "000450e";
/// The same in an Omniscan 3D's terms, thresholds 40, 20, 10, powers 50, 25, 5.
constexpr const char* omniscan42 =
    "42528000200c00002a0000000080bb4403000000000000007b8844709e01000048ee00000100000000002042000"
    "0a04100002041000000000000000000000000000000000000000000000000000000000000000000000000000000bf"
    "cdcc4c3c0000484200000000000000000ad7233c0000c841000000000000003fcdcc4c3c0000a040000000001011";
/// End of ping 42: 1.5 to 30 m, level.
constexpr const char* end42 =
    "42525000c20b0000000000000000c03f0000f04100000000000000000000803f2a00000000007ac400007ac400"
    "00000000000000000000000000000000badb48040000003c00e8031300000048ee00007b8844709e010000ed0d";
constexpr const char* portUp10 =
    "42522400f801000000000000d4d0313e5c1c7c3f0000000000000000000000000000000000000000acee00009106";
constexpr const char* bowUp10 =
    "42522400f8010000d4d0313e000000005c1c7c3f0000000000000000000000007b8844709e0100007aee0000b508";
constexpr const char* channels42 =
    "42523400c10b00002a0000000000954200000000e8030000000102000000803f00000000000000000000803f000080"
    "bf0000000000000000000000bf7f07";

bool isNear(double value, double expected, double within = 1e-3)
{
    return std::abs(value - expected) <= within;
}

} // namespace

class SwathReaderTest : public QObject {
    Q_OBJECT

private slots:
    void starboardIsPositiveWithBothFamilies()
    {
        for (const auto& [family, frame] : {std::pair(ping::Family::Surveyor240, surveyor42),
                                            std::pair(ping::Family::Omniscan3D, omniscan42)}) {
            SwathLog log(family);
            log.add(1s, fromHex(frame));
            SwathReader reader(log.log(), log.sonar());
            QCOMPARE(reader.count(), std::uint64_t{1});
            QCOMPARE(reader.countUpTo(999ms), std::uint64_t{0});
            QCOMPARE(reader.countUpTo(1s), std::uint64_t{1});
            const auto read = reader.read(0);
            QVERIFY(read && read->soundings.size() == 3);
            QCOMPARE(read->pingNumber, std::uint32_t{42});
            QVERIFY(read->attitudeSource == AttitudeSource::None);
            // The Surveyor's angle of the first is -0.5, to starboard; the Omniscan's to port.
            const double first = family == ping::Family::Surveyor240 ? 4.4946 : -4.4946;
            QVERIFY(isNear(read->soundings[0].acrossM, first));
            QVERIFY(isNear(read->soundings[2].acrossM, -first));
            QVERIFY(isNear(read->soundings[0].depthM, 8.2273));
            QVERIFY(isNear(read->soundings[1].depthM, 7.5));
            QVERIFY(!reader.read(1));
        }
    }

    void rollAndPitchAreApplied()
    {
        SwathLog rolled;
        rolled.add(900ms, fromHex(portUp10));
        rolled.add(1s, fromHex(surveyor42));
        auto read = SwathReader(rolled.log(), rolled.sonar()).read(0);
        QVERIFY(read && read->attitudeSource == AttitudeSource::Report);
        // With the port side up the sonar looks to port.
        const double ten = SwathLog::radian * 10;
        QVERIFY(isNear(read->soundings[1].acrossM, -7.5 * std::sin(ten)));
        QVERIFY(isNear(read->soundings[1].depthM, 7.5 * std::cos(ten)));
        QVERIFY(isNear(read->attitude.rollRad, ten));
        QVERIFY(isNear(read->soundings[0].depthM, 9.375 * std::cos(0.5 - ten)));

        SwathLog pitched;
        pitched.add(900ms, fromHex(bowUp10));
        pitched.add(1s, fromHex(surveyor42));
        read = SwathReader(pitched.log(), pitched.sonar()).read(0);
        QVERIFY(read);
        // With the bow up it looks ahead.
        QVERIFY(isNear(read->soundings[1].alongM, 7.5 * std::sin(ten)));
        QVERIFY(isNear(read->soundings[1].depthM, 7.5 * std::cos(ten)));
        QVERIFY(isNear(read->soundings[1].acrossM, 0));
    }

    void attitudeIsBetweenTheReportsAndNoneAfterThreeSeconds()
    {
        SwathLog log;
        log.attitude(0s, SwathLog::upOf(0, 0));
        log.swath(500ms, std::vector<SwathLog::Echo>{{.angleRad = 0, .rangeM = 10}});
        log.attitude(1s, SwathLog::upOf(10, 0));
        log.swath(5s, std::vector<SwathLog::Echo>{{.angleRad = 0, .rangeM = 10}});
        SwathReader reader(log.log(), log.sonar());
        const auto between = reader.read(0);
        QVERIFY(between && isNear(between->attitude.rollRad, 5 * SwathLog::radian));
        const auto late = reader.read(1);
        QVERIFY(late && late->attitudeSource == AttitudeSource::None);
        QVERIFY(isNear(late->soundings[0].depthM, 10));
        QVERIFY(late->soundings[0].depthErrorM >= between->soundings[0].depthErrorM);
    }

    void theVehiclesAttitudeComesLast()
    {
        SwathLog log;
        log.vehicle(900ms, {.rollDeg = 6});
        log.swath(1s, std::vector<SwathLog::Echo>{{.angleRad = 0, .rangeM = 10}});
        const auto read = SwathReader(log.log(), log.sonar()).read(0);
        QVERIFY(read && read->attitudeSource == AttitudeSource::Vehicle);
        QVERIFY(isNear(read->attitude.rollRad, 6 * SwathLog::radian));
    }

    void theEndOfThePingBringsRangeAndAttitude()
    {
        SwathLog log(ping::Family::Omniscan3D);
        log.add(1s, fromHex(omniscan42));
        SwathReader reader(log.log(), log.sonar());
        auto read = reader.read(0);
        QVERIFY(read && !read->rangeEndM);
        log.add(1s, fromHex(end42));
        read = reader.read(0);
        QVERIFY(read && read->attitudeSource == AttitudeSource::Ping);
        QCOMPARE(read->rangeStartM, std::optional(1.5));
        QCOMPARE(read->rangeEndM, std::optional(30.0));
    }

    void channelDataAloneHasPingsAndRange()
    {
        SwathLog log;
        SwathReader reader(log.log(), log.sonar());
        QVERIFY(!reader.channelData(5s));
        for (int i = 0; i < 8; ++i)
            log.add(1s, fromHex(channels42));
        auto found = reader.channelData(5s);
        QVERIFY(found && found->pings == 1 && !found->rangeEndM);
        log.add(1s, fromHex(end42));
        found = reader.channelData(5s);
        QVERIFY(found && found->pings == 1);
        QCOMPARE(found->rangeEndM, std::optional(30.0));
        log.add(2s, fromHex(surveyor42));
        QVERIFY(!reader.channelData(5s));
    }

    // Of soundings with errors of half the bounds that the model states, 95 in 100 are known to
    // their bound or better.
    void depthIsWithinItsBound()
    {
        SwathLog log;
        const auto depth = [](double north, double east) {
            return 12 + 0.05 * east + 0.03 * north;
        };
        for (int i = 0; i < 40; ++i)
            log.swathAt(i * 100ms,
                        {.headingDeg = 30, .rollDeg = 8 * std::sin(i * 0.3), .pitchDeg = 4}, 101,
                        depth, {.angleDeg = 0.5, .rangeShare = 0.0025, .attitudeDeg = 0.5});
        SwathReader reader(log.log(), log.sonar());
        int within = 0;
        int all = 0;
        for (std::uint64_t i = 0; i < reader.count(); ++i) {
            const auto read = reader.read(i);
            QVERIFY(read);
            for (const swath::LevelSounding& each : read->soundings) {
                const double heading = 30 * SwathLog::radian;
                const double north =
                    each.alongM * std::cos(heading) - each.acrossM * std::sin(heading);
                const double east =
                    each.alongM * std::sin(heading) + each.acrossM * std::cos(heading);
                // A sounding that is off to the side has the depth of another place.
                within += std::abs(each.depthM - depth(north, east)) <= each.depthErrorM;
                ++all;
            }
        }
        QCOMPARE(all, 40 * 101);
        QVERIFY2(within >= 95 * all / 100, qPrintable(QString::number(within)));
    }
};

LEADLINE_APPLESS_TEST(SwathReaderTest)
#include "tst_swathreader.moc"
