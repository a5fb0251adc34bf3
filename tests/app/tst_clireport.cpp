// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/DiveSheet.h"
#include "annotations/MarkerFile.h"
#include "support/CliRun.h"
#include "support/McapFile.h"
#include "support/SampleMarkers.h"
#include "support/SonarFrames.h"
#include "support/SwathRecording.h"
#include "support/TestMain.h"
#include "support/VehicleDive.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using test::CliRun;

namespace {

/// A minute of both sonars with a silence, whose Ping360 is set to another range; the sheet is
/// filled in. `simulated` says that no sonar measured it.
QByteArray dive(bool simulated, const std::string& notes = "Fender 3 is loose.")
{
    test::McapFile file;
    annotations::DiveSheet sheet{.job = "Quay wall 7",
                                 .dive = "Dive 12",
                                 .vehicle = "ROV 2",
                                 .pilot = "M. Grønn",
                                 .place = "Kiel",
                                 .water = "11 °C, brackish",
                                 .notes = notes};
    file.writer().addMetadata({std::string(annotations::diveSheetNote), noteOfSheet(sheet)});
    const auto channel = [&](const char* name, const char* family) {
        return file.rawChannel(
            std::string("sonar/") + name + "/rx",
            {{"family", family}, {"link", std::string(simulated ? "sim:" : "serial:") + name}});
    };
    const auto scanner = channel("ping360-1", "ping360");
    const auto sounder = channel("ping1d-1", "ping1d");
    const test::Samples samples(300, 120);
    for (int i = 0; i < 600; ++i) {
        const std::int64_t ms = 100 * i + (i >= 300 ? 20'000 : 0);
        file.frame(scanner, ms,
                   test::Spoke360{.angleGrad = static_cast<std::uint16_t>(i % 400),
                                  .samplePeriod = static_cast<std::uint16_t>(i < 400 ? 888 : 1776),
                                  .samples = samples}
                       .frame());
        file.frame(sounder, ms + 40,
                   test::Echo1d{.pingNumber = static_cast<std::uint32_t>(i + (i > 100 ? 3 : 0)),
                                .samples = samples}
                       .profile());
    }
    const auto bytes = file.finished();
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

} // namespace

/// Tests `leadline-cli report` by reading its output with poppler's pdftotext.
class CliReportTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void saysWhatHappened()
    {
        const QString text = reported(dive(false));
        if (text.isNull())
            QSKIP("pdftotext is not installed: poppler-utils");
        for (const char* const words :
             {"Dive report · Dive 12", "Quay wall 7", "ROV 2", "M. Grønn", "Kiel",
              "11 °C, brackish", "Fender 3 is loose.", "dive.mcap", "Distance to the bottom",
              "Markers", "Gaps", "Events", "Link health", "Sonars and their settings", "Page 1 of"})
            QVERIFY2(text.contains(QString::fromUtf8(words)), words);
        // What is measured from the vehicle down is no depth.
        QVERIFY(
            !text.contains(QRegularExpression("^ *Depth$", QRegularExpression::MultilineOption)));
        QVERIFY(text.contains("20.1 s")); // the silence
        QVERIFY(text.contains("range 9.99 m"));
        QVERIFY(!text.contains("Simulated"));
    }

    void notesOfManyPagesAreAllThere()
    {
        std::string notes;
        for (int i = 1; i <= 200; ++i)
            notes += "line " + std::to_string(i) + " of what was seen\n";
        const QString text = reported(dive(false, notes));
        if (text.isNull())
            QSKIP("pdftotext is not installed: poppler-utils");
        for (int i = 1; i <= 200; ++i)
            QVERIFY2(text.contains(QString("line %1 of what was seen").arg(i)),
                     qPrintable(QString::number(i)));
        // Each page ends with its foot, not with what stands over it.
        for (const QString& page : text.split('\f', Qt::SkipEmptyParts))
            QVERIFY2(page.trimmed().section('\n', -1).contains("Page "), qPrintable(page));
        // Nor is a page left empty before them.
        QVERIFY(text.section('\f', 0, 0).contains("line 1 of"));
    }

    void bearingsGoClockwiseFromZero()
    {
        // It was marked at -29.7 degrees from the front.
        const QString text = reported(dive(false), {}, QStringLiteral("dive.mcap"), true);
        if (text.isNull())
            QSKIP("pdftotext is not installed: poppler-utils");
        QVERIFY2(text.contains(QString::fromUtf8("relative 330.3° ± 1.1")), qPrintable(text));
        QVERIFY(text.contains(QString::fromUtf8("042.7° ± 3.2")));
    }

    void aPartIsThatPartOnly()
    {
        const QString text = reported(dive(false), {"--from", "1", "--until", "5.5"});
        if (text.isNull())
            QSKIP("pdftotext is not installed: poppler-utils");
        QVERIFY(text.contains("00:00:01 to 00:00:05"));
        QVERIFY(!text.contains("range 9.99 m"));
        QVERIFY(text.contains("No gaps."));
    }

    void whatIsSimulatedSaysSoOnEveryPage()
    {
        const QString text = reported(dive(true));
        if (text.isNull())
            QSKIP("pdftotext is not installed: poppler-utils");
        QVERIFY(text.contains("All data is simulated."));
        QCOMPARE(text.count(QRegularExpression("Simulated data +dive")),
                 text.count(QRegularExpression("Page \\d+ of \\d+")));
    }

    void aVehiclesLinkIsJudged()
    {
        const auto log = test::VehicleDive::tlog();
        const QString text = reported(
            {reinterpret_cast<const char*>(log.data()), static_cast<qsizetype>(log.size())}, {},
            QStringLiteral("drive.tlog"));
        if (text.isNull())
            QSKIP("pdftotext is not installed: poppler-utils");
        QVERIFY(text.contains("1/1"));
        QVERIFY(text.contains(QRegularExpression("\\d\\.\\d ms")));
        QVERIFY(text.contains("No sonar is in this part of the recording."));
    }

    void multibeamsAreReported()
    {
        const auto log = test::svlogOf(test::hillyBottom(ping::Family::Surveyor240, 40));
        const QString text = reported(
            {reinterpret_cast<const char*>(log.data()), static_cast<qsizetype>(log.size())}, {},
            QStringLiteral("survey.svlog"));
        if (text.isNull())
            QSKIP("pdftotext is not installed: poppler-utils");
        QVERIFY2(text.contains("Bottom: surveyor240"), qPrintable(text));
        QVERIFY(text.contains("Distance to the bottom"));
        QVERIFY(text.contains(QRegularExpression("surveyor240 .* 40 +5.0/s +0 +.*1500 m/s")));
    }

    void itIsA4AndItsTextIsText()
    {
        (void)reported(dive(false));
        const QByteArray pdf = test::readFile(out());
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.contains("/MediaBox [0 0 595 842]") || pdf.contains("/MediaBox [0 0 595.0"));
        QVERIFY(pdf.contains("/FontFile2") || pdf.contains("/FontFile3"));
    }

