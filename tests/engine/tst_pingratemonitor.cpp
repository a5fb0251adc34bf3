// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/PingRateMonitor.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::PingRateMonitor;

namespace {

/// Pings for a while, looked at four times a second.
struct Sonar {
    PingRateMonitor pace;
    base::Instant now;
    device::PingCounts counts;
    PingRateMonitor::Figures figures;

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
                ++counts.pings;
                pace.pinged(now, expected);
            }
            if (i % std::max<int>(1, int(250ms / period)) == 0)
                figures = pace.look(now, counts, expected, true);
        }
    }
};

} // namespace

class PingRateMonitorTest : public QObject {
    Q_OBJECT

private slots:
    void theRateIsThatOfThePings()
    {
        Sonar sonar;
        sonar.ping(10s, 40ms, 40ms);
        QCOMPARE(sonar.figures.rateHz, 25.0);
        QCOMPARE(sonar.figures.lossPercent, 0.0);
        QVERIFY(!sonar.figures.slow);
    }

    void silenceLowersIt()
    {
        Sonar sonar;
        sonar.ping(10s, 40ms, 40ms);
        const auto figures = sonar.pace.look(sonar.now + 2s, sonar.counts, 40ms, true);
        QVERIFY(figures.rateHz < 15);
        QVERIFY(figures.rateHz > 0);
    }

    void slowTakesFiveSecondsAndRecoveryTwo()
    {
        Sonar sonar;
        sonar.ping(10s, 100ms, 100ms);
        sonar.ping(3s, 250ms, 100ms);
        QVERIFY(!sonar.figures.slow);
        sonar.ping(6s, 250ms, 100ms);
        QVERIFY(sonar.figures.slow);
        sonar.ping(1s, 100ms, 100ms);
        QVERIFY(sonar.figures.slow);
        sonar.ping(5s, 100ms, 100ms);
        QVERIFY(!sonar.figures.slow);
    }

    void lossIsSlowToo()
    {
        Sonar sonar;
        sonar.ping(20s, 50ms, 50ms, 10);
        QVERIFY(sonar.figures.lossPercent > 5 && sonar.figures.lossPercent < 20);
        QVERIFY(sonar.figures.slow);
    }
};

LEADLINE_GUILESS_TEST(PingRateMonitorTest)
#include "tst_pingratemonitor.moc"
