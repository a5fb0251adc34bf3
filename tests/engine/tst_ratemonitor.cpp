// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/RateMonitor.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::RateMonitor;

namespace {

/// Pings for a while, looked at four times a second.
struct Sonar {
    RateMonitor pace;
    base::Instant now;
    RateMonitor::Counts counts;
    RateMonitor::Figures figures;

    /// Every `lostOfHundred`-th of a hundred is lost.
    void ping(base::Duration lasting, base::Duration period, base::Duration expected,
              int lostOfHundred = 0)
    {
        const base::Instant end = now + lasting;
        for (int i = 0; now < end; ++i) {
            now = now + period;
            if (i % 100 < lostOfHundred) {
                ++counts.lost;
            } else {
                ++counts.received;
                pace.addPing(now, expected);
            }
            if (i % std::max<int>(1, int(250ms / period)) == 0)
                figures = pace.measurePings(now, counts, expected, true);
        }
    }
};

} // namespace

class RateMonitorTest : public QObject {
    Q_OBJECT

private slots:
    void theRateIsThatOfThePings()
    {
        Sonar sonar;
        sonar.ping(10s, 40ms, 40ms);
        QCOMPARE(sonar.figures.rateHz, 25.0);
        QCOMPARE(sonar.figures.lossPercent.value_or(1), 0.0);
        QVERIFY(!sonar.figures.isPoor);
    }

    void silenceLowersIt()
    {
        Sonar sonar;
        sonar.ping(10s, 40ms, 40ms);
        const auto figures = sonar.pace.measurePings(sonar.now + 2s, sonar.counts, 40ms, true);
        QVERIFY(figures.rateHz < 15);
        QVERIFY(figures.rateHz > 0);
    }

    void slowTakesFiveSecondsAndRecoveryTwo()
    {
        Sonar sonar;
        sonar.ping(10s, 100ms, 100ms);
        sonar.ping(3s, 250ms, 100ms);
        QVERIFY(!sonar.figures.isPoor);
        sonar.ping(6s, 250ms, 100ms);
        QVERIFY(sonar.figures.isPoor);
        sonar.ping(1s, 100ms, 100ms);
        QVERIFY(sonar.figures.isPoor);
        sonar.ping(5s, 100ms, 100ms);
        QVERIFY(!sonar.figures.isPoor);
    }

    void lossIsSlowToo()
    {
        Sonar sonar;
        sonar.ping(20s, 50ms, 50ms, 10);
        QVERIFY(sonar.figures.lossPercent > 5 && sonar.figures.lossPercent < 20);
        QVERIFY(sonar.figures.isPoor);
    }

    void messagesAreCounted()
    {
        RateMonitor pace;
        base::Instant now;
        RateMonitor::Counts counts;
        RateMonitor::Figures figures = pace.measureMessages(now, counts);
        QVERIFY(!figures.lossPercent);
        for (int i = 0; i < 60; ++i) {
            now = now + 250ms;
            counts.received += 9;
            ++counts.lost;
            figures = pace.measureMessages(now, counts);
        }
        QCOMPARE(figures.rateHz, 36.0);
        QCOMPARE(figures.lossPercent.value_or(0), 10.0);
        QVERIFY(figures.isPoor);
        pace.reset();
        figures = pace.measureMessages(now, counts);
        QCOMPARE(figures.rateHz, 0.0);
        QVERIFY(!figures.isPoor);
    }
};

LEADLINE_GUILESS_TEST(RateMonitorTest)
#include "tst_ratemonitor.moc"
