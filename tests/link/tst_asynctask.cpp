// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/AsyncTask.h"

#include "link/EventLoopClock.h"
#include "support/TestMain.h"

#include <QTest>

#include <thread>
#include <vector>

using namespace leadline;
using namespace std::chrono_literals;
using link::AsyncTask;

class AsyncTaskTest : public QObject {
    Q_OBJECT

private slots:
    void whatAnotherThreadFoundComesByTheClock()
    {
        link::EventLoopClock clock;
        std::vector<std::thread> threads;
        AsyncTask<std::thread::id> errand(
            clock, [&](std::function<void()> work) { threads.emplace_back(std::move(work)); });
        std::optional<std::thread::id> found;
        errand.start([] { return std::this_thread::get_id(); },
                     [&](std::thread::id id) { found = id; });
        QVERIFY(errand.isUnderWay());
        QTRY_VERIFY(found.has_value());
        QVERIFY(*found != std::this_thread::get_id());
        QVERIFY(!errand.isUnderWay());
        for (std::thread& each : threads)
            each.join();
    }

    void nobodyWaitsForASlowWorker()
    {
        base::FakeClock clock;
        std::function<void()> work;
        AsyncTask<int> errand(clock, [&](std::function<void()> given) { work = std::move(given); });
        int found = 0;
        errand.start([] { return 7; }, [&](int value) { found = value; });
        clock.advance(1h);
        QCOMPARE(found, 0);
        work();
        clock.advance(10ms);
        QCOMPARE(found, 7);
    }

    void whatWasStoppedOrStartedAnewIsNotHeardOf()
    {
        base::FakeClock clock;
        std::vector<std::function<void()>> work;
        std::vector<int> found;
        {
            AsyncTask<int> errand(clock, [&](std::function<void()> each) { work.push_back(each); });
            const auto keep = [&](int value) { found.push_back(value); };
            errand.start([] { return 1; }, keep);
            errand.stop();
            errand.start([] { return 2; }, keep);
            errand.start([] { return 3; }, keep);
            for (const auto& each : work)
                each();
            clock.advance(1s);
            QCOMPARE(found, std::vector<int>{3});
            errand.start([] { return 4; }, keep);
        }
        work.back()();
        clock.advance(1s);
        QCOMPARE(found, std::vector<int>{3});
    }
};

LEADLINE_GUILESS_TEST(AsyncTaskTest)
#include "tst_asynctask.moc"
