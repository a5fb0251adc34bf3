// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/TravelledDistance.h"
#include "support/MixedLog.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace leadline::sidescan;
using namespace std::chrono_literals;

namespace {

struct Vehicle {
    std::shared_ptr<log::Log> log = std::make_shared<log::Log>();
    test::MixedLog frames{*log};
    log::StreamNumber stream = frames.vehicle();

    Vehicle() { frames.add(stream, 0s, mavlink::Heartbeat{.autopilot = 3}); }
    void move(int seconds, float north, float east)
    {
        for (int i = 0; i < 10 * seconds; ++i, m_time += 100ms)
            frames.add(stream, m_time, mavlink::LocalPositionNed{.vx = north, .vy = east});
    }

private:
    log::Time m_time{};
};

} // namespace

class TravelledDistanceTest : public QObject {
    Q_OBJECT

private slots:
    void speedsAddUp()
    {
        Vehicle vehicle;
        vehicle.move(10, 0.6F, 0.8F);
        vehicle.move(10, 0, -2);
        TravelledDistance travelled(*vehicle.log);
        travelled.extend(20s);
        QCOMPARE(travelled.source(), TravelledDistance::Source::LocalPosition);
        QVERIFY(std::abs(travelled.metresAt(5s) - 5) < 1.1);
        QVERIFY(std::abs(travelled.metresAt(15s) - travelled.metresAt(12s) - 6) < 1e-3);
        QVERIFY(std::abs(*travelled.speedAt(15s) - 2) < 1e-6);
    }

    void timesAndDistancesAreEachOthersInverse()
    {
        Vehicle vehicle;
        vehicle.move(10, 1, 0);
        vehicle.move(10, 3, 0);
        TravelledDistance travelled(*vehicle.log);
        travelled.extend(19500ms);
        for (const log::Time time : {2s + 0ms, 7300ms + 0ms, 12s + 0ms, 19400ms + 0ms})
            QVERIFY(std::chrono::abs(travelled.timeAt(travelled.metresAt(time)) - time) < 1ms);
    }

    void whatIsKnownLaterChangesNothing()
    {
        Vehicle vehicle;
        vehicle.move(10, 1, 0);
        TravelledDistance travelled(*vehicle.log);
        travelled.extend(8s);
        const double then = travelled.metresAt(8700ms);
        vehicle.move(10, 5, 0);
        travelled.extend(19s);
        QCOMPARE(travelled.metresAt(8700ms), then);
    }

    void aSpeedThatIsLostIsKnownSinceWhen()
    {
        Vehicle vehicle;
        vehicle.move(10, 1, 0);
        TravelledDistance travelled(*vehicle.log);
        travelled.extend(30s);
        QVERIFY(!travelled.speedLostSince(9s));
        // A speed counts for three seconds.
        QCOMPARE(travelled.speedLostSince(20s), log::Time(12s));
        QCOMPARE(travelled.speedLostSince(30s), log::Time(12s));
        QVERIFY(!travelled.speedAt(20s));
        QCOMPARE(travelled.metresAt(30s), travelled.metresAt(20s));
    }

    void withoutSpeedNothingMoves()
    {
        Vehicle vehicle;
        TravelledDistance travelled(*vehicle.log);
        travelled.extend(30s);
        QCOMPARE(travelled.source(), TravelledDistance::Source::None);
        QCOMPARE(travelled.metresAt(20s), 0.0);
        QVERIFY(!travelled.speedAt(20s));
        QVERIFY(!travelled.speedLostSince(20s));
    }
};

LEADLINE_APPLESS_TEST(TravelledDistanceTest)
#include "tst_travelleddistance.moc"
