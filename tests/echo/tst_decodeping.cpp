// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/Ping.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <cstring>

using namespace leadline;
using ping::DeviceKind;

namespace {

std::optional<echo::Ping> decoded(ping::DeviceKind kind, std::uint16_t id,
                                  const test::Bytes& payload, const echo::SoundSpeed& speed = {})
{
    ping::Frame frame;
    frame.messageId = id;
    frame.payload = payload;
    return echo::decodePing(kind, frame, speed);
}

bool almostEqual(double a, double b)
{
    return qAbs(a - b) < 1e-9;
}

} // namespace

class DecodePingTest : public QObject {
    Q_OBJECT

private slots:
    void aScannersPing()
    {
        test::Spoke360 spoke{.angleGrad = 399,
                             .gain = 2,
                             .transmitUs = 500,
                             .samplePeriod = 888,
                             .frequencyKhz = 740,
                             .samples = test::someSamples(1200, 1)};
        for (const bool automatic : {false, true}) {
            if (automatic)
                spoke.steps = 7;
            const auto payload = spoke.payload();
            const auto id = std::uint16_t(automatic ? 2301 : 2300);
            const auto ping = decoded(ping::Family::Ping360, id, payload);
            QVERIFY(ping);
            QCOMPARE(ping->messageId, id);
            QCOMPARE(*ping->angleGrad, std::uint16_t{399});
            QCOMPARE(ping->stepsGrad.has_value(), automatic);
            QCOMPARE(ping->stepsGrad.value_or(7), std::uint8_t{7});
            QCOMPARE(*ping->gainIndex, 2U);
            QCOMPARE(*ping->transmitUs, 500U);
            QCOMPARE(*ping->frequencyKhz, 740U);
            QVERIFY(!ping->pingNumber && !ping->distanceM && !ping->confidencePercent);
            QCOMPARE(ping->profile.startM, 0.0);
            QVERIFY(almostEqual(ping->profile.lengthM, 888 * 25e-9 * 1200 * 1500 / 2));
            QCOMPARE(ping->soundSpeed, 1500.0);
            QVERIFY(std::equal(ping->profile.samples.begin(), ping->profile.samples.end(),
                               spoke.samples.begin(), spoke.samples.end()));
        }
    }

    void aScannersClaimIsClampedToItsBytes()
    {
        test::Spoke360 spoke{.samplePeriod = 100, .samples = test::someSamples(10, 1)};
        const auto count = [&](std::uint16_t claim) {
            spoke.claimed = claim;
            const auto payload = spoke.payload();
            const auto ping = decoded(ping::Family::Ping360, 2300, payload);
            // The range is that of the samples there are.
            const bool ranged =
                ping && almostEqual(ping->profile.lengthM,
                                    100 * 25e-9 * double(ping->profile.samples.size()) * 750);
            return ranged ? int(ping->profile.samples.size()) : -1;
        };
        QCOMPARE(count(10), 10);
        QCOMPARE(count(1200), 10);
        QCOMPARE(count(65535), 10);
        QCOMPARE(count(2), 2);
        QCOMPARE(count(0), 0);
    }

