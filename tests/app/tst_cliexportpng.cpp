// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/CliRun.h"
#include "support/PingViewerWriter.h"
#include "support/SonarDive.h"
#include "support/TestMain.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

using namespace leadline;
using test::CliRun;
using namespace std::chrono_literals;

namespace {

/// A Ping360 that looks at these bearings, ten a second.
QByteArray scan(int pings, const std::function<int(int)>& bearing)
{
    test::PingViewerWriter writer({});
    for (int i = 0; i < pings; ++i)
        writer.record(100ms * i, test::Spoke360{.angleGrad = std::uint16_t(bearing(i)),
                                                .samples = test::someSamples(200, unsigned(i))}
                                     .frame());
    return {reinterpret_cast<const char*>(writer.bytes().data()), qsizetype(writer.bytes().size())};
}

QByteArray sounding(int pings)
{
    test::PingViewerWriter writer({.type = 1});
    for (int i = 0; i < pings; ++i)
        writer.record(100ms * i, test::Echo1d{.pingNumber = std::uint32_t(i),
                                              .samples = test::someSamples(200, unsigned(i))}
                                     .profile());
    return {reinterpret_cast<const char*>(writer.bytes().data()), qsizetype(writer.bytes().size())};
}

int allRound(int i)
{
    return (150 + i) % 400;
}
/// From 150 to 250 gradians and back, the ends once.
int toAndFro(int i)
{
    return 150 + std::abs((i + 100) % 200 - 100);
}

} // namespace

