// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that dive sheets and other data about a recording are exported beside formats that cannot
// contain them.
#include "annotations/DiveSheet.h"
#include "annotations/MarkerFile.h"
#include "support/CliRun.h"
#include "support/McapFile.h"
#include "support/PingViewerWriter.h"
#include "support/SampleMarkers.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"
#include "support/TlogFrames.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using test::bytesOf;
using test::CliRun;

class CliExportSheetTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        test::PingViewerWriter writer({});
        for (int i = 0; i < 20; ++i)
            writer.record(50ms * i, test::Spoke360{.angleGrad = std::uint16_t(i),
                                                   .samples = test::someSamples(60, unsigned(i))}
                                        .frame());
        test::writeFile(path("dive.bin"), bytesOf(writer.bytes()));
        QVERIFY(annotations::writeSidecarSheet(path("dive.bin").toStdString(), m_sheet));
    }

    void theSheetLiesBesideWhatHasNoPlaceForIt_data()
    {
        QTest::addColumn<QString>("format");
        for (const char* format : {"csv", "pingviewer", "mcap"})
            QTest::newRow(format) << format;
    }
    void theSheetLiesBesideWhatHasNoPlaceForIt()
    {
        QFETCH(QString, format);
        const CliRun done = exported("dive.bin", format, "out");
        QVERIFY2(done.status == 0 && done.error.isEmpty(), done.reported());
        QVERIFY(beside("out") == m_sheet);
        if (format == "csv")
            return;
        // Who opens it has it again, and may go on.
        const CliRun info = test::runCli(cli, {"info", path("out")});
        QVERIFY2(info.out.contains("pier 4"), info.reported());
        QVERIFY(exported("out", "csv", "rows").status == 0);
        QVERIFY(beside("rows") == m_sheet);
    }

    void aSheetThatIsKeptElsewhereGoesAlong()
    {
        // As on a stick that may only be read, with a folder in its place.
        QVERIFY(QFile::remove(path("dive.bin.sheet.txt")));
        QVERIFY(QDir().mkdir(path("dive.bin.sheet.txt")));
        const auto kept = annotations::writeSidecarSheet(path("dive.bin").toStdString(), m_sheet,
                                                         path("data/leadline/notes").toStdString());
        QVERIFY(kept && !kept->message.text().empty());
        const CliRun done =
            test::runCli(cli, {"export", path("dive.bin"), "--to", "csv", "-o", path("out")},
                         {{"XDG_DATA_HOME", path("data")}});
        QVERIFY2(done.status == 0 && done.error.isEmpty(), done.reported());
        QVERIFY(beside("out") == m_sheet);
    }

    void markersOfASimulatedStreamAreChosenByItsName_data()
    {
        QTest::addColumn<QString>("stream");
        for (const char* stream : {"ping360", "ping360-simulated"})
            QTest::newRow(stream) << stream;
    }
    void markersOfASimulatedStreamAreChosenByItsName()
    {
        QFETCH(QString, stream);
        markedDive();
        const CliRun done = exported("dive.mcap", "markers-csv", "out.csv", {"--stream", stream});
        QVERIFY2(done.status == 0, done.reported());
        QCOMPARE(test::readFile(path("out.csv")).count(",ping360-simulated,"), 2);
        QVERIFY(QFile::remove(path("out.csv")));
        const CliRun none = exported("dive.mcap", "markers-csv", "out.csv", {"--stream", "ping1d"});
        QCOMPARE(none.status, 1);
        QVERIFY2(none.printedOneLineWith("There is no stream ping1d"), none.reported());
    }

    void whatIsLeftOutIsSaidOnceItIsWritten()
    {
        markedDive();
        const CliRun done = exported("dive.mcap", "markers-gpx", "out.gpx");
        QCOMPARE(done.status, 0);
        QVERIFY2(done.printedOneLineWith("1 without a position left out"), done.reported());
        // Nothing was written: nothing was left out.
        const CliRun refused = exported("dive.mcap", "markers-gpx", "out.gpx");
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.printedOneLineWith("exists already"), refused.reported());
    }

    void aSheetThatIsInTheRecordingIsNotPutBesideItsCopy()
    {
        test::McapFile file;
        file.writer().addMetadata(
            {std::string(annotations::diveSheetNote), annotations::noteOfSheet(m_sheet)});
        const auto rx = file.rawChannel("sonar/ping360-1/rx", {{"family", "ping360"}});
        file.frame(rx, 1, test::Spoke360{.samples = test::someSamples(60, 1)}.frame());
        test::writeFile(path("dive.mcap"), bytesOf(file.finished()));
        QCOMPARE(exported("dive.mcap", "mcap", "copy.mcap").status, 0);
        QCOMPARE(exported("dive.mcap", "mcap", "named", {"--stream", "ping360"}).status, 0);
        QVERIFY(!beside("copy.mcap") && !beside("named"));
        QCOMPARE(exported("dive.mcap", "csv", "rows.csv").status, 0);
        QVERIFY(beside("rows.csv") == m_sheet);
    }

    void anotherSheetIsNotWrittenOver()
    {
        const annotations::DiveSheet other{.job = "another"};
        QVERIFY(annotations::writeSidecarSheet(path("out").toStdString(), other));
        const CliRun done = exported("dive.bin", "csv", "out");
        QCOMPARE(done.status, 0);
        QVERIFY2(done.printedOneLineWith("another one exists there"), done.reported());
        QVERIFY(beside("out") == other);
        QCOMPARE(exported("dive.bin", "csv", "out", {"--force"}).status, 0);
        QVERIFY(beside("out") == m_sheet);
        // Nothing is beside standard output, and nothing behind a failure.
        QCOMPARE(test::runCli(cli, {"export", path("dive.bin"), "--to", "csv", "-o", "-"}).status,
                 0);
        QCOMPARE(exported("dive.bin", "tlog", "none").status, 1);
        QVERIFY(!beside("none"));
    }

    void thatALogOfAVehicleWasSimulatedIsSaid()
    {
        for (const bool simulated : {false, true}) {
            test::McapFile file;
            file.writer().addMetadata(
                {"device:vehicle", {{"simulated", simulated ? "true" : "false"}}});
            const auto out =
                file.rawChannel("mavlink_raw/out", {{"device", "vehicle"}, {"link", "udp:1"}});
            test::TlogMaker maker;
            maker.attitude(1);
            const auto bytes = maker.bytes();
            // Behind the stamp of eight bytes.
            file.frame(out, 1, base::ByteSpan(bytes).subspan(8));
            test::writeFile(path("dive.mcap"), bytesOf(file.finished()));
            const CliRun done = exported("dive.mcap", "tlog", "dive.tlog", {"--force"});
            QCOMPARE(done.status, 0);
            QVERIFY2(simulated ? done.printedOneLineWith("simulated") : done.error.isEmpty(),
                     done.reported());
        }
    }

