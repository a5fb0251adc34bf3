// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/AsyncTask.h"
#include "support/TestMain.h"

#include <QTest>

#include <vector>

using namespace leadline;
using namespace std::chrono_literals;
using base::AsyncTask;

class AsyncTaskTest : public QObject {
    Q_OBJECT

private slots:
    void nobodyWaitsForASlowWorker()
    {
        base::FakeClock clock;
        std::function<void()> work;
        AsyncTask<int> task(clock, [&](std::function<void()> given) { work = std::move(given); });
        int found = 0;
        task.start([] { return 7; }, [&](int value) { found = value; });
        clock.advance(1h);
        QCOMPARE(found, 0);
        work();
        clock.advance(10ms);
        QCOMPARE(found, 7);
    }

    void whatWasCancelledBeforeItBeganIsNotDone()
    {
        base::FakeClock clock;
        std::function<void()> work;
        AsyncTask<int> task(clock, [&](std::function<void()> given) { work = std::move(given); });
        bool began = false;
        task.start([&] { return (began = true) ? 1 : 0; }, [](int) {});
        QVERIFY(task.isRunning());
        task.cancel();
        QVERIFY(!task.isRunning());
        work();
        QVERIFY(!began);
    }

    void aResultMayStartTheNextOrEndTheTask()
    {
        base::FakeClock clock;
        const auto atOnce = [](const std::function<void()>& work) { work(); };
        auto task = std::make_unique<AsyncTask<int>>(clock, atOnce);
        std::vector<int> found;
        task->start([] { return 1; },
                    [&](int value) {
                        found.push_back(value);
                        task->start([] { return 2; },
                                    [&](int next) {
                                        task.reset();
                                        found.push_back(next);
                                    });
                    });
        QVERIFY(found.empty());
        clock.advance(1s);
        QCOMPARE(found, (std::vector{1, 2}));
        QVERIFY(!task);
    }

    void aWorkerMayOutliveTheClock()
    {
        std::function<void()> work;
        {
            base::FakeClock clock;
            AsyncTask<int> task(clock,
                                [&](std::function<void()> given) { work = std::move(given); });
            task.start([] { return 1; }, [](int) { QFAIL("There is no clock any more."); });
        }
        work();
    }

    void whatWasStoppedOrStartedAnewIsNotHeardOf()
    {
        base::FakeClock clock;
        std::vector<std::function<void()>> work;
        std::vector<int> found;
        {
            AsyncTask<int> task(clock, [&](std::function<void()> each) { work.push_back(each); });
            const auto keep = [&](int value) { found.push_back(value); };
            task.start([] { return 1; }, keep);
            task.cancel();
            task.start([] { return 2; }, keep);
            task.start([] { return 3; }, keep);
            for (const auto& each : work)
                each();
            clock.advance(1s);
            QCOMPARE(found, std::vector<int>{3});
            task.start([] { return 4; }, keep);
        }
        work.back()();
        clock.advance(1s);
        QCOMPARE(found, std::vector<int>{3});
    }
};

LEADLINE_APPLESS_TEST(AsyncTaskTest)
#include "tst_asynctask.moc"
