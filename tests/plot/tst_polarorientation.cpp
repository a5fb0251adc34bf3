// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sea.h"
#include "polar/PolarItem.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"
#include "support/VehicleLog.h"

#include <functional>
#include <set>

using namespace leadline;
using namespace std::chrono_literals;
using Up = app::VehicleSettings::Up;

namespace {

constexpr double targetDeg = 70;
constexpr double beamDeg = 2;
constexpr int samplesPerSpoke = 100;
constexpr log::Time ahead = 700s;

double seconds(log::Time time)
{
    return std::chrono::duration<double>(time).count();
}

struct Mount {
    int offsetDeg = 0;
    bool upsideDown = false;
};

/// A vehicle that turns on the spot, and a Ping360 on it that pings 20 times a second and sees one
/// fixed target at six tenths of its range.
class Turning {
public:
    using Course = std::function<double(log::Time)>;

    Turning(Course headingDeg, Mount mount, log::Time compassLate = 0ms, bool synchronised = false)
        : m_headingDeg(std::move(headingDeg)),
          m_mount(mount),
          m_late(compassLate),
          m_synchronised(synchronised)
    {
    }

    void continueLoading(int pings)
    {
        for (int i = 0; i < pings; ++i, ++m_pings) {
            const log::Time t = m_pings * 50ms;
            if (m_pings % 20 == 0)
                sendHeartbeat(t);
            if (m_pings % 2 == 0)
                m_log.yaw(t, m_headingDeg(t - m_late),
                          static_cast<std::uint32_t>((ahead + t - m_late) / 1ms));
            ping(t, m_pings % 400);
        }
    }
    [[nodiscard]] const log::Log& log() const { return m_log.log(); }
    [[nodiscard]] log::StreamNumber sonar() const { return m_log.sonar(); }
    [[nodiscard]] log::Time now() const { return (m_pings - 1) * 50ms; }
    [[nodiscard]] double headingDeg(log::Time time) const { return m_headingDeg(time); }

private:
    void sendHeartbeat(log::Time t)
    {
        m_log.sendHeartbeat(t);
        if (!m_synchronised)
            return;
        m_log.ask(t, t.count() + 7);
        m_log.answer(t + 4ms, t.count() + 7, ahead + t + 2ms + 1ns);
    }
    void ping(log::Time t, int grad)
    {
        const double side = m_mount.upsideDown ? -1 : 1;
        const double look = m_mount.offsetDeg + side * 0.9 * (grad - 200) + m_headingDeg(t);
        test::Spoke360 spoke{.angleGrad = std::uint16_t(grad),
                             .samples = test::Samples(samplesPerSpoke, 0)};
        if (std::abs(std::remainder(look - targetDeg, 360)) < beamDeg / 2)
            std::fill_n(spoke.samples.begin() + 57, 6, std::uint8_t(255));
        m_log.ping(t + 5ms, spoke);
    }

    Course m_headingDeg;
    Mount m_mount;
    log::Time m_late;
    bool m_synchronised;
    test::VehicleLog m_log;
    int m_pings = 0;
};

/// The polar picture of it in a window.
class Bench {
public:
    explicit Bench(const Turning& turning, Mount mount, Up up) : m_turning(turning)
    {
        vehicle.settings()->setUp(up);
        m_source.setReader(echo::PingReader(turning.log(), turning.sonar()));
        item.setMargin(0);
        item.setUpsideDown(mount.upsideDown);
        item.setTurnOffset(mount.offsetDeg);
        item.setSource(&m_source);
        item.setVehicle(&vehicle);
        item.setBackground(Qt::black);
        seek(turning.now() + 10ms);
    }

    void seek(log::Time time)
    {
        vehicle.update(&m_turning.log(), time);
        m_source.setPlayhead(time);
    }
    [[nodiscard]] QImage grab() { return m_shown.grab(); }
    [[nodiscard]] bool ready() { return (void(grab()), item.ready()); }
    /// Where on the screen the echo of the target lies, degrees clockwise from up.
    [[nodiscard]] std::optional<double> targetOnScreen()
    {
        (void)grab();
        return test::bearingOfEcho(item.image());
    }

    app::SelectedVehicle vehicle;
    app::PolarItem item;

private:
    const Turning& m_turning;
    app::SonarSource m_source;
    test::Shown m_shown{item, {400, 400}};
};

double apart(double a, double b)
{
    return std::abs(std::remainder(a - b, 360));
}

double turnsToAndFro(log::Time t)
{
    return 40 * std::sin(0.75 * seconds(t)); // 30 degrees a second at most
}

} // namespace

class PolarOrientationTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void aFixedTargetStaysWhereItIsLiveAndInReplay_data() { test::addMounts(); }
    void aFixedTargetStaysWhereItIsLiveAndInReplay()
    {
        QFETCH(const int, turn);
        QFETCH(const bool, upsideDown);
        const Mount mount{turn, upsideDown};
        Turning turning(turnsToAndFro, mount);
        turning.continueLoading(1);
        Bench bench(turning, mount, Up::North);
        QTRY_VERIFY(bench.ready());
        int seen = 0;
        for (int i = 0; i < 100; ++i) {
            turning.continueLoading(7);
            bench.seek(turning.now() + 10ms);
            const auto target = bench.targetOnScreen();
            seen += target ? 1 : 0;
            QVERIFY2(!target || apart(*target, targetDeg) < 1.5,
                     qPrintable(QString::number(*target)));
        }
        QVERIFY(seen > 40);
        seen = 0;
        for (int i = 0; i < 40; ++i) {
            bench.seek(turning.now() * (i * 17 % 40) / 40);
            const auto target = bench.targetOnScreen();
            seen += target ? 1 : 0;
            QVERIFY2(!target || apart(*target, targetDeg) < 1.5,
                     qPrintable(QString::number(*target)));
        }
        QVERIFY(seen > 12);
    }

    void aCompassThatComesLateIsOffWithoutTheVehiclesClockAndRightWithIt()
    {
        for (const bool synchronised : {false, true}) {
            Turning turning([](log::Time t) { return 30 * seconds(t); }, {}, 200ms, synchronised);
            turning.continueLoading(100);
            Bench bench(turning, {}, Up::North);
            QTRY_VERIFY(bench.ready());
            int seen = 0;
            for (int i = 0; i < 60; ++i) {
                turning.continueLoading(7);
                bench.seek(turning.now() + 10ms);
                const auto target = bench.targetOnScreen();
                if (!target)
                    continue;
                ++seen;
                const double off = apart(*target, targetDeg);
                QVERIFY2(synchronised ? off < 1.5 : off > 4.5 && off < 7.5,
                         qPrintable(QString::number(*target)));
            }
            QVERIFY(seen > 20);
        }
    }

    void headUpAndAFrozenCourseTurnThePicture()
    {
        Turning turning([](log::Time t) { return 120 + 5 * seconds(t); }, {});
        turning.continueLoading(600);
        Bench bench(turning, {}, Up::Head);
        bench.seek(turning.now());
        QTRY_VERIFY(bench.ready());
        QVERIFY(bench.item.headed() && bench.item.up() == Up::Head);
        const double heading = turning.headingDeg(turning.now());
        QVERIFY(apart(*bench.targetOnScreen(), targetDeg - heading) < 1.5);
        QVERIFY(apart(bench.item.northDeg(), -heading) < 0.5);
        QCOMPARE(bench.item.frontDeg(), 0.0);

        bench.vehicle.settings()->setUp(Up::Course);
        QVERIFY(apart(*bench.targetOnScreen(), targetDeg - heading) < 1.5);
        bench.seek(turning.now() - 4s);
        QVERIFY(apart(*bench.targetOnScreen(), targetDeg - heading) < 1.5);
        QVERIFY(apart(bench.item.frontDeg(), -20) < 0.1);
        bench.vehicle.settings()->setUp(Up::North);
        QVERIFY(apart(*bench.targetOnScreen(), targetDeg) < 1.5);
        QVERIFY(apart(bench.item.northDeg(), 0) < 1e-9);
    }

    void offsetAndVariationTurnWhatNorthIs()
    {
        Turning turning([](log::Time) { return 30.0; }, {});
        turning.continueLoading(500);
        Bench bench(turning, {}, Up::North);
        QTRY_VERIFY(bench.ready());
        bench.vehicle.settings()->setHeadingOffset(10);
        bench.vehicle.settings()->setVariationTenths(-35);
        QVERIFY(!bench.vehicle.headingTrue() && apart(bench.vehicle.headingDeg(), 40) < 1e-4);
        bench.vehicle.settings()->setVariationKnown(true);
        QVERIFY(bench.vehicle.headingTrue() && apart(bench.vehicle.headingDeg(), 36.5) < 1e-4);
        QVERIFY(apart(*bench.targetOnScreen(), targetDeg + 6.5) < 1.5);
    }

    void theCursorTellsRelativeAndTrueBearing()
    {
        Turning turning([](log::Time) { return 314.6; }, {});
        turning.continueLoading(500);
        for (const Up up : {Up::Head, Up::North, Up::Course}) {
            Bench bench(turning, {}, up);
            QTRY_VERIFY(bench.ready());
            const QPointF there = bench.item.pointOf(bench.item.edgeM() / 2, -74.2);
            QVERIFY(bench.item.probe(there.x(), there.y()));
            QVERIFY(apart(bench.item.cursorBearingDeg(), -74.2) < 1e-6);
            QVERIFY(apart(bench.item.cursorTrueDeg(), 240.4) < 0.4);
            QVERIFY(std::abs(bench.item.cursorTrueErrorDeg() -
                             std::hypot(bench.item.cursorBearingErrorDeg(), 3)) < 1e-9);
            QVERIFY(std::isnan(bench.item.cursorLatitude()));
            bench.item.moveCursor(1, 0);
            QVERIFY(apart(bench.item.cursorBearingDeg(), -73.3) < 0.8);
            QVERIFY(apart(bench.item.newestBearingDeg(), 0.9 * (499 % 400 - 200)) < 0.4);
        }
    }

    void keysVisitEachSpokeWhileTheVehicleTurns_data()
    {
        QTest::addColumn<double>("degreesPerSecond");
        QTest::addColumn<bool>("upsideDown");
        for (const double speed : {-30.0, -9.0, -3.0, 9.0})
            for (const bool upsideDown : {false, true})
                QTest::addRow("%g, %s", speed, upsideDown ? "upside down" : "upright")
                    << speed << upsideDown;
    }
    void keysVisitEachSpokeWhileTheVehicleTurns()
    {
        QFETCH(const double, degreesPerSecond);
        QFETCH(const bool, upsideDown);
        const Mount mount{0, upsideDown};
        Turning turning([=](log::Time t) { return degreesPerSecond * seconds(t); }, mount);
        turning.continueLoading(500);
        Bench bench(turning, mount, Up::Head);
        QTRY_VERIFY(bench.ready());
        bench.item.moveCursor(-1, 0);
        for (const int way : {-1, 1}) {
            std::set<std::uint32_t> visited;
            for (int i = 0; i < 34; ++i) {
                bench.item.moveCursor(way, 0);
                QVERIFY(bench.item.cursorIntensity() >= 0);
                visited.insert(bench.item.reading().ping);
            }
            QCOMPARE(visited.size(), std::size_t(34));
        }
    }

    void whatTurnedAwayIsHatched()
    {
        // A whole turn of the sonar, then half as fast against it.
        Turning turning([](log::Time t) { return -9 * std::max(0.0, seconds(t) - 20); }, {});
        turning.continueLoading(500);
        Bench bench(turning, {}, Up::North);
        bench.item.setProperty("hatchColor", QColor(Qt::red));
        QTRY_VERIFY(bench.ready());
        const QImage drawn = bench.grab();
        int hatched = 0;
        for (int y = 0; y < drawn.height(); ++y)
            for (int x = 0; x < drawn.width(); ++x) {
                const QColor pixel = drawn.pixelColor(x, y);
                if (pixel.red() < 120 || pixel.green() > 60)
                    continue;
                ++hatched;
                QCOMPARE(bench.item.image().pixelColor(x, y).alpha(), 0); // never filled in
            }
        // An eighth of the disc, a line each five pixels.
        QVERIFY2(hatched > 1500 && hatched < 6000, qPrintable(QString::number(hatched)));
    }

    void withoutAHeadingItIsHeadUpAndTheSamePicture()
    {
        test::EchoLog log(ping::Family::Ping360);
        test::fillWithSpokes(log, 500);
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        source.setPlayhead(20s);
        app::SelectedVehicle vehicle;
        vehicle.settings()->setUp(Up::North);
        vehicle.update(&log.log(), 20s);
        app::PolarItem with;
        app::PolarItem without;
        for (app::PolarItem* item : {&with, &without})
            item->setSource(&source);
        with.setVehicle(&vehicle);
        test::Shown one(with, {200, 200});
        test::Shown other(without, {200, 200});
        QTRY_VERIFY((void(one.grab()), with.ready()));
        QTRY_VERIFY((void(other.grab()), without.ready()));
        QVERIFY(!with.headed() && with.up() == Up::Head);
        QCOMPARE(test::differenceOf(with.image(), without.image()), QByteArray());
    }
};

LEADLINE_GUI_TEST(PolarOrientationTest)
#include "tst_polarorientation.moc"
