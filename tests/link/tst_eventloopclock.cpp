// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/EventLoopClock.h"

#include "base/AsyncTask.h"
#include "support/TestMain.h"

#include <QTest>

#include <functional>
#include <optional>
#include <thread>
#include <vector>

using namespace leadline;
using namespace std::chrono_literals;

class EventLoopClockTest : public QObject {
    Q_OBJECT

private slots:
    void timersRunInTheEventLoopInOrderAndNotEarly()
    {
        link::EventLoopClock clock;
        QByteArray order;
        const base::Instant due = clock.now() + 20ms;
        base::Instant ran;
        clock.at(due, [&] {
            order += 'b';
            ran = clock.now();
        });
        clock.after(0ms, [&] { order += 'a'; });
        const auto never = clock.after(10ms, [&] { order += 'x'; });
        clock.cancel(never);
        clock.after(21ms, [&] {
            order += 'c';
            clock.after(0ms, [&] { order += 'd'; });
        });
        QCOMPARE(order, QByteArray());
        QTRY_COMPARE(order, QByteArray("abcd"));
        QVERIFY(ran >= due);
    }

    void whatAnotherThreadFoundComesByTheClock()
    {
        link::EventLoopClock clock;
        std::vector<std::thread> threads;
        base::AsyncTask<std::thread::id> task(
            clock, [&](std::function<void()> work) { threads.emplace_back(std::move(work)); });
        std::optional<std::thread::id> found;
        task.start([] { return std::this_thread::get_id(); },
                   [&](std::thread::id id) { found = id; });
        QVERIFY(task.isRunning());
        QTRY_VERIFY(found.has_value());
        QVERIFY(*found != std::this_thread::get_id());
        QVERIFY(!task.isRunning());
        for (std::thread& each : threads)
            each.join();
    }
};

LEADLINE_GUILESS_TEST(EventLoopClockTest)
#include "tst_eventloopclock.moc"
