// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sea.h"
#include "pictures/EchoPicture.h"
#include "polar/PolarItem.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QSignalSpy>

#include <memory>

using namespace leadline;
using namespace std::chrono_literals;

class PolarItemTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }
    void initTestCase()
    {
        test::fillWithSpokes(m_log, 1300);
        m_source.setReader(echo::PingReader(m_log.log(), 0));
    }

    /// Forwards, backwards, by one ping, by a turn and to both ends.
    void itHoldsThePixelsOfTheHeadlessPictureAtEveryPlayhead_data()
    {
        QTest::addColumn<int>("persistence");
        QTest::newRow("one sweep") << 0;
        QTest::newRow("three sweeps") << 1;
        QTest::newRow("all sweeps") << 3;
    }
    void itHoldsThePixelsOfTheHeadlessPictureAtEveryPlayhead()
    {
        QFETCH(const int, persistence);
        app::DisplaySettings display;
        display.setPalette("grey");
        display.setPersistence(app::DisplaySettings::Persistence(persistence));
        const QSize size(301, 242);
        app::PolarItem item;
        item.setSource(&m_source);
        item.setDisplay(&display);
        item.setBackground(Qt::black);
        test::Shown shown(item, size);
        QTRY_VERIFY((void(shown.grab()), item.ready()));
        for (const auto at : {1000ms, 1050ms, 1150ms, 21050ms, 29950ms, 30000ms, 30050ms, 64950ms,
                              31000ms, 25ms, 64950ms}) {
            m_source.setPlayhead(at);
            const QImage window = shown.grab();
            const auto expected = app::drawPolar(m_source.reader(), m_source.count(), size, 40,
                                                 display.sweepsKept(), item.colours());
            QCOMPARE(test::differenceOf(item.image(), expected.image), QByteArray());
            QCOMPARE(item.edgeM(), expected.bottomM);
            if (at == 1000ms) // in its first sweep all is in full light
                QCOMPARE(test::differenceOf(window.convertToFormat(QImage::Format_RGB32),
                                            test::over(expected.image, Qt::black)),
                         QByteArray());
        }
    }

    void mixedEchoesAreTheSameWhicheverWayOneCame_data()
    {
        QTest::addColumn<bool>("interpolated");
        QTest::addColumn<bool>("averaged");
        QTest::newRow("interpolated") << true << false;
        QTest::newRow("mean of sweeps") << false << true;
        QTest::newRow("both") << true << true;
    }
    void mixedEchoesAreTheSameWhicheverWayOneCame()
    {
        QFETCH(const bool, interpolated);
        QFETCH(const bool, averaged);
        app::DisplaySettings display;
        display.setPalette("grey");
        const auto pictureOf = [&](app::PolarItem& item, test::Shown& shown) {
            return QTest::qWaitFor([&] { return void(shown.grab()), item.ready(); })
                       ? item.image().copy()
                       : QImage();
        };
        const auto itemOf = [&] {
            auto item = std::make_unique<app::PolarItem>();
            item->setSource(&m_source);
            item->setDisplay(&display);
            return item;
        };
        m_source.setPlayhead(60s);
        QImage plain;
        {
            const auto item = itemOf();
            test::Shown shown(*item, {200, 200});
            plain = pictureOf(*item, shown);
        }
        display.setInterpolation(interpolated);
        display.setAveraging(averaged ? app::DisplaySettings::Averaging::Three
                                      : app::DisplaySettings::Averaging::Off);
        const auto travelled = itemOf();
        test::Shown shown(*travelled, {200, 200});
        for (const auto at : {64950ms, 21050ms, 30000ms, 30050ms, 64950ms, 60000ms}) {
            m_source.setPlayhead(at);
            const QImage seen = pictureOf(*travelled, shown);
            const auto fresh = itemOf();
            test::Shown freshShown(*fresh, {200, 200});
            QCOMPARE(test::differenceOf(seen, pictureOf(*fresh, freshShown)), QByteArray());
        }
        QVERIFY(!test::differenceOf(pictureOf(*travelled, shown), plain).isEmpty());
    }

    void anotherPaletteRecoloursAllOfIt()
    {
        app::DisplaySettings display;
        display.setPalette("grey");
        app::PolarItem item;
        item.setSource(&m_source);
        item.setDisplay(&display);
        m_source.setPlayhead(40s);
        test::Shown shown(item, {200, 200});
        QTRY_VERIFY((void(shown.grab()), item.ready()));
        display.setPalette("ember");
        (void)shown.grab();
        const auto expected = app::drawPolar(m_source.reader(), m_source.count(), {200, 200}, 40,
                                             display.sweepsKept(), item.colours());
        QCOMPARE(test::differenceOf(item.image(), expected.image), QByteArray());
    }

    void aZoomedDiscIsDrawnInFullDetail()
    {
        app::PolarItem item;
        item.setSource(&m_source);
        item.setMargin(0);
        m_source.setPlayhead(40s);
        test::Shown shown(item, {200, 200});
        QTRY_VERIFY((void(shown.grab()), item.ready()));
        const QPointF before = item.pointOf(10, 30);
        item.zoomAt(3, before.x(), before.y());
        const QPointF after = item.pointOf(10, 30);
        QVERIFY(qAbs(after.x() - before.x()) < 1e-9 && qAbs(after.y() - before.y()) < 1e-9);
        QTRY_VERIFY((void(shown.grab()), item.ready()));
        // Three times as large, so the corners hold echoes too.
        QVERIFY(qAlpha(item.image().pixel(199, 0)) == 255 ||
                qAlpha(item.image().pixel(0, 0)) == 255);
        item.setZoom(100);
        QCOMPARE(item.zoom(), 8.0);
        item.fit();
        QCOMPARE(item.centre(), QPointF(100, 100));
    }

    void theCursorReadsRangeBearingEchoAndAge()
    {
        app::PolarItem item;
        item.setSource(&m_source);
        item.setMargin(0);
        m_source.setPlayhead(20s); // 401 pings; the newest looks at 0 gradians, aft
        test::Shown shown(item, {400, 400});
        QTRY_VERIFY((void(shown.grab()), item.ready()));
        QVERIFY(qAbs(qAbs(item.newestBearingDeg()) - 180) < 1e-9);
        QVERIFY(qAbs(item.turnSeconds() - 20) < 0.06);
        QVERIFY(qAbs(item.pingsPerSecond() - 20) < 1e-6);
        // To the right is 90 degrees, 300 gradians, ping 300.
        QVERIFY(item.probe(300, 200.01));
        QVERIFY(qAbs(item.cursorBearingDeg() - 90) < 0.02);
        QVERIFY(qAbs(item.cursorRangeM() - item.edgeM() / 2) < 0.001);
        QCOMPARE(item.cursorAgeS(), 5.0);
        QVERIFY(item.cursorIntensity() >= 0);
        QVERIFY(item.cursorRangeErrorM() > item.cursorRangeM() * 0.05);
        QVERIFY(qAbs(item.cursorBearingErrorDeg() - std::hypot(1, 0.45)) < 1e-9);
        QVERIFY(!item.probe(1, 1));
        QVERIFY(!item.cursorValid());
    }

    void aHeadThatHangsUpsideDownIsMirroredAndTurned()
    {
        app::PolarItem item;
        item.setUpsideDown(true);
        item.setTurnOffset(30);
        item.setSource(&m_source);
        m_source.setPlayhead(15s); // ping 300, 90 degrees to the right of an upright head
        test::Shown shown(item, {200, 200});
        QTRY_VERIFY((void(shown.grab()), item.ready()));
        QVERIFY(qAbs(item.newestBearingDeg() + 60) < 1e-9);
        const QPointF there = item.pointOf(item.edgeM() / 2, item.newestBearingDeg() + 0.2);
        QVERIFY(item.probe(there.x(), there.y()));
        QVERIFY(qAbs(item.cursorAgeS()) < 0.06);
    }

    void ringsAndAgeLieOverTheEchoesOfTheWindowOnly()
    {
        app::DisplaySettings display;
        app::PolarItem item;
        item.setSource(&m_source);
        item.setDisplay(&display);
        item.setBackground(Qt::black);
        display.setThreshold(255); // nothing but what is drawn over it
        m_source.setPlayhead(20s);
        test::Shown shown(item, {400, 400}); // the disc's radius is 160
        QTRY_VERIFY((void(shown.grab()), item.ready()));
        const QImage plain = shown.grab();
        item.setProperty("ringColor", QColor(Qt::red));
        item.setProperty("rimColor", QColor(Qt::green));
        item.setProperty("ageColor", QColor(Qt::blue));
        QCOMPARE(item.edgeM(), 6.66);
        (void)shown.grab();
        QCOMPARE(item.ringStepM(), 1.5);
        const QImage drawn = shown.grab();
        // Between two lines of bearing.
        const auto at = [&](double metres) {
            const QPointF point = item.pointOf(metres, 100);
            return drawn.pixelColor(int(point.x()), int(point.y()));
        };
        for (const double ring : {1.5, 3.0, 4.5, 6.0})
            QVERIFY(std::max(at(ring).red(), at(ring - 0.04).red()) > 100);
        QVERIFY(at(2.2).red() < 60);
        QVERIFY(drawn.pixelColor(359, 200).green() > 100);
        // Lines of bearing: whole ones each 90 degrees, between them from the half on.
        QVERIFY(drawn.pixelColor(250, 200).red() > 60 && drawn.pixelColor(200, 150).red() > 60);
        const auto reddest = [&](double metres, double degrees) {
            int most = 0;
            for (int dx = -1; dx <= 1; ++dx) {
                const QPointF point = item.pointOf(metres, degrees);
                most = std::max(most, drawn.pixelColor(int(point.x()) + dx, int(point.y())).red());
            }
            return most;
        };
        QVERIFY(reddest(5, 30) > reddest(2.2, 30) + 40);
        // Ticks outside.
        const auto outside = [&](double pixels, double degrees) {
            const QPointF point = item.pointOf(6.66 * (1 + pixels / 160), degrees);
            return drawn.pixelColor(int(point.x()), int(point.y()));
        };
        QVERIFY(outside(9, 0).green() > 100 && outside(8, 10).red() > 60);
        QCOMPARE(outside(9, 5), QColor(Qt::black));
        // Ahead of the newest spoke, which looks aft, it is a turn old, and behind it new.
        const auto blueAt = [&](double degrees) {
            const QPointF from = item.pointOf(6.66 * (1 + 2.5 / 160), degrees);
            return drawn.pixelColor(int(from.x()), int(from.y())).blue();
        };
        QVERIFY(blueAt(178) > 220);
        QVERIFY(blueAt(185) < 60);
        QVERIFY(blueAt(0) > 110 && blueAt(0) < 160);
        QVERIFY(plain.pixelColor(359, 200).green() < 60);
        QVERIFY(qAbs(item.ageSpanS() - 20) < 0.06);
        item.setProperty("unitsPerMetre", 1 / 0.3048); // 21.85 ft
        (void)shown.grab();
        QVERIFY(qAbs(item.ringStepM() - 5 * 0.3048) < 1e-9);
    }

    void aLineTellsWhereTheSonarLooksNow()
    {
        test::EchoLog log(ping::Family::Ping360);
        for (unsigned i = 0; i < 1200; ++i)
            log.add(test::Spoke360{.angleGrad = std::uint16_t(i % 400),
                                   .samples = test::Samples(400, 10)}
                        .frame(),
                    50ms * i);
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        app::DisplaySettings display;
        display.setThreshold(255);
        app::PolarItem item;
        item.setSource(&source);
        item.setDisplay(&display);
        item.setBackground(Qt::black);
        item.setProperty("sweepColor", QColor(Qt::white));
        item.setProperty("sweepHaloColor", QColor(Qt::black));
        source.setPlayhead(40s);
        test::Shown shown(item, {400, 400});
        QTRY_VERIFY((void(shown.grab()), item.ready()));
        for (const auto at : {40s, 41s, 45s, 55s, 41s}) {
            source.setPlayhead(at);
            const QImage drawn = shown.grab();
            const auto lightness = [&](double degrees) {
                const QPointF point = item.pointOf(item.edgeM() / 2, degrees);
                return drawn.pixelColor(int(point.x()), int(point.y())).lightness();
            };
            const double looks = item.newestBearingDeg();
            for (double off = 5; off < 360; off += 5)
                QVERIFY(lightness(looks + off) < 20);
            QVERIFY(lightness(looks) > 100);
        }
    }

    /// Only the bands that changed are made anew; what they leave standing is right, too.
    void aPictureThatGrewPingByPingIsThatOfOneDrawnAtOnce()
    {
        app::DisplaySettings display;
        const auto colour = [](app::PolarItem& item) {
            item.setBackground(Qt::black);
            item.setProperty("ringColor", QColor(Qt::red));
            item.setProperty("rimColor", QColor(Qt::green));
            item.setProperty("ageColor", QColor(Qt::blue));
            item.setProperty("sweepColor", QColor(Qt::white));
            item.setProperty("sweepHaloColor", QColor(Qt::yellow));
        };
        app::PolarItem grown;
        grown.setSource(&m_source);
        grown.setDisplay(&display);
        colour(grown);
        m_source.setPlayhead(33s);
        test::Shown window(grown, {300, 300});
        QTRY_VERIFY((void(window.grab()), grown.ready()));
        for (int ping = 0; ping < 60; ++ping) {
            m_source.setPlayhead(33s + 50ms * ping);
            const QImage drawn = window.grab();
            if (ping % 20 != 19)
                continue;
            app::PolarItem fresh;
            fresh.setSource(&m_source);
            fresh.setDisplay(&display);
            colour(fresh);
            test::Shown other(fresh, {300, 300});
            QTRY_VERIFY((void(other.grab()), fresh.ready()));
            QCOMPARE(test::differenceOf(drawn, other.grab()), QByteArray());
        }
    }

    void whatARequestLoopLostIsHatched()
    {
        test::EchoLog log(ping::Family::Ping360);
        for (unsigned i = 0; i < 200; ++i)
            if (i < 95 || i > 99)
                log.add(test::Spoke360{.angleGrad = std::uint16_t(200 + i),
                                       .samples = test::Samples(400, 10)}
                            .frame(),
                        50ms * i);
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        source.setPlayhead(20s);
        app::DisplaySettings display;
        display.setThreshold(255);
        app::PolarItem item;
        item.setSource(&source);
        item.setDisplay(&display);
        item.setBackground(Qt::black);
        item.setProperty("hatchColor", QColor(Qt::white));
        test::Shown shown(item, {400, 400});
        QTRY_VERIFY((void(shown.grab()), item.ready()));
        const QImage drawn = shown.grab();
        const auto brightest = [&](double degrees) {
            int most = 0;
            for (double range = 0.4; range < 0.95; range += 0.002) {
                const QPointF at = item.pointOf(item.edgeM() * range, degrees);
                most = std::max(most, drawn.pixelColor(int(at.x()), int(at.y())).lightness());
            }
            return most;
        };
        QVERIFY(brightest(97 * 0.9) > 180);
        QVERIFY(brightest(93 * 0.9) < 60);
        QVERIFY(brightest(102 * 0.9) < 60);
        QVERIFY(brightest(250) < 60); // not scanned
    }

    void keysMoveTheCursorByASpokeAndKeepItInSight()
    {
        app::PolarItem item;
        item.setSource(&m_source);
        m_source.setPlayhead(15s); // the newest is ping 300, 90 degrees
        test::Shown shown(item, {400, 400});
        QTRY_VERIFY((void(shown.grab()), item.ready()));
        item.moveCursor(1, 0);
        QVERIFY(item.cursorValid());
        QVERIFY(qAbs(item.cursorBearingDeg() - 90) < 1e-6);
        QVERIFY(qAbs(item.cursorRangeM() - item.edgeM() / 2) < 1e-6);
        item.moveCursor(-3, 0);
        QVERIFY(qAbs(item.cursorBearingDeg() - (90 - 3 * 0.9)) < 1e-6);
        item.moveCursor(0, 0.5);
        QVERIFY(qAbs(item.cursorRangeM() - item.edgeM() / 2 - 0.5) < 1e-6);
        for (int i = 0; i < 50; ++i)
            item.moveCursor(0, 0.5);
        QVERIFY(item.cursorValid());
        QVERIFY(qAbs(item.cursorRangeM() - item.edgeM()) < 1e-3);
        item.zoomAt(4, 200, 200);
        item.moveCursor(-1, 0);
        const QPointF at = item.pointOf(item.cursorRangeM(), item.cursorBearingDeg());
        QVERIFY(at.x() > 0 && at.x() < 400 && at.y() > 0 && at.y() < 400);
    }

    void aKeyLeadsFromWhatWasNotScannedToWhatWas()
    {
        app::PolarItem item;
        app::DisplaySettings display;
        item.setDisplay(&display);
        item.setSource(&m_source);
        m_source.setPlayhead(15s); // from ping 0, -180 degrees, to ping 300, 90 degrees
        test::Shown shown(item, {400, 400});
        QTRY_VERIFY((void(shown.grab()), item.ready()));
        const auto keyFrom = [&](double degrees, int spokes) {
            const QPointF there = item.pointOf(item.edgeM() / 3, degrees);
            item.probe(there.x(), there.y());
            item.moveCursor(spokes, 0);
            return item.cursorBearingDeg();
        };
        QVERIFY(qAbs(keyFrom(135, -1) - 90) < 1e-6);
        QVERIFY(qAbs(qAbs(keyFrom(135, 1)) - 180) < 1e-6);
        QVERIFY(qAbs(item.cursorRangeM() - item.edgeM() / 3) < 1e-6);
        QVERIFY(qAbs(keyFrom(135, 0) - 135) < 1e-6);
        item.setUpsideDown(true);
        QTRY_VERIFY((void(shown.grab()), item.ready()));
        QVERIFY(qAbs(keyFrom(-135, 1) + 90) < 1e-6);
        QVERIFY(qAbs(qAbs(keyFrom(-135, -1)) - 180) < 1e-6);
    }

    void anInstantElsewhereIsABearingHere()
    {
        app::PolarItem item;
        item.setSource(&m_source);
        m_source.setPlayhead(15s);
        test::Shown shown(item, {100, 100});
        QTRY_VERIFY((void(shown.grab()), item.ready()));
        QVERIFY(!item.linkedValid());
        item.setLinkedTimeS(12.52); // ping 250, later than which none is
        QVERIFY(item.linkedValid());
        QVERIFY(qAbs(item.linkedBearingDeg() - 45) < 1e-6);
        item.setLinkedTimeS(70); // five seconds after the last
        QVERIFY(!item.linkedValid());
        item.setLinkedTimeS(-1);
        QVERIFY(!item.linkedValid());
        item.setLinkedTimeS(12.52);
        item.setLinkedTimeS(qQNaN());
        QVERIFY(!item.linkedValid());
    }

    void withoutASonarThereIsNothing()
    {
        app::SonarSource none;
        app::PolarItem item;
        item.setSource(&none);
        test::Shown shown(item, {100, 100});
        QImage white(100, 100, QImage::Format_RGB32);
        white.fill(Qt::black);
        QCOMPARE(test::differenceOf(shown.grab().convertToFormat(QImage::Format_RGB32), white),
                 QByteArray());
        QVERIFY(item.image().isNull());
        QVERIFY(!item.hasPing());
        QCOMPARE(item.edgeM(), 0.0);
        none.setReader(m_source.reader());
        none.setPlayhead(30s);
        QTRY_VERIFY((void(shown.grab()), item.ready() && item.hasPing()));
        none.setReader(std::nullopt);
        (void)shown.grab();
        QVERIFY(item.image().isNull() && !item.hasPing());
    }

private:
    test::OwnSettings m_settings;
    test::EchoLog m_log{ping::Family::Ping360};
    app::SonarSource m_source;
};

LEADLINE_GUI_TEST(PolarItemTest)
#include "tst_polaritem.moc"
