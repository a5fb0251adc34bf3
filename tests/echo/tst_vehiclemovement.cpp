// SPDX-License-Identifier: GPL-3.0-or-later
#include "EchoLog.h"
#include "echo/VehicleMovement.h"
#include "support/TestMain.h"
#include "support/VehicleLog.h"

#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using By = echo::TimeOffsetSuggestion::By;

namespace {

/// Depth and heading of a vehicle on its way, which never repeats itself.
double depthAt(double t)
{
    return 8 + 2 * std::sin(t / 7) + 1.5 * std::sin(t / 17 + 1) + std::sin(t * t / 4000);
}
double headingAt(double t)
{
    return 40 * std::sin(t / 31) + 25 * std::sin(t / 53 + 2) + 30 * std::sin(t * t / 9000);
}

double secondsOf(log::Time time)
{
    return std::chrono::duration<double>(time).count();
}

/// The vehicle's log begins `laterS` after the dive does.
void fillVehicle(test::VehicleLog& log, double laterS, log::Time until)
{
    for (log::Time t{}; t < until; t += 250ms) {
        if (t % 1s == 0s)
            log.sendHeartbeat(t);
        mavlink::VfrHud hud;
        hud.alt = static_cast<float>(-depthAt(secondsOf(t) + laterS));
        log.say(t, hud);
        log.yaw(t, headingAt(secondsOf(t) + laterS));
    }
}

/// A Ping360 that turns once in 8 s, and sees a harbour with a quay and some piles.
void fillScanner(test::EchoLog& log, log::Time until, bool upsideDown = false)
{
    struct Target {
        double bearingDeg;
        double range;
        double widthDeg;
    };
    constexpr std::array<Target, 7> targets{{{10, 90, 4},
                                             {48, 150, 9},
                                             {100, 60, 5},
                                             {151, 180, 14},
                                             {205, 110, 6},
                                             {262, 140, 20},
                                             {318, 75, 7}}};
    std::uint16_t angle = 0;
    for (log::Time t{}; t < until;
         t += 20ms, angle = static_cast<std::uint16_t>((angle + 1) % 400)) {
        const double relative = (angle - 200) * 0.9;
        const double bearing = headingAt(secondsOf(t)) + (upsideDown ? -relative : relative);
        test::Samples samples(200, 8);
        std::fill_n(samples.begin(), 10, std::uint8_t{250});
        for (const Target& target : targets) {
            const double off = std::remainder(bearing - target.bearingDeg, 360) / target.widthDeg;
            const double level = 200 * std::exp(-off * off);
            for (int i = -6; i <= 6; ++i) {
                auto& sample = samples[static_cast<std::size_t>(target.range + i)];
                sample = static_cast<std::uint8_t>(std::max<double>(sample, level));
            }
        }
        log.add(test::Spoke360{.angleGrad = angle, .samples = samples}.frame(), t);
    }
}

echo::VehicleMovement movementOf(const log::Log& log)
{
    return echo::VehicleMovement::of(log, true, {});
}

} // namespace

