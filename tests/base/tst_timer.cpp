// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Timer.h"
#include "support/TestMain.h"

#include <QTest>

#include <memory>

using namespace leadline::base;
using namespace std::chrono_literals;

class TimerTest : public QObject {
    Q_OBJECT

private slots:
    void settingItAgainForgetsTheDeadlineBefore()
    {
        FakeClock clock;
        Timer timer(clock);
        QByteArray ran;
        timer.after(1s, [&] { ran += 'a'; });
        timer.after(2s, [&] { ran += 'b'; });
        QVERIFY(timer.isSet());
        clock.advance(5s);
        QCOMPARE(ran, QByteArray("b"));
        QVERIFY(!timer.isSet());
    }

    void itEndsWithItsOwner()
    {
        FakeClock clock;
        int ran = 0;
        {
            Timer timer(clock);
            timer.after(1s, [&] { ++ran; });
        }
        clock.advance(5s);
        QCOMPARE(ran, 0);
        QVERIFY(!clock.nextDeadline());
    }

    void itsCallbackMaySetItAgainOrEndIt()
    {
        FakeClock clock;
        auto timer = std::make_unique<Timer>(clock);
        int ran = 0;
        std::function<void()> again = [&] {
            if (++ran == 3)
                timer.reset();
            else
                timer->after(1s, again);
        };
        timer->after(1s, again);
        clock.advance(10s);
        QCOMPARE(ran, 3);
    }
};

LEADLINE_APPLESS_TEST(TimerTest)
#include "tst_timer.moc"
