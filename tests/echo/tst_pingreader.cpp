// SPDX-License-Identifier: GPL-3.0-or-later
#include "EchoLog.h"
#include "echo/PingReader.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;

class PingReaderTest : public QObject {
    Q_OBJECT

private slots:
    void countsPingsUpToATime()
    {
        test::EchoLog log(ping::Family::Ping1D);
        const auto profile = test::Echo1d{}.profile();
        log.add(test::distanceSimple(1, 1), 50ms);
        log.add(profile, 100ms);
        log.add(profile, 200ms);
        log.add(profile, 200ms);
        log.add(test::Echo1d{}.distance(), 250ms);
        log.add(profile, 300ms);
        const echo::PingReader reader(log.log(), 0);
        QCOMPARE(reader.count(), 4U);
        QCOMPARE(reader.countUpTo(-1ms), 0U);
        QCOMPARE(reader.countUpTo(99'999us), 0U);
        QCOMPARE(reader.countUpTo(100ms), 1U);
        QCOMPARE(reader.countUpTo(199ms), 1U);
        QCOMPARE(reader.countUpTo(200ms), 3U);
        QCOMPARE(reader.countUpTo(299ms), 3U);
        QCOMPARE(reader.countUpTo(300ms), 4U);
        QCOMPARE(reader.countUpTo(9h), 4U);
        QCOMPARE(*reader.timeOf(2), log::Time(200ms));
        QVERIFY(!reader.timeOf(4));
    }

    void countsUpToTheLastOneWhereTimesGoBack()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (const auto time : {10s, 20s, 5s, 8s})
            log.add(test::Echo1d{}.profile(), time);
        const echo::PingReader reader(log.log(), 0);
        QCOMPARE(reader.countUpTo(4s), 0U);
        QCOMPARE(reader.countUpTo(6s), 3U);
        QCOMPARE(reader.countUpTo(8s), 4U);
    }

    void aPingKnowsWhereItComesFrom()
    {
        test::EchoLog log(ping::Family::Ping360);
        log.add(test::deviceInformation(2, 1), 1s);
        log.add(test::Spoke360{.angleGrad = 7, .samples = {1, 2, 3}}.frame(), 2s);
        const echo::PingReader reader(log.log(), 0);
        echo::PingReader::Scratch scratch;
        const auto ping = reader.read(0, scratch);
        QVERIFY(ping);
        QCOMPARE(ping->frame, 1U);
        QCOMPARE(ping->stream, log::StreamNumber{0});
        QCOMPARE(ping->time, log::Time(2s));
        QCOMPARE(ping->profile.samples.size(), std::size_t{3});
        QVERIFY(!reader.read(1, scratch));
        QVERIFY(!reader.readFrame(0, scratch)); // no measurement
    }

    void theNewestPlausibleSpeedBeforeAPingCountsInAnyOrderOfReading()
    {
        test::EchoLog log(ping::Family::Ping1D);
        const auto ping = test::Echo1d{.distanceMm = 3000}.profile();
        const std::uint32_t reports[] = {1'500,     1'400'000, 1'500,     2'000'000, 0,
                                         1'600'000, 1'700'000, 1'700'001, 1'300'000, 1'299'999};
        std::vector<double> wanted;
        double device = 1500;
        for (const std::uint32_t report : reports) {
            log.add(ping);
            wanted.push_back(3 * 1490 / device);
            log.add(test::speedOfSound(report));
            if (report >= 1'300'000 && report <= 1'700'000)
                device = report / 1000.0;
        }
        const echo::PingReader reader(log.log(), 0, 1490);
        echo::PingReader::Scratch scratch;
        for (const std::size_t i : {0U, 1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U, 9U, 9U, 3U, 0U, 5U, 2U, 8U})
            QVERIFY(qAbs(*reader.read(i, scratch)->distanceM - wanted[i]) < 1e-9);
        // A log that grows.
        log.add(test::speedOfSound(1'450'000));
        log.add(ping);
        QVERIFY(qAbs(*reader.read(10, scratch)->distanceM - 3 * 1490 / 1450.0) < 1e-9);
    }
};

LEADLINE_APPLESS_TEST(PingReaderTest)
#include "tst_pingreader.moc"
