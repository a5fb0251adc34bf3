// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/TaskQueue.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <semaphore>
#include <thread>
#include <vector>

using namespace leadline;
using namespace std::chrono_literals;

class TaskQueueTest : public QObject {
    Q_OBJECT

private slots:
    void tasksAreDoneInOrderOnOneOtherThread()
    {
        base::TaskQueue queue("test");
        std::vector<int> done;
        std::vector<std::thread::id> threads;
        for (int i = 0; i < 100; ++i)
            queue.post([&, i] {
                done.push_back(i);
                threads.push_back(std::this_thread::get_id());
            });
        queue.finish();
        std::vector<int> expected;
        for (int i = 0; i < 100; ++i)
            expected.push_back(i);
        QCOMPARE(done, expected);
        QVERIFY(threads.front() != std::this_thread::get_id());
        QCOMPARE(std::ranges::count(threads, threads.front()), 100);
    }

    void whoHandsOverDoesNotWait()
    {
        base::TaskQueue queue("test");
        std::binary_semaphore goesOn{0};
        bool done = false;
        queue.post([&] {
            goesOn.acquire();
            done = true;
        });
        goesOn.release(); // would not be reached else
        queue.finish();
        QVERIFY(done);
    }

    void whatWasHandedOverIsDoneBeforeItEnds()
    {
        int done = 0;
        {
            base::TaskQueue queue("test");
            queue.post([&] {
                ++done;
                queue.post([&] { ++done; });
            });
        }
        QCOMPARE(done, 2);
    }

    void oneThatDetachesDoesNotWaitForATaskThatHangs()
    {
        std::binary_semaphore hangs{0};
        std::binary_semaphore goesOn{0};
        std::atomic<int> done = 0;
        {
            base::TaskQueue queue("test", base::TasksAtEnd::Detach);
            queue.post([&] {
                hangs.release();
                goesOn.acquire();
                ++done;
            });
            queue.post([&] { ++done; });
            hangs.acquire();
        } // would wait for ever else
        QCOMPARE(done.load(), 0);
        QVERIFY(!base::waitForDetachableThreads(0ms));
        goesOn.release();
        QVERIFY(base::waitForDetachableThreads(std::chrono::minutes(1)));
        // The one that waited is done as well, as long as the program lives.
        QCOMPARE(done.load(), 2);
    }

    void whatADetachedTaskOwnsGoesBeforeItCountsAsEnded()
    {
        auto owned = std::make_shared<int>(1);
        const std::weak_ptr<int> its = owned;
        {
            base::TaskQueue queue("test", base::TasksAtEnd::Detach);
            queue.post([owned = std::move(owned)] {});
        }
        QVERIFY(base::waitForDetachableThreads(std::chrono::minutes(1)));
        QVERIFY(its.expired());
    }

    void oneWithoutTasksEnds()
    {
        base::TaskQueue queue("test");
        queue.finish();
        const base::TaskQueue detached("test", base::TasksAtEnd::Detach);
    }
};

LEADLINE_APPLESS_TEST(TaskQueueTest)
#include "tst_taskqueue.moc"
