// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/PolarMeasure.h"
#include "plot/Sea.h"
#include "session/Session.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"
#include "support/VehicleLog.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace leadline;
using namespace std::chrono_literals;

/// Tests lines over the polar view of a Ping360. Its vehicle turns by six degrees per second from
/// 30 s on, and a Ping1D measures 3 m to the bottom until then.
class MeasureOnDiscTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (unsigned i = 0; i < 1600; ++i) {
            const auto t = 50ms * i;
            m_log.sendHeartbeat(t);
            m_log.yaw(t, headingAt(0.05 * i));
            m_log.ping(t,
                       {.angleGrad = std::uint16_t(i % 400), .samples = test::Samples(1200, 100)});
        }
        for (unsigned i = 0; i < 300; ++i)
            m_sounds.add(test::Echo1d{.distanceMm = 3000, .samples = {1, 2}}.profile(), 100ms * i);
    }
    void init()
    {
        test::OwnSettings::forget();
        m_session = std::make_unique<app::Session>();
        m_session->ping360()->setReader(echo::PingReader(m_log.log(), m_log.sonar()));
        m_session->ping1d()->setReader(echo::PingReader(m_sounds.log(), 0));
        m_polar = std::make_unique<app::PolarItem>();
        m_polar->setMargin(0);
        m_polar->setSource(m_session->ping360());
        m_polar->setDisplay(m_session->display());
        m_polar->setVehicle(m_session->vehicle());
        m_shown = std::make_unique<test::Shown>(*m_polar, QSize(400, 400));
        m_tool = std::make_unique<app::PolarMeasure>();
        m_tool->setSounder(m_session->ping1d());
        m_tool->setPolar(m_polar.get());
        seek(25s);
    }
    void cleanup()
    {
        m_tool.reset();
        m_shown.reset();
        m_polar.reset();
        m_session.reset();
    }

    void draggingLaysALine()
    {
        m_tool->start();
        QVERIFY(m_tool->isActive() && !m_tool->isShown());
        drag({300, 200}, {200, 100});
        QVERIFY(m_tool->isMeasured() && !m_tool->isLoose());
        const double range = m_polar->edgeM() / 2;
        QVERIFY(qAbs(m_tool->distanceM() - range * std::sqrt(2)) < 1e-6);
        QVERIFY(!m_tool->isHorizontal());
        QVERIFY(qAbs(m_tool->bearingDeg() - 315) < 1e-6);
        QVERIFY(qAbs(m_tool->northDeg() - 315) < 1e-4);
        // 5 % of it is the sound speed alone.
        QVERIFY(m_tool->distanceErrorM() > 0.05 * m_tool->distanceM());
        QVERIFY(m_tool->northErrorDeg() > m_tool->bearingErrorDeg());
        QVERIFY(near(m_tool->first(), {300, 200}) && near(m_tool->second(), {200, 100}));
        // Another line takes its place, and Escape all of it.
        drag({200, 300}, {300, 300});
        QCOMPARE(m_tool->count(), 2);
        QVERIFY(near(m_tool->first(), {200, 300}));
        m_tool->leave();
        QVERIFY(!m_tool->isActive() && !m_tool->isShown());
    }

    void clicksLayEndAfterEndAndAThirdMakesAnAngle()
    {
        m_tool->start();
        click({300, 200});
        QVERIFY(m_tool->isLoose());
        m_tool->hover({250, 150}, false);
        QVERIFY(m_tool->isMeasured() && near(m_tool->second(), {250, 150}));
        click({200, 200.5});
        QVERIFY(!m_tool->isLoose());
        m_tool->hover({100, 100}, false);
        QCOMPARE(m_tool->count(), 2);
        QVERIFY(std::isnan(m_tool->angleDeg()));
        click({200, 100});
        QCOMPARE(m_tool->count(), 3);
        QVERIFY(qAbs(m_tool->angleDeg() - 90) < 1);
        QVERIFY(m_tool->onwardsM() > 0 && m_tool->angleErrorDeg() > 0);
        click({100, 200});
        QCOMPARE(m_tool->count(), 2);
        QVERIFY(m_tool->isLoose());
    }

    void whereNoEchoIsItSaysSo()
    {
        QSignalSpy nothing(m_tool.get(), &app::MeasureTool::noEchoThere);
        m_tool->start();
        click({2, 2}); // beside the disc
        QCOMPARE(nothing.size(), 1);
        QCOMPARE(m_tool->count(), 0);
        click({300, 200});
        QCOMPARE(nothing.size(), 1);
        click({2, 2});
        QCOMPARE(nothing.size(), 2);
        QVERIFY(m_tool->isLoose());
        m_tool->startAt({2, 2});
        QCOMPARE(nothing.size(), 3);
    }

    void anEndCanBeTakenAgain()
    {
        m_tool->start();
        drag({300, 200}, {200, 100});
        drag({203, 98}, {200, 300});
        QCOMPARE(m_tool->count(), 2);
        QCOMPARE(m_tool->held(), 1);
        QVERIFY(near(m_tool->first(), {300, 200}) && near(m_tool->second(), {200, 300}));
    }

    void shiftKeepsTheSpokeOrTheRing()
    {
        m_tool->start();
        m_tool->press({300, 200}, false);
        m_tool->drag({350, 205}, true);
        QVERIFY(near(m_tool->second(), {350, 200}));
        m_tool->drag({205, 320}, true);
        QVERIFY(qAbs(std::hypot(m_tool->second().x() - 200, m_tool->second().y() - 200) - 100) < 1);
        m_tool->release();
    }

    void keysLayItAndMoveItsEnds()
    {
        m_tool->start();
        QVERIFY(m_polar->probe(300, 200));
        QVERIFY(m_tool->handlesKey(Qt::Key_Return, 0) && !m_tool->handlesKey(Qt::Key_Tab, 0));
        QVERIFY(m_tool->handleKey(Qt::Key_Return, 0));
        for (int i = 0; i < 20; ++i)
            QVERIFY(m_tool->handleKey(Qt::Key_Left, 0));
        QVERIFY(m_tool->isMeasured() && m_tool->isLoose());
        QVERIFY(near(m_tool->first(), {300, 200}));
        // Twenty spokes of 0.9 degrees.
        QVERIFY(qAbs(m_tool->distanceM() -
                     2 * m_polar->edgeM() / 2 * std::sin(std::numbers::pi / 20)) < 0.1);
        QVERIFY(m_tool->handleKey(Qt::Key_Enter, 0));
        QVERIFY(!m_tool->isLoose());
        QVERIFY(m_tool->handleKey(Qt::Key_Tab, 0));
        QCOMPARE(m_tool->held(), 0);
        const QPointF second = m_tool->second();
        QVERIFY(m_tool->handleKey(Qt::Key_Up, 0));
        QVERIFY(m_tool->first().x() > 301 && near(m_tool->second(), second));
        QVERIFY(m_tool->handleKey(Qt::Key_Backtab, Qt::ShiftModifier));
        QCOMPARE(m_tool->held(), 1);
        QVERIFY(m_tool->handleKey(Qt::Key_Escape, 0));
        QVERIFY(!m_tool->isActive() && !m_tool->handleKey(Qt::Key_Left, 0));
    }

    void itStaysOnTheGroundWhileTheVehicleTurns()
    {
        useVehicle();
        seek(32s);
        m_tool->start();
        drag({300, 200}, {220, 120});
        const double distance = m_tool->distanceM();
        const double north = m_tool->northDeg();
        const double ahead = m_tool->bearingDeg();
        const QPointF before = m_tool->second();
        seek(40s);
        QVERIFY(m_tool->isMeasured());
        QVERIFY(qAbs(m_tool->distanceM() - distance) < 1e-6);
        QVERIFY(qAbs(std::remainder(m_tool->northDeg() - north, 360)) < 1e-6);
        QVERIFY(qAbs(std::remainder(m_tool->bearingDeg() - ahead + 48, 360)) < 1e-3);
        QVERIFY(!near(m_tool->second(), before));
        const QPointF turned = m_tool->second();
        QVERIFY(m_polar->probe(turned.x(), turned.y()));
        m_session->vehicle()->settings()->setUp(app::VehicleSettings::Up::North);
        QTRY_VERIFY((void(m_shown->grab()), m_polar->ready()));
        m_polar->probe(m_tool->second().x(), m_tool->second().y());
        QVERIFY(qAbs(m_tool->distanceM() - distance) < 1e-6);
    }

    void itIsHiddenBeforeItsPingsAndLongAfterThem()
    {
        m_tool->start();
        drag({300, 200}, {200, 100});
        seek(5s);
        QVERIFY(!m_tool->isShown());
        seek(60s);
        QVERIFY(m_tool->isShown());
        seek(79s);
        QVERIFY(!m_tool->isShown());
        seek(26s);
        QVERIFY(m_tool->isMeasured());
    }

    void anotherSoundSpeedMovesItWithItsEchoes()
    {
        m_tool->start();
        drag({300, 200}, {200, 100});
        const double before = m_tool->distanceM();
        m_session->ping360()->setReader(echo::PingReader(m_log.log(), m_log.sonar(), 1425));
        QVERIFY(qAbs(m_tool->distanceM() - 0.95 * before) < 1e-3);
        QTRY_VERIFY((void(m_shown->grab()), m_polar->ready()));
        QVERIFY(near(m_tool->second(), {200, 100}));
        // Another log has no such pings.
        test::EchoLog other(ping::Family::Ping360);
        test::fillWithSpokes(other, 10);
        m_session->ping360()->setReader(echo::PingReader(other.log(), 0));
        QVERIFY(!m_tool->isShown());
        QCOMPARE(m_tool->count(), 0);
        m_session->ping360()->setReader(std::nullopt);
    }

    void onTheBottomTheAltitudeCounts()
    {
        m_tool->start();
        drag({350, 200}, {200, 50});
        const double slant = m_tool->distanceM();
        const double range = slant / std::sqrt(2);
        m_session->display()->setTargetsOnBottom(true);
        QTRY_VERIFY((void(m_shown->grab()), m_tool->isHorizontal()));
        QVERIFY(qAbs(m_tool->distanceM() - std::sqrt(range * range - 9) * std::sqrt(2)) < 1e-3);
        QVERIFY(m_polar->probe(350, 200));
        QVERIFY(qAbs(m_tool->cursorHorizontalM() - std::sqrt(range * range - 9)) < 1e-3);
        QVERIFY(m_tool->cursorHorizontalErrorM() > 0);
        // One that looks ahead tells no altitude.
        m_tool->setFacesDown(false);
        QVERIFY(!m_tool->isHorizontal() && std::isnan(m_tool->cursorHorizontalM()));
        QVERIFY(qAbs(m_tool->distanceM() - slant) < 1e-9);
        m_tool->setFacesDown(true);
        QVERIFY(m_tool->isHorizontal());
        // Nor one that has been silent for longer than a second.
        seek(45s);
        drag({350, 200}, {200, 50});
        QVERIFY(m_tool->isMeasured() && !m_tool->isHorizontal());
    }

private:
    static double headingAt(double seconds) { return seconds < 30 ? 0 : 6 * (seconds - 30); }
    void useVehicle() { m_session->vehicle()->update(&m_log.log(), 25s); }
    void seek(log::Time time)
    {
        useVehicleAt(time);
        m_session->ping360()->setPlayhead(time);
        m_session->ping1d()->setPlayhead(time);
        QTRY_VERIFY((void(m_shown->grab()), m_polar->ready()));
    }
    void useVehicleAt(log::Time time) { m_session->vehicle()->update(&m_log.log(), time); }
    void click(QPointF point)
    {
        m_tool->press(point, false);
        m_tool->release();
    }
    void drag(QPointF from, QPointF to)
    {
        m_tool->press(from, false);
        m_tool->drag((from + to) / 2, false);
        m_tool->drag(to, false);
        m_tool->release();
    }
    static bool near(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()) < 1; }

    test::VehicleLog m_log;
    test::EchoLog m_sounds{ping::Family::Ping1D};
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<app::PolarItem> m_polar;
    std::unique_ptr<test::Shown> m_shown;
    std::unique_ptr<app::PolarMeasure> m_tool;
};

LEADLINE_GUI_TEST(MeasureOnDiscTest)
#include "tst_measureondisc.moc"
