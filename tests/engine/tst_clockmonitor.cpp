// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ClockMonitor.h"
#include "support/TestMain.h"

#include <QTest>

#include <vector>

using namespace leadline;
using namespace std::chrono_literals;
using app::ClockMonitor;

namespace {

struct ClockMonitorBench {
    base::FakeClock clock;
    ClockMonitor::Times times{.utc = 1'000'000h, .passed = 100h, .awake = 90h};
    std::vector<log::RecordedEvent> reported;
    ClockMonitor watch{clock,
                       [this](const log::RecordedEvent& event) { reported.push_back(event); },
                       [this] { return times; }};

    void pass(base::Duration span, base::Duration slept = {}, base::Duration step = {})
    {
        times.utc += span + step;
        times.passed += span;
        times.awake += span - slept;
        clock.advance(1s);
    }
    [[nodiscard]] QString sentence() const
    {
        return reported.size() == 1 ? QString::fromStdString(reported.front().message.text())
                                    : QString::number(reported.size());
    }
};

} // namespace

class ClockMonitorTest : public QObject {
    Q_OBJECT

private slots:
    void timeThatPassesIsNothingToTell()
    {
        ClockMonitorBench bench;
        for (int i = 0; i < 100; ++i)
            bench.pass(1s, 0s, i % 2 == 0 ? 900ms : -900ms);
        // A window that stalls does not sleep.
        bench.pass(60s);
        QCOMPARE(bench.reported.size(), std::size_t{0});
    }

    void aStepIsToldOnce_data()
    {
        QTest::addColumn<qlonglong>("ms");
        QTest::addColumn<QString>("words");
        QTest::newRow("second") << 1'000LL << "forward by 1 s.";
        QTest::newRow("minute") << 100'400LL << "forward by 100 s.";
        QTest::newRow("minutes") << 119'000LL * 60 << "forward by 1 h 59 min.";
        QTest::newRow("back") << -3'900'000LL << "back by 1 h 5 min.";
        QTest::newRow("back by minutes") << -720'000LL << "back by 12 min.";
    }

    void aStepIsToldOnce()
    {
        QFETCH(qlonglong, ms);
        QFETCH(QString, words);
        ClockMonitorBench bench;
        bench.pass(1s);
        bench.pass(1s, 0s, std::chrono::milliseconds(ms));
        bench.pass(1s);
        QCOMPARE(bench.sentence(), "This computer's clock was set " + words +
                                       " Times in this dive continue unchanged.");
        QCOMPARE(bench.reported.front().kind, std::string("clock"));
        QCOMPARE(bench.reported.front().name, std::string("set"));
        QCOMPARE(bench.reported.front().value, std::to_string(ms));
        QCOMPARE(bench.reported.front().at.sinceZero, base::Duration(2s));
    }

    void sleepIsToldOnce()
    {
        ClockMonitorBench bench;
        bench.pass(1s, 500ms);
        QCOMPARE(bench.sentence(), QString("0"));
        bench.pass(721s, 720s);
        QCOMPARE(bench.sentence(),
                 QString("This computer was suspended for 12 min: nothing was received."));
        bench.pass(1s);
        QCOMPARE(bench.reported.size(), std::size_t{1});
        QCOMPARE(bench.reported.front().name, std::string("slept"));
    }

    void aClockThatWasSetInSleepIsToldToo()
    {
        ClockMonitorBench bench;
        bench.pass(600s, 599s, 3600s);
        QCOMPARE(bench.reported.size(), std::size_t{2});
    }

    void thisComputersClocksGoOn()
    {
        const auto before = ClockMonitor::readTimes();
        const auto after = ClockMonitor::readTimes();
        QVERIFY(after.passed >= before.passed && after.awake >= before.awake);
        QVERIFY(after.utc > 50 * 365 * 24h);
    }
};

LEADLINE_APPLESS_TEST(ClockMonitorTest)
#include "tst_clockmonitor.moc"