/// Tests that `export --to png` draws the same pictures as `render` at the same times.
class CliExportPngTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void eachTurnHasItsDisc_data()
    {
        QTest::addColumn<QByteArray>("log");
        QTest::addColumn<QStringList>("ends");
        // The last is cut off.
        QTest::newRow("circles") << scan(1000, allRound) << QStringList{"39.9", "79.9", "99.9"};
        QTest::newRow("sweeps") << scan(250, toAndFro) << QStringList{"10", "20", "24.9"};
        QTest::newRow("one that did not get round") << scan(90, allRound) << QStringList{"8.9"};
        QTest::newRow("every bearing twice")
            << scan(1000, [](int i) { return allRound(i / 2); }) << QStringList{"79.9", "99.9"};
    }
    void eachTurnHasItsDisc()
    {
        QFETCH(QByteArray, log);
        QFETCH(QStringList, ends);
        test::writeFile(path("log.bin"), log);
        for (const bool plain : {true, false}) {
            const QStringList look{"--size", "120x100", "--palette", plain ? "grey" : "ice"};
            const QStringList how = plain ? look + QStringList{"--plain"} : look;
            const QStringList files = pictures(how + QStringList{"--force"});
            QCOMPARE(files.size(), ends.size());
            for (qsizetype i = 0; i < files.size(); ++i) {
                QVERIFY2(files[i] == "ping360-turn.png" ||
                             files[i] == QString("ping360-turn-00%1.png").arg(i + 1),
                         qPrintable(files[i]));
                QCOMPARE(drawn(files[i]),
                         rendered(QStringList{"--view", "polar", "--at", ends[i]} + how));
            }
        }
    }

    void aWholeWaterfallIsOnePicture()
    {
        test::writeFile(path("log.bin"), sounding(1300));
        const QStringList look{"--palette", "grey", "--plain"};
        QCOMPARE(pictures(look), QStringList{"ping1d-waterfall.png"});
        QCOMPARE(drawn("ping1d-waterfall.png"),
                 rendered(QStringList{"--view", "waterfall", "--size", "1300x800"} + look));
    }

    void aWaterfallThatIsTooWideGoesOnInAnother()
    {
        test::writeFile(path("log.bin"), sounding(1300));
        const QStringList look{"--palette", "grey", "--plain"};
        const QStringList files = pictures(look + QStringList{"--size", "500x90"});
        QCOMPARE(files, (QStringList{"ping1d-waterfall-001.png", "ping1d-waterfall-002.png",
                                     "ping1d-waterfall-003.png"}));
        const QImage whole =
            rendered(QStringList{"--view", "waterfall", "--size", "1300x90"} + look);
        QCOMPARE(drawn(files[0]), whole.copy(0, 0, 500, 90));
        QCOMPARE(drawn(files[1]), whole.copy(500, 0, 500, 90));
        QCOMPARE(drawn(files[2]), whole.copy(1000, 0, 300, 90));
    }

    void axesStandBesideIt()
    {
        test::writeFile(path("log.bin"), sounding(400));
        const QStringList files = pictures({"--size", "400x200"});
        QCOMPARE(files.size(), 2); // 324 columns and the axis in 400 pixels
        QCOMPARE(drawn(files[0]),
                 rendered({"--view", "waterfall", "--size", "400x200", "--at", "32.3"}));
        QVERIFY(drawn(files[1]).width() >= 320);
    }

    void onlyThePartIsDrawn()
    {
        test::writeFile(path("log.bin"), sounding(300));
        const QStringList look{"--palette", "grey", "--plain"};
        QCOMPARE(pictures(look + QStringList{"--from", "10", "--until", "14.9"}),
                 QStringList{"ping1d-waterfall.png"});
        QCOMPARE(drawn("ping1d-waterfall.png"),
                 rendered(QStringList{"--view", "waterfall", "--size", "50x800", "--at", "14.9"} +
                          look));
    }

    void oneThatNeverTurnedIsAWaterfall()
    {
        test::writeFile(path("log.bin"), scan(100, [](int) { return 200; }));
        QCOMPARE(pictures({}), QStringList{"ping360-waterfall.png"});
    }

    void bothSonarsOfADiveAreDrawn()
    {
        const auto dive = test::SonarDive::recording();
        test::writeFile(path("log.bin"),
                        {reinterpret_cast<const char*>(dive.data()), qsizetype(dive.size())});
        QCOMPARE(pictures({}), (QStringList{"ping1d-simulated-waterfall.png",
                                            "ping360-turn-001.png", "ping360-turn-002.png"}));
        QCOMPARE(pictures({"--stream", "ping1d", "--force"}).size(), 3); // adds to the folder
    }

    void whatCannotBeDrawnIsSaid()
    {
        test::writeFile(path("log.bin"), sounding(10));
        const auto fails = [&](const QStringList& options, const QString& word) {
            const CliRun run = exported(options);
            return run.status != 0 && run.printedOneLineWith(word);
        };
        QVERIFY(fails({"--palette", "nosuch"}, "nosuch"));
        QVERIFY(fails({"--size", "12"}, "WxH"));
        QVERIFY(fails({"--stream", "ping360"}, "ping360"));
        QVERIFY(fails({"--from", "0.01", "--until", "0.02"}, "no pings"));
        QVERIFY(fails({"--samples"}, "--samples"));
        QVERIFY(QDir().mkpath(path("out")));
        test::writeFile(path("out/mine.txt"), "precious");
        QVERIFY(fails({}, "out"));
        QCOMPARE(QDir(path("out")).entryList(QDir::Files), QStringList{"mine.txt"});
        QCOMPARE(QDir(m_folder->path())
                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 (QStringList{"log.bin", "out"}));
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] CliRun exported(const QStringList& options) const
    {
        return test::runCli(
            LEADLINE_BIN_DIR "/leadline-cli",
            QStringList{"export", path("log.bin"), "--to", "png", "-o", path("out")} + options);
    }
    /// Exports, and gives the names of what is in the folder then.
    [[nodiscard]] QStringList pictures(const QStringList& options) const
    {
        const CliRun run = exported(options);
        if (run.status != 0 || !run.error.isEmpty())
            qFatal("%s", run.reported().constData());
        return QDir(path("out")).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
    [[nodiscard]] QImage drawn(const QString& file) const { return QImage(path("out/" + file)); }
    [[nodiscard]] QImage rendered(const QStringList& options) const
    {
        const CliRun run = test::runCli(
            LEADLINE_BIN_DIR "/leadline-cli",
            QStringList{"render", path("log.bin"), "-o", path("one.png"), "--force"} + options);
        if (run.status != 0)
            qFatal("%s", run.reported().constData());
        QImage image(path("one.png"));
        QFile::remove(path("one.png"));
        return image;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

LEADLINE_GUILESS_TEST(CliExportPngTest)
#include "tst_cliexportpng.moc"
