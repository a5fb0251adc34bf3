// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/EchoLog.h"
#include "registration/MotionEstimator.h"
#include "registration/SweepReader.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

using namespace leadline;
using namespace std::chrono_literals;
using registration::Sweep;
using registration::SweepReader;

namespace {

/// 100 samples of 0.1 m with one echo, over weak noise that differs from ping to ping.
test::Samples withEcho(std::size_t at, unsigned seed)
{
    test::Samples samples(100);
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i] = std::uint8_t((i * 7 + seed * 13) % 5);
    if (at < samples.size())
        samples[at] = 200;
    return samples;
}

test::Bytes spoke(int angle, std::size_t echo)
{
    return test::Spoke360{.angleGrad = std::uint16_t((angle + 400) % 400),
                          .samplePeriod = 5333,
                          .samples = withEcho(echo, unsigned(angle + 400))}
        .frame();
}

/// An arc of 6.05 m around 90 degrees to the right of the front.
void addEchoesOnTheRight(test::EchoLog& log)
{
    for (int angle = 250; angle < 350; ++angle)
        log.add(spoke(angle, std::abs(angle - 300) <= 20 ? 60 : 100));
}

/// A sector of 108 degrees, to and fro, over an even bottom: one echo at about 8 m in each ping.
void addBottom(test::EchoLog& log, std::uint32_t seed)
{
    std::mt19937 engine(seed);
    const auto share = [&] { return double(engine()) / double(std::mt19937::max()); };
    int angle = 140;
    int step = 2;
    for (int ping = 0; ping < 480; ++ping) {
        double rangeM = 7.4;
        for (int i = 0; i < 12; ++i)
            rangeM += 0.1 * share();
        const double strength = 100 * (0.5 + share());
        test::Samples samples(500);
        for (std::size_t i = 0; i < samples.size(); ++i) {
            const double off = ((double(i) + 0.5) * 0.1 - rangeM) / 0.15;
            const double noise = -5 * std::log(1 - 0.999999 * share());
            samples[i] = std::uint8_t(std::min(255.0, strength * std::exp(-off * off / 2) + noise));
        }
        log.add(test::Spoke360{.angleGrad = std::uint16_t(angle),
                               .samplePeriod = 5333,
                               .samples = samples}
                    .frame(),
                ping * 69ms);
        if (angle + step > 260 || angle + step < 140)
            step = -step;
        angle += step;
    }
}

std::vector<Sweep> sweepsOf(const log::Log& log)
{
    const echo::PingReader reader(log, 0);
    SweepReader sweeps(reader);
    std::vector<Sweep> all;
    while (auto sweep = sweeps.next(reader.count()))
        all.push_back(*sweep);
    if (auto sweep = sweeps.rest())
        all.push_back(*sweep);
    return all;
}

} // namespace

class SweepReaderTest : public QObject {
    Q_OBJECT

private slots:
    void aHeadThatGoesRoundBeginsASweepEachTurn()
    {
        test::EchoLog log(ping::Family::Ping360);
        for (int ping = 0; ping < 250; ++ping)
            log.add(spoke(4 * ping % 400, 50));
        const auto sweeps = sweepsOf(log.log());
        QCOMPARE(sweeps.size(), 3U);
        QCOMPARE(sweeps[0].pings, 100);
        QCOMPARE(sweeps[1].pings, 100);
        QCOMPARE(sweeps[2].pings, 50);
        QCOMPARE(sweeps[1].beginS, 10.0);
        QCOMPARE(sweeps[1].endS, 19.9);
    }

    void aSectorBeginsOneWhereTheHeadTurnsBack()
    {
        test::EchoLog log(ping::Family::Ping360);
        for (int angle = 170; angle <= 230; angle += 2)
            log.add(spoke(angle, 50));
        for (int angle = 228; angle >= 170; angle -= 2)
            log.add(spoke(angle, 50));
        const auto sweeps = sweepsOf(log.log());
        QCOMPARE(sweeps.size(), 2U);
        // The ping at which it turned belongs to the new one.
        QCOMPARE(sweeps[0].pings, 30);
        QCOMPARE(sweeps[1].pings, 31);
    }

