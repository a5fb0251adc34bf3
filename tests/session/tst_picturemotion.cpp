// SPDX-License-Identifier: GPL-3.0-or-later
#include "registration/TurningVehicle.h"
#include "session/PictureMotion.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"
#include "support/VehicleLog.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>
#include <numbers>

using namespace leadline;
using namespace std::chrono_literals;
using app::PictureMotion;
using test::TurningVehicle;
using Water = TurningVehicle::Water;

namespace {

constexpr double turnS = TurningVehicle::pingsPerTurn * TurningVehicle::pingS;

log::Time at(double seconds)
{
    return std::chrono::duration_cast<log::Time>(std::chrono::duration<double>(seconds));
}

/// The pings of a vehicle and, if it has a compass, its heading after each of them.
class Dive {
public:
    using Compass = std::function<std::optional<double>(double timeS, double headingDeg)>;

    explicit Dive(const TurningVehicle& vehicle, const Compass& compass = {})
        : m_log(std::make_shared<log::Log>()),
          m_vehicle(vehicle),
          m_compass(compass)
    {
        m_sonar = *m_log->addStream(1, ping::Family::Ping360);
        if (compass)
            m_link = *m_log->addStream(0, ping::DeviceKind::Vehicle);
        if (compass)
            say(0ms, mavlink::Heartbeat{19, 12, 3, 0xc1, 4, 3});
    }

    /// Appends what comes until then.
    void grow(double untilS)
    {
        std::vector<std::byte> scratch;
        for (; m_next < m_vehicle.log().frameCount(); ++m_next) {
            const auto time = m_vehicle.log().timeOf(m_next).value();
            const double seconds = std::chrono::duration<double>(time).count();
            if (seconds > untilS)
                return;
            if (const auto frame = m_vehicle.log().read(m_next, scratch))
                QVERIFY(m_log->append(m_sonar, *frame, time));
            const double headingDeg = m_vehicle.placeAt(seconds).heading * 180 / std::numbers::pi;
            const auto shown = m_compass ? m_compass(seconds, headingDeg) : std::optional<double>();
            if (!shown)
                continue;
            mavlink::Attitude attitude;
            attitude.yaw = static_cast<float>(std::remainder(*shown, 360) * std::numbers::pi / 180);
            say(time, attitude);
        }
    }
    [[nodiscard]] const log::Log& log() const { return *m_log; }
    [[nodiscard]] log::StreamNumber sonar() const { return m_sonar; }

private:
    template<class M>
    void say(log::Time time, const M& message)
    {
        const auto bytes = mavlink::encodeFrame({test::VehicleLog::autopilot, 0}, message);
        QVERIFY(m_log->append(m_link, *mavlink::readFrame(bytes), time));
    }

    std::shared_ptr<log::Log> m_log;
    const TurningVehicle& m_vehicle;
    Compass m_compass;
    log::StreamNumber m_sonar = 0;
    log::StreamNumber m_link = 0;
    std::uint64_t m_next = 0;
};

/// What a session shows of a dive.
struct Shown {
    explicit Shown(Dive& its) : dive(its)
    {
        vehicle.update(&dive.log(), {});
        source.setReader(echo::PingReader(dive.log(), dive.sonar()));
    }
    void seek(double seconds)
    {
        vehicle.setPlayhead(at(seconds));
        source.setPlayhead(at(seconds));
        QTRY_VERIFY(motion.isComplete());
    }
    /// The dive goes on and is followed.
    void live(double untilS)
    {
        dive.grow(untilS);
        seek(untilS);
    }

    Dive& dive;
    app::SonarSource source;
    app::SelectedVehicle vehicle;
    app::DisplaySettings display;
    PictureMotion motion{source, vehicle, display, [](log::Time time) {
                             return QString::number(
                                 std::chrono::duration_cast<std::chrono::seconds>(time).count());
                         }};
};

} // namespace

