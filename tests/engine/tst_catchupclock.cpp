// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/CatchUpClock.h"
#include "support/TestMain.h"

#include <QTest>

#include <vector>

using namespace leadline;
using namespace std::chrono_literals;
using app::CatchUpClock;

class CatchUpClockTest : public QObject {
    Q_OBJECT

private slots:
    void standsInThePastUntilItCatchesUp()
    {
        CatchUpClock clock(10s);
        const base::Instant begin = clock.now();
        QVERIFY(clock.late());
        QCOMPARE(clock.now(), begin);
        std::vector<base::Duration> ticks;
        std::function<void()> tick = [&] {
            ticks.push_back(clock.now() - begin);
            clock.after(1s, tick);
        };
        clock.after(1s, tick);
        clock.catchUp();
        QVERIFY(!clock.late());
        QVERIFY(clock.now() >= begin + 10s);
        QVERIFY(ticks.size() >= 10);
        for (std::size_t i = 0; i < 10; ++i)
            QCOMPARE(ticks[i], base::Duration(1s) * static_cast<int>(i + 1));
    }

    void goesOnlySoFarWhereThatIsSaid()
    {
        // Before the computer was started, too.
        constexpr auto behind = std::chrono::hours(24 * 3650);
        CatchUpClock clock(behind);
        const base::Instant begin = clock.now();
        int ticks = 0;
        std::function<void()> tick = [&] {
            ++ticks;
            clock.after(1s, tick);
        };
        clock.after(1s, tick);
        clock.catchUp(3500ms);
        QCOMPARE(ticks, 3);
        QVERIFY(clock.late());
        QCOMPARE(clock.now() - begin, base::Duration(3500ms));
        clock.catchUp(500ms);
        QCOMPARE(ticks, 4);
        QCOMPARE(clock.now() - begin, base::Duration(4s));
    }

    void isNotLateAnyMoreAtThePresent()
    {
        CatchUpClock clock(1s);
        clock.catchUp(1min);
        QVERIFY(!clock.late());
    }

    void goesOnWithTheEventLoop()
    {
        CatchUpClock clock(1s);
        bool called = false;
        clock.after(1500ms, [&] { called = true; });
        clock.catchUp();
        QTRY_VERIFY(called);
    }

    void isTheComputersClockWhenItIsNotLate()
    {
        CatchUpClock clock;
        QVERIFY(!clock.late());
        const base::SystemClock system;
        const base::Instant before = system.now();
        const base::Instant now = clock.now();
        QVERIFY(before <= now && now <= system.now());
    }
};

LEADLINE_GUILESS_TEST(CatchUpClockTest)
#include "tst_catchupclock.moc"
