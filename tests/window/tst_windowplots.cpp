// SPDX-License-Identifier: GPL-3.0-or-later
#include "Pictures.h"
#include "Recordings.h"
#include "plot/Measuring.h"
#include "plot/Sea.h"
#include "sounder/AScanItem.h"
#include "sounder/SounderReadout.h"
#include "support/CliRun.h"
#include "support/ReferenceRaster.h"
#include "support/TestMain.h"

#include <QTemporaryDir>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

constexpr int moments = 10;

/// Spread over the recording, the last one its end, in no order.
log::Time momentOf(const app::Playback& playback, int number)
{
    const double share = (number * 7 % moments + 1) / double(moments);
    return app::timeOfSeconds(playback.begin() + share * (playback.end() - playback.begin()));
}

/// One line of `export --to csv --samples`.
struct Row {
    QList<QByteArray> cells;

    [[nodiscard]] double time() const { return cells[0].toDouble(); }
    [[nodiscard]] double startM() const { return cells[6].toDouble(); }
    [[nodiscard]] double lengthM() const { return cells[7].toDouble(); }
    [[nodiscard]] double distanceM() const { return cells[11].toDouble(); }
    [[nodiscard]] int confidence() const { return cells[12].toInt(); }
    [[nodiscard]] std::vector<std::uint8_t> samples() const
    {
        std::vector<std::uint8_t> all;
        for (int i = 0; i < cells[13].toInt(); ++i)
            all.push_back(static_cast<std::uint8_t>(cells[14 + i].toUInt()));
        return all;
    }
};

QList<Row> exportedRows(const QString& path)
{
    const QTemporaryDir folder;
    const QString csv = folder.filePath("rows.csv");
    const auto run =
        test::runCli(LEADLINE_BIN_DIR "/leadline-cli",
                     {"export", path, "--to", "csv", "--stream", "ping1d", "--samples", "-o", csv});
    if (run.status != 0)
        qFatal("%s", run.reported().constData());
    QList<Row> rows;
    const auto lines = test::readFile(csv).split('\n');
    for (qsizetype i = 1; i < lines.size(); ++i)
        if (!lines[i].isEmpty())
            rows += Row{lines[i].split(',')};
    return rows;
}

} // namespace

