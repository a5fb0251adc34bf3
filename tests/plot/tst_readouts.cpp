// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sea.h"
#include "plot/SettingsReadout.h"
#include "plot/Snapshots.h"
#include "sounder/SounderReadout.h"
#include "support/TestMain.h"

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;

class ReadoutsTest : public QObject {
    Q_OBJECT

private slots:
    void theDistanceIsTheNewestWhateverMessageTellsIt()
    {
        test::EchoLog log(ping::Family::Ping1D);
        log.add(test::Echo1d{.distanceMm = 1000, .confidence = 90, .samples = {1, 2}}.profile(),
                1s);
        log.add(test::Echo1d{.distanceMm = 2000, .confidence = 80}.distance(), 2s);
        log.add(test::distanceSimple(3000, 70), 3s);
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        app::SounderReadout readout;
        readout.setSource(&source);
        source.setPlayhead(500ms);
        QVERIFY(!readout.valid());
        for (const int second : {1, 2, 3, 1}) {
            source.setPlayhead(std::chrono::milliseconds(second * 1000 + 250));
            QVERIFY(readout.valid());
            QCOMPARE(readout.distanceM(), double(second));
            QCOMPARE(readout.confidencePercent(), 100 - 10 * second);
            QCOMPARE(readout.ageS(), 0.25);
            QVERIFY(readout.distanceErrorM() > 0.049 * second);
        }
        source.setReader(std::nullopt);
        QVERIFY(!readout.valid());
    }

    void aSnapshotSaysTheHeadingAndDepthThatItShows()
    {
        QCOMPARE(app::poseText({.headingDeg = 5, .headingTrue = true, .depthM = 3.2}),
                 QString::fromUtf8("005.0° T · vehicle depth 3.20 m"));
        QCOMPARE(app::poseText({.headingDeg = 315.04}), QString::fromUtf8("315.0° hdg"));
        QVERIFY(app::poseText({}).isEmpty());
    }

