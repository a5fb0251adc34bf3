// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Clock.h"
#include "support/TestMain.h"

#include <QTest>

#include <memory>
#include <string>
#include <thread>

using namespace leadline::base;
using namespace std::chrono_literals;

class ClockTest : public QObject {
    Q_OBJECT

private slots:
    void runsTimersInOrderOfTheirDeadlines()
    {
        FakeClock clock;
        std::string ran;
        clock.after(2s, [&] { ran += 'b'; });
        clock.after(1s, [&] { ran += 'a'; });
        clock.after(2s, [&] { ran += 'c'; });
        clock.advance(999ms);
        QCOMPARE(ran, std::string());
        clock.advance(10s);
        QCOMPARE(ran, std::string("abc"));
        QVERIFY(!clock.nextDeadline());
    }

    void aCallbackSeesItsOwnDeadline()
    {
        FakeClock clock;
        Instant seen;
        clock.after(1500ms, [&] { seen = clock.now(); });
        clock.advance(4s);
        QCOMPARE(seen.sinceZero, Duration(1500ms));
        QCOMPARE(clock.now().sinceZero, Duration(4s));
    }

    void cancelledTimersStaySilent()
    {
        FakeClock clock;
        int ran = 0;
        const auto first = clock.after(1s, [&] { ++ran; });
        Clock::TimerId second = 0;
        clock.after(500ms, [&] { clock.cancel(second); });
        second = clock.after(2s, [&] { ++ran; });
        clock.cancel(first);
        clock.cancel(first);
        clock.advance(5s);
        QCOMPARE(ran, 0);
    }

    void whatGoesWithACallbackMayCancelTimers()
    {
        FakeClock clock;
        bool ran = false;
        {
            const auto next = clock.after(1s, [&] { ran = true; });
            const std::shared_ptr<void> owner(nullptr,
                                              [&clock, next](void*) { clock.cancel(next); });
            clock.after(500ms, [owner] { Q_UNUSED(owner) });
        }
        clock.advance(4s);
        QVERIFY(!ran);
    }

    void aRepeatingTimerRunsOncePerPeriod()
    {
        FakeClock clock;
        int ran = 0;
        std::function<void()> again = [&] {
            ++ran;
            clock.after(100ms, again);
        };
        clock.after(100ms, again);
        clock.advance(1s);
        QCOMPARE(ran, 10);
    }

    void aTimerThatIsAlwaysDueDoesNotHang()
    {
        FakeClock clock;
        int ran = 0;
        std::function<void()> again = [&] {
            ++ran;
            clock.after(0s, again);
        };
        clock.after(0s, again);
        QCOMPARE(clock.runDue(), std::size_t{1});
        QCOMPARE(ran, 1);
    }

    void whatOtherThreadsPostIsDueAtOnce()
    {
        std::string ran;
        Clock::Poster post;
        {
            FakeClock clock;
            post = clock.poster();
            clock.after(1s, [&] { ran += 'b'; });
            std::jthread([&] { post([&] { ran += 'a'; }); }).join();
            QVERIFY(ran.empty());
            clock.advance(1s);
            QCOMPARE(ran, std::string("ab"));
            post([&] {
                ran += 'c';
                post([&] { ran += 'd'; });
            });
            QCOMPARE(clock.runDue(), std::size_t{1});
            QCOMPARE(ran, std::string("abc"));
            clock.advance({});
            QCOMPARE(ran, std::string("abcd"));
        }
        post([&] { ran += 'x'; });
        QCOMPARE(ran, std::string("abcd"));
    }

    void theSystemClockGoesForwards()
    {
        const SystemClock clock;
        const Instant before = clock.now();
        QVERIFY(clock.now() >= before);
    }
};

LEADLINE_APPLESS_TEST(ClockTest)
#include "tst_clock.moc"