/// Compares the plots of the window with the output of `leadline-cli` for every recording.
class WindowPlotsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }

    void thePlotsHoldWhatRenderDraws_data() { test::addRecordings(); }
    void thePlotsHoldWhatRenderDraws()
    {
        FETCH_RECORDING(path);
        test::WindowRun run;
        run.resize(size());
        run.showPlainGrey();
        QVERIFY(run.open(path));
        const bool polarSeen = run.session().ping360()->present();
        const bool waterfallSeen = run.session().ping1d()->present();
        QVERIFY(polarSeen || waterfallSeen);
        for (int i = 0; i < moments; ++i) {
            run.seek(momentOf(run.playback(), i));
            if (polarSeen)
                holds(run, *run.polar(), [&] { return test::expectedPolar(run, *run.polar()); });
            if (waterfallSeen)
                holds(run, *run.waterfall(),
                      [&] { return test::expectedWaterfall(run, *run.waterfall()); });
            if (QTest::currentTestFailed())
                return;
        }
    }

    void theDiscIsThatOfTheCommandLine_data() { test::addRecordings(); }
    void theDiscIsThatOfTheCommandLine()
    {
        FETCH_RECORDING(path);
        test::WindowRun run;
        run.resize(size());
        run.showPlainGrey();
        QVERIFY(run.open(path));
        if (!run.session().ping360()->present())
            return;
        app::PolarItem& polar = *run.polar();
        polar.setMargin(0);
        const log::Time at = momentOf(run.playback(), 4);
        run.seek(at);
        QVERIFY(run.drawUntilReady());
        const QSize pixels = run.pixelsOf(polar);
        const QTemporaryDir folder;
        const QString png = folder.filePath("polar.png");
        const auto cli = test::runCli(
            LEADLINE_BIN_DIR "/leadline-cli",
            {"render", path, "--view", "polar", "--plain", "--palette", "grey", "--size",
             QStringLiteral("%1x%2").arg(pixels.width()).arg(pixels.height()), "--at",
             QString::number(app::secondsOf(at), 'f', 9), "-o", png});
        QVERIFY2(cli.status == 0, cli.reported());
        const QImage expected = QImage(png).convertToFormat(QImage::Format_RGBA8888);
        // The window dims what earlier sweeps have left.
        const auto inFullLight = [](QImage image) {
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (uchar* alpha = image.scanLine(y) + 4 * x + 3; *alpha > 0)
                        *alpha = 255;
            return image;
        };
        QByteArray difference;
        const bool same = run.drawUntil([&] {
            difference = polar.ready() ? test::differenceOf(inFullLight(polar.image()), expected)
                                       : QByteArray("not ready");
            return difference.isEmpty();
        });
        QVERIFY2(same, difference);
    }

    void whatIsHeldIsWhatIsSeen_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("theme");
        for (const char* theme : {"dusk", "day", "night"})
            QTest::newRow(theme) << test::simulatedFile(test::Sonars::Both) << theme;
    }
    // On the software scene graph as on OpenGL: both show the same pixels, these.
    void whatIsHeldIsWhatIsSeen()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, theme);
        test::WindowRun run;
        run.setTheme(theme);
        run.resize(size());
        run.session().display()->reset();
        QVERIFY(run.open(path));
        run.seek(5s); // in the first sweep, in full light
        test::showPlotsOnly(run);
        QVERIFY(run.drawUntilReady());
        const auto plots = run.plots();
        QVERIFY2(plots.size() >= 4, QByteArray::number(plots.size()));
        for (app::EchoItem* plot : plots) {
            QByteArray difference;
            const bool same = run.drawUntil([&] {
                // Grid lines are made anew when the range does.
                test::showPlotsOnly(run);
                const QImage seen = run.grab().convertToFormat(QImage::Format_RGB32);
                difference = test::differenceOf(seen.copy(run.placeOf(*plot)),
                                                test::over(plot->image(), plot->background()));
                return difference.isEmpty();
            });
            QVERIFY2(same, QByteArray(plot->metaObject()->className()) + ": " + difference);
        }
    }

    void depthAndNewestColumnAreThoseOfExport_data() { test::addRecordings(); }
    void depthAndNewestColumnAreThoseOfExport()
    {
        FETCH_RECORDING(path);
        test::WindowRun run;
        run.resize(size());
        run.showPlainGrey();
        QVERIFY(run.open(path));
        if (!run.session().ping1d()->present())
            return;
        run.waterfall()->setSpanS(15);
        run.waterfall()->setDistanceLine(false);
        const auto* readout = readoutOf(run);
        QVERIFY(readout);
        const QList<Row> rows = exportedRows(path);
        QVERIFY(!rows.isEmpty());
        const double columnS = 15.0 / run.pixelsOf(*run.waterfall()).width();
        int columnsSeen = 0;
        for (int i = 0; i < moments; ++i) {
            const qsizetype number = (rows.size() - 1) * i / (moments - 1);
            const Row& row = rows[number];
            // Where several came at once, the last of them is the newest.
            if (number + 1 < rows.size() && rows[number + 1].time() <= row.time())
                continue;
            run.seek(app::timeOfSeconds(row.time()));
            QVERIFY(readout->valid());
            QVERIFY(qAbs(readout->distanceM() - row.distanceM()) < 1e-4);
            QCOMPARE(readout->confidencePercent(), row.confidence());
            // Until the column holds this ping alone.
            const double later = row.time() + 2 * columnS;
            if (row.samples().empty() || later > run.playback().end() ||
                (number + 1 < rows.size() && rows[number + 1].time() <= later))
                continue;
            run.seek(app::timeOfSeconds(later));
            compareNewestColumn(run, row);
            if (QTest::currentTestFailed())
                return;
            ++columnsSeen;
        }
        const bool hasSamples = std::any_of(rows.begin(), rows.end(),
                                            [](const Row& row) { return !row.samples().empty(); });
        QVERIFY2(columnsSeen >= (hasSamples ? 5 : 0), QByteArray::number(columnsSeen));
    }

    void oneSonarFillsTheWindow_data() { test::addRecordings(); }
    void oneSonarFillsTheWindow()
    {
        FETCH_RECORDING(path);
        test::WindowRun run;
        // Too narrow for the inspector beside them.
        run.resize({1199, 700});
        QVERIFY(run.open(path));
        QVERIFY(run.drawsAFrame());
        const bool polarSeen = run.session().ping360()->present();
        const bool waterfallSeen = run.session().ping1d()->present();
        QCOMPARE(run.polar()->isVisible(), polarSeen);
        QCOMPARE(run.waterfall()->isVisible(), waterfallSeen);
        const double left = run.polar()->mapToScene({0, 0}).x();
        if (!waterfallSeen) {
            // Between the disc and the window's side is the echo's trace.
            const QQuickItem& panel = *run.polar()->parentItem()->parentItem();
            QCOMPARE(panel.mapToScene({panel.width(), 0}).x(), 1199.0);
            QVERIFY(left < 80);
            QVERIFY(run.polar()->width() > 800);
        } else if (!polarSeen) {
            const QQuickItem& panel = *run.waterfall()->parentItem();
            QVERIFY(panel.mapToScene({0, 0}).x() < 80);
            QCOMPARE(panel.mapToScene({panel.width(), 0}).x(), 1199.0);
        } else {
            QVERIFY(left < 80);
            QVERIFY(run.polar()->width() >= 400);
            QVERIFY(run.waterfall()->mapToScene({0, 0}).x() >= left + run.polar()->width());
        }
    }

    void aPlotWithoutASonarTakesNoRoom()
    {
        test::WindowRun run;
        run.resize({1440, 900});
        const auto plotsShown = [&] {
            return std::pair(run.polar()->isVisible(), run.waterfall()->isVisible());
        };
        QVERIFY(run.open(test::simulatedFile(test::Sonars::Ping1D)));
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(plotsShown(), std::pair(false, true));
            QTest::keyClick(&run.window(), Qt::Key_F6);
            QVERIFY(run.drawsAFrame());
        }
        // A vehicle alone has a page of its own.
        QVERIFY(run.open(test::telemetryFile()));
        const QQuickItem* none = run.named(QStringLiteral("vehicleView"));
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(plotsShown(), std::pair(false, false));
            QVERIFY(none && none->isVisible());
            QTest::keyClick(&run.window(), Qt::Key_F6);
            QVERIFY(run.drawsAFrame());
        }
        QVERIFY(run.open(test::simulatedFile(test::Sonars::Both)));
        QVERIFY(!none->isVisible());
        QCOMPARE(plotsShown(), std::pair(true, true));
    }

    void aVehicleThatAloneIsConnectedHasItsPage()
    {
        test::WindowRun run;
        run.resize({1024, 640});
        QVERIFY(run.session().dive()->connectTo(QStringLiteral("sim:vehicle")).isEmpty());
        QVERIFY(run.drawUntil([&] {
            const QQuickItem* view = run.named(QStringLiteral("vehicleView"));
            const QQuickItem* strip = run.named(QStringLiteral("diveProfile"));
            return view && view->isVisible() && strip && strip->isVisible() &&
                   run.session().profile()->hasDepth() && run.session().profile()->hasHeading() &&
                   run.session().vehicleMessages()->list()->count() > 0;
        }));
        QVERIFY(run.session().mode() == app::Session::Mode::Live);
        // As soon as there is a sonar, its plots take the place.
        QVERIFY(run.session().dive()->connectTo(QStringLiteral("sim:ping1d")).isEmpty());
        QVERIFY(run.drawUntil([&] {
            return !run.named(QStringLiteral("vehicleView"))->isVisible() &&
                   run.waterfall()->isVisible() && !run.polar()->isVisible();
        }));
    }

