// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/EchoItem.h"
#include "support/TestMain.h"

#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using namespace leadline;

class PaintTogetherTest : public QObject {
    Q_OBJECT

private slots:
    void eachIsPaintedOnceAndAllAreDone()
    {
        for (const std::size_t count : {0U, 1U, 2U, 50U}) {
            std::vector<std::atomic<int>> times(count);
            app::paintTogether(count, [&times](std::size_t i) { ++times[i]; });
            for (const auto& painted : times)
                QCOMPARE(painted.load(), 1);
        }
    }

    void noneIsPaintedByTheThreadThatWaits()
    {
        std::vector<std::thread::id> by(8);
        app::paintTogether(by.size(), [&by](std::size_t i) { by[i] = std::this_thread::get_id(); });
        for (const auto id : by)
            QVERIFY(id != std::thread::id() && id != std::this_thread::get_id());
    }
};

LEADLINE_GUILESS_TEST(PaintTogetherTest)
#include "tst_painttogether.moc"
