// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/SounderMeasure.h"
#include "plot/Sea.h"
#include "session/Session.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"
#include "support/VehicleLog.h"

#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;

/// Tests lines over the echoes of a Ping1D with ten pings per second, on a vehicle that descends at
/// 0.1 m/s.
class MeasureOnEchoesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (unsigned i = 0; i < 600; ++i) {
            const auto t = 100ms * i;
            m_sounds.add(test::Echo1d{.pingNumber = i,
                                      .startMm = 0,
                                      .lengthMm = 10'000,
                                      .samples = test::Samples(200, 100)}
                             .profile(),
                         t);
            m_log.sendHeartbeat(t);
            m_log.yaw(t, 10);
            mavlink::VfrHud hud;
            hud.alt = static_cast<float>(-5 - 0.01 * i);
            m_log.say(t, hud);
        }
    }
    void init()
    {
        test::OwnSettings::forget();
        m_session = std::make_unique<app::Session>();
        m_session->ping1d()->setReader(echo::PingReader(m_sounds.log(), 0));
        m_session->vehicle()->update(&m_log.log(), 50s);
        m_waterfall = std::make_unique<app::WaterfallItem>();
        m_waterfall->setSource(m_session->ping1d());
        m_waterfall->setDisplay(m_session->display());
        m_shown = std::make_unique<test::Shown>(*m_waterfall, QSize(600, 200));
        m_tool = std::make_unique<app::SounderMeasure>();
        m_tool->setWaterfall(m_waterfall.get());
        m_tool->setVehicle(m_session->vehicle());
        seek(50s);
    }
    void cleanup()
    {
        m_tool.reset();
        m_shown.reset();
        m_waterfall.reset();
        m_session.reset();
    }

    void aLineTellsDistanceTimePaceAndDepth()
    {
        m_tool->start();
        drag(at(20, 6), at(40, 4));
        QVERIFY(m_tool->isMeasured());
        QVERIFY(qAbs(m_tool->distanceM() + 2) < 1e-6);
        QVERIFY(qAbs(m_tool->seconds() - 20) < 0.11);
        QVERIFY(qAbs(m_tool->closingMps() - 0.1) < 0.002);
        // Half of a sample of 5 cm at each end, a pulse, and 5 % of the two metres.
        QVERIFY(qAbs(m_tool->distanceErrorM() -
                     std::hypot(0.025 * std::sqrt(2), 0.0225 * std::sqrt(2), 0.1)) < 1e-3);
        QVERIFY(qAbs(m_tool->closingErrorMps() - m_tool->distanceErrorM() / m_tool->seconds()) <
                1e-9);
        // The vehicle went down by two metres meanwhile.
        QVERIFY(qAbs(m_tool->depthM()) < 0.05);
        m_tool->setFacesDown(false);
        QVERIFY(std::isnan(m_tool->depthM()));
        m_tool->setSoundSpeedErrorPercent(0.5);
        QVERIFY(m_tool->distanceErrorM() < 0.06);
    }

    void twoEchoesOfOnePingAreApart()
    {
        m_tool->start();
        m_tool->press(at(30, 4), false);
        m_tool->drag(at(30.4, 7), true);
        m_tool->release();
        QVERIFY(qAbs(m_tool->distanceM()) > 2.9);
        QVERIFY(std::isnan(m_tool->closingMps()));
        // Sideways Shift keeps the distance.
        m_tool->press(at(10, 5), false);
        m_tool->drag(at(30, 5.2), true);
        m_tool->release();
        QVERIFY(qAbs(m_tool->distanceM()) < 1e-9);
        QVERIFY(m_tool->seconds() > 19);
    }

    void itGoesWithItsPings()
    {
        m_tool->start();
        drag(at(30, 6), at(40, 4));
        const double distance = m_tool->distanceM();
        const QPointF before = m_tool->first();
        seek(55s);
        QVERIFY(m_tool->isMeasured());
        QCOMPARE(m_tool->distanceM(), distance);
        QVERIFY(qAbs(m_tool->first().x() - (before.x() - 50)) < 1.5);
        seek(35s);
        QVERIFY(!m_tool->isShown());
        seek(50s);
        m_session->ping1d()->setReader(echo::PingReader(m_sounds.log(), 0, 1425));
        QVERIFY(qAbs(m_tool->distanceM() - 0.95 * distance) < 1e-9);
        m_session->ping1d()->setReader(std::nullopt);
        QCOMPARE(m_tool->count(), 0);
    }

    void keysLayIt()
    {
        m_tool->start();
        QVERIFY(m_waterfall->probe(at(30, 5).x(), at(30, 5).y()));
        QVERIFY(m_tool->handleKey(Qt::Key_Return, 0));
        for (int i = 0; i < 10; ++i)
            QVERIFY(m_tool->handleKey(Qt::Key_Right, 0));
        for (int i = 0; i < 10; ++i)
            QVERIFY(m_tool->handleKey(Qt::Key_Down, 0));
        QVERIFY(m_tool->handleKey(Qt::Key_Return, 0));
        QVERIFY(m_tool->isMeasured() && !m_tool->isLoose());
        // Twenty pixels each way, of 60 s and 10 m.
        QVERIFY(qAbs(m_tool->seconds() - 2) < 0.2);
        QVERIFY(qAbs(m_tool->distanceM() - 1) < 0.1);
        QVERIFY(m_tool->handleKey(Qt::Key_Tab, 0));
        QCOMPARE(m_tool->held(), 0);
        // Nothing is measured before the first ping.
        seek(20s);
        m_tool->start();
        m_tool->press(QPointF(5, 100), false);
        m_tool->release();
        QCOMPARE(m_tool->count(), 0);
    }

private:
    [[nodiscard]] QPointF at(double seconds, double metres) const
    {
        return {m_waterfall->xOf(seconds), m_waterfall->yOf(metres)};
    }
    void seek(log::Time time)
    {
        m_session->ping1d()->setPlayhead(time);
        QTRY_VERIFY((void(m_shown->grab()), m_waterfall->ready()));
    }
    void drag(QPointF from, QPointF to)
    {
        m_tool->press(from, false);
        m_tool->drag((from + to) / 2, false);
        m_tool->drag(to, false);
        m_tool->release();
    }

    test::VehicleLog m_log;
    test::EchoLog m_sounds{ping::Family::Ping1D};
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<app::WaterfallItem> m_waterfall;
    std::unique_ptr<test::Shown> m_shown;
    std::unique_ptr<app::SounderMeasure> m_tool;
};

LEADLINE_GUI_TEST(MeasureOnEchoesTest)
#include "tst_measureonechoes.moc"