    void aSweepKnowsItsSector()
    {
        test::EchoLog log(ping::Family::Ping360);
        for (int angle = 170; angle <= 230; angle += 2)
            log.add(spoke(angle, 50));
        for (int angle = 228; angle >= 170; angle -= 2)
            log.add(spoke(angle, 50));
        const auto sweeps = sweepsOf(log.log());
        QCOMPARE(sweeps.size(), 2U);
        const auto grad = [](double radians) { return radians * 200 / std::numbers::pi; };
        QVERIFY(sweeps[0].sector && sweeps[1].sector);
        QVERIFY(std::abs(grad(sweeps[0].sector->beginRad) + 30) < 1e-6);
        QVERIFY(std::abs(grad(sweeps[0].sector->endRad) - 28) < 1e-6);
        QVERIFY(std::abs(grad(sweeps[1].sector->beginRad) - 30) < 1e-6);
        QVERIFY(std::abs(grad(sweeps[1].sector->endRad) + 30) < 1e-6);

        // All round, past the cable side.
        test::EchoLog round(ping::Family::Ping360);
        for (int ping = 0; ping < 250; ++ping)
            round.add(spoke(4 * ping % 400, 50));
        const auto turns = sweepsOf(round.log());
        QVERIFY(!turns[0].sector && !turns[1].sector && turns[2].sector);
    }

    void theRimsOfASectorAreNoStructure()
    {
        // A bottom that looks alike everywhere, so that the pings show nothing of a rotation.
        constexpr double rotationDeg = 12;
        int pairs = 0;
        int answered = 0;
        int wrong = 0;
        for (std::uint32_t seed = 1; seed <= 8; ++seed) {
            test::EchoLog log(ping::Family::Ping360);
            addBottom(log, seed);
            registration::MotionEstimator estimator;
            std::vector<registration::MotionEstimator::Estimate> estimates;
            const auto take = [&](const auto& known) {
                estimates.insert(estimates.end(), known.begin(), known.end());
            };
            for (const Sweep& sweep : sweepsOf(log.log()))
                take(estimator.add(sweep));
            take(estimator.finish());
            for (const auto& estimate : estimates) {
                pairs += estimate.sweep > 0;
                if (!estimate.motion)
                    continue;
                ++answered;
                wrong += std::abs(estimate.motion->rotationDeg - rotationDeg) >
                         estimate.motion->rotationErrorDeg;
            }
        }
        qInfo("answered %d of %d, of which wrong %d", answered, pairs, wrong);
        QVERIFY(pairs >= 50);
        QVERIFY(answered <= 0.05 * pairs);
        QCOMPARE(wrong, 0);
    }

    void timeThatGoesBackBeginsAnother()
    {
        test::EchoLog log(ping::Family::Ping360);
        for (int ping = 0; ping < 10; ++ping)
            log.add(spoke(200 + ping, 50), 100s + ping * 100ms);
        for (int ping = 10; ping < 20; ++ping)
            log.add(spoke(200 + ping, 50), 50s + ping * 100ms);
        const auto sweeps = sweepsOf(log.log());
        QCOMPARE(sweeps.size(), 2U);
        for (const Sweep& sweep : sweeps)
            QVERIFY(sweep.endS > sweep.beginS);
    }

    void ofASweepWhoseRangeWasChangedOnlyOneRangeCounts()
    {
        test::EchoLog log(ping::Family::Ping360);
        // The same samples reach twice as far in the first pings.
        for (int angle = 250; angle < 350; ++angle)
            log.add(test::Spoke360{.angleGrad = std::uint16_t(angle),
                                   .samplePeriod = std::uint16_t(angle < 280 ? 10666 : 5333),
                                   .samples = withEcho(60, unsigned(angle))}
                        .frame());
        const auto sweeps = sweepsOf(log.log());
        QCOMPARE(sweeps.size(), 1U);
        QCOMPARE(sweeps[0].pings, 100);
        QCOMPARE(sweeps[0].points.size(), 70U);
        QVERIFY(std::abs(sweeps[0].rangeM - 10) < 0.01);
        for (const auto& echo : sweeps[0].points)
            QVERIFY(std::abs(echo.rangeM - 6.05) < 0.05);
    }