private:
    /// More pixels a point, fewer points.
    static QSize size()
    {
        return qGuiApp->devicePixelRatio() > 1 ? QSize(1024, 640) : QSize(1440, 900);
    }

    static const app::SounderReadout* readoutOf(const test::WindowRun& run)
    {
        for (const QQuickItem* item : run.items())
            if (const auto* readout = item->findChild<app::SounderReadout*>())
                return readout;
        return nullptr;
    }

    static void holds(test::WindowRun& run, const app::EchoItem& plot,
                      const std::function<QImage()>& expected)
    {
        QByteArray difference;
        const bool same = run.drawUntil([&] {
            // To draw what is expected takes longer than all else here: when it can be there.
            if (plot.image().isNull() || !plot.property("ready").toBool())
                difference = "not ready";
            else
                difference = test::differenceOf(plot.image(), expected());
            return difference.isEmpty();
        });
        const auto at = QByteArray::number(run.playback().position());
        QVERIFY2(same,
                 QByteArray(plot.metaObject()->className()) + " at " + at + " s: " + difference);
        QCOMPARE(plot.image().size(), run.pixelsOf(plot));
    }

    /// By the plain renderer, which shares no code with the program's.
    static void compareNewestColumn(test::WindowRun& run, const Row& row)
    {
        const app::WaterfallItem& item = *run.waterfall();
        const auto samples = row.samples();
        const echo::Profile profile{row.startM(), row.lengthM(), samples};
        QByteArray difference;
        const bool same = run.drawUntil([&] {
            const QImage& image = item.image();
            const auto values = support::referenceWaterfall(image.height(), std::span(&profile, 1),
                                                            item.topM(), item.bottomM());
            int wrong = 0;
            for (int y = 0; y < image.height(); ++y) {
                const QColor seen = image.pixelColor(image.width() - 1, y);
                const int value = seen.alpha() == 0 ? -1 : seen.red();
                wrong += value == values[static_cast<std::size_t>(y)] ? 0 : 1;
            }
            difference = QByteArray::number(wrong) + " of " + QByteArray::number(image.height());
            // A sample that begins just at a pixel's edge may be rounded to either side.
            return wrong <= image.height() / 200;
        });
        QVERIFY2(same, "at " + row.cells[0] + " s: " + difference);
    }
};

LEADLINE_GUI_TEST(WindowPlotsTest)
#include "tst_windowplots.moc"
