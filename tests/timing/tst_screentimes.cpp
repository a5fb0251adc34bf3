// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/Log.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"
#include "timing/LinkPathText.h"
#include "timing/ScreenTimes.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::PathPart;
using app::ScreenTimes;

namespace {

constexpr base::Instant zero{100s};

/// A sonar's log, and the frames of a window.
struct Bench {
    base::FakeClock clock;
    log::Log log;
    log::StreamNumber stream = *log.addStream(1, ping::Family::Ping1D);
    echo::PingReader reader{log, stream};
    ScreenTimes times{clock};

    Bench() { clock.advance(zero.sinceZero); }
    void arrive(base::Duration sinceArrival = {})
    {
        const auto bytes = test::Echo1d{.samples = test::someSamples(20, 1)}.profile();
        QVERIFY(log.append(stream, ping::viewFrame(bytes), clock.now() - sinceArrival - zero));
    }
    /// Made now, and shown so long after that.
    void frame(base::Duration takes)
    {
        times.drawn(reader, reader.count());
        clock.advance(takes);
        times.stamp()->note();
    }
    [[nodiscard]] std::optional<base::Duration> median()
    {
        const auto summary = times.summary();
        return summary ? std::optional(summary->median) : std::nullopt;
    }
};

} // namespace

class ScreenTimesTest : public QObject {
    Q_OBJECT

private slots:
    void aPingIsTimedFromItsArrivalToTheFrameThatShowsIt()
    {
        Bench bench;
        bench.times.follow(zero);
        bench.frame(16ms);
        QVERIFY(!bench.times.summary());
        bench.arrive();
        bench.clock.advance(5ms);
        bench.frame(8ms);
        QVERIFY(bench.median() == 13ms);
        // A frame without a new one says nothing, and neither does one that follows at once.
        bench.frame(16ms);
        bench.times.stamp()->note();
        QVERIFY(bench.times.summary()->most == 13ms);
        bench.arrive();
        bench.arrive();
        bench.frame(20ms);
        QVERIFY(bench.median() == 20ms);
    }

    void aFrameThatIsNeverShownCountsWithTheNext()
    {
        Bench bench;
        bench.times.follow(zero);
        bench.frame(16ms);
        bench.arrive();
        bench.times.drawn(bench.reader, 1);
        bench.clock.advance(10ms);
        bench.arrive();
        bench.frame(10ms);
        QVERIFY(bench.times.summary()->most == 20ms);
        QVERIFY(bench.times.summary()->least == 10ms);
    }

    void whatWasThereBeforeThePlotWasSeenDoesNotCount()
    {
        Bench bench;
        bench.times.follow(zero);
        bench.arrive();
        bench.clock.advance(3s);
        bench.frame(16ms); // what was there already
        QVERIFY(!bench.median());
        bench.times.interrupt();
        bench.arrive();
        bench.clock.advance(1min); // on another page
        bench.frame(16ms);
        QVERIFY(!bench.median());
        // A demo that catches up: in the log now, but of then.
        bench.arrive(30s);
        bench.frame(16ms);
        QVERIFY(!bench.median());
        bench.arrive();
        bench.frame(9ms);
        QVERIFY(bench.median() == 9ms);
    }

    void onlyWhatIsLiveIsMeasured()
    {
        Bench bench;
        bench.frame(16ms);
        bench.arrive();
        bench.frame(16ms);
        QVERIFY(!bench.median());
        bench.times.follow(zero);
        bench.frame(16ms);
        bench.arrive();
        bench.frame(7ms);
        QVERIFY(bench.median() == 7ms);
        // Looked back: the figures stay, and none is added.
        bench.times.follow({});
        bench.arrive();
        bench.frame(16ms);
        QVERIFY(bench.times.summary()->most == 7ms);
        bench.times.clear();
        QVERIFY(!bench.median());
    }

    void aWindowThatStoodIsSeenToHaveStood()
    {
        Bench bench;
        bench.times.follow(zero);
        bench.frame(16ms);
        for (int i = 0; i < 3000; ++i) {
            bench.arrive();
            bench.clock.advance(1ms);
        }
        bench.frame(16ms);
        QVERIFY(bench.times.summary()->least == 17ms);
        QVERIFY(bench.times.summary()->most == 1016ms); // the newest thousand
    }

    void theLastFiveMinutesThatWereSeenCount()
    {
        Bench bench;
        bench.times.follow(zero);
        bench.frame(16ms);
        bench.arrive();
        bench.frame(90ms);
        bench.clock.advance(1h);
        QVERIFY(bench.median() == 90ms);
        bench.arrive();
        bench.frame(10ms);
        QVERIFY(bench.times.summary()->most == 10ms);
    }

    void theWordsAreThoseOfThePage()
    {
        mavlink::DurationSummary summary;
        summary.median = 38'240us;
        summary.p95 = 44ms;
        const auto words =
            app::linkPathText(QStringLiteral("Ping360"), PathPart::RequestToReply, summary, {});
        QCOMPARE(words.name, QString::fromUtf8("Ping360 request → reply"));
        QCOMPARE(words.median, QStringLiteral("38.2"));
        QCOMPARE(words.p95, QStringLiteral("44.0"));
        QVERIFY(words.note.isEmpty());
        const auto none = app::linkPathText(QStringLiteral("Ping1D 2"), PathPart::PingToScreen, {},
                                            QStringLiteral("not shown"));
        QCOMPARE(none.translated, QString::fromUtf8("Ping1D 2 ping → screen: not shown"));
        QVERIFY(none.median.isEmpty());
    }

    void aSlowPortIsNamedWithItsRemedy()
    {
        const auto slow = app::slowPortText(QStringLiteral("ttyUSB0"), 16, false);
        QCOMPARE(slow.text,
                 QStringLiteral("ttyUSB0 holds data back for up to 16 ms. 1 ms is possible."));
        QVERIFY(slow.command.isEmpty());
        const auto refused = app::slowPortText(QStringLiteral("ttyUSB0"), 16, true);
        QVERIFY(refused.text.contains(QStringLiteral("udev rule")));
        QVERIFY(refused.command.contains(QStringLiteral("ATTR{latency_timer}=\"1\"")));
        QVERIFY(refused.command.contains(QStringLiteral("/etc/udev/rules.d/")));
    }
};

LEADLINE_APPLESS_TEST(ScreenTimesTest)
#include "tst_screentimes.moc"
