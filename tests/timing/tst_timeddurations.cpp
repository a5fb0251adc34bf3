// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/RecentDurations.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using mavlink::TimedDurations;

class TimedDurationsTest : public QObject {
    Q_OBJECT

private slots:
    void nothingHasNoSummary() { QVERIFY(!TimedDurations(5min).summary()); }

    void theStretchThatEndsAtTheNewestCounts()
    {
        TimedDurations times(5min);
        times.add({0s}, 900ms);
        times.add({10s}, 10ms);
        times.add({300s}, 20ms);
        QCOMPARE(times.summary()->most, base::Duration(900ms));
        times.add({300s + 1ns}, 30ms);
        QCOMPARE(times.summary()->most, base::Duration(30ms));
        QCOMPARE(times.summary()->median, base::Duration(20ms));
        QCOMPARE(times.size(), std::size_t{3});
    }

    void withTimeAllAreForgotten()
    {
        TimedDurations times(5min);
        times.add({1s}, 10ms);
        times.add({2s}, 20ms);
        times.forgetUpTo({301s});
        QCOMPARE(times.size(), std::size_t{2});
        times.forgetUpTo({301s + 1ns});
        QCOMPARE(times.size(), std::size_t{1});
        times.forgetUpTo({1h});
        QVERIFY(!times.summary());
    }

    void howeverManyComeSoManyAreKept()
    {
        TimedDurations times(5min);
        for (std::size_t i = 0; i < TimedDurations::maxKept + 5; ++i)
            times.add({1s}, i < 5 ? 1h : 1ms);
        QCOMPARE(times.size(), TimedDurations::maxKept);
        QCOMPARE(times.summary()->most, base::Duration(1ms));
        times.clear();
        QCOMPARE(times.size(), std::size_t{0});
    }
};

LEADLINE_APPLESS_TEST(TimedDurationsTest)
#include "tst_timeddurations.moc"
