// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sea.h"
#include "plot/Measuring.h"
#include "sounder/ConfidenceItem.h"
#include "sounder/WaterfallItem.h"
#include "support/TestMain.h"

#include <QSettings>
#include <QTemporaryDir>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

constexpr int width = 331;

/// What the log was filled with.
struct Known {
    double timeS = 0;
    double distanceM = 0;
    int confidence = 0;
};

/// Ten pings a second with a silence from 20 to 24 s; sure, doubtful and lost by turns.
std::vector<Known> fillWithKnownBottom(test::EchoLog& log, int pings)
{
    std::vector<Known> known;
    for (int i = 0; i < pings; ++i) {
        const int ms = 100 * i + (i < 200 ? 0 : 4000);
        const auto distanceMm = static_cast<std::uint32_t>(3000 + 10 * (i % 300));
        const int confidence = std::array{97, 30, 5}[static_cast<std::size_t>(i / 25 % 3)];
        log.add(test::Echo1d{.distanceMm = distanceMm,
                             .confidence = static_cast<std::uint16_t>(confidence),
                             .startMm = 0,
                             .lengthMm = 10'000,
                             .samples = test::someSamples(100, static_cast<unsigned>(i))}
                    .profile(),
                std::chrono::milliseconds(ms));
        known.push_back({ms / 1000.0, distanceMm / 1000.0, confidence});
    }
    return known;
}

/// The waterfall above and its confidence below, as in the panel.
class Panel {
public:
    explicit Panel(app::SonarSource& source, double spanS = 60)
        : shown(waterfall, {width, 200}),
          m_strip(strip, {width, 9})
    {
        waterfall.setSource(&source);
        waterfall.setBackground(Qt::black);
        waterfall.setDistanceLine(true);
        waterfall.setDistanceColor(QColor(0, 255, 0));
        waterfall.setHaloColor(QColor(0, 0, 255));
        waterfall.setHatchColor(Qt::magenta);
        waterfall.setSpanS(spanS);
        strip.setSource(&source);
        strip.setWaterfall(&waterfall);
        strip.setSureColor(Qt::green);
        strip.setDoubtfulColor(Qt::yellow);
        strip.setLostColor(Qt::red);
        strip.setSilentColor(Qt::gray);
    }
    QImage grab()
    {
        QImage window = shown.grab();
        (void)m_strip.grab();
        return window;
    }

    app::WaterfallItem waterfall;
    app::ConfidenceItem strip;
    test::Shown shown;

private:
    test::Shown m_strip;
};

int rowsOf(const QImage& image, int x, const QColor& colour)
{
    int rows = 0;
    for (int y = 0; y < image.height(); ++y)
        rows += image.pixelColor(x, y) == colour ? 1 : 0;
    return rows;
}

} // namespace

class SounderItemsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        m_known = fillWithKnownBottom(m_log, 6000);
        m_source.setReader(echo::PingReader(m_log.log(), 0));
    }

    void columnsAreTheLastMeasurementsOfTheLog_data()
    {
        QTest::addColumn<double>("spanS");
        QTest::newRow("several columns a ping") << 15.0;
        QTest::newRow("about a ping a column") << 60.0;
        QTest::newRow("level of detail") << 500.0;
    }
    void columnsAreTheLastMeasurementsOfTheLog()
    {
        QFETCH(const double, spanS);
        Panel panel(m_source, spanS);
        for (const auto at : {0ms, 5000ms, 5050ms, 19950ms, 20500ms, 22000ms, 24000ms, 24100ms,
                              30000ms, 29990ms, 27500ms, 300000ms, 599950ms}) {
            m_source.setPlayhead(at);
            QTRY_VERIFY((void(panel.grab()), panel.waterfall.ready()));
            const auto& columns = panel.waterfall.columns();
            QCOMPARE(columns.size(), std::size_t(width));
            const double columnS = spanS / width;
            for (int x = 0; x < width; ++x) {
                const double from = panel.waterfall.fromS() + x * columnS;
                const Known* last = nullptr;
                bool before = false;
                for (const Known& ping : m_known) {
                    if (ping.timeS > double(at.count()) / 1000 ||
                        ping.timeS >= from + (1 - 1e-6) * columnS)
                        break;
                    before = true;
                    if (ping.timeS + 0.1 > from + 1e-6 * columnS)
                        last = &ping;
                }
                const app::MeasuredColumn& column = columns[std::size_t(x)];
                const QByteArray where = QByteArray::number(qlonglong(at.count())) +
                                         " ms, column " + QByteArray::number(x);
                if (last && (spanS < 100 || last->timeS >= from)) {
                    QVERIFY2(qAbs(double(column.distanceM) - last->distanceM) < 1e-5, where);
                    QVERIFY2(column.confidencePercent == last->confidence, where);
                } else if (!last && spanS < 100) {
                    QVERIFY2(column.confidencePercent == -1, where);
                    QVERIFY2(column.silent == before, where);
                }
            }
        }
    }

    void theStripTellsConfidenceByColourAndHeight()
    {
        Panel panel(m_source);
        m_source.setPlayhead(30s);
        (void)panel.grab();
        const QImage& strip = panel.strip.image();
        const auto& columns = panel.waterfall.columns();
        std::array<int, 4> seen{};
        for (int x = 0; x < width; ++x) {
            const int sure = rowsOf(strip, x, Qt::green);
            const int doubtful = rowsOf(strip, x, Qt::yellow);
            const int lost = rowsOf(strip, x, Qt::red);
            switch (columns[std::size_t(x)].confidencePercent) {
            case 97:
                QCOMPARE(sure, 9);
                ++seen[0];
                break;
            case 30:
                QCOMPARE(doubtful, 5);
                QCOMPARE(strip.pixelColor(x, 0).alpha(), 0);
                QCOMPARE(strip.pixelColor(x, 8), QColor(Qt::yellow));
                ++seen[1];
                break;
            case 5:
                QCOMPARE(lost, 3);
                QCOMPARE(strip.pixelColor(x, 8), QColor(Qt::red));
                ++seen[2];
                break;
            default: {
                const bool silent = columns[std::size_t(x)].silent;
                const int hatched = rowsOf(strip, x, Qt::gray);
                QVERIFY(silent ? hatched == 2 || hatched == 3 : hatched == 0);
                QCOMPARE(sure + doubtful + lost, 0);
                seen[3] += silent ? 1 : 0;
            }
            }
        }
        for (const int count : seen)
            QVERIFY(count > 10);
    }

    void theLineIsDottedWhereTheDeviceDoubtsAndEndsWhereItFoundNothing()
    {
        Panel panel(m_source, 15);
        m_source.setPlayhead(15s); // pings 0..150: twice sure, doubtful, lost, 2.5 s each
        const QImage window = panel.grab();
        const auto lineColumns = [&](double from, double until) {
            int columns = 0;
            for (int x = 0; x < width; ++x) {
                const double at = panel.waterfall.timeAt(x + 0.5);
                int rows = 0;
                for (int y = 0; at > from && at < until && y < 200; ++y) {
                    const QColor pixel = window.pixelColor(x, y);
                    if (pixel.green() < 180 || pixel.red() > 60)
                        continue;
                    const double metres = 3 + 0.1 * std::floor(at * 10) / 10;
                    if (qAbs(y - panel.waterfall.yOf(metres)) > 4)
                        return -1;
                    ++rows;
                }
                columns += rows > 0 ? 1 : 0;
            }
            return columns;
        };
        // 55 columns each.
        QVERIFY(lineColumns(0.1, 2.4) > 45);
        const int dots = lineColumns(2.7, 4.8);
        QVERIFY2(dots > 10 && dots < 30, QByteArray::number(dots));
        QCOMPARE(lineColumns(5.2, 7.3), 0);
        QVERIFY(lineColumns(7.6, 9.9) > 45);
        // Its halo lies above and below.
        const int x = int(panel.waterfall.xOf(1.25));
        const int y = qRound(panel.waterfall.yOf(3.12));
        QCOMPARE(window.pixelColor(x, y - 2), QColor(0, 0, 255));
        QCOMPARE(window.pixelColor(x, y + 2), QColor(0, 0, 255));
    }

    void aSilenceIsHatchedAndWhatWasBeforeTheSonarIsNot()
    {
        Panel panel(m_source);
        m_source.setPlayhead(30s);
        const QImage window = panel.grab();
        int hatched = 0;
        for (int x = 0; x < width; ++x) {
            const double from = panel.waterfall.timeAt(x);
            const double until = panel.waterfall.timeAt(x + 1);
            const int rows = rowsOf(window, x, Qt::magenta);
            const QByteArray where = QByteArray::number(from);
            if (from > 20.05 && until < 23.95) {
                QVERIFY2(rows >= 200 / 6 && rows <= 200 / 6 + 1, where);
                ++hatched;
            } else if (until < 20 || from > 24) {
                QVERIFY2(rows == 0, where);
            }
        }
        QVERIFY2(hatched > 15, QByteArray::number(hatched));
    }

    void aSonarThatFellSilentIsHatchedUpToNow_data()
    {
        QTest::addColumn<bool>("distances");
        QTest::newRow("of a sounder") << true;
        QTest::newRow("of a parked head") << false;
    }
    void aSonarThatFellSilentIsHatchedUpToNow()
    {
        QFETCH(const bool, distances);
        test::EchoLog log(ping::Family::Ping1D);
        const auto ping = [&log](std::chrono::milliseconds at) {
            log.add(
                test::Echo1d{.lengthMm = 10'000, .samples = test::someSamples(100, 1)}.profile(),
                at);
        };
        for (int i = 0; i <= 100; ++i)
            ping(i * 100ms);
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        Panel panel(source);
        panel.waterfall.setDistanceLine(distances);
        const auto runsAt = [&](log::Time playhead) {
            source.setPlayhead(playhead);
            (void)panel.grab();
            return panel.waterfall.silences().runs();
        };
        QVERIFY(runsAt(10s).empty());
        // Not before it counts as lost.
        QVERIFY(runsAt(11'400ms).empty());
        const auto lost = runsAt(14s);
        QCOMPARE(lost.size(), std::size_t{1});
        QCOMPARE(lost.back().end, width);
        const double since = panel.waterfall.timeAt(lost.back().begin);
        QVERIFY2(since >= 10.1 && since < 10.1 + 2 * 60.0 / width, QByteArray::number(since));

        // Its lines go with the time that they mark.
        const QImage then = panel.shown.grab();
        const std::int64_t column = panel.waterfall.firstColumn() + width - 1;
        QCOMPARE(runsAt(20s).size(), std::size_t{1});
        const QImage later = panel.shown.grab();
        const int x = int(column - panel.waterfall.firstColumn());
        QVERIFY(x > 100 && x < width - 1);
        QCOMPARE(rowsOf(later, x, Qt::magenta), rowsOf(then, width - 1, Qt::magenta));
        for (int y = 0; y < 200; ++y)
            QCOMPARE(later.pixel(x, y), then.pixel(width - 1, y));

        // Back again: the time between stays hatched, what comes is not.
        for (int i = 0; i <= 10; ++i)
            ping(20s + i * 100ms);
        const auto gap = runsAt(21s);
        QCOMPARE(gap.size(), std::size_t{1});
        QVERIFY(gap.back().end < width - 2);
        QCOMPARE(rowsOf(panel.shown.grab(), width - 2, Qt::magenta), 0);
    }

    void distancesWithoutEchoesAreALineToo()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (unsigned i = 0; i < 100; ++i)
            log.add(i % 2 == 0 ? test::distanceSimple(2000, 80)
                               : test::Echo1d{.distanceMm = 2000, .confidence = 80}.distance(),
                    std::chrono::milliseconds(200 * i));
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        Panel panel(source, 15);
        source.setPlayhead(18s);
        (void)panel.grab();
        QCOMPARE(panel.waterfall.bottomM(), 2.0);
        QCOMPARE(panel.waterfall.farthestM(), 2.0);
        for (int x = 0; x < width - 1; ++x)
            QCOMPARE(panel.waterfall.columns()[std::size_t(x)].confidencePercent, 80);
        source.setPlayhead(25s);
        (void)panel.grab();
        QCOMPARE(panel.waterfall.columns().back().confidencePercent, -1);
        QVERIFY(panel.waterfall.columns().back().silent);
    }

    void theRangeAxisGrowsAtOnceAndShrinksTenSecondsLater()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (unsigned i = 0; i < 900; ++i)
            log.add(test::Echo1d{.startMm = 0,
                                 .lengthMm = i == 400 ? 28'000U : 9'990U,
                                 .samples = test::someSamples(50, i)}
                        .profile());
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        Panel played(source, 15);
        // 28 m at 40 s: in view until 55 s.
        const auto bottomAt = [&](double seconds) {
            source.setPlayhead(app::timeOfSeconds(seconds));
            (void)played.grab();
            Panel jumped(source, 15);
            (void)jumped.grab();
            return jumped.waterfall.bottomM() == played.waterfall.bottomM() &&
                           jumped.waterfall.topM() == played.waterfall.topM()
                       ? played.waterfall.bottomM()
                       : -1;
        };
        for (double seconds = 38; seconds < 68; seconds += 0.37) {
            const bool wide = seconds >= 40 && seconds < 65;
            QCOMPARE(bottomAt(seconds), wide ? 30.0 : 10.0);
        }
        for (double seconds = 66; seconds > 38; seconds -= 0.73)
            QCOMPARE(bottomAt(seconds), seconds >= 40 && seconds < 65 ? 30.0 : 10.0);
        QCOMPARE(bottomAt(300), 10.0);
        QCOMPARE(bottomAt(0), 10.0);
    }

    void theRangeAxisIsRoundInFeetToo()
    {
        app::DisplaySettings display;
        display.setImperial(true);
        Panel panel(m_source);
        panel.waterfall.setDisplay(&display);
        m_source.setPlayhead(15s);
        (void)panel.grab();
        QVERIFY(qAbs(panel.waterfall.bottomM() - 40 * 0.3048) < 1e-9);
        display.setImperial(false);
        (void)panel.grab();
        QCOMPARE(panel.waterfall.bottomM(), 10.0);
    }

    void timeSpansAndDepthAreZoomedInSteps()
    {
        Panel panel(m_source);
        m_source.setPlayhead(15s);
        (void)panel.grab();
        app::WaterfallItem& item = panel.waterfall;
        item.stepSpan(1);
        QCOMPARE(item.spanS(), 90.0);
        item.stepSpan(-2);
        QCOMPARE(item.spanS(), 45.0);
        item.stepSpan(-50);
        QCOMPARE(item.spanS(), 15.0);
        item.stepSpan(50);
        QCOMPARE(item.spanS(), 1800.0);
        item.setSpanS(50);
        item.stepSpan(1);
        QCOMPARE(item.spanS(), 60.0);

        item.zoomRangeAt(2, item.yOf(4));
        (void)panel.grab();
        QCOMPARE(item.topM(), 2.0);
        QCOMPARE(item.bottomM(), 7.0);
        item.panRangeBy(-80);
        (void)panel.grab();
        QCOMPARE(item.topM(), 0.0);
        QVERIFY(!item.autoRange());
        item.zoomRangeAt(0.5, 100);
        (void)panel.grab();
        QVERIFY(item.autoRange());
        QCOMPARE(item.bottomM(), 10.0);
    }

    void theCursorMovesByKeysAndStaysInside()
    {
        Panel panel(m_source);
        m_source.setPlayhead(15s);
        (void)panel.grab();
        app::WaterfallItem& item = panel.waterfall;
        item.moveCursor(20);
        QVERIFY(item.cursorValid());
        QVERIFY(qAbs(item.cursorRangeM() - 6) < 0.05);
        QVERIFY(item.cursorAgeS() < 0.3);
        QVERIFY(item.cursorIntensity() >= 0);
        item.moveCursor(-1000);
        QVERIFY(item.cursorValid());
        QVERIFY(item.cursorRangeM() < 0.05);
    }

private:
    QTemporaryDir m_folder;
    test::EchoLog m_log{ping::Family::Ping1D};
    std::vector<Known> m_known;
    app::SonarSource m_source;
};

LEADLINE_GUI_TEST(SounderItemsTest)
#include "tst_sounderitems.moc"
