// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/TaskQueue.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <semaphore>
#include <thread>
#include <vector>

using namespace leadline;

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

    void oneWithoutTasksEnds()
    {
        base::TaskQueue queue("test");
        queue.finish();
    }
};

LEADLINE_APPLESS_TEST(TaskQueueTest)
#include "tst_taskqueue.moc"