    void shortPayloadsAreNoPingOrHaveNoSamples_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("id");
        QTest::addColumn<int>("fixed");
        QTest::addColumn<QByteArray>("payload");
        const auto row = [](const char* name, ping::Family family, int id, int fixed,
                            const test::Bytes& payload) {
            QTest::newRow(name) << int(family) << id << fixed
                                << QByteArray(reinterpret_cast<const char*>(payload.data()),
                                              qsizetype(payload.size()));
        };
        const test::Samples samples = test::someSamples(9, 1);
        row("2300", ping::Family::Ping360, 2300, 12, test::Spoke360{.samples = samples}.payload());
        row("2301", ping::Family::Ping360, 2301, 18,
            test::Spoke360{.samples = samples, .steps = 1}.payload());
        row("1300", ping::Family::Ping1D, 1300, 24,
            test::Echo1d{.samples = samples}.profilePayload());
        row("1212", ping::Family::Ping1D, 1212, 24, test::Echo1d{}.distancePayload());
        row("1211", ping::Family::Ping1D, 1211, 5, test::Bytes(5, std::byte{1}));
    }

    void shortPayloadsAreNoPingOrHaveNoSamples()
    {
        QFETCH(int, kind);
        QFETCH(int, id);
        QFETCH(int, fixed);
        QFETCH(QByteArray, payload);
        for (qsizetype length = 0; length <= payload.size(); ++length) {
            const auto* data = reinterpret_cast<const std::byte*>(payload.constData());
            const test::Bytes bytes(data, data + length);
            const auto ping = decoded(ping::Family(kind), std::uint16_t(id), bytes);
            QCOMPARE(ping.has_value(), length >= fixed);
            if (ping)
                QCOMPARE(qsizetype(ping->profile.samples.size()),
                         std::max<qsizetype>(0, length - fixed - 2));
        }
    }

    void anEchosoundersPing()
    {
        const test::Echo1d echo{.distanceMm = 12'345,
                                .confidence = 65,
                                .transmitUs = 77,
                                .pingNumber = 4'000'000'000U,
                                .startMm = 300,
                                .lengthMm = 20'000,
                                .gain = 6,
                                .samples = test::someSamples(200, 3)};
        for (const bool profile : {true, false}) {
            const auto payload = profile ? echo.profilePayload() : echo.distancePayload();
            const auto ping = decoded(ping::Family::Ping1D, profile ? 1300 : 1212, payload);
            QVERIFY(ping);
            QVERIFY(almostEqual(*ping->distanceM, 12.345));
            QCOMPARE(*ping->confidencePercent, 65U);
            QCOMPARE(*ping->transmitUs, 77U);
            QCOMPARE(*ping->pingNumber, 4'000'000'000U);
            QVERIFY(almostEqual(ping->profile.startM, 0.3));
            QVERIFY(almostEqual(ping->profile.lengthM, 20));
            QCOMPARE(*ping->gainIndex, 6U);
            QCOMPARE(ping->profile.samples.size(), std::size_t(profile ? 200 : 0));
            QVERIFY(!ping->angleGrad && !ping->frequencyKhz && !ping->stepsGrad);
        }
        const test::Bytes simple{std::byte{0x10}, std::byte{0x27}, {}, {}, std::byte{100}};
        const auto ping = decoded(ping::Family::Ping1D, 1211, simple);
        QVERIFY(ping && almostEqual(*ping->distanceM, 10) && ping->confidencePercent == 100U);
        QVERIFY(!ping->gainIndex && !ping->pingNumber && !ping->transmitUs);
    }

    void aKindReadsItsOwnMessagesOnly()
    {
        const auto spoke = test::Spoke360{.samples = test::someSamples(30, 1)}.payload();
        const auto echo = test::Echo1d{.samples = test::someSamples(30, 1)}.profilePayload();
        for (const auto kind : std::initializer_list<ping::DeviceKind>{
                 ping::Family::Unknown, ping::Family::Ping1D, ping::Family::Ping360,
                 ping::DeviceKind::Vehicle})
            for (int id = 0; id < 3000; ++id) {
                const auto number = std::uint16_t(id);
                const bool scanner = kind == ping::Family::Ping360 && (id == 2300 || id == 2301);
                const bool sounder =
                    kind == ping::Family::Ping1D && (id == 1300 || id == 1211 || id == 1212);
                QCOMPARE(echo::isMeasurement(kind, number), scanner || sounder);
                QCOMPARE(decoded(kind, number, scanner ? spoke : echo).has_value(),
                         scanner || sounder);
            }
    }

    void aChosenSpeedScalesWhatTheDeviceMeasured()
    {
        const auto spoke = test::Spoke360{.samplePeriod = 400, .samples = {1, 2}}.payload();
        const auto echo = test::Echo1d{.distanceMm = 3000}.distancePayload();
        const struct {
            std::optional<double> chosen;
            std::optional<double> device;
            double scannerM;
            double sounderM;
            double scannerSpeed;
            double sounderSpeed;
        } rules[] = {{{}, {}, 0.015, 3, 1500, 1500},
                     {{}, 1450, 0.015, 3, 1500, 1450},
                     {1480, {}, 0.0148, 2.96, 1480, 1480},
                     {1480, 1600, 0.0148, 2.775, 1480, 1480}};
        for (const auto& rule : rules) {
            const echo::SoundSpeed speed{rule.chosen, rule.device};
            const auto scanner = decoded(ping::Family::Ping360, 2300, spoke, speed);
            QVERIFY(almostEqual(scanner->profile.lengthM, rule.scannerM));
            QCOMPARE(scanner->soundSpeed, rule.scannerSpeed);
            const auto sounder = decoded(ping::Family::Ping1D, 1212, echo, speed);
            QVERIFY(almostEqual(*sounder->distanceM, rule.sounderM));
            QCOMPARE(sounder->soundSpeed, rule.sounderSpeed);
        }
    }
};

LEADLINE_APPLESS_TEST(DecodePingTest)
#include "tst_decodeping.moc"
