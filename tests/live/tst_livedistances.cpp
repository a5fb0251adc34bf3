// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveDistances.h"

#include "echo/EchoLog.h"
#include "live/AlarmWatch.h"
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
        test::EchoLog log(log::StreamKind::Ping1D);
        add(log, 5000, 90);
        LiveDistances distances;
        // The past is not warned of.
        QVERIFY(distances.take(log.log(), 0).empty());
        add(log, 4000, 90);
        add(log, 3000, 20);
        const auto fresh = distances.take(log.log(), 0);
        QCOMPARE(fresh.size(), std::size_t{2});
        QCOMPARE(fresh.front().distanceM, 4.0);
        QCOMPARE(fresh.front().confidencePercent, 90);
        QCOMPARE(fresh.front().time, log::Time(100ms));
        QCOMPARE(fresh.back().distanceM, 3.0);
        QCOMPARE(fresh.back().confidencePercent, 20);
        QVERIFY(distances.take(log.log(), 0).empty());
    }

    void looseDistancesCountInTheirPlace()
    {
        test::EchoLog log(log::StreamKind::Ping1D);
        LiveDistances distances;
        QVERIFY(distances.take(log.log(), 0).empty());
        add(log, 5000, 90);
        log.add(test::Echo1d{.distanceMm = 4500, .confidence = 70}.distance());
        add(log, 4000, 90);
        const auto fresh = distances.take(log.log(), 0);
        QCOMPARE(fresh.size(), std::size_t{3});
        QCOMPARE(fresh[1].distanceM, 4.5);
        QCOMPARE(fresh[1].confidencePercent, 70);
    }

    void afterABreakOnlyWhatComesThenCounts()
    {
        test::EchoLog log(log::StreamKind::Ping1D);
        LiveDistances distances;
        QVERIFY(distances.take(log.log(), 0).empty());
        distances.forget();
        add(log, 5000, 90);
        QVERIFY(distances.take(log.log(), 0).empty());
        add(log, 4000, 90);
        QCOMPARE(distances.take(log.log(), 0).size(), std::size_t{1});
    }

private:
    static void add(test::EchoLog& log, std::uint32_t mm, std::uint16_t percent)
    {
        log.add(test::Echo1d{.distanceMm = mm, .confidence = percent}.profile());
    }
};

LEADLINE_APPLESS_TEST(LiveDistancesTest)
#include "tst_livedistances.moc"
