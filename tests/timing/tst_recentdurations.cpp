// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/RecentDurations.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using mavlink::RecentDurations;

class RecentDurationsTest : public QObject {
    Q_OBJECT

private slots:
    void nothingHasNoSummary()
    {
        const RecentDurations none;
        QVERIFY(!none.summary());
        QCOMPARE(none.newest(), base::Duration::zero());
    }

    void percentilesAreByNearestRank()
    {
        RecentDurations hundred;
        for (int i = 100; i >= 1; --i)
            hundred.add(i * 1ms);
        QCOMPARE(hundred.newest(), base::Duration(1ms));
        const mavlink::DurationSummary summary = *hundred.summary();
        QCOMPARE(summary.least, base::Duration(1ms));
        QCOMPARE(summary.median, base::Duration(50ms));
        QCOMPARE(summary.p95, base::Duration(95ms));
        QCOMPARE(summary.p99, base::Duration(99ms));
        QCOMPARE(summary.most, base::Duration(100ms));
    }

    void ofOneAllAreTheSame()
    {
        RecentDurations one;
        one.add(7ms);
        const mavlink::DurationSummary summary = *one.summary();
        QCOMPARE(summary.least, base::Duration(7ms));
        QCOMPARE(summary.median, base::Duration(7ms));
        QCOMPARE(summary.p99, base::Duration(7ms));
        QCOMPARE(summary.most, base::Duration(7ms));
    }

    void theLastThousandCount()
    {
        RecentDurations many;
        many.add(1h);
        for (int i = 1; i <= 1000; ++i)
            many.add(i * 1us);
        QCOMPARE(many.size(), RecentDurations::maxKept);
        QCOMPARE(many.newest(), base::Duration(1ms));
        QCOMPARE(many.summary()->most, base::Duration(1ms));
        QCOMPARE(many.summary()->median, base::Duration(500us));
    }
};

LEADLINE_APPLESS_TEST(RecentDurationsTest)
#include "tst_recentdurations.moc"