/// Tests what the window knows of the motion of its vehicle.
class PictureMotionTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void withoutDriftAndVehicleNothingIsEstimated()
    {
        TurningVehicle vehicle(7, Water::Harbour, 4);
        Dive dive(vehicle);
        Shown shown(dive);
        shown.live(4 * turnS);
        QCOMPARE(shown.motion.driftState(), PictureMotion::DriftState::None);
        shown.display.setDrift(true);
        QTRY_VERIFY(shown.motion.isComplete());
        QVERIFY(shown.motion.driftState() != PictureMotion::DriftState::None);
        shown.display.setDrift(false);
        QCOMPARE(shown.motion.driftState(), PictureMotion::DriftState::None);
    }

    void alongASingleWallTheDriftIsThatAcrossIt()
    {
        TurningVehicle vehicle(405, Water::Wall, 4);
        Dive dive(vehicle);
        Shown shown(dive);
        shown.display.setDrift(true);
        QVERIFY(!shown.motion.driftAlongUnknown());
        shown.live(3.2 * turnS);
        QVERIFY(shown.motion.driftAlongUnknown());
        QVERIFY(shown.motion.driftState() == PictureMotion::DriftState::Drifting ||
                shown.motion.driftState() == PictureMotion::DriftState::Holding);
        // The wall runs north: across it is east or west.
        const double heading = vehicle.placeAt(2.5 * turnS).heading * 180 / std::numbers::pi;
        const double deg = (heading + shown.motion.driftRelativeDeg()) * std::numbers::pi / 180;
        QVERIFY(std::abs(std::sin(deg)) > 0.97);
        QCOMPARE(shown.motion.driftDirectionErrorDeg(), 0.0);
        QVERIFY(shown.motion.driftSpeedError() > 0);
        QVERIFY(shown.motion.driftSpeedError() < 0.2);
    }

    void driftOfADiveGrowsWithItsTurns()
    {
        TurningVehicle vehicle(301, Water::Harbour, 5, {.rate = 1, .speed = 0.3});
        Dive dive(vehicle);
        Shown shown(dive);
        shown.display.setDrift(true);
        shown.live(0.5 * turnS);
        QCOMPARE(shown.motion.driftState(), PictureMotion::DriftState::None);
        shown.live(1.2 * turnS);
        QCOMPARE(shown.motion.driftState(), PictureMotion::DriftState::Waiting);
        shown.live(2.2 * turnS);
        QVERIFY(shown.motion.driftState() == PictureMotion::DriftState::Drifting ||
                shown.motion.driftState() == PictureMotion::DriftState::Holding);
        QVERIFY(shown.motion.driftSpeedError() > 0);
        QVERIFY(std::abs(shown.motion.driftWindowS() - turnS) < 1);
        QCOMPARE(shown.motion.driftAgeS(), int(0.2 * turnS));
        QVERIFY(std::isnan(shown.motion.driftTrueDeg()));
        shown.live(4.2 * turnS);
        QVERIFY(std::abs(shown.motion.driftWindowS() - 3 * turnS) < 1);
        // Later no ping comes any more.
        shown.seek(9 * turnS);
        QCOMPARE(shown.motion.driftState(), PictureMotion::DriftState::Unknown);
        QVERIFY(std::abs(shown.motion.driftUnknownSinceS() - 4 * turnS) < 1);
    }

    void openWaterIsNotKnownSinceItsBeginning()
    {
        TurningVehicle vehicle(3, Water::Open, 4);
        Dive dive(vehicle);
        Shown shown(dive);
        shown.display.setDrift(true);
        shown.live(3.5 * turnS);
        QCOMPARE(shown.motion.driftState(), PictureMotion::DriftState::Unknown);
        QCOMPARE(shown.motion.driftUnknownSinceS(), 0.0);
        QCOMPARE(shown.motion.driftUnknownSince(), QStringLiteral("0"));
    }

    void aSeekBeginsAnewBeforeThePlayhead()
    {
        TurningVehicle vehicle(301, Water::Harbour, 20);
        Dive dive(vehicle);
        dive.grow(20 * turnS);
        Shown shown(dive);
        shown.display.setDrift(true);
        shown.seek(19.5 * turnS);
        QVERIFY(shown.motion.driftSpeedError() > 0);
        const double late = shown.motion.driftSpeed();
        shown.seek(4.5 * turnS);
        QVERIFY(shown.motion.driftSpeedError() > 0);
        QVERIFY(shown.motion.driftSpeed() != late);
        QVERIFY(shown.motion.driftAgeS() < turnS);
        shown.seek(19.5 * turnS);
        QCOMPARE(shown.motion.driftSpeed(), late);
        shown.source.setReader(std::nullopt);
        QCOMPARE(shown.motion.driftState(), PictureMotion::DriftState::None);
    }

    void whatIsStillBeingComputedIsNotCalledUnknown()
    {
        TurningVehicle vehicle(3, Water::Open, 4);
        Dive dive(vehicle);
        dive.grow(4 * turnS);
        Shown shown(dive);
        shown.display.setDrift(true);
        shown.seek(0.5 * turnS);
        QCOMPARE(shown.motion.driftState(), PictureMotion::DriftState::None);
        shown.source.setPlayhead(at(3.5 * turnS));
        QCOMPARE(shown.motion.driftState(), PictureMotion::DriftState::Computing);
        const QSignalSpy changed(&shown.motion, &PictureMotion::changed);
        QTRY_VERIFY(shown.motion.isComplete());
        QCOMPARE(shown.motion.driftState(), PictureMotion::DriftState::Unknown);
        QVERIFY(changed.count() > 0);
    }

    void directionIsFromNorthWithACompass()
    {
        TurningVehicle vehicle(301, Water::Harbour, 5, {.rate = 1, .speed = 0.4});
        Dive dive(vehicle, [](double, double headingDeg) { return headingDeg; });
        Shown shown(dive);
        shown.live(4.5 * turnS);
        QVERIFY(!std::isnan(shown.motion.driftTrueDeg()));
        const double before = shown.motion.driftTrueDeg();
        shown.vehicle.settings()->setHeadingOffset(20);
        QVERIFY(std::abs(std::remainder(shown.motion.driftTrueDeg() - before - 20, 360)) < 1e-6);
        QCOMPARE(shown.motion.compassState(), PictureMotion::CompassState::Agrees);
        QVERIFY(shown.motion.compassText().startsWith(QStringLiteral("Agrees within ")));
        QVERIFY(shown.motion.compassWarning().isEmpty());
    }

    void aCompassThatSlipsIsReportedUntilItAgreesAgain()
    {
        TurningVehicle vehicle(102, Water::Bottom, 14);
        Dive dive(vehicle, [](double timeS, double headingDeg) {
            return headingDeg + (timeS > 4 * turnS && timeS < 8 * turnS ? 40 : 0);
        });
        Shown shown(dive);
        QSignalSpy reports(&shown.motion, &PictureMotion::compassReported);
        shown.live(4.1 * turnS);
        QCOMPARE(shown.motion.compassState(), PictureMotion::CompassState::Agrees);
        shown.live(6.2 * turnS);
        QCOMPARE(shown.motion.compassState(), PictureMotion::CompassState::Differs);
        QVERIFY(std::abs(shown.motion.compassDifferenceDeg() - 40) <= 20);
        QVERIFY(shown.motion.compassWarning().startsWith(
            QStringLiteral("Compass and picture differ by ")));
        QCOMPARE(reports.count(), 1);
        shown.motion.acknowledgeCompass();
        QVERIFY(shown.motion.compassAcknowledged());
        // Looking back does not forget it.
        shown.seek(2.5 * turnS);
        QVERIFY(shown.motion.compassWarning().isEmpty());
        shown.seek(6.2 * turnS);
        QCOMPARE(shown.motion.compassState(), PictureMotion::CompassState::Differs);
        QVERIFY(shown.motion.compassAcknowledged());
        QCOMPARE(reports.count(), 1);
        shown.live(13.5 * turnS);
        QCOMPARE(shown.motion.compassState(), PictureMotion::CompassState::Agrees);
        QCOMPARE(reports.count(), 2);
        QVERIFY(!shown.motion.compassAcknowledged());
    }

    void steadyBeginsWithTheSecondSweepAndFollowsTheVehicle()
    {
        TurningVehicle vehicle(503, Water::Harbour, 9);
        Dive dive(vehicle);
        Shown shown(dive);
        shown.live(0.5 * turnS);
        QCOMPARE(shown.motion.steadyState(), PictureMotion::SteadyState::Off);
        shown.vehicle.settings()->setUp(app::VehicleSettings::Up::Steady);
        shown.live(1.2 * turnS);
        QCOMPARE(shown.motion.steadyState(), PictureMotion::SteadyState::Waiting);
        QVERIFY(!shown.motion.steady());
        shown.live(2.1 * turnS);
        QCOMPARE(shown.motion.steadyState(), PictureMotion::SteadyState::Picture);
        QCOMPARE(shown.motion.steadyTurnDeg(), 0.0);
        const double began = vehicle.placeAt(2.1 * turnS).heading;
        int shownTimes = 0;
        int within = 0;
        for (double turn = 2.3; turn < 8.4; turn += 0.2) {
            shown.live(turn * turnS);
            const double truth =
                (vehicle.placeAt(turn * turnS).heading - began) * 180 / std::numbers::pi;
            const double error = std::abs(shown.motion.steadyTurnDeg() - truth);
            QVERIFY(!std::isnan(shown.motion.steadyTurnErrorDeg()));
            QVERIFY2(error <= 3 * shown.motion.steadyTurnErrorDeg(),
                     qPrintable(QString::asprintf("%.1f turns: %.1f", turn, error)));
            ++shownTimes;
            within += error <= shown.motion.steadyTurnErrorDeg() ? 1 : 0;
        }
        QVERIFY2(within >= 0.8 * shownTimes, qPrintable(QString::number(within)));
        QCOMPARE(shown.motion.steadySince(), QString::number(int(2.1 * turnS)));
        // What was once up stays up, also for who looks back.
        const double up = shown.motion.steady()->upDeg;
        shown.seek(5 * turnS);
        QVERIFY(shown.motion.steady());
        QCOMPARE(shown.motion.steady()->upDeg, up);
        shown.vehicle.settings()->setUp(app::VehicleSettings::Up::Head);
        QVERIFY(!shown.motion.steady());
        QCOMPARE(shown.motion.steadyState(), PictureMotion::SteadyState::Off);
    }

    void steadyInOpenWaterGoesOnByTheCompassOrIsHeld_data()
    {
        QTest::addColumn<bool>("compass");
        QTest::newRow("compass") << true;
        QTest::newRow("none") << false;
    }
    void steadyInOpenWaterGoesOnByTheCompassOrIsHeld()
    {
        QFETCH(bool, compass);
        TurningVehicle vehicle(3, Water::Open, 6);
        Dive dive(vehicle, compass ? Dive::Compass([](double, double deg) { return deg; })
                                   : Dive::Compass());
        Shown shown(dive);
        shown.vehicle.settings()->setUp(app::VehicleSettings::Up::Steady);
        shown.live(3.2 * turnS);
        QCOMPARE(shown.motion.steadyState(),
                 compass ? PictureMotion::SteadyState::Compass : PictureMotion::SteadyState::Held);
        QCOMPARE(shown.motion.steadyHeldSince().has_value(), !compass);
        shown.live(5.5 * turnS);
        const double truth =
            (vehicle.placeAt(5.5 * turnS).heading - vehicle.placeAt(3.2 * turnS).heading) * 180 /
            std::numbers::pi;
        if (compass)
            QVERIFY(std::abs(shown.motion.steadyTurnDeg() - truth) < 1);
        else
            QCOMPARE(shown.motion.steadyTurnDeg(), 0.0);
    }

    void steadyBeginsAnewAfterASeekOverAGap()
    {
        TurningVehicle vehicle(301, Water::Harbour, 70);
        Dive dive(vehicle);
        dive.grow(70 * turnS);
        Shown shown(dive);
        shown.vehicle.settings()->setUp(app::VehicleSettings::Up::Steady);
        shown.seek(4.5 * turnS);
        QCOMPARE(shown.motion.steadyState(), PictureMotion::SteadyState::Picture);
        shown.seek(7.5 * turnS);
        QCOMPARE(shown.motion.steadySince(), QString::number(int(4.5 * turnS)));
        QVERIFY(shown.motion.steadyTurnDeg() != 0);
        shown.seek(69.5 * turnS);
        QCOMPARE(shown.motion.steadySince(), QString::number(int(69.5 * turnS)));
        QCOMPARE(shown.motion.steadyTurnDeg(), 0.0);
        QVERIFY(!shown.motion.steadyDirectionAt(at(5 * turnS)));
    }

    void aCompassThatEndsIsNotCheckedAnyMore()
    {
        TurningVehicle vehicle(101, Water::Harbour, 8);
        Dive dive(vehicle, [](double timeS, double headingDeg) {
            return timeS < 4 * turnS ? std::optional(headingDeg) : std::nullopt;
        });
        Shown shown(dive);
        shown.live(7.5 * turnS);
        QCOMPARE(shown.motion.compassState(), PictureMotion::CompassState::NotChecked);
        QVERIFY(shown.motion.compassText().startsWith(QStringLiteral("Not checked since ")));
    }
};

LEADLINE_GUILESS_TEST(PictureMotionTest)

#include "tst_picturemotion.moc"
