// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/LiveDistances.h"

#include "alarms/AlarmWatch.h"
#include "echo/EchoLog.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::LiveDistances;

class LiveDistancesTest : public QObject {
    Q_OBJECT

private slots:
    void whatComesIsHandedOnOnce()
    {
        test::EchoLog log(ping::Family::Ping1D);
        add(log, 5000, 90);
        LiveDistances distances;
        // The past is not warned of.
        QVERIFY(distances.readNew(log.log(), 0).empty());
        add(log, 4000, 90);
        add(log, 3000, 20);
        const auto fresh = distances.readNew(log.log(), 0);
        QCOMPARE(fresh.size(), std::size_t{2});
        QCOMPARE(fresh.front().distanceM, 4.0);
        QCOMPARE(fresh.front().confidencePercent, 90);
        QCOMPARE(fresh.front().time, log::Time(100ms));
        QCOMPARE(fresh.back().distanceM, 3.0);
        QCOMPARE(fresh.back().confidencePercent, 20);
        QVERIFY(distances.readNew(log.log(), 0).empty());
    }

    void looseDistancesCountInTheirPlace()
    {
        test::EchoLog log(ping::Family::Ping1D);
        LiveDistances distances;
        QVERIFY(distances.readNew(log.log(), 0).empty());
        add(log, 5000, 90);
        log.add(test::Echo1d{.distanceMm = 4500, .confidence = 70}.distance());
        add(log, 4000, 90);
        const auto fresh = distances.readNew(log.log(), 0);
        QCOMPARE(fresh.size(), std::size_t{3});
        QCOMPARE(fresh[1].distanceM, 4.5);
        QCOMPARE(fresh[1].confidencePercent, 70);
    }

    void aRepeatedPingCountsOnce()
    {
        test::EchoLog log(ping::Family::Ping1D);
        LiveDistances distances;
        QVERIFY(distances.readNew(log.log(), 0).empty());
        const auto near = [](std::uint32_t number) {
            return test::Echo1d{.distanceMm = 400, .confidence = 90, .pingNumber = number};
        };
        app::AlarmWatch watch;
        watch.setLimits({.nearM = 1.0, .farM = {}}, {});
        watch.begin({});
        const auto measure = [&] {
            for (const app::MeasuredDistance& each : distances.readNew(log.log(), 0))
                watch.measured(each);
        };
        // One is there three times, and overtaken by the next one.
        log.add(near(1).profile());
        log.add(near(1).profile());
        measure();
        log.add(near(2).profile());
        log.add(near(1).profile());
        log.add(near(2).distance());
        log.add(near(2).distance());
        QCOMPARE(distances.readNew(log.log(), 0).size(), std::size_t{2});
        watch.begin({});
        log.add(near(3).profile());
        log.add(near(3).profile());
        log.add(near(4).profile());
        log.add(near(3).profile());
        measure();
        QVERIFY(!watch.sounding());
        log.add(near(5).profile());
        measure();
        QVERIFY(watch.sounding());
        // A device that counts nothing, and says the same for seconds, is heard all the same.
        log.add(near(5).profile(), 10s);
        QCOMPARE(distances.readNew(log.log(), 0).size(), std::size_t{1});
        // Without a number it may be another one.
        log.add(test::distanceSimple(400, 90), 10s);
        log.add(test::distanceSimple(400, 90), 10s);
        QCOMPARE(distances.readNew(log.log(), 0).size(), std::size_t{2});
    }

    void afterABreakOnlyWhatComesThenCounts()
    {
        test::EchoLog log(ping::Family::Ping1D);
        LiveDistances distances;
        QVERIFY(distances.readNew(log.log(), 0).empty());
        distances.clear();
        add(log, 5000, 90);
        QVERIFY(distances.readNew(log.log(), 0).empty());
        add(log, 4000, 90);
        QCOMPARE(distances.readNew(log.log(), 0).size(), std::size_t{1});
    }

private:
    void add(test::EchoLog& log, std::uint32_t mm, std::uint16_t percent)
    {
        log.add(test::Echo1d{.distanceMm = mm, .confidence = percent, .pingNumber = ++m_ping}
                    .profile());
    }
    std::uint32_t m_ping = 0;
};

LEADLINE_APPLESS_TEST(LiveDistancesTest)
#include "tst_livedistances.moc"
