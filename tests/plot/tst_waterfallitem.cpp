// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sea.h"
#include "pictures/EchoPicture.h"
#include "plot/Measuring.h"
#include "sounder/WaterfallItem.h"
#include "support/TestMain.h"

using namespace leadline;
using namespace std::chrono_literals;

namespace {

/// As the headless pictures are drawn by time, over the item's window; with a column more at the
/// left, where pings that end just there may be rounded into.
QImage expectedOf(const app::SonarSource& source, const app::WaterfallItem& item, QSize size,
                  const raster::Colormap& colours)
{
    const double fromS = item.fromS() - (item.untilS() - item.fromS()) / size.width();
    echo::LevelOfDetail detail(source.reader());
    echo::WaterfallWindow window;
    window.load(source.reader(), detail, app::timeOfSeconds(fromS), source.playhead(),
                std::size_t(size.width()));
    QImage image(size.width() + 1, size.height(), QImage::Format_RGBA8888);
    image.fill(Qt::transparent);
    raster::WaterfallRaster waterfall(item.topM(), item.bottomM());
    waterfall.drawByTime(app::canvasOf(image), window, fromS, item.untilS(), colours);
    return image.copy(1, 0, size.width(), size.height());
}

} // namespace

class WaterfallItemTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        test::fillWithProfiles(m_log, 6000);
        m_source.setReader(echo::PingReader(m_log.log(), 0));
    }

    void itHoldsThePixelsOfADrawingFromScratchAtEveryPlayhead_data()
    {
        QTest::addColumn<double>("spanS");
        QTest::addColumn<bool>("line");
        QTest::newRow("several columns a ping") << 15.0 << false;
        QTest::newRow("about a ping a column") << 60.0 << true;
        QTest::newRow("several pings a column") << 100.0 << false;
        QTest::newRow("level of detail") << 500.0 << true;
    }
    void itHoldsThePixelsOfADrawingFromScratchAtEveryPlayhead()
    {
        QFETCH(const double, spanS);
        QFETCH(const bool, line);
        const raster::Colormap grey;
        const QSize size(331, 200);
        app::WaterfallItem item;
        item.setSource(&m_source);
        item.setBackground(Qt::black);
        item.setSpanS(spanS);
        item.setDistanceLine(line);
        test::Shown shown(item, size);
        for (const auto at :
             {10000ms,  10010ms,  10100ms,  12000ms, 19950ms, 21000ms, 23990ms, 24000ms,
              24100ms,  43900ms,  44000ms,  44050ms, 43000ms, 42990ms, 30000ms, 400000ms,
              400033ms, 399000ms, 500000ms, 2000ms,  0ms,     603900ms}) {
            m_source.setPlayhead(at);
            QImage window;
            QTRY_VERIFY((window = shown.grab(), item.ready()));
            const QImage expected = expectedOf(m_source, item, size, grey);
            QVERIFY2(test::differenceOf(item.image(), expected).isEmpty(),
                     QByteArray::number(qlonglong(at.count())) + ": " +
                         test::differenceOf(item.image(), expected));
            if (!line)
                QCOMPARE(test::differenceOf(window.convertToFormat(QImage::Format_RGB32),
                                            test::over(expected, Qt::black)),
                         QByteArray());
        }
    }

    /// Only the strip where it grows is made anew; with the line of distances, that reaches over
    /// its columns.
    void aPictureThatGrewPingByPingIsThatOfOneDrawnAtOnce()
    {
        const auto colour = [](app::WaterfallItem& item) {
            item.setBackground(Qt::black);
            item.setDistanceLine(true);
            item.setDistanceColor(Qt::red);
            item.setHaloColor(Qt::blue);
            item.setHatchColor(Qt::magenta);
            item.setSpanS(15);
        };
        app::WaterfallItem grown;
        grown.setSource(&m_source);
        colour(grown);
        // Over the silence from 20 to 24 s.
        m_source.setPlayhead(19s);
        test::Shown window(grown, {120, 150});
        QTRY_VERIFY((void(window.grab()), grown.ready()));
        for (int step = 0; step < 80; ++step) {
            m_source.setPlayhead(19s + 70ms * step);
            const QImage drawn = window.grab();
            app::WaterfallItem fresh;
            fresh.setSource(&m_source);
            colour(fresh);
            test::Shown other(fresh, {120, 150});
            QTRY_VERIFY((void(other.grab()), fresh.ready()));
            QCOMPARE(test::differenceOf(drawn, other.grab()), QByteArray());
        }
    }

    void theRangeAxisHoldsWhatIsInViewInRoundSteps()
    {
        app::WaterfallItem item;
        item.setSource(&m_source);
        test::Shown shown(item, {300, 100});
        m_source.setPlayhead(30s);
        (void)shown.grab();
        QCOMPARE(item.topM(), 0.0);
        QCOMPARE(item.bottomM(), 10.0);
        m_source.setPlayhead(45s); // 14 m from 44 s on
        (void)shown.grab();
        QCOMPARE(item.bottomM(), 15.0);
        item.setRange(2, 6);
        (void)shown.grab();
        QVERIFY(!item.autoRange());
        QCOMPARE(item.topM(), 2.0);
        QCOMPARE(item.rangeAt(50), 4.0);
        item.zoomRangeAt(2, 50);
        (void)shown.grab();
        QCOMPARE(item.topM(), 3.0);
        QCOMPARE(item.bottomM(), 5.0);
        item.fit();
        (void)shown.grab();
        QCOMPARE(item.bottomM(), 15.0);
    }

    void theDevicesDistanceIsDrawnOverTheEchoes()
    {
        app::WaterfallItem item;
        item.setSource(&m_source);
        item.setDistanceLine(true);
        item.setDistanceColor(QColor(0, 255, 0));
        item.setBackground(Qt::black);
        test::Shown shown(item, {300, 300});
        m_source.setPlayhead(10s); // ping 100: 4 m of 10
        const QImage window = shown.grab();
        const int x = int(item.xOf(9.99)) - 1;
        int green = 0;
        for (int y = 0; y < 300; ++y)
            if (window.pixelColor(x, y).green() > 180 && window.pixelColor(x, y).red() < 60) {
                QVERIFY(qAbs(y - item.yOf(4.0)) < 4);
                ++green;
            }
        QVERIFY(green >= 1);
    }

    void theCursorReadsTimeRangeAndEcho()
    {
        app::WaterfallItem item;
        item.setSource(&m_source);
        test::Shown shown(item, {300, 300});
        m_source.setPlayhead(18s);
        (void)shown.grab();
        QVERIFY(item.probe(item.xOf(15.05), item.yOf(5)));
        QVERIFY(qAbs(item.cursorTimeS() - 15.05) < 1e-9);
        QVERIFY(qAbs(item.cursorRangeM() - 5) < 1e-9);
        QVERIFY(qAbs(item.cursorAgeS() - 2.95) < 1e-9);
        QVERIFY(item.cursorIntensity() >= 0);
        QVERIFY(item.cursorRangeErrorM() > 0.25);
        // Before the recording there is no echo.
        QVERIFY(item.probe(1, 5));
        QCOMPARE(item.cursorIntensity(), -1);
        QVERIFY(!item.probe(-5, 5));
    }

    void pingsThatComeAreAdded()
    {
        test::EchoLog live(ping::Family::Ping1D);
        app::SonarSource source;
        source.setReader(echo::PingReader(live.log(), 0));
        app::WaterfallItem item;
        item.setSource(&source);
        test::Shown shown(item, {200, 80});
        const raster::Colormap grey;
        for (unsigned i = 0; i < 60; ++i) {
            live.add(test::Echo1d{.lengthMm = 5000 + 100 * i, .samples = test::someSamples(64, i)}
                         .profile());
            source.setPlayhead(std::chrono::milliseconds(100 * i + 20));
            (void)shown.grab();
            const QByteArray wrong =
                test::differenceOf(item.image(), expectedOf(source, item, {200, 80}, grey));
            QVERIFY2(wrong.isEmpty(), QByteArray::number(i) + ": " + wrong);
        }
    }

    /// Nothing says that the sonar does not set its range itself, and it changes with each ping.
    void levelsAreLearntOfRangesThatChange()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (unsigned i = 0; i < 60; ++i)
            log.add(test::Echo1d{.lengthMm = 5000 + 100 * i, .samples = test::someSamples(200, i)}
                        .profile(),
                    std::chrono::milliseconds(100 * i));
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        source.setPlayhead(6s);
        app::DisplaySettings display;
        app::WaterfallItem item;
        item.setSource(&source);
        item.setDisplay(&display);
        test::Shown shown(item, {200, 80});
        (void)shown.grab();
        QVERIFY(source.levels()->knowledge() != app::EchoLevels::Knowledge::Learning);
    }

private:
    test::EchoLog m_log{ping::Family::Ping1D};
    app::SonarSource m_source;
};

LEADLINE_GUI_TEST(WaterfallItemTest)
#include "tst_waterfallitem.moc"
