// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/AlarmSound.h"
#include "alarms/AlarmWatch.h"

#include "base/Bytes.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace leadline::app;
using namespace std::chrono_literals;
using Side = AlarmLimit::Side;

namespace {

/// A watch on a Ping1D with ten pings a second, and the time that passes with them.
class AlarmWatchBench {
public:
    explicit AlarmWatchBench(const AlarmWatch::Limits& limits)
    {
        watch.setLimits(limits, now);
        watch.begin(now);
    }
    void ping(double distanceM, int confidencePercent = 90, int times = 1)
    {
        for (int i = 0; i < times; ++i) {
            now += 100ms;
            watch.measured({now, distanceM, confidencePercent});
        }
    }
    void wait(AlarmWatch::Time time)
    {
        now += time;
        watch.timePassed(now);
    }
    [[nodiscard]] bool sounds() const { return watch.sounding().has_value(); }

    AlarmWatch watch;
    AlarmWatch::Time now{1h};
};

constexpr AlarmWatch::Limits nearTwo{.nearM = 2.0, .farM = {}, .blankingM = 0.3};
constexpr AlarmWatch::Limits farTwenty{.nearM = {}, .farM = 20.0, .blankingM = 0.3};

} // namespace

class AlarmWatchTest : public QObject {
    Q_OBJECT

private slots:
    void offSoundsNever()
    {
        AlarmWatchBench bench({});
        QVERIFY(!bench.watch.isArmed());
        bench.ping(0.5, 100, 10);
        bench.wait(10s);
        QVERIFY(!bench.sounds() && !bench.watch.isBlind());
    }

    void threePingsInARowSound()
    {
        AlarmWatchBench bench(nearTwo);
        bench.ping(5);
        bench.ping(1.9, 90, 2);
        QVERIFY(!bench.sounds());
        bench.ping(2.1);
        bench.ping(1.9, 90, 2);
        QVERIFY(!bench.sounds());
        bench.ping(2.0);
        QCOMPARE(bench.watch.sounding(), Side::Near);
        QCOMPARE(bench.watch.distanceM(), 2.0);
    }

    void whatIsUnsureOrInTheBlankingDistanceDoesNotCount()
    {
        AlarmWatchBench bench(nearTwo);
        bench.ping(5);
        bench.ping(1, 49, 10);
        bench.ping(0.3, 100, 10);
        QVERIFY(!bench.sounds());
        bench.ping(1, 50, 2);
        bench.ping(1, 49);
        bench.ping(1, 50, 2);
        QVERIFY(!bench.sounds());
        bench.ping(1, 50);
        QVERIFY(bench.sounds());
    }

    void withoutABottomItGoesBlindAndComesBack()
    {
        AlarmWatchBench bench(nearTwo);
        bench.wait(2999ms);
        QVERIFY(!bench.watch.isBlind());
        bench.wait(1ms);
        QVERIFY(bench.watch.isBlind());
        bench.ping(8);
        QVERIFY(!bench.watch.isBlind());
        bench.ping(8, 20, 29);
        QVERIFY(!bench.watch.isBlind());
        bench.ping(8, 20);
        QVERIFY(bench.watch.isBlind());
    }

    void whatSoundsGoesOnWhenItIsBlind()
    {
        AlarmWatchBench bench(nearTwo);
        bench.ping(0.5, 90, 3);
        bench.ping(0.2, 90, 40);
        QVERIFY(bench.watch.isBlind());
        QVERIFY(bench.sounds());
        QCOMPARE(bench.watch.distanceM(), 0.5);
    }

    void armedAnewItLooksForThreeSecondsFirst()
    {
        AlarmWatchBench bench({});
        bench.wait(1min);
        bench.watch.setLimits(nearTwo, bench.now);
        bench.wait(1s);
        QVERIFY(!bench.watch.isBlind());
        bench.wait(2s);
        QVERIFY(bench.watch.isBlind());
    }

    void okSilencesUntilSeventyPercent()
    {
        AlarmWatchBench bench(nearTwo);
        bench.ping(1.9, 90, 3);
        bench.watch.acknowledge();
        QVERIFY(!bench.sounds());
        QVERIFY(bench.watch.isAcknowledged());
        bench.ping(1.41, 90, 20);
        QVERIFY(!bench.sounds());
        bench.ping(1.4, 90, 2);
        QVERIFY(!bench.sounds());
        bench.ping(1.39);
        QVERIFY(bench.sounds());
        // What was passed already when he said OK is known to him.
        bench.ping(0.9, 90, 3);
        bench.watch.acknowledge();
        bench.ping(0.9, 90, 5);
        QVERIFY(!bench.sounds());
        bench.ping(0.6, 90, 3);
        QVERIFY(bench.sounds());
    }

    void whatWasAcknowledgedSoundsAgainAfterTheBottomWasLost()
    {
        AlarmWatchBench bench(nearTwo);
        bench.ping(1.9, 90, 3);
        bench.watch.acknowledge();
        // Nearly three seconds without a bottom: it is still the one that he knows of.
        bench.ping(1.9, 20, 28);
        bench.ping(1.9, 90, 5);
        QVERIFY(bench.watch.isAcknowledged() && !bench.sounds());
        bench.ping(1.9, 20, 30);
        QVERIFY(bench.watch.isBlind());
        QVERIFY(!bench.watch.isAcknowledged() && !bench.sounds());
        bench.ping(1.9, 90, 2);
        QVERIFY(!bench.sounds());
        bench.ping(1.9);
        QVERIFY(bench.sounds());
    }

