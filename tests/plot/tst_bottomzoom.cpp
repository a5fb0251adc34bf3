// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sea.h"
#include "sounder/WaterfallItem.h"
#include "support/TestMain.h"

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

constexpr double zoomM = 3;
constexpr QSize size(300, 150);
/// Row of the bottom: a third of the height.
constexpr int bottomRow = 50;

double bottomAt(unsigned ping)
{
    return 5 + 1.5 * std::sin(ping * 0.05);
}

/// Nothing above the bottom, 250 in the half metre below it, and 60 from there on.
test::Samples echoOf(double bottomM)
{
    test::Samples samples(400);
    for (std::size_t k = 0; k < samples.size(); ++k) {
        const double below = (double(k) + 0.5) * 0.025 - bottomM;
        samples[k] = std::uint8_t(below < 0 ? 0 : below < 0.5 ? 250 : 60);
    }
    return samples;
}

/// Ten pings a second over a bottom that rises and sinks, silent from 20 to 24 s; doubtful from 26
/// to 28 s, and without a bottom from 28 to 30 s.
void fillWithBottom(test::EchoLog& log, unsigned pings)
{
    for (unsigned i = 0; i < pings; ++i) {
        const bool doubtful = i >= 220 && i < 240;
        const bool lost = i >= 240 && i < 260;
        log.add(test::Echo1d{.distanceMm = std::uint32_t(std::lround(1000 * bottomAt(i))),
                             .confidence = std::uint16_t(lost       ? 0
                                                         : doubtful ? 30
                                                                    : 95),
                             .pingNumber = i,
                             .startMm = 0,
                             .lengthMm = 10'000,
                             .samples = echoOf(bottomAt(i))}
                    .profile(),
                100ms * i + (i < 200 ? 0s : 4s));
    }
}

void zoom(app::WaterfallItem& item, app::SonarSource& source, double spanS)
{
    item.setSource(&source);
    item.setBackground(Qt::black);
    item.setDistanceColor(QColor(0, 255, 0));
    item.setHaloColor(QColor(0, 0, 255));
    item.setHatchColor(Qt::magenta);
    item.setDistanceLine(true);
    item.setBottomZoomM(zoomM);
    item.setSpanS(spanS);
}

/// Intensity in the picture; -1 without an echo.
int echoAt(const app::WaterfallItem& item, double timeS, int row)
{
    const QColor pixel = item.image().pixelColor(int(item.xOf(timeS)), row);
    return pixel.alpha() == 0 ? -1 : pixel.red();
}

/// Rows of a column in about that colour: the edges of lines are mixed with what is beside them.
int rowsOf(const QImage& image, int x, const QColor& colour)
{
    constexpr int most = 64;
    const auto about = [](int one, int other) { return std::abs(one - other) <= most; };
    int rows = 0;
    for (int y = 0; y < image.height(); ++y) {
        const QColor pixel = image.pixelColor(x, y);
        rows += about(pixel.red(), colour.red()) && about(pixel.green(), colour.green()) &&
                        about(pixel.blue(), colour.blue())
                    ? 1
                    : 0;
    }
    return rows;
}

} // namespace

class BottomZoomTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        fillWithBottom(m_log, 1000);
        m_source.setReader(echo::PingReader(m_log.log(), 0));
    }

    void theBottomStandsAtAThirdOfTheHeight_data()
    {
        QTest::addColumn<double>("spanS");
        QTest::newRow("several columns a ping") << 15.0;
        QTest::newRow("a ping a column") << 30.0;
    }
    void theBottomStandsAtAThirdOfTheHeight()
    {
        QFETCH(const double, spanS);
        app::WaterfallItem item;
        zoom(item, m_source, spanS);
        test::Shown shown(item, size);
        m_source.setPlayhead(15s);
        QTRY_VERIFY((void(shown.grab()), item.isDrawn()));
        QCOMPARE(item.topM(), -1.0);
        QCOMPARE(item.bottomM(), 2.0);
        QCOMPARE(item.yOf(0), double(bottomRow));
        QVERIFY(item.bottomFound());
        // The echoes follow the bottom, which moves by 3 m in the echogram.
        for (double at = 1.05; at < 14; at += 0.5) {
            QCOMPARE(echoAt(item, at, bottomRow - 4), 0);
            QCOMPARE(echoAt(item, at, bottomRow + 4), 250);
            QCOMPARE(echoAt(item, at, bottomRow + 20), 250);
            QCOMPARE(echoAt(item, at, bottomRow + 32), 60);
        }
        // Its line lies at 0.
        const QImage window = shown.grab();
        for (const double at : {2.0, 7.0, 12.0})
            QVERIFY(rowsOf(window.copy(0, bottomRow - 2, size.width(), 4), int(item.xOf(at)),
                           QColor(0, 255, 0)) >= 1);
    }

    void howThePlayheadCameThereDoesNotMatter_data()
    {
        QTest::addColumn<double>("spanS");
        QTest::newRow("several columns a ping") << 15.0;
        QTest::newRow("level of detail") << 400.0;
    }
    void howThePlayheadCameThereDoesNotMatter()
    {
        QFETCH(const double, spanS);
        app::WaterfallItem item;
        zoom(item, m_source, spanS);
        m_source.setPlayhead(14s);
        test::Shown shown(item, size);
        for (const auto at : {14000ms, 14100ms, 14150ms, 19900ms, 22000ms, 24100ms, 27000ms,
                              29950ms, 31000ms, 30900ms, 50000ms, 104000ms, 14000ms}) {
            m_source.setPlayhead(at);
            QImage grown;
            QTRY_VERIFY((grown = shown.grab(), item.isDrawn()));
            app::WaterfallItem fresh;
            zoom(fresh, m_source, spanS);
            test::Shown other(fresh, size);
            QImage drawn;
            QTRY_VERIFY((drawn = other.grab(), fresh.isDrawn()));
            const QByteArray wrong = test::differenceOf(grown, drawn);
            QVERIFY2(wrong.isEmpty(), QByteArray::number(qlonglong(at.count())) + ": " + wrong);
        }
    }

    void withoutABottomColumnsStayEmptyAndHatched()
    {
        app::WaterfallItem item;
        zoom(item, m_source, 15);
        test::Shown shown(item, size);
        m_source.setPlayhead(29900ms);
        QImage window;
        QTRY_VERIFY((window = shown.grab(), item.isDrawn()));
        QVERIFY(!item.bottomFound());
        const int lost = int(item.xOf(29));
        for (int y = 0; y < size.height(); ++y)
            QCOMPARE(echoAt(item, 29, y), -1);
        QVERIFY(rowsOf(window, lost, Qt::magenta) > 10);
        QCOMPARE(rowsOf(window, lost, QColor(0, 255, 0)), 0);
        // The silence is hatched as in the echogram.
        QVERIFY(rowsOf(window, int(item.xOf(22)), Qt::magenta) > 10);
        // Doubtful: echoes, and dots instead of the line.
        QCOMPARE(echoAt(item, 27, bottomRow + 4), 250);
        int dotted = 0;
        int all = 0;
        for (int x = int(item.xOf(26.2)); x < int(item.xOf(27.8)); ++x, ++all)
            dotted += rowsOf(window, x, QColor(0, 255, 0)) > 0 ? 1 : 0;
        QVERIFY2(dotted > 0 && dotted < all * 3 / 4, QByteArray::number(dotted));
        QCOMPARE(rowsOf(window, int(item.xOf(27)), Qt::magenta), 0);

        m_source.setPlayhead(31s);
        QTRY_VERIFY((void(shown.grab()), item.isDrawn()));
        QVERIFY(item.bottomFound());
    }

    void theCursorReadsHeightAndRange()
    {
        app::WaterfallItem item;
        zoom(item, m_source, 15);
        test::Shown shown(item, size);
        m_source.setPlayhead(29900ms);
        QTRY_VERIFY((void(shown.grab()), item.isDrawn()));
        QVERIFY(item.probe(item.xOf(17.05), bottomRow + 25));
        QVERIFY(std::abs(item.cursorAboveBottomM() + 0.5) < 1e-9);
        QVERIFY(std::abs(item.cursorRangeM() - (bottomAt(170) + 0.5)) < 2e-3);
        QVERIFY(item.cursorIntensity() == 60 || item.cursorIntensity() == 250);
        QCOMPARE(item.cursorDevicePercent(), 95);
        QVERIFY(item.probe(item.xOf(17.05), 25));
        QVERIFY(std::abs(item.cursorAboveBottomM() - 0.5) < 1e-9);
        QCOMPARE(item.cursorIntensity(), 0);
        // Where there is no bottom, there is no height and nothing to read.
        QVERIFY(!item.probe(item.xOf(29), 25));
        QVERIFY(std::isnan(item.cursorAboveBottomM()));
        // Its range is not to be moved.
        item.setRange(0, 5);
        item.zoomRangeAt(2, 40);
        (void)shown.grab();
        QCOMPARE(item.topM(), -1.0);
    }

    /// A sonar that says nothing of the bottom: it is detected in its echoes.
    void withoutDistancesTheDetectedBottomIsUsed()
    {
        test::EchoLog log(ping::Family::Ping360);
        // 400 samples over 9.99 m, while the head is parked.
        for (unsigned i = 0; i < 300; ++i)
            log.add(test::Spoke360{.angleGrad = 200, .samples = echoOf(bottomAt(i))}.frame(),
                    100ms * i);
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        app::WaterfallItem item;
        zoom(item, source, 15);
        test::Shown shown(item, size);
        source.setPlayhead(20s);
        QTRY_VERIFY((void(shown.grab()), item.isDrawn()));
        QVERIFY(item.bottomFound());
        int found = 0;
        for (double at = 6.05; at < 19.9; at += 0.5)
            if (echoAt(item, at, bottomRow + 8) == 250 && echoAt(item, at, bottomRow - 8) == 0)
                ++found;
        QVERIFY2(found > 20, QByteArray::number(found));

        for (const auto at : {20100ms, 20150ms, 24000ms, 23000ms}) {
            source.setPlayhead(at);
            QImage grown;
            QTRY_VERIFY((grown = shown.grab(), item.isDrawn()));
            app::WaterfallItem fresh;
            zoom(fresh, source, 15);
            test::Shown other(fresh, size);
            QImage drawn;
            QTRY_VERIFY((drawn = other.grab(), fresh.isDrawn()));
            QCOMPARE(test::differenceOf(grown, drawn), QByteArray());
        }
    }

    void theEchogramShowsWhatIsMagnified()
    {
        app::WaterfallItem item;
        item.setSource(&m_source);
        item.setBackground(Qt::black);
        item.setDistanceLine(true);
        item.setDistanceHidden(true);
        item.setDistanceColor(QColor(0, 255, 0));
        item.setHaloColor(QColor(0, 0, 255));
        item.setSpanS(15);
        test::Shown shown(item, {300, 300});
        m_source.setPlayhead(15s);
        const auto green = [](const QImage& window) {
            int pixels = 0;
            for (int x = 0; x < window.width(); ++x)
                pixels += rowsOf(window, x, QColor(0, 255, 0));
            return pixels;
        };
        QCOMPARE(green(shown.grab()), 0);
        item.setBottomFrameM(zoomM);
        const QImage window = shown.grab();
        int above = 0;
        int below = 0;
        for (int x = 20; x < 280; ++x) {
            const double bottomM = bottomAt(unsigned(item.timeAt(x + 0.5) * 10));
            for (int y = 0; y < 300; ++y) {
                if (window.pixelColor(x, y) != QColor(0, 255, 0))
                    continue;
                const double off = item.rangeAt(y + 0.5) - bottomM;
                QVERIFY2(std::abs(off + 1) < 0.25 || std::abs(off - 2) < 0.25,
                         QByteArray::number(off));
                ++(off < 0 ? above : below);
            }
        }
        QVERIFY(above > 50 && below > 50);
        item.setBottomFrameM(0);
        QCOMPARE(green(shown.grab()), 0);
    }

    /// No longer than the recording: within that steps hold until it is fitted.
    void theTimeSpanFitsAShortRecording()
    {
        app::WaterfallItem item;
        item.setSource(&m_source);
        item.setSpanS(300);
        test::Shown shown(item, size);
        m_source.setPlayhead(103900ms);
        (void)shown.grab();
        QCOMPARE(item.spanS(), 300.0);
        item.setRecordingS(103.9);
        QTRY_VERIFY((void(shown.grab()), item.isDrawn()));
        QCOMPARE(item.spanS(), 103.9);
        QCOMPARE(item.keptSpanS(), 300.0);
        QVERIFY(std::abs(item.fromS()) < 0.5);
        item.stepSpan(1);
        QCOMPARE(item.spanS(), 103.9);
        item.stepSpan(-1);
        QCOMPARE(item.spanS(), 90.0);
        item.stepSpan(-1);
        QCOMPARE(item.spanS(), 60.0);
        QCOMPARE(item.keptSpanS(), 300.0);
        item.setRange(2, 4);
        item.fit();
        QCOMPARE(item.spanS(), 103.9);
        QVERIFY(item.autoRange());
        item.stepSpan(-3);
        item.stepSpan(9);
        QCOMPARE(item.spanS(), 103.9);
        // Of a longer recording the chosen one is shown, and the steps choose it.
        item.setRecordingS(4000);
        QCOMPARE(item.spanS(), 300.0);
        item.stepSpan(1);
        QCOMPARE(item.keptSpanS(), 600.0);
        item.fit();
        QCOMPARE(item.spanS(), 600.0);
        item.setRecordingS(3);
        QCOMPARE(item.spanS(), 3.0);
        item.stepSpan(-1);
        QCOMPARE(item.spanS(), 3.0);
        item.setRecordingS(0);
        QCOMPARE(item.spanS(), 600.0);
    }

private:
    test::EchoLog m_log{ping::Family::Ping1D};
    app::SonarSource m_source;
};

LEADLINE_GUI_TEST(BottomZoomTest)
#include "tst_bottomzoom.moc"
