// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/ClockOffset.h"
#include "support/ClockLine.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace leadline;
using namespace leadline::mavlink;
using namespace std::chrono_literals;

namespace {

/// The estimator was tuned on seeds 1 to 60; nobody looked at these while doing so.
constexpr std::uint64_t firstCheckSeed = 1001;
/// A line is judged by so many runs; leadline-bench takes more.
constexpr std::uint64_t runs = 8;

/// A remote clock behind an even path: 0.25 ms each way and up to 0.1 ms more, ten times a second.
class EvenPath {
public:
    /// The next sample's fate.
    ClockOffset::Outcome next()
    {
        m_now = m_now + 100ms;
        const auto extra = [this] {
            return base::Duration(std::llround(m_random.uniform(0, 1e5)));
        };
        const base::Instant stamped = m_now + 250us + extra();
        return clock.add(
            {m_now, remoteAt(stamped) / tickNs * tickNs, stamped + 250us + extra() + backLonger});
    }
    /// The fates that are not Used, and how many samples it took to the last of them.
    std::vector<ClockOffset::Outcome> run(int samples)
    {
        std::vector<ClockOffset::Outcome> all;
        for (int i = 0; i < samples; ++i) {
            if (const ClockOffset::Outcome outcome = next();
                outcome != ClockOffset::Outcome::Used) {
                all.push_back(outcome);
                lastUnusual = i + 1;
            }
        }
        return all;
    }
    void step(base::Duration by) { m_remoteAhead += by; }
    void pass(base::Duration time) { m_now = m_now + time; }

    [[nodiscard]] base::Instant now() const { return m_now + 1ms + backLonger; }
    [[nodiscard]] OffsetEstimate estimate() const { return *clock.at(now()); }
    [[nodiscard]] base::Duration truth() const { return m_remoteAhead; }
    [[nodiscard]] base::Duration error() const
    {
        return std::chrono::abs(estimate().offset - truth());
    }
    [[nodiscard]] bool isHonest() const { return error() <= estimate().bound; }

    ClockOffset clock;
    std::int64_t tickNs = 1000;
    base::Duration backLonger{};
    int lastUnusual = 0;

private:
    [[nodiscard]] std::int64_t remoteAt(base::Instant at) const
    {
        return (at.sinceZero + m_remoteAhead).count();
    }

    test::ClockRandom m_random{7};
    base::Instant m_now{100s};
    base::Duration m_remoteAhead = 5000s + 12345678ns;
};

} // namespace