    void whatWasAcknowledgedSoundsAgainAfterTheSonarWasLost()
    {
        AlarmWatchBench near(nearTwo);
        near.ping(1.9, 90, 3);
        near.watch.acknowledge();
        near.wait(3s);
        QVERIFY(!near.watch.isAcknowledged() && !near.sounds());
        near.ping(1.9, 90, 3);
        QVERIFY(near.sounds());

        // Also where nobody looked at the clock meanwhile.
        AlarmWatchBench far(farTwenty);
        far.ping(21, 90, 3);
        far.watch.acknowledge();
        far.now += 5s;
        far.ping(21, 90, 3);
        QVERIFY(far.sounds());
    }

    void whatSoundsAgainIsNotAcknowledged()
    {
        AlarmWatchBench bench(nearTwo);
        bench.ping(1.9, 90, 3);
        bench.watch.acknowledge();
        bench.ping(1.3, 90, 3);
        QVERIFY(bench.sounds() && !bench.watch.isAcknowledged());
    }

    void itArmsAgainALittleBeyondTheLimit_data()
    {
        QTest::addColumn<double>("limit");
        QTest::addColumn<double>("still");
        QTest::addColumn<double>("again");
        QTest::newRow("at least 0.2 m") << 2.0 << 2.19 << 2.21;
        QTest::newRow("5 percent") << 10.0 << 10.49 << 10.51;
    }
    void itArmsAgainALittleBeyondTheLimit()
    {
        QFETCH(const double, limit);
        QFETCH(const double, still);
        QFETCH(const double, again);
        AlarmWatchBench bench({.nearM = limit, .farM = {}, .blankingM = 0.3});
        bench.ping(limit, 90, 3);
        bench.watch.acknowledge();
        bench.ping(still, 90, 10);
        QVERIFY(bench.watch.isAcknowledged());
        bench.ping(limit, 90, 5);
        QVERIFY(!bench.sounds());
        bench.ping(again, 90, 3);
        QVERIFY(!bench.watch.isAcknowledged());
        bench.ping(limit, 90, 3);
        QVERIFY(bench.sounds());
        // Nobody says OK: it ends where it is armed again.
        bench.ping(still, 90, 10);
        QVERIFY(bench.sounds());
        bench.ping(again, 90, 3);
        QVERIFY(!bench.sounds());
    }

    void farIsTheOtherWayRound()
    {
        AlarmWatchBench bench(farTwenty);
        bench.ping(19.9, 90, 5);
        QVERIFY(!bench.sounds());
        bench.ping(20, 90, 3);
        QCOMPARE(bench.watch.sounding(), Side::Far);
        bench.watch.acknowledge();
        bench.ping(25.9, 90, 5);
        QVERIFY(!bench.sounds());
        bench.ping(26.1, 90, 3);
        QVERIFY(bench.sounds());
        bench.ping(19.1, 90, 5);
        QVERIFY(bench.sounds());
        bench.ping(18.9, 90, 3);
        QVERIFY(!bench.sounds());
    }

    void anotherLimitStartsAnew()
    {
        AlarmWatchBench bench(nearTwo);
        bench.ping(1.5, 90, 3);
        bench.watch.setLimits({.nearM = 1.0, .farM = {}, .blankingM = 0.3}, bench.now);
        QVERIFY(!bench.sounds());
        bench.ping(1.5, 90, 5);
        QVERIFY(!bench.sounds());
        bench.ping(0.9, 90, 3);
        QVERIFY(bench.sounds());
    }

    void withoutALiveSonarNothingSoundsAndNothingIsBlind()
    {
        AlarmWatchBench bench(nearTwo);
        bench.ping(1, 90, 3);
        bench.watch.end();
        QVERIFY(!bench.sounds());
        bench.ping(1, 90, 10);
        bench.wait(10s);
        QVERIFY(!bench.sounds() && !bench.watch.isBlind());
        QVERIFY(!bench.watch.distanceM());
    }

    void theToneIsAWavFile()
    {
        for (const Side side : {Side::Near, Side::Far}) {
            const auto soft = alarmTone(side, AlarmVolume::Soft);
            const auto loud = alarmTone(side, AlarmVolume::Loud);
            QCOMPARE(QByteArray(reinterpret_cast<const char*>(loud.data()), 4), QByteArray("RIFF"));
            QCOMPARE(leadline::base::loadLittle<std::uint32_t>(loud, 4) + 8, loud.size());
            QCOMPARE(leadline::base::loadLittle<std::uint32_t>(loud, 40) + 44, loud.size());
            QVERIFY(loudest(soft) > 1000);
            QVERIFY(loudest(loud) > 3 * loudest(soft));
            QCOMPARE(loudest(alarmTone(side, AlarmVolume::Off)), 0);
        }
    }

private:
    static int loudest(const std::vector<std::byte>& wav)
    {
        int most = 0;
        for (std::size_t at = 44; at + 1 < wav.size(); at += 2)
            most = std::max(most, std::abs(int(leadline::base::loadLittle<std::int16_t>(wav, at))));
        return most;
    }
};

LEADLINE_APPLESS_TEST(AlarmWatchTest)
#include "tst_alarmwatch.moc"
