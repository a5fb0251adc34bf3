// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/AgeSteps.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;

class AgeStepsTest : public QObject {
    Q_OBJECT

private slots:
    void theNewestIsNewAndTheSpanIsAllOfIt()
    {
        const echo::AgeSteps ages(100s, 20);
        QCOMPARE(ages.share(100s), 0.0);
        QCOMPARE(ages.share(101s), 0.0);
        QVERIFY(qAbs(ages.share(90s) - 0.5) < 1.0 / 32);
        QVERIFY(ages.share(80s) > 1 - 1.0 / 32);
        QCOMPARE(ages.share(50s), 1.0);
    }

    void mostStayAsTheyAreFromPingToPing()
    {
        int changes = 0;
        for (int ping = 1; ping <= 400; ++ping) {
            const log::Time before = 100s + 50ms * (ping - 1);
            const log::Time now = 100s + 50ms * ping;
            const double spanS = 20 + 0.01 * (ping % 3); // as it is measured
            if (echo::AgeSteps(before, 20).share(90s) != echo::AgeSteps(now, spanS).share(90s))
                ++changes;
        }
        QVERIFY2(changes > 10 && changes < 40, QByteArray::number(changes));
    }

    void withoutASpanAllIsNewOrOld()
    {
        const echo::AgeSteps ages(5s, 0);
        QCOMPARE(ages.share(5s), 0.0);
        QCOMPARE(ages.share(4s), 1.0);
    }
};

LEADLINE_APPLESS_TEST(AgeStepsTest)
#include "tst_agesteps.moc"