    void theDistanceOfAnotherInstantIsTheNewestThen()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (unsigned i = 1; i <= 5; ++i)
            log.add(test::distanceSimple(1000 * i, 90), std::chrono::seconds(i));
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        source.setPlayhead(5s);
        app::SounderReadout readout;
        readout.setSource(&source);
        QCOMPARE(readout.distanceM(), 5.0);
        readout.setTimeS(2.5);
        QCOMPARE(readout.distanceM(), 2.0);
        QCOMPARE(readout.ageS(), 0.5);
        readout.setTimeS(0.5);
        QVERIFY(!readout.valid());
        readout.setTimeS(qQNaN());
        QCOMPARE(readout.distanceM(), 5.0);
    }

    void theModeIsWhatTheDeviceSaidLast()
    {
        test::EchoLog log(ping::Family::Ping1D);
        const test::Bytes general{std::byte{3}, {}, std::byte{29}, {}, {}, {}, {},
                                  {},           {}, std::byte{1}};
        log.add(test::Echo1d{.samples = {1, 2}}.profile(), 1s);
        log.add(test::pingFrame(1205, {std::byte{0}}, 1), 2s);
        log.add(test::pingFrame(1210, general, 1), 3s);
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        app::SettingsReadout readout;
        readout.setSource(&source);
        for (const auto& [second, mode] : {std::pair(1s, -1), {2s, 0}, {3s, 1}, {2s, 0}}) {
            source.setPlayhead(second);
            QCOMPARE(readout.modeAuto(), mode);
        }
    }

    void aPing360sSettingsAreThoseOfItsNewestPing()
    {
        test::EchoLog log(ping::Family::Ping360);
        for (int i = 0; i < 500; ++i)
            log.add(test::Spoke360{.angleGrad = std::uint16_t(i % 200 * 2),
                                   .gain = 2,
                                   .samplePeriod = 750,
                                   .samples = test::Samples(400, 1)}
                        .frame());
        for (int i = 0; i < 500; ++i)
            log.add(test::Spoke360{.angleGrad = std::uint16_t(150 + std::abs(50 - i % 100)),
                                   .samples = test::Samples(1200, 1)}
                        .frame());
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        app::SettingsReadout readout;
        QVERIFY(!readout.valid());
        readout.setSource(&source);
        source.setPlayhead(49s);
        QVERIFY(readout.valid());
        QVERIFY(qAbs(readout.rangeToM() - 5.625) < 1e-9);
        QCOMPARE(readout.gainText(), QString("High"));
        QCOMPARE(readout.frequencyKhz(), 750);
        QCOMPARE(readout.sampleCount(), 400);
        QCOMPARE(readout.transmitUs(), 107);
        QCOMPARE(readout.stepGrad(), 2);
        QCOMPARE(readout.sectorText(), QStringLiteral("360°"));
        source.setPlayhead(99s);
        QCOMPARE(readout.gainText(), QString("Normal"));
        QCOMPARE(readout.sectorWidthDeg(), 45.0);
        QCOMPARE(readout.sectorText(), QStringLiteral("45° at −23°"));
    }

    void aPing1dsSettingsLeaveOutWhatItDoesNotSay()
    {
        test::EchoLog log(ping::Family::Ping1D);
        log.add(test::Echo1d{.samples = test::Samples(200, 1)}.profile(), 1s);
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        source.setPlayhead(2s);
        app::SettingsReadout readout;
        readout.setSource(&source);
        QCOMPARE(readout.rangeFromM(), 0.25);
        QCOMPARE(readout.rangeToM(), 10.0);
        QCOMPARE(readout.gainIndex(), 3);
        QCOMPARE(readout.gainText(), QString("22.2 dB"));
        QCOMPARE(readout.frequencyKhz(), -1);
        QCOMPARE(readout.sectorText(), QString());
    }

    void clippedSamplesAreSaidWithWhatHelps()
    {
        test::EchoLog log(ping::Family::Ping360);
        for (unsigned i = 0; i < 40; ++i) {
            test::Samples samples(400, 100);
            // The ringing, and a quarter of what lies behind it from the twentieth ping on.
            std::fill(samples.begin(), samples.begin() + 20, std::uint8_t(255));
            if (i >= 20)
                std::fill(samples.begin() + 200, samples.begin() + 292, std::uint8_t(255));
            log.add(test::Spoke360{.angleGrad = std::uint16_t(i), .gain = 2, .samples = samples}
                        .frame());
        }
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        app::SettingsReadout readout;
        readout.setSource(&source);
        source.setPlayhead(1900ms);
        QCOMPARE(readout.clippedPercent(), 0);
        QCOMPARE(readout.clippedText(), QString());
        source.setPlayhead(3950ms);
        QVERIFY(std::abs(readout.clippedPercent() - 25) <= 1);
        QCOMPARE(
            readout.clippedText(),
            QStringLiteral("%1 % of samples clipped. Try Normal.").arg(readout.clippedPercent()));
        // Over the newest pings, so it grows and falls without a leap, and back to the same.
        source.setPlayhead(2750ms);
        const int half = readout.clippedPercent();
        QVERIFY(half > 5 && half < 20);
        source.setPlayhead(3950ms);
        source.setPlayhead(2750ms);
        QCOMPARE(readout.clippedPercent(), half);
    }

    void atTheLowestGainThereIsNothingToTry()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (unsigned i = 0; i < 3; ++i)
            log.add(test::Echo1d{.pingNumber = i, .gain = i, .samples = test::Samples(200, 255)}
                        .profile());
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        app::SettingsReadout readout;
        readout.setSource(&source);
        source.setPlayhead(0ms);
        QCOMPARE(readout.clippedText(), QStringLiteral("100 % of samples clipped."));
        source.setPlayhead(200ms);
        QCOMPARE(readout.clippedText(),
                 QStringLiteral("100 % of samples clipped. Try gain 1 (×1.8)."));
    }

    void theRateOfClosingIsThatOfTheLastSecondsOrNone()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (unsigned i = 0; i < 100; ++i) // 0.5 m/s nearer, then still, then unsure of it
            log.add(test::Echo1d{.distanceMm = i < 50 ? 9000 - 50 * i : 6550,
                                 .confidence = std::uint16_t(i < 90 ? 95 : 20),
                                 .pingNumber = i,
                                 .samples = {1, 2}}
                        .profile());
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        app::SounderReadout readout;
        readout.setSource(&source);
        source.setPlayhead(4s);
        QVERIFY(std::isnan(readout.closingMS())); // nobody wants it
        readout.setProperty("closingWanted", true);
        source.setPlayhead(4500ms);
        QVERIFY(std::abs(readout.closingMS() - 0.5) < 1e-6);
        // The device's speed of sound may be off by 5 %.
        QVERIFY(std::abs(readout.closingErrorMS() - std::hypot(0.01, 0.025)) < 1e-6);
        source.setPlayhead(8500ms);
        QVERIFY(std::abs(readout.closingMS()) < 1e-6);
        source.setPlayhead(200ms);
        QVERIFY(std::isnan(readout.closingMS()));
        QCOMPARE(readout.closingErrorMS(), 0.0);
    }
};

LEADLINE_GUI_TEST(ReadoutsTest)
#include "tst_readouts.moc"