private:
    /// A recording of a simulated Ping360 with two markers beside it, one without a position.
    void markedDive() const
    {
        test::McapFile file;
        file.writer().addMetadata({"device:ping360-1", {{"simulated", "true"}}});
        const auto rx =
            file.rawChannel("sonar/ping360-1/rx", {{"device", "ping360-1"}, {"family", "ping360"}});
        for (int ms = 0; ms < 20'000; ms += 100)
            file.frame(rx, ms, test::Spoke360{.samples = test::someSamples(60, 1)}.frame());
        test::writeFile(path("dive.mcap"), bytesOf(file.finished()));
        annotations::Marker nowhere = test::someMarker(4);
        nowhere.position.reset();
        QVERIFY(annotations::appendMarkers({.recording = path("dive.mcap").toStdString()},
                                           {test::someMarker(3), nowhere}));
    }

    static constexpr const char* cli = LEADLINE_BIN_DIR "/leadline-cli";

    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] CliRun exported(const QString& from, const QString& format, const QString& to,
                                  const QStringList& options = {}) const
    {
        return test::runCli(cli, QStringList{"export", path(from), "--to", format, "-o", path(to)} +
                                     options);
    }
    [[nodiscard]] std::optional<annotations::DiveSheet> beside(const QString& name) const
    {
        const auto sheet = annotations::readSidecarSheet(path(name).toStdString());
        return sheet ? *sheet : std::nullopt;
    }

    const annotations::DiveSheet m_sheet{.job = "pier 4", .pilot = "somebody", .notes = "one\ntwo"};
    std::unique_ptr<QTemporaryDir> m_folder;
};

LEADLINE_GUILESS_TEST(CliExportSheetTest)
#include "tst_cliexportsheet.moc"