    void anEchoLiesAtItsBearingAndRange()
    {
        test::EchoLog log(ping::Family::Ping360);
        addEchoesOnTheRight(log);
        const auto sweeps = sweepsOf(log.log());
        QCOMPARE(sweeps.size(), 1U);
        QCOMPARE(sweeps[0].points.size(), 41U);
        const registration::EchoPoint& echo = sweeps[0].points[20];
        QVERIFY(std::abs(echo.rangeM - 6.05) < 0.06);
        QVERIFY(std::abs(echo.rightM - echo.rangeM) < 1e-6);
        QVERIFY(std::abs(echo.aheadM) < 1e-6);
        QCOMPARE(echo.timeS, 5.0);
    }

    void aHeadUpsideDownSeesTheOtherSide()
    {
        test::EchoLog log(ping::Family::Ping360);
        log.streamForWriting().setMounting({.upsideDown = true});
        addEchoesOnTheRight(log);
        const auto sweeps = sweepsOf(log.log());
        QCOMPARE(sweeps[0].points.size(), 41U);
        QVERIFY(sweeps[0].points[20].rightM < -6);
    }

    void silenceHoldsNoEchoes()
    {
        test::EchoLog log(ping::Family::Ping360);
        for (int ping = 0; ping < 210; ++ping)
            log.add(spoke(2 * ping % 400, 100));
        for (const Sweep& sweep : sweepsOf(log.log()))
            QVERIFY(sweep.points.empty());
    }

    void aVehicleAtRestIsSeenToRest()
    {
        test::EchoLog log(ping::Family::Ping360);
        // Around it a square basin of 12 m, with one wall nearer.
        const auto wall = [](int angle) {
            const double bearing = (angle - 200) * 3.14159265358979 / 200;
            const double ahead = std::cos(bearing);
            const double right = std::sin(bearing);
            const double along = ahead > 0 ? 5 / ahead : -4 / std::min(ahead, -1e-9);
            const double across = right > 0 ? 3 / right : -6 / std::min(right, -1e-9);
            return std::size_t(std::min({along, across, 9.0}) * 10);
        };
        for (int ping = 0; ping < 4 * 100; ++ping)
            log.add(spoke(4 * ping % 400, wall(4 * ping % 400)));
        registration::MotionEstimator estimator;
        std::vector<registration::MotionEstimator::Estimate> all;
        const auto take = [&](const auto& some) {
            all.insert(all.end(), some.begin(), some.end());
        };
        for (Sweep& sweep : sweepsOf(log.log()))
            take(estimator.add(std::move(sweep)));
        take(estimator.finish());
        QCOMPARE(all.size(), 4U);
        QVERIFY(!all[0].motion);
        for (int i = 1; i < 4; ++i) {
            const auto& motion = all[std::size_t(i)].motion;
            QCOMPARE(all[std::size_t(i)].sweep, i);
            QVERIFY(motion);
            QVERIFY(std::abs(motion->rotationDeg) < 1);
            QVERIFY(std::hypot(motion->forwardM, motion->rightM) < 0.1);
            QVERIFY(motion->quality > 0.8);
        }
    }

    void sweepsOfNoLengthAndBackwardsAreNotMatched()
    {
        registration::MotionEstimator estimator;
        Sweep sweep;
        sweep.rangeM = 10;
        for (int i = 0; i < 50; ++i)
            sweep.points.push_back({1, 3 + i * 0.1, 2, 4});
        sweep.beginS = sweep.endS = 1;
        int told = 0;
        for (int i = 0; i < 5; ++i) {
            for (const auto& estimate : estimator.add(sweep)) {
                QVERIFY(!estimate.motion);
                ++told;
            }
            sweep.beginS -= 1;
            sweep.endS -= 0.5;
        }
        for (const auto& estimate : estimator.finish()) {
            QVERIFY(!estimate.motion);
            ++told;
        }
        QCOMPARE(told, 5);
    }
};

LEADLINE_APPLESS_TEST(SweepReaderTest)

#include "tst_sweepreader.moc"
