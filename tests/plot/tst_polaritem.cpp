// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sea.h"
#include "picture/EchoPicture.h"
#include "plot/PolarItem.h"
#include "support/OwnSettings.h"

#include <QSignalSpy>

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
        QTest::addColumn<bool>("fade");
        QTest::newRow("plain") << false;
        QTest::newRow("faded") << true;
    }
    void itHoldsThePixelsOfTheHeadlessPictureAtEveryPlayhead()
    {
        QFETCH(const bool, fade);
        app::DisplaySettings display;
        display.setPalette("grey");
        display.setFade(fade);
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
                                                 fade, display.colours());
            QCOMPARE(test::differenceOf(item.image(), expected.image), QByteArray());
            QCOMPARE(item.edgeM(), expected.bottomM);
            if (!fade)
                QCOMPARE(test::differenceOf(window.convertToFormat(QImage::Format_RGB32),
                                            test::over(expected.image, Qt::black)),
                         QByteArray());
        }
    }

    void anotherPaletteRecoloursAllOfIt()
    {
        app::DisplaySettings display;
        display.setPalette("grey");
        display.setFade(false);
        app::PolarItem item;
        item.setSource(&m_source);
        item.setDisplay(&display);
        m_source.setPlayhead(40s);
        test::Shown shown(item, {200, 200});
        QTRY_VERIFY((void(shown.grab()), item.ready()));
        display.setBrightness(40);
        (void)shown.grab();
        const auto expected = app::drawPolar(m_source.reader(), m_source.count(), {200, 200}, 40,
                                             false, display.colours());
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
        app::DisplaySettings display;
        display.setUpsideDown(true);
        display.setTurnOffset(30);
        app::PolarItem item;
        item.setSource(&m_source);
        item.setDisplay(&display);
        m_source.setPlayhead(15s); // ping 300, 90 degrees to the right of an upright head
        test::Shown shown(item, {200, 200});
        QTRY_VERIFY((void(shown.grab()), item.ready()));
        QVERIFY(qAbs(item.newestBearingDeg() + 60) < 1e-9);
        const QPointF there = item.pointOf(item.edgeM() / 2, item.newestBearingDeg() + 0.2);
        QVERIFY(item.probe(there.x(), there.y()));
        QVERIFY(qAbs(item.cursorAgeS()) < 0.06);
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
    test::EchoLog m_log{log::StreamKind::Ping360};
    app::SonarSource m_source;
};

QTEST_MAIN(PolarItemTest)
#include "tst_polaritem.moc"
