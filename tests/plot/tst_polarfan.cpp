// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sea.h"
#include "measure/PolarMeasure.h"
#include "polar/PolarItem.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"
#include "support/VehicleLog.h"

#include <QSignalSpy>

#include <memory>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

constexpr int sectorFromGrad = 150;
constexpr int sectorToGrad = 250;

/// Sweeps 90 degrees ahead to and fro, a gradian each 50 ms, with an echo at one bearing.
void fillWithSweeps(test::EchoLog& log, unsigned pings, int echoGrad)
{
    constexpr int steps = sectorToGrad - sectorFromGrad;
    for (unsigned i = 0; i < pings; ++i) {
        const int swept = static_cast<int>(i % (2 * steps));
        const int grad = sectorFromGrad + (swept < steps ? swept : 2 * steps - swept);
        test::Samples samples(400, 0);
        for (std::size_t k = 0; k < samples.size(); ++k)
            samples[k] = static_cast<std::uint8_t>((k * 7 + i * 13) % 9);
        if (std::abs(grad - echoGrad) <= 2)
            std::fill_n(samples.begin() + 200, 8, std::uint8_t{255});
        log.add(
            test::Spoke360{.angleGrad = std::uint16_t(grad), .samples = std::move(samples)}.frame(),
            50ms * i);
    }
}

} // namespace

