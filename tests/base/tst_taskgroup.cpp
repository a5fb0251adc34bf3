// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/TaskGroup.h"
#include "support/TestMain.h"

#include <QTest>

#include <atomic>
#include <chrono>
#include <latch>
#include <semaphore>

using namespace leadline;

class TaskGroupTest : public QObject {
    Q_OBJECT

private slots:
    void tasksRunAtTheSameTime()
    {
        base::TaskGroup group("test");
        std::latch all{3};
        std::atomic<int> done = 0;
        for (int i = 0; i < 3; ++i)
            group.start([&](const std::stop_token&) {
                all.arrive_and_wait(); // would wait for ever else
                ++done;
            });
        group.finish();
        QCOMPARE(done.load(), 3);
    }

    void thoseWithANumberAreStoppedAndNotTheOthers()
    {
        base::TaskGroup group("test");
        std::binary_semaphore first{0};
        std::binary_semaphore second{0};
        std::stop_token tokenOfSecond;
        group.start([&](const std::stop_token& stop) { waitForStop(stop, first); }, 1);
        group.start(
            [&](const std::stop_token& stop) {
                tokenOfSecond = stop;
                second.release();
            },
            2);
        second.acquire();
        group.requestStop(1);
        first.acquire(); // would wait for ever else
        QVERIFY(!tokenOfSecond.stop_requested());
    }

    void itsEndStopsAllAndWaits()
    {
        std::counting_semaphore<> stopped{0};
        {
            base::TaskGroup group("test");
            for (int i = 0; i < 2; ++i)
                group.start([&](const std::stop_token& stop) { waitForStop(stop, stopped); });
        }
        QVERIFY(stopped.try_acquire());
        QVERIFY(stopped.try_acquire());
    }

    void oneThatDetachesDoesNotWaitForATaskThatHangs()
    {
        std::binary_semaphore hangs{0};
        std::binary_semaphore goesOn{0};
        std::atomic<bool> stopped = false;
        {
            base::TaskGroup group("test", base::TasksAtEnd::Detach);
            group.start([&](const std::stop_token& stop) {
                hangs.release();
                goesOn.acquire();
                stopped = stop.stop_requested();
            });
            hangs.acquire();
        } // would wait for ever else
        QVERIFY(!base::waitForDetachableThreads(std::chrono::milliseconds(0)));
        goesOn.release();
        QVERIFY(base::waitForDetachableThreads(std::chrono::minutes(1)));
        QVERIFY(stopped);
    }

private:
    template<class Semaphore>
    static void waitForStop(const std::stop_token& stop, Semaphore& stopped)
    {
        std::binary_semaphore asked{0};
        const std::stop_callback ask(stop, [&] { asked.release(); });
        asked.acquire();
        stopped.release();
    }
};

LEADLINE_APPLESS_TEST(TaskGroupTest)
#include "tst_taskgroup.moc"