    void nothingIsWrittenOverAndNoHalfReportIsLeft()
    {
        test::writeFile(out(), "mine");
        const QString log = m_folder->filePath("dive.mcap");
        test::writeFile(log, dive(false));
        const CliRun refused = run({"report", log, "-o", out()});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.printedOneLineWith("exists already"), refused.reported());
        QCOMPARE(test::readFile(out()), QByteArray("mine"));
        QCOMPARE(run({"report", log, "-o", out(), "--force"}).status, 0);
        QVERIFY(test::readFile(out()).startsWith("%PDF-"));
        const CliRun empty = run({"report", log, "-o", m_folder->filePath("b.pdf"), "--from",
                                  "3600", "--until", "3601"});
        QCOMPARE(empty.status, 0); // a time past the end means the end
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size(), 3);
    }

    void wrongUsageIsSaid()
    {
        QCOMPARE(run({"report"}).status, 2);
        QCOMPARE(run({"report", "a.mcap"}).status, 2);
        QCOMPARE(run({"report", "a.mcap", "-o", "b.pdf", "--from", "x"}).status, 2);
        const CliRun none = run({"report", "missing.mcap", "-o", out()});
        QCOMPARE(none.status, 1);
        QVERIFY(none.printedOneLineWith("missing.mcap"));
        QVERIFY(!QFile::exists(out()));
    }

private:
    [[nodiscard]] QString out() const { return m_folder->filePath(QStringLiteral("out.pdf")); }
    static CliRun run(const QStringList& arguments)
    {
        return test::runCli(QStringLiteral(LEADLINE_BIN_DIR "/leadline-cli"), arguments);
    }
    /// The words of the report; null where nothing reads PDF.
    QString reported(const QByteArray& log, const QStringList& options = {},
                     const QString& name = QStringLiteral("dive.mcap"), bool marked = false)
    {
        const QString path = m_folder->filePath(name);
        test::writeFile(path, log);
        // At a time of the recording, not at one of the day.
        annotations::Marker marker = test::someMarker();
        marker.moment.utc.reset();
        if (marked && !annotations::appendMarkers({.recording = path.toStdString()}, {marker}))
            qFatal("Nothing could be marked.");
        const CliRun done = run(QStringList{"report", path, "-o", out()} + options);
        if (done.status != 0)
            qFatal("%s", done.reported().constData());
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            return {};
        QProcess reader;
        reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), out(), "-"});
        reader.waitForFinished(-1);
        return QString::fromUtf8(reader.readAllStandardOutput());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

LEADLINE_GUILESS_TEST(CliReportTest)
#include "tst_clireport.moc"
