// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what the guide states about opened files (security.md): their content and names are only
// data, from which no path, format or markup is taken.
#include "annotations/DiveSheet.h"
#include "annotations/MarkerRecord.h"
#include "formats/RecordingChannels.h"
#include "formats/RecordingJson.h"
#include "support/CliRun.h"
#include "support/McapFile.h"
#include "support/SampleMarkers.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace leadline;
using test::CliRun;

namespace {

const QString cli = QStringLiteral(LEADLINE_BIN_DIR "/leadline-cli");
constexpr const char* evilFile = "..%2f%s%n%1 $(touch gone) `touch gone` <b>&.mcap";
const std::string evil = "../../%s%n%1 $(touch gone) <b>\"&'</name>\x1b]0;x\x07";

QByteArray recording()
{
    test::McapFile file;
    annotations::DiveSheet sheet;
    for (const annotations::DiveSheetField& field : annotations::diveSheetFields)
        sheet.*field.text = evil;
    file.writer().addMetadata(
        {std::string(annotations::diveSheetNote), annotations::noteOfSheet(sheet)});
    file.writer().addMetadata({std::string(formats::deviceNote) + evil, {{evil, evil}}});
    const auto channel = file.rawChannel("sonar/" + evil + "/rx",
                                         {{"family", "ping360"}, {"device", evil}, {"link", evil}});
    const test::Samples samples(100, 120);
    for (int i = 0; i < 50; ++i)
        file.frame(
            channel, 100 * i,
            test::Spoke360{.angleGrad = static_cast<std::uint16_t>(i), .samples = samples}.frame());
    annotations::Marker marker = test::someMarker();
    marker.name = evil;
    marker.stream = evil;
    file.json(file.channel(std::string(formats::markerTopic), "leadline.Mark", "json"), 5000,
              annotations::encodeMarker(marker));
    const auto bytes = file.finished();
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

} // namespace

class FilesAreDataTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkpath("a/b/in"));
        QVERIFY(QDir(m_folder->path()).mkpath("a/b/out"));
        m_file = m_folder->filePath("a/b/in/" + QString::fromLatin1(evilFile));
        test::writeFile(m_file, recording());
        m_before = filesThere();
    }

    void exportsGoWhereTheyWereToldAndNowhereElse_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("output");
        const auto row = [](const char* name, const QStringList& arguments) {
            QTest::newRow(name) << arguments << QStringLiteral("out.") + QLatin1String(name);
        };
        row("csv", {"export", "--to", "csv"});
        row("mcap", {"export", "--to", "mcap"});
        row("json.mcap", {"export", "--to", "mcap", "--json-topics"});
        row("bin", {"export", "--to", "pingviewer"});
        row("markers.csv", {"export", "--to", "markers-csv"});
        row("geojson", {"export", "--to", "markers-geojson"});
        row("gpx", {"export", "--to", "markers-gpx"});
        row("kml", {"export", "--to", "markers-kml"});
        row("png", {"render", "--view", "polar"});
        row("pdf", {"report"});
    }

    void exportsGoWhereTheyWereToldAndNowhereElse()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, output);
        const QString out = m_folder->filePath("a/b/out/" + output);
        const CliRun run = test::runCli(cli, arguments + QStringList{m_file, "-o", out});
        QVERIFY2(run.status == 0, run.reported().constData());
        QStringList after = m_before;
        after += out;
        // Formats without a place for the dive sheet have it beside them.
        if (const QString sheet = out + ".sheet.txt"; QFileInfo::exists(sheet))
            after += sheet;
        after.sort();
        QCOMPARE(filesThere(), after);
        if (output.endsWith("gpx") || output.endsWith("kml"))
            QVERIFY2(isWellFormed(out), test::readFile(out).constData());
        if (output.endsWith("geojson"))
            QVERIFY(QJsonDocument::fromJson(test::readFile(out)).isObject());
    }

    void aTerminalGetsNoControlCharacters()
    {
        for (const QStringList& arguments :
             {QStringList{"info", m_file}, QStringList{"info", m_file + "\x1b[31mnot there"}}) {
            const CliRun run = test::runCli(cli, arguments);
            for (const QByteArray& said : {run.out, run.error})
                for (const char each : said)
                    QVERIFY2(each == '\n' || static_cast<unsigned char>(each) >= 0x20,
                             said.toPercentEncoding().constData());
            QVERIFY((run.out + run.error).contains("%s%n%1"));
        }
        QCOMPARE(filesThere(), m_before);
    }

    void jsonHoldsWhatIsThere()
    {
        const CliRun run = test::runCli(cli, {"info", "--json", m_file});
        QCOMPARE(run.status, 0);
        QVERIFY(QJsonDocument::fromJson(run.out).isObject());
    }

private:
    [[nodiscard]] QStringList filesThere() const
    {
        QStringList all;
        for (QDirIterator each(m_folder->path(), QDir::Files | QDir::Hidden,
                               QDirIterator::Subdirectories);
             each.hasNext();)
            all += each.next();
        all.sort();
        return all;
    }
    static bool isWellFormed(const QString& file)
    {
        QXmlStreamReader xml(test::readFile(file));
        bool holdsName = false;
        while (!xml.atEnd()) {
            xml.readNext();
            holdsName = holdsName || (xml.isCharacters() && xml.text().contains(u"<b>\"&'</name>"));
        }
        return !xml.hasError() && holdsName;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    QStringList m_before;
};

LEADLINE_GUILESS_TEST(FilesAreDataTest)
#include "tst_filesaredata.moc"
