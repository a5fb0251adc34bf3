// SPDX-License-Identifier: GPL-3.0-or-later
#include "TurningVehicle.h"
#include "formats/Recording.h"
#include "registration/MotionReader.h"
#include "support/TestMain.h"

#include <QFile>
#include <QTest>

#include <cmath>

using namespace leadline;
using registration::MeasuredSweep;
using registration::MotionReader;
using registration::MotionTracker;
using test::TurningVehicle;

namespace {

constexpr int turnsOfDive = 8;

std::vector<MeasuredSweep> measured(const echo::PingReader& reader, std::uint64_t first,
                                    std::uint64_t end)
{
    MotionReader motions(reader, first, end);
    std::vector<MeasuredSweep> all;
    while (const auto sweep = motions.next())
        all.push_back(*sweep);
    return all;
}

} // namespace

class MotionReaderTest : public QObject {
    Q_OBJECT

private slots:
    /// Through 60 degrees a real head sees the reverberation in two sweeps, in which turns by -1
    /// and by 5 degrees explain it equally well.
    void whatFitsAtSeveralRotationsIsNotTold()
    {
        const QString path = QStringLiteral(LEADLINE_SHARED_DIR "/data/pingviewer/full-circle.bin");
        if (!QFile::exists(path))
            QSKIP("The real recordings are not here: LEADLINE_SHARED/data/pingviewer");
        const auto recording = formats::Recording::open(path.toStdString());
        QVERIFY(recording);
        (*recording)->index();
        const log::Log& log = (*recording)->log();
        bool isFound = false;
        for (log::StreamNumber stream = 0; stream < log.streamCount(); ++stream) {
            if (log.stream(stream).kind() != ping::DeviceKind(ping::Family::Ping360) ||
                log.stream(stream).sent())
                continue;
            const echo::PingReader reader(log, stream);
            for (const auto& sweep : measured(reader, 0, reader.count()))
                if (std::abs(sweep.beginS - 150.2) < 0.1) {
                    isFound = true;
                    QVERIFY(!sweep.motion);
                }
        }
        QVERIFY(isFound);
    }

    void eachSweepHasItsFinalMotion()
    {
        const echo::PingReader reader(m_vehicle.log(), 0);
        registration::SweepReader sweeps(reader);
        registration::MotionEstimator estimator;
        std::vector<MeasuredSweep> wanted;
        const auto accept = [&](const auto& estimates) {
            for (const auto& estimate : estimates)
                wanted[std::size_t(estimate.sweep)].motion = estimate.motion;
        };
        const auto add = [&](registration::Sweep sweep) {
            wanted.push_back({.beginS = sweep.beginS, .endS = sweep.endS});
            accept(estimator.add(std::move(sweep)));
        };
        while (auto sweep = sweeps.next(reader.count()))
            add(std::move(*sweep));
        if (auto rest = sweeps.rest())
            add(std::move(*rest));
        accept(estimator.finish());

        const auto found = measured(reader, 0, reader.count());
        QCOMPARE(found.size(), std::size_t(turnsOfDive));
        QCOMPARE(found.size(), wanted.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            QCOMPARE(found[i].beginS, wanted[i].beginS);
            QCOMPARE(found[i].endS, wanted[i].endS);
            QCOMPARE(found[i].motion.has_value(), i > 0);
            QCOMPARE(wanted[i].motion.has_value(), i > 0);
            if (i == 0)
                continue;
            QCOMPARE(found[i].motion->rotationDeg, wanted[i].motion->rotationDeg);
            QCOMPARE(found[i].motion->forwardM, wanted[i].motion->forwardM);
            QCOMPARE(found[i].motion->displacementErrorM, wanted[i].motion->displacementErrorM);
        }
    }

    void theDriftIsThatOfTheTimeBefore()
    {
        const echo::PingReader reader(m_vehicle.log(), 0);
        const auto sweeps = measured(reader, 0, reader.count());
        QVERIFY(!sweeps[0].drift);
        for (std::size_t i = 1; i < sweeps.size(); ++i) {
            QVERIFY(sweeps[i].drift);
            // Three turns of 13.8 s fit into 45 s.
            QCOMPARE(sweeps[i].drift->sweeps, std::min(int(i), 3));
            const double from = sweeps[i - std::size_t(sweeps[i].drift->sweeps)].middleS();
            QVERIFY(std::abs(sweeps[i].drift->windowS - (sweeps[i].middleS() - from)) < 1e-9);
            const auto begin = m_vehicle.placeAt(from);
            const auto end = m_vehicle.placeAt(sweeps[i].middleS());
            const double north = (end.northM - begin.northM) / sweeps[i].drift->windowS;
            const double east = (end.eastM - begin.eastM) / sweeps[i].drift->windowS;
            const double forward = north * std::cos(end.heading) + east * std::sin(end.heading);
            const double right = -north * std::sin(end.heading) + east * std::cos(end.heading);
            QVERIFY(std::hypot(sweeps[i].drift->forwardMS - forward,
                               sweeps[i].drift->rightMS - right) < 0.05);
        }
    }

    void aLongerTurnHasTheDriftOfItsOwnMotion()
    {
        // Sweeps of a minute: none fits into 45 s, and each has a drift all the same.
        test::EchoLog log(ping::Family::Ping360);
        std::vector<std::byte> scratch;
        for (std::uint64_t i = 0; i < m_vehicle.log().frameCount(); ++i) {
            const auto bytes = m_vehicle.log().read(i, scratch)->bytes;
            log.add({bytes.begin(), bytes.end()}, *m_vehicle.log().timeOf(i) * 4);
        }
        const echo::PingReader reader(log.log(), 0);
        for (const MeasuredSweep& sweep : measured(reader, 0, reader.count())) {
            QCOMPARE(sweep.drift.has_value(), sweep.motion.has_value());
            if (sweep.drift)
                QCOMPARE(sweep.drift->sweeps, 1);
        }
    }

    void thePartIsThatOfTheCaller()
    {
        const echo::PingReader reader(m_vehicle.log(), 0);
        const int perTurn = TurningVehicle::pingsPerTurn;
        const auto sweeps = measured(reader, std::uint64_t(perTurn), std::uint64_t(perTurn) * 4);
        QCOMPARE(sweeps.size(), std::size_t(3));
        QVERIFY(std::abs(sweeps.front().beginS - perTurn * TurningVehicle::pingS) < 1e-3);
        QVERIFY(std::abs(sweeps.back().endS - (4 * perTurn - 1) * TurningVehicle::pingS) < 1e-3);
        QVERIFY(!sweeps.front().motion);
        QVERIFY(measured(reader, 5, 5).empty());
    }

    void itCanBeStopped()
    {
        const echo::PingReader reader(m_vehicle.log(), 0);
        MotionReader motions(reader, 0, reader.count());
        std::stop_source stop;
        QVERIFY(motions.next(stop.get_token()));
        const std::uint64_t position = motions.position();
        // The first sweep is final with the third one.
        QCOMPARE(position, std::uint64_t(TurningVehicle::pingsPerTurn) * 3);
        stop.request_stop();
        QVERIFY(!motions.next(stop.get_token()));
        QCOMPARE(motions.position(), position);
    }

private:
    const TurningVehicle m_vehicle{3, TurningVehicle::Water::Harbour, turnsOfDive};
};

LEADLINE_APPLESS_TEST(MotionReaderTest)
#include "tst_motionreader.moc"