/// Tests the fan of a sector: where it is, and that whatever is pointed at or drawn over it
/// follows.
class PolarFanTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { fillWithSweeps(m_log, 700, 220); }
    void init()
    {
        test::OwnSettings::forget();
        m_source = std::make_unique<app::SonarSource>();
        m_source->setReader(echo::PingReader(m_log.log(), 0));
        m_source->setPlayhead(30s);
        m_display = std::make_unique<app::DisplaySettings>();
        m_display->setPalette("grey");
        m_item = std::make_unique<app::PolarItem>();
        m_item->setSource(m_source.get());
        m_item->setDisplay(m_display.get());
        m_item->setBackground(Qt::black);
        m_item->setSectorWidthDeg(90);
    }
    void cleanup()
    {
        m_shown.reset();
        m_item.reset();
        m_display.reset();
        m_source.reset();
    }

    void onlySectorsUpToHalfATurnAreFans()
    {
        QSignalSpy changed(m_item.get(), &app::PolarItem::viewChanged);
        QVERIFY(m_item->fanFits() && !m_item->isFan());
        m_item->chooseFan(true);
        QVERIFY(m_item->isFan());
        QVERIFY(!changed.isEmpty());
        m_item->setSectorWidthDeg(180.4);
        QVERIFY(m_item->fanFits() && m_item->isFan());
        for (const double wide : {181.0, 270.0, 360.0, -1.0, 0.0}) {
            m_item->setSectorWidthDeg(wide);
            QVERIFY(!m_item->fanFits() && !m_item->isFan());
            m_item->chooseFan(true);
            QVERIFY(!m_item->isFan());
        }
        m_item->setSectorWidthDeg(90);
        QVERIFY(m_item->isFan());
        m_item->chooseFan(false);
        QVERIFY(!m_item->isFan());
        m_item->setSectorWidthDeg(180);
        QVERIFY(!m_item->isFan()); // as it was chosen last
    }

    void itIsWhereItFits()
    {
        showFan({612, 647});
        QVERIFY(qAbs(m_item->discRadius() - 520 / std::sqrt(2.0)) < 1e-6);
        QCOMPARE(m_item->centre(), QPointF(306, 647 - 82));
        m_item->setFanRoom({184, 240});
        m_item->setFanFoot(164);
        QVERIFY(qAbs(m_item->discRadius() - 428 / std::sqrt(2.0)) < 1e-6);
        // By its height: 407 of 647 pixels are not less than that.
        QCOMPARE(m_item->centre(), QPointF(306, 647 - 164));
    }

    /// What is drawn, what the cursor reads and where a bearing is drawn agree for every mounting.
    void itIsRightHoweverTheHeadIsMounted_data()
    {
        QTest::addColumn<bool>("upsideDown");
        QTest::addColumn<int>("turn");
        QTest::addColumn<double>("centre");
        QTest::newRow("upright") << false << 0 << 0.0;
        QTest::newRow("upside down") << true << 0 << 0.0;
        QTest::newRow("to the right") << false << 90 << 90.0;
        QTest::newRow("upside down, aft") << true << -180 << 180.0;
        QTest::newRow("upside down, turned") << true << 35 << 35.0;
    }
    void itIsRightHoweverTheHeadIsMounted()
    {
        QFETCH(const bool, upsideDown);
        QFETCH(const int, turn);
        QFETCH(const double, centre);
        m_item->setUpsideDown(upsideDown);
        m_item->setTurnOffset(turn);
        m_item->setSectorCentreDeg(centre);
        showFan({400, 420});
        // The echo is 18 degrees to the right of an upright head's front, in the middle of the
        // range.
        const double bearing = turn + (upsideDown ? -18 : 18);
        const double onScreen = bearing - centre;
        QVERIFY(qAbs(m_item->frontDeg() + centre) < 1e-9);
        const QPointF wanted =
            m_item->centre() + QPointF(std::sin(onScreen * std::numbers::pi / 180),
                                       -std::cos(onScreen * std::numbers::pi / 180)) *
                                   m_item->discRadius() * 0.51;
        const QPointF point = m_item->pointOf(m_item->edgeM() * 0.51, bearing);
        QVERIFY(QLineF(point, wanted).length() < 1e-6);
        const QRgb drawn = m_item->image().pixel(point.toPoint());
        QVERIFY(qAlpha(drawn) == 255 && qRed(drawn) > 200);
        QVERIFY(m_item->probe(point.x(), point.y()));
        QVERIFY(qAbs(std::remainder(m_item->cursorBearingDeg() - bearing, 360)) < 0.5);
        QVERIFY(qAbs(m_item->cursorRangeM() - m_item->edgeM() * 0.51) < 1e-6);
        QCOMPARE(m_item->cursorIntensity(), 255);
        // The other side of the middle has none.
        const QPointF mirrored(2 * m_item->centre().x() - point.x(), point.y());
        QVERIFY(qRed(m_item->image().pixel(mirrored.toPoint())) < 40);
        // The newest spoke is in the sector.
        QVERIFY(m_item->showsBearing(m_item->newestBearingDeg()));
    }

    void besideTheFanThereIsNothing()
    {
        showFan({400, 420});
        const QPointF centre = m_item->centre();
        const double radius = m_item->discRadius();
        for (double degrees = -180; degrees < 180; degrees += 7) {
            const double angle = degrees / 180 * std::numbers::pi;
            const QPointF at = centre + QPointF(std::sin(angle), -std::cos(angle)) * radius * 0.2;
            const bool inside = std::abs(degrees) < 45;
            QCOMPARE(m_item->probe(at.x(), at.y()), inside);
            QCOMPARE(qAlpha(m_item->image().pixel(at.toPoint())) > 0, inside);
            QCOMPARE(m_item->showsBearing(degrees), inside);
        }
        QVERIFY(m_item->showsBearing(45) && !m_item->showsBearing(45, 1));
        const double above = centre.y() - radius;
        QVERIFY(m_item->reachesInto(QRectF(centre.x() - 5, above - 5, 10, 10)));
        QVERIFY(!m_item->reachesInto(QRectF(centre.x() - 5, above - 15, 10, 10)));
        QVERIFY(m_item->reachesInto(QRectF(centre.x() - 100, above + 20, 200, 10)));
        QVERIFY(!m_item->reachesInto(QRectF(0, centre.y() - 20, 150, 40)));
    }

    void keysKeepTheCursorInTheSector()
    {
        showFan({400, 420});
        m_item->moveCursor(0, 0);
        QVERIFY(m_item->cursorValid());
        for (int i = 0; i < 130; ++i) {
            m_item->moveCursor(1, 0);
            QVERIFY(m_item->cursorValid());
        }
        QVERIFY(qAbs(m_item->cursorBearingDeg() - 45) < 1);
        for (int i = 0; i < 130; ++i) {
            m_item->moveCursor(-1, 0);
            QVERIFY(m_item->cursorValid());
        }
        QVERIFY(qAbs(m_item->cursorBearingDeg() + 45) < 1);
    }

    void zoomKeepsThePointUnderThePointer()
    {
        showFan({400, 420});
        const QPointF at = m_item->pointOf(m_item->edgeM() * 0.7, 20);
        m_item->zoomAt(3, at.x(), at.y());
        QCOMPARE(m_item->zoom(), 3.0);
        QVERIFY(QLineF(m_item->pointOf(m_item->edgeM() * 0.7, 20), at).length() < 1e-9);
        QVERIFY(m_item->probe(at.x(), at.y()));
        QVERIFY(qAbs(m_item->cursorBearingDeg() - 20) < 1e-6);
        m_item->panBy(1e6, -1e6);
        // Some of it stays in sight.
        QVERIFY(m_item->probe(201, 209) || m_item->probe(199, 209) || m_item->probe(200, 208));
        m_item->panBy(-1e6, 1e6);
        QVERIFY(m_item->probe(201, 211) || m_item->probe(199, 211) || m_item->probe(200, 212));
        m_item->showAll();
        QCOMPARE(m_item->zoom(), 1.0);
        QCOMPARE(m_item->centre(), QPointF(200, 420 - 82));
    }

    void fitGoesToTheFarthestEchoAndBack_data()
    {
        QTest::addColumn<bool>("fan");
        QTest::newRow("fan") << true;
        QTest::newRow("disc") << false;
    }
    void fitGoesToTheFarthestEchoAndBack()
    {
        QFETCH(const bool, fan);
        m_item->chooseFan(fan);
        showItem({400, 420});
        m_item->fit();
        // The echo ends at 208 of 400 samples.
        const double farthest = m_item->edgeM() * 208 / 400;
        QVERIFY(m_item->zoom() > 1.5);
        const QRectF view(0, 0, 400, 420);
        for (const double bearing : {-45.0, -20.0, 0.0, 45.0})
            QVERIFY(view.contains(m_item->pointOf(farthest, bearing)));
        QVERIFY(view.contains(m_item->centre()));
        const QPointF top = m_item->pointOf(farthest, 0);
        QVERIFY(m_item->centre().y() - top.y() > 180);
        const double zoom = m_item->zoom();
        m_item->fit();
        QCOMPARE(m_item->zoom(), 1.0);
        m_item->panBy(7, 7);
        m_item->fit();
        QCOMPARE(m_item->zoom(), zoom);
        m_item->zoomAt(1.3, 10, 10);
        m_item->fit();
        QCOMPARE(m_item->zoom(), zoom);
    }

    void withoutAnEchoFitShowsTheSector()
    {
        test::EchoLog quiet(ping::Family::Ping360);
        fillWithSweeps(quiet, 300, 999);
        m_source->setReader(echo::PingReader(quiet.log(), 0));
        m_source->setPlayhead(15s);
        showItem({400, 420});
        m_item->fit();
        QVERIFY(m_item->zoom() > 1.2 && m_item->zoom() < 2);
        for (const double bearing : {-45.0, 0.0, 45.0})
            QVERIFY(
                QRectF(0, 0, 400, 420).contains(m_item->pointOf(m_item->edgeM() * 0.999, bearing)));
        m_item->fit();
        QCOMPARE(m_item->zoom(), 1.0);
        m_item->chooseFan(true);
        m_item->fit();
        QCOMPARE(m_item->zoom(), 1.0);
        m_item.reset(); // before what it shows
    }

    void aMeasuredLineLiesOnItsEchoesInBoth()
    {
        showItem({400, 420});
        app::PolarMeasure measure;
        measure.setPolar(m_item.get());
        measure.start();
        const QPointF from = m_item->pointOf(m_item->edgeM() * 0.51, 18);
        const QPointF to = m_item->pointOf(m_item->edgeM() * 0.3, -20);
        measure.press(from, false);
        measure.drag((from + to) / 2, false);
        measure.drag(to, false);
        measure.release();
        QCOMPARE(measure.count(), 2);
        const double distance = measure.property("distanceM").toDouble();
        const double bearing = measure.property("bearingDeg").toDouble();
        m_item->setSectorCentreDeg(10);
        m_item->chooseFan(true);
        QTRY_VERIFY((void(m_shown->grab()), m_item->ready()));
        QVERIFY(qAbs(measure.property("distanceM").toDouble() - distance) < 1e-9);
        QVERIFY(qAbs(measure.property("bearingDeg").toDouble() - bearing) < 1e-9);
        QVERIFY(QLineF(measure.second(), m_item->pointOf(m_item->edgeM() * 0.3, -20)).length() < 2);
    }

    void gridAndAgesEndAtItsEdges()
    {
        m_display->setThreshold(255);
        showFan({400, 420});
        m_item->setProperty("ringColor", QColor(Qt::red));
        m_item->setProperty("rimColor", QColor(Qt::green));
        m_item->setProperty("ageColor", QColor(Qt::blue));
        m_item->setProperty("sweepColor", QColor(Qt::white));
        (void)m_shown->grab();
        const QImage drawn = m_shown->grab();
        const auto brightest = [&](double degrees, double fromShare, double toShare) {
            int most = 0;
            for (double share = fromShare; share < toShare; share += 0.002) {
                const double angle = degrees / 180 * std::numbers::pi;
                const QPointF at = m_item->centre() + QPointF(std::sin(angle), -std::cos(angle)) *
                                                          m_item->discRadius() * share;
                most = std::max(most, drawn.pixelColor(at.toPoint()).lightness());
            }
            return most;
        };
        QVERIFY(brightest(40, 0.2, 1.1) > 60);
        for (const double outside : {-60.0, -50.0, 50.0, 60.0, 90.0})
            QCOMPARE(brightest(outside, 0.4, 0.9), 0);
        QVERIFY(drawn.pixelColor(m_item->pointOf(m_item->edgeM() / 2, 45).toPoint()).green() > 40 ||
                drawn.pixelColor(m_item->pointOf(m_item->edgeM() / 2, 44.7).toPoint()).green() >
                    40);
        QCOMPARE(m_item->lineStepDeg(), 15.0);
        // Zoomed, the lines are finer.
        m_item->zoomAt(6, m_item->centre().x(), m_item->centre().y() - m_item->discRadius());
        QTRY_VERIFY((void(m_shown->grab()), m_item->ready()));
        QVERIFY(m_item->lineStepDeg() < 15);
        // Out of date, only the fan is hatched.
        m_item->showAll();
        m_item->setProperty("old", true);
        m_item->setProperty("hatchColor", QColor(Qt::white));
        QTRY_VERIFY((void(m_shown->grab()), m_item->ready()));
        const QImage old = m_shown->grab();
        QVERIFY(old.pixelColor(3, 210).lightness() == 0);
        QCOMPARE(old.pixelColor(200, 415).lightness(), 0);
    }

    void northUpIsHeadUpInAFan()
    {
        test::VehicleLog log;
        for (unsigned i = 0; i < 400; ++i) {
            const auto t = 50ms * i;
            if (i % 2 == 0) {
                log.sendHeartbeat(t);
                log.yaw(t, 70);
            }
            log.ping(t, {.angleGrad = std::uint16_t(sectorFromGrad + i % 100),
                         .samples = test::someSamples(200, i)});
        }
        app::SelectedVehicle vehicle;
        vehicle.settings()->setUp(app::VehicleSettings::Up::North);
        m_item->setVehicle(&vehicle);
        m_source->setReader(echo::PingReader(log.log(), log.sonar()));
        vehicle.update(&log.log(), 15s);
        m_source->setPlayhead(15s);
        m_item->setSectorCentreDeg(20);
        showItem({400, 420});
        QCOMPARE(m_item->up(), app::VehicleSettings::Up::North);
        QVERIFY(qAbs(m_item->frontDeg() - 70) < 0.1);
        m_item->chooseFan(true);
        QTRY_VERIFY((void(m_shown->grab()), m_item->ready()));
        QCOMPARE(m_item->up(), app::VehicleSettings::Up::Head);
        QVERIFY(qAbs(m_item->frontDeg() + 20) < 1e-6);
        QVERIFY(qAbs(m_item->northDeg() + 90) < 0.5);
        // The bearing from north is that of before.
        const QPointF at = m_item->pointOf(m_item->edgeM() / 2, 20);
        QVERIFY(qAbs(at.x() - m_item->centre().x()) < 1e-6);
        QVERIFY(m_item->probe(at.x(), at.y()));
        QVERIFY(qAbs(m_item->cursorTrueDeg() - 90) < 0.5);
        m_item->chooseFan(false);
        QTRY_COMPARE((void(m_shown->grab()), m_item->up()), app::VehicleSettings::Up::North);
        m_shown.reset();
        m_item.reset();
    }

private:
    void showItem(QSize size)
    {
        m_shown = std::make_unique<test::Shown>(*m_item, size);
        QTRY_VERIFY((void(m_shown->grab()), m_item->ready()));
    }
    void showFan(QSize size)
    {
        m_item->chooseFan(true);
        showItem(size);
    }

    test::OwnSettings m_settings;
    test::EchoLog m_log{ping::Family::Ping360};
    std::unique_ptr<app::SonarSource> m_source;
    std::unique_ptr<app::DisplaySettings> m_display;
    std::unique_ptr<app::PolarItem> m_item;
    std::unique_ptr<test::Shown> m_shown;
};

LEADLINE_GUI_TEST(PolarFanTest)
#include "tst_polarfan.moc"