class ClockOffsetTest : public QObject {
    Q_OBJECT

private slots:
    void everyLineOfTheTableIsReached_data()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const test::ClockLine& line : test::clockLines())
            QTest::newRow((line.name + ' ' + line.path).c_str()) << index++;
    }
    void everyLineOfTheTableIsReached()
    {
        QFETCH(const int, index);
        const test::ClockLine line = test::clockLines().at(static_cast<std::size_t>(index));
        test::ErrorSum errors;
        for (std::uint64_t seed = firstCheckSeed; seed < firstCheckSeed + runs; ++seed)
            test::addErrors(line, seed, errors);
        const QByteArray figures = QByteArray::number(errors.rmsMs()) + " ms, limit " +
                                   QByteArray::number(line.mostErrorMs);
        QVERIFY2(errors.rmsMs() <= line.mostErrorMs, figures);
        QVERIFY2(errors.insideShare() >= 0.99, QByteArray::number(errors.insideShare()));
    }

    void halfASecondAfterAStepTheErrorIsBelowAMillisecond()
    {
        constexpr std::uint64_t stepRuns = 40;
        for (const test::ClockLine& line : test::stepLines()) {
            std::vector<double> errorsMs;
            for (std::uint64_t seed = firstCheckSeed; seed < firstCheckSeed + stepRuns; ++seed)
                errorsMs.push_back(test::errorAfterStepMs(line, seed));
            std::ranges::sort(errorsMs);
            const double p95 = errorsMs[stepRuns * 95 / 100 - 1];
            QVERIFY2(p95 < line.mostErrorMs, (line.name + ": " + std::to_string(p95)).c_str());
        }
    }

    void theBoundHoldsWhereThePathIsShortAndTheSkewWanders()
    {
        test::ClockLine line{.name = "loop",
                             .path = "hardly any",
                             .delays =
                                 [](test::ClockRandom& random, double) {
                                     return test::PathDelays{.02 + random.exponential(.05),
                                                             .02 + random.exponential(.05)};
                                 },
                             .seconds = 150,
                             .wanders = true};
        test::ErrorSum errors;
        for (std::uint64_t seed = firstCheckSeed; seed < firstCheckSeed + 3; ++seed)
            test::addErrors(line, seed, errors);
        QVERIFY2(errors.insideShare() >= 0.99, QByteArray::number(errors.insideShare()));
    }

    void oneASecondIsEnoughForAnHonestBound()
    {
        for (test::ClockLine line : test::clockLines()) {
            line.samplesPerSecond = 1;
            test::ErrorSum errors;
            for (std::uint64_t seed = firstCheckSeed; seed < firstCheckSeed + 3; ++seed)
                test::addErrors(line, seed, errors);
            QVERIFY2(errors.insideShare() >= 0.99, line.name.c_str());
            QVERIFY2(errors.rmsMs() < 5 * line.mostErrorMs, line.name.c_str());
        }
    }

    void theFirstSampleBoundsTheOffsetByHalfItsRoundTrip()
    {
        ClockOffset clock;
        QVERIFY(!clock.at({1s}));
        QVERIFY(!clock.age(5, {1s}));
        QCOMPARE(clock.add({{1s}, (11s + 3ms + 1ns).count(), {1s + 10ms}}),
                 ClockOffset::Outcome::Used);
        const OffsetEstimate first = *clock.at({1s + 10ms});
        QVERIFY(std::chrono::abs(first.offset - (10s - 2ms)) < 10us);
        QVERIFY(first.bound >= 5ms);
        QCOMPARE(clock.size(), std::size_t{1});
    }

    void whatCannotBeIsRefused()
    {
        ClockOffset clock;
        QCOMPARE(clock.add({{1s}, 0, {1s}}), ClockOffset::Outcome::Impossible);
        QCOMPARE(clock.add({{1s}, -5, {1s}}), ClockOffset::Outcome::Impossible);
        QCOMPARE(clock.add({{1s}, 5, {1s - 1ns}}), ClockOffset::Outcome::Impossible);
        QCOMPARE(clock.add({{1s}, 5, {11s + 1ns}}), ClockOffset::Outcome::Impossible);
        QCOMPARE(clock.add({{1s}, INT64_MAX, {1s}}), ClockOffset::Outcome::Impossible);
        QCOMPARE(clock.size(), std::size_t{0});
        QCOMPARE(clock.add({{1s}, 5, {11s}}), ClockOffset::Outcome::Used);
    }

    void anySamplesAreTakenOrRefused()
    {
        test::ClockRandom random(5);
        ClockOffset clock;
        base::Instant now{1s};
        int used = 0;
        for (int i = 0; i < 20'000; ++i) {
            const auto wild = [&](double magnitude) {
                return base::Duration(std::llround(std::pow(10, random.uniform(0, magnitude))));
            };
            now = now + wild(random.uniform(0, 1) < 0.01 ? 15 : 9);
            if (random.uniform(0, 1) < 0.01)
                now = {std::max(base::Duration(0s), now.sinceZero - wild(10))};
            const ClockSample sample{now, wild(18.9).count(), now + wild(10.1)};
            used += clock.add(sample) == ClockOffset::Outcome::Impossible ? 0 : 1;
            if (const auto estimate = clock.at(now)) {
                QVERIFY(estimate->bound >= 0ns);
                QVERIFY(std::isfinite(estimate->skewPpm));
                QVERIFY(estimate->skewBoundPpm <= 250);
            }
        }
        QVERIFY(used > 10'000);
    }

    void aStepIsSaidWithItsSize()
    {
        for (const base::Duration by : {base::Duration(1600ms), base::Duration(-30ms)}) {
            EvenPath path;
            QVERIFY(path.run(300).empty());
            path.step(by);
            QCOMPARE(path.run(5),
                     (std::vector{ClockOffset::Outcome::Held, ClockOffset::Outcome::Held,
                                  ClockOffset::Outcome::Stepped}));
            QVERIFY(std::chrono::abs(path.clock.lastStep() - by) < 1ms);
            QVERIFY(path.error() < 200us);
            QVERIFY(path.isHonest());
        }
    }

    void aStepSmallerThanARoundTripIsFoundInElevenSeconds()
    {
        EvenPath path;
        QVERIFY(path.run(300).empty());
        path.step(300us);
        const std::vector<ClockOffset::Outcome> outcomes = path.run(150);
        QVERIFY(!outcomes.empty());
        QCOMPARE(std::ranges::count(outcomes, ClockOffset::Outcome::Drifted), std::ssize(outcomes));
        QVERIFY2(path.lastUnusual <= 110, QByteArray::number(path.lastUnusual));
        QVERIFY(path.clock.lastStep() > 100us);
        QVERIFY(path.error() < 50us);
    }

    void aLongerPathIsNoStep()
    {
        EvenPath path;
        QVERIFY(path.run(300).empty());
        path.backLonger = 5ms;
        int drifted = 0;
        for (int i = 0; i < 1800; ++i) {
            const ClockOffset::Outcome outcome = path.next();
            QVERIFY(outcome == ClockOffset::Outcome::Used ||
                    outcome == ClockOffset::Outcome::Drifted);
            drifted += outcome == ClockOffset::Outcome::Drifted ? 1 : 0;
            QVERIFY(path.isHonest());
        }
        QVERIFY2(drifted <= 1, QByteArray::number(drifted));
    }

    void aStrayReplyChangesNothing()
    {
        EvenPath path;
        QVERIFY(path.run(100).empty());
        const base::Instant sent = path.now();
        const std::int64_t wrong = (sent.sinceZero + path.truth() + 70s).count();
        QCOMPARE(path.clock.add({sent, wrong, sent + 1ms}), ClockOffset::Outcome::Held);
        QVERIFY(path.run(50).empty());
        QVERIFY(path.isHonest());
        QVERIFY(path.error() < 50us);
    }

    void strayRepliesBetweenGoodOnesMakeNoStep()
    {
        EvenPath path;
        QVERIFY(path.run(100).empty());
        for (int i = 0; i < 10; ++i) {
            const base::Instant sent = path.now();
            const std::int64_t wrong = (sent.sinceZero + path.truth() + 70s).count();
            QCOMPARE(path.clock.add({sent, wrong, sent + 1ms}), ClockOffset::Outcome::Held);
            QVERIFY(path.run(1).empty());
        }
        QVERIFY(path.error() < 50us);
    }

    void strayRepliesThatDisagreeMakeNoStep()
    {
        EvenPath path;
        QVERIFY(path.run(100).empty());
        for (int i = 1; i < 10; ++i) {
            const base::Instant sent = path.now() + i * 10ms;
            const std::int64_t wrong = (sent.sinceZero + path.truth() + i * 7s).count();
            QCOMPARE(path.clock.add({sent, wrong, sent + 1ms}), ClockOffset::Outcome::Held);
        }
        QVERIFY(path.isHonest());
    }

    void aRebootStartsAgainAtOnce()
    {
        EvenPath path;
        QVERIFY(path.run(300).empty());
        path.step(-4900s);
        QCOMPARE(path.next(), ClockOffset::Outcome::Rebooted);
        QVERIFY(std::chrono::abs(path.clock.lastStep() + 4900s) < 1ms);
        QVERIFY(path.isHonest());
        QVERIFY(path.run(300).empty());
        QVERIFY(path.error() < 20us);
    }

    void sleepOfThisComputerWidensTheBoundAndIsForgottenAtOnce()
    {
        EvenPath path;
        QVERIFY(path.run(600).empty());
        const base::Duration before = path.estimate().bound;
        path.pass(20min);
        QVERIFY(path.isHonest());
        QVERIFY(path.estimate().bound > before + 1ms);
        QVERIFY(path.run(5).empty());
        QVERIFY(path.isHonest());
        QVERIFY(path.error() < 200us);
    }

    void aClockThatStoodStillDuringSleepIsAStep()
    {
        EvenPath path;
        QVERIFY(path.run(600).empty());
        path.pass(1s);
        path.step(10min);
        QCOMPARE(path.run(5), (std::vector{ClockOffset::Outcome::Held, ClockOffset::Outcome::Held,
                                           ClockOffset::Outcome::Stepped}));
        QVERIFY(std::chrono::abs(path.clock.lastStep() - 10min) < 1ms);
        QVERIFY(path.error() < 200us);
    }

    void aRequestThatSleptIsNotTaken()
    {
        EvenPath path;
        QVERIFY(path.run(100).empty());
        const base::Instant sent = path.now();
        const std::int64_t remote = (sent.sinceZero + path.truth()).count();
        QCOMPARE(path.clock.add({sent, remote, sent + 20min}), ClockOffset::Outcome::Impossible);
        QVERIFY(path.isHonest());
    }

    void repliesThatOvertakeEachOtherCountInTheirOrder()
    {
        ClockOffset inOrder;
        ClockOffset overtaken;
        for (int i = 0; i < 400; ++i) {
            const base::Instant sent{1s + i * 100ms};
            const auto remote = [](base::Instant at) {
                return (at.sinceZero + 40s + 1ns).count(); // a clock of nanoseconds
            };
            // Every fourth reply takes 250 ms: two later ones are there before it.
            const bool slow = i % 4 == 0;
            inOrder.add({sent, remote(sent + 1ms), sent + 2ms});
            if (!slow)
                overtaken.add({sent, remote(sent + 1ms), sent + 2ms});
            if (i % 4 == 2) {
                const base::Instant late = sent - 200ms;
                QCOMPARE(overtaken.add({late, remote(late + 1ms), late + 250ms}),
                         ClockOffset::Outcome::Used);
            }
        }
        const base::Instant end{42s};
        QVERIFY(std::chrono::abs(inOrder.at(end)->offset - 40s) < 10us);
        QVERIFY(std::chrono::abs(overtaken.at(end)->offset - 40s) < 10us);
    }

    void aRemoteClockOfMillisecondsIsNotTakenForAFineOne()
    {
        EvenPath path;
        path.tickNs = 1'000'000;
        for (int i = 0; i < 600; ++i) {
            QCOMPARE(path.next(), ClockOffset::Outcome::Used);
            QVERIFY(path.isHonest());
        }
        QVERIFY(path.error() < 600us);
        QVERIFY(path.estimate().bound > 500us);
    }

    void anAgeIsWhatPassedSinceTheStamp()
    {
        EvenPath path;
        QVERIFY(path.run(300).empty());
        const base::Instant stamped = path.now();
        const std::int64_t remote = (stamped.sinceZero + path.truth()).count();
        const auto age = path.clock.age(remote, stamped + 40ms);
        QVERIFY(age);
        QVERIFY(std::chrono::abs(*age - 40ms) < 20us);
    }

    void restartForgets()
    {
        EvenPath path;
        QVERIFY(path.run(300).empty());
        path.clock.restart();
        QVERIFY(!path.clock.at(path.now()));
        path.step(100s);
        QVERIFY(path.run(20).empty());
        QVERIFY(path.isHonest());
    }
};

LEADLINE_APPLESS_TEST(ClockOffsetTest)
#include "tst_clockoffset.moc"
