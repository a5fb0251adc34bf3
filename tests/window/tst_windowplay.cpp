// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "WindowRun.h"
#include "plot/Measuring.h"
#include "support/TestMain.h"

#include <QTest>

#include <random>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

/// Steps of time as a busy machine makes them: 1 to 250 ms, the same on every run.
class Steps {
public:
    base::Duration next() { return std::chrono::milliseconds(1 + m_random() % 250); }

private:
    std::mt19937 m_random{3};
};

/// Follows the count of a sonar's pings from step to step.
class Counter {
public:
    Counter(const app::SonarSource& source, const app::Playback& playback)
        : m_source(source),
          m_playback(playback),
          m_before(source.present() ? source.count() : 0)
    {
    }

    /// Empty while all is well.
    QByteArray step(bool reverse)
    {
        if (!m_source.present())
            return {};
        const std::uint64_t now = m_source.count();
        if (now != m_source.reader().countUpTo(m_playback.time()))
            return "the count is not that of the playhead";
        if (reverse ? now > m_before : now < m_before)
            return "the count goes the wrong way";
        m_passed += reverse ? m_before - now : now - m_before;
        m_before = now;
        return {};
    }
    void restart() { m_before = m_source.present() ? m_source.count() : 0; }
    [[nodiscard]] std::uint64_t passed() const { return m_passed; }
    [[nodiscard]] std::uint64_t now() const { return m_before; }

private:
    const app::SonarSource& m_source;
    const app::Playback& m_playback;
    std::uint64_t m_before;
    std::uint64_t m_passed = 0;
};

std::uint64_t pingsAt(const app::SonarSource& source, log::Time time)
{
    return source.present() ? source.reader().countUpTo(time) : 0;
}

} // namespace

/// Tests that playing any recording passes every ping exactly once.
class WindowPlayTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }

    void eachPingIsPassedOnce_data() { test::addRecordings(); }
    void eachPingIsPassedOnce()
    {
        FETCH_RECORDING(path);
        test::WindowRun run;
        QVERIFY(run.open(path));
        app::Playback& playback = run.playback();
        for (const double speed : {0.25, 1.0, 2.0, 5.0, 20.0})
            for (const bool reverse : {false, true}) {
                playback.setSpeed(speed);
                playback.setReverse(reverse);
                reverse ? playback.toEnd() : playback.toBegin();
                Counter scanner(*run.session().ping360(), playback);
                Counter sounder(*run.session().ping1d(), playback);
                const std::uint64_t scannerFirst = scanner.now();
                const std::uint64_t sounderFirst = sounder.now();
                Steps steps;
                playback.play();
                while (playback.playing()) {
                    playback.advance(steps.next());
                    QCOMPARE(scanner.step(reverse), QByteArray());
                    QCOMPARE(sounder.step(reverse), QByteArray());
                }
                const log::Time last = playback.time();
                QCOMPARE(app::secondsOf(last), reverse ? playback.begin() : playback.end());
                const auto passedBetween = [&](const app::SonarSource& source, std::uint64_t first,
                                               std::uint64_t passed) {
                    const std::uint64_t at = pingsAt(source, last);
                    QCOMPARE(passed, reverse ? first - at : at - first);
                    if (!reverse && source.present())
                        QCOMPARE(first + passed, source.reader().count());
                };
                passedBetween(*run.session().ping360(), scannerFirst, scanner.passed());
                passedBetween(*run.session().ping1d(), sounderFirst, sounder.passed());
                if (QTest::currentTestFailed())
                    return;
            }
    }

    void aLoopGoesRoundBetweenItsEnds_data()
    {
        QTest::addColumn<double>("speed");
        QTest::addColumn<bool>("reverse");
        for (const double speed : {0.25, 1.0, 5.0, 20.0})
            for (const bool reverse : {false, true})
                QTest::addRow("%g %s", speed, reverse ? "reverse" : "forward") << speed << reverse;
    }
    void aLoopGoesRoundBetweenItsEnds()
    {
        QFETCH(const double, speed);
        QFETCH(const bool, reverse);
        test::WindowRun run;
        QVERIFY(run.open(test::simulatedFile(test::Sonars::Both)));
        app::Playback& playback = run.playback();
        playback.seek(5);
        playback.setLoopA();
        playback.seek(9);
        playback.setLoopB();
        playback.setLooping(true);
        QVERIFY(playback.looping());
        playback.seek(7);
        playback.setSpeed(speed);
        playback.setReverse(reverse);
        playback.play();
        const app::SonarSource& scanner = *run.session().ping360();
        Steps steps;
        int rounds = 0;
        double before = playback.position();
        for (int i = 0; i < 1000; ++i) {
            playback.advance(steps.next());
            QVERIFY(playback.playing());
            const double now = playback.position();
            QVERIFY(now >= 5 && now <= 9);
            QCOMPARE(scanner.count(), scanner.reader().countUpTo(playback.time()));
            rounds += (reverse ? now > before : now < before) ? 1 : 0;
            before = now;
        }
        QVERIFY(rounds >= 5);
    }

    void theTimerPlaysByItself()
    {
        test::WindowRun run;
        QVERIFY(run.open(test::simulatedFile(test::Sonars::Ping360)));
        run.playback().setSpeed(20);
        run.playback().play();
        const std::uint64_t before = run.session().ping360()->count();
        QTRY_VERIFY_WITH_TIMEOUT(run.session().ping360()->count() > before, test::mostMs);
        QTRY_VERIFY_WITH_TIMEOUT(!run.playback().playing(), test::mostMs);
        QCOMPARE(run.session().ping360()->count(), run.session().ping360()->reader().count());
    }
};

LEADLINE_GUI_TEST(WindowPlayTest)
#include "tst_windowplay.moc"