/// Tests what is offered for two logs without a common clock.
class VehicleMovementTest : public QObject {
    Q_OBJECT

private slots:
    void depthIsFoundInTheDistances_data()
    {
        QTest::addColumn<bool>("up");
        QTest::newRow("looking down") << false;
        QTest::newRow("looking up") << true;
    }
    void depthIsFoundInTheDistances()
    {
        QFETCH(const bool, up);
        test::VehicleLog vehicle;
        fillVehicle(vehicle, 12.4, 300s);
        test::EchoLog sonar(ping::Family::Ping1D);
        for (log::Time t{}; t < 280s; t += 200ms) {
            const double depth = depthAt(secondsOf(t));
            const double distance = up ? depth : 30 - depth;
            // Every fifth has found no bottom.
            const bool lost = t % 1s == 0s;
            sonar.add(test::Echo1d{.distanceMm = lost ? 400U : std::uint32_t(distance * 1000),
                                   .confidence = std::uint16_t(lost ? 3 : 95)}
                          .distance(),
                      t);
        }
        const auto sonars = movementOf(sonar.log());
        const auto vehicles = movementOf(vehicle.log());
        QVERIFY(sonars.depthM.empty() && sonars.distanceM.size() > 1000);
        QVERIFY(vehicles.depthM.size() > 1000 && vehicles.headingDeg.size() > 1000);
        const auto found = echo::suggestTimeOffset(sonars, vehicles, {});
        QVERIFY(found && found->by == By::DepthAndDistance);
        const auto& estimate = found->estimate;
        QVERIFY2(std::abs(estimate.offsetS - 12.4) <= estimate.errorS && estimate.errorS < 0.5,
                 qPrintable(QStringLiteral("%1 ± %2").arg(estimate.offsetS).arg(estimate.errorS)));
        QVERIFY(estimate.correlation > 0.9 && estimate.correlation > estimate.nextCorrelation);
        const auto other = echo::suggestTimeOffset(vehicles, sonars, {});
        QVERIFY(other && std::abs(other->estimate.offsetS + 12.4) <= other->estimate.errorS);
    }

    void theHeadingIsFoundInThePicture_data()
    {
        QTest::addColumn<bool>("upsideDown");
        QTest::newRow("upright") << false;
        QTest::newRow("upside down") << true;
    }
    void theHeadingIsFoundInThePicture()
    {
        QFETCH(const bool, upsideDown);
        test::VehicleLog vehicle;
        fillVehicle(vehicle, -20, 420s);
        test::EchoLog sonar(ping::Family::Ping360);
        fillScanner(sonar, 360s, upsideDown);
        const auto sonars = movementOf(sonar.log());
        QVERIFY2(sonars.rotation.turns.size() > 200,
                 qPrintable(QString::number(sonars.rotation.turns.size())));
        QVERIFY(std::abs(sonars.rotation.windowS - 8) < 1);
        const auto found = echo::suggestTimeOffset(sonars, movementOf(vehicle.log()), {});
        QVERIFY(found && found->by == By::HeadingAndPicture);
        QVERIFY2(std::abs(found->estimate.offsetS + 20) <= found->estimate.errorS,
                 qPrintable(QStringLiteral("%1 ± %2")
                                .arg(found->estimate.offsetS)
                                .arg(found->estimate.errorS)));
    }

    void anEmptyPictureDoesNotTurn()
    {
        test::EchoLog sonar(ping::Family::Ping360);
        for (int i = 0; i < 2000; ++i)
            sonar.add(test::Spoke360{.angleGrad = static_cast<std::uint16_t>(i % 400),
                                     .samples = test::someSamples(200, unsigned(i))}
                          .frame());
        QVERIFY(movementOf(sonar.log()).rotation.turns.empty());
    }

    void contradictionsAreNotOffered()
    {
        test::VehicleLog one;
        fillVehicle(one, 0, 300s);
        test::VehicleLog other;
        fillVehicle(other, 5, 300s);
        auto reference = movementOf(one.log());
        auto moved = movementOf(other.log());
        const auto found = echo::suggestTimeOffset(reference, moved, {});
        QVERIFY(found && std::abs(found->estimate.offsetS - 5) <= found->estimate.errorS);
        for (auto& heading : moved.headingDeg)
            heading.timeS += 20;
        QVERIFY(!echo::suggestTimeOffset(reference, moved, {}));
        // One alone is no contradiction.
        moved.depthM.clear();
        QVERIFY(echo::suggestTimeOffset(reference, moved, {})->by == By::Headings);
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(!echo::suggestTimeOffset(reference, moved, stopped.get_token()));
    }
};

LEADLINE_APPLESS_TEST(VehicleMovementTest)

#include "tst_vehiclemovement.moc"
