// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/EventLoopClock.h"
#include "support/TestMain.h"

#include <QTest>

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
};

LEADLINE_GUILESS_TEST(EventLoopClockTest)
#include "tst_eventloopclock.moc"
