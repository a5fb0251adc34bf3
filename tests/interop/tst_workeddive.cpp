// SPDX-License-Identifier: GPL-3.0-or-later
#include "NodePackages.h"
#include "OfficialReaders.h"
#include "PythonPackages.h"
#include "WorkedDive.h"
#include "exporting/ExportFormats.h"
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace leadline;

namespace {

const QString page = QStringLiteral(LEADLINE_SOURCE_DIR "/resources/guide/worked-dive.md");

QString script(const char* name)
{
    return QStringLiteral(LEADLINE_SOURCE_DIR "/tests/interop/worked/") + QString::fromLatin1(name);
}

QJsonObject jsonOf(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

} // namespace

/// Carries out the dive of the guide's page "A whole dive, key by key" by its keys in the program's
/// window, and reads each resulting file with another program. The page is the script: an incorrect
/// line, or a format that the page does not contain, fails the test.
class WorkedDiveTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        test::prepareWindows();
        for (const test::GuideRow& row : test::keyRows(QString::fromUtf8(test::readFile(page))))
            m_rows += row;
        test::WindowRun run;
        run.resize({1440, 900});
        m_dive = std::make_unique<test::WorkedDive>(run, m_folder.filePath("Leadline"));
        m_wrong = m_dive->dive(m_rows);
    }
    void cleanupTestCase() { m_dive.reset(); }

    void thePageIsDoneByItsKeys()
    {
        QVERIFY2(m_wrong.isEmpty(), qPrintable(m_wrong));
        QVERIFY(m_rows.size() > 30);
        QVERIFY(QFileInfo(m_dive->exports().value("report")).size() > 10'000);
    }

    void everyFormatStandsOnThePage()
    {
        for (const app::ExportFormat& format : app::exportFormats()) {
            if (!isOfTheDemo(format))
                continue;
            const QString name = nameOf(format);
            QVERIFY2(m_dive->exports().contains(name), qPrintable(name));
            QVERIFY2(reader(name) != nullptr, qPrintable(name));
        }
    }

    void eachFileIsReadBySomebodyElse_data()
    {
        QTest::addColumn<QString>("format");
        for (const app::ExportFormat& format : app::exportFormats())
            if (isOfTheDemo(format))
                QTest::addRow("%s", qPrintable(nameOf(format))) << nameOf(format);
    }
    void eachFileIsReadBySomebodyElse()
    {
        QFETCH(const QString, format);
        const Reader read = reader(format);
        const QString file = m_dive->exports().value(format);
        QVERIFY2(read && !file.isEmpty(), "the page was not done to its end");
        (this->*read)(file);
    }

    void snapshotsAreReadBySomebodyElse()
    {
        QCOMPARE(m_dive->snapshots().size(), 2);
        const QJsonArray pictures = readPictures(m_dive->snapshots());
        if (pictures.isEmpty())
            QSKIP("No Python here has PIL (python3-pil)");
        QStringList views;
        for (const QJsonValue& picture : pictures) {
            const QJsonObject texts = picture["texts"].toObject();
            QCOMPARE(texts["Leadline Simulated"].toString(), QStringLiteral("yes"));
            QCOMPARE(texts["Leadline File"].toString(),
                     QFileInfo(m_dive->seen().recording).fileName());
            QVERIFY(picture["colours"].toInt() > 50);
            views += texts["Leadline View"].toString();
        }
        views.sort();
        QCOMPARE(views, QStringList({"polar", "window"}));
    }

private:
    using Reader = void (WorkedDiveTest::*)(const QString& file);

    static QString nameOf(const app::ExportFormat& format)
    {
        return QString::fromLatin1(format.name.data(), static_cast<qsizetype>(format.name.size()));
    }

    /// The demo has one of the streams that the format can hold.
    static bool isOfTheDemo(const app::ExportFormat& format)
    {
        log::Log demo;
        const std::array<ping::DeviceKind, 3> kinds{ping::Family::Ping360, ping::Family::Ping1D,
                                                    ping::DeviceKind::Vehicle};
        return !format.holds || std::ranges::any_of(kinds, [&](ping::DeviceKind kind) {
            return format.holds(demo.stream(*demo.addStream(1, kind)));
        });
    }

    /// Who reads a format, and holds it against what was seen in the dive; null for one that is not
    /// known here.
    static Reader reader(const QString& format)
    {
        static const QMap<QString, Reader> readers{
            {"csv", &WorkedDiveTest::readTable},
            {"mcap", &WorkedDiveTest::readMcap},
            {"pingviewer", &WorkedDiveTest::readPingViewer},
            {"tlog", &WorkedDiveTest::readTlog},
            {"svlog", &WorkedDiveTest::readSvlog},
            {"pdf", &WorkedDiveTest::readReport},
            {"netcdf", &WorkedDiveTest::readNetcdf},
            {"video", &WorkedDiveTest::readVideo},
            {"png", &WorkedDiveTest::readPictureFolder},
            {"markers-csv", &WorkedDiveTest::readMarkers},
            {"markers-geojson", &WorkedDiveTest::readMarkers},
            {"markers-gpx", &WorkedDiveTest::readMarkers},
            {"markers-kml", &WorkedDiveTest::readMarkers},
            {"track-geojson", &WorkedDiveTest::readTrack},
            {"track-gpx", &WorkedDiveTest::readTrack},
            {"track-kml", &WorkedDiveTest::readTrack},
        };
        return readers.value(format, nullptr);
    }

    struct Reported {
        /// The program is not here.
        QString missing = {};
        bool good = false;
        QString out = {};
    };
    /// Runs what the page says to run for that format, on that file.
    Reported asThePageSays(const QString& file)
    {
        QStringList formats;
        for (const app::ExportFormat& format : app::exportFormats())
            if (isOfTheDemo(format))
                formats += nameOf(format);
        QStringList command;
        int at = -1;
        for (const test::GuideRow& row : m_rows)
            if (row.heads.contains(QStringLiteral("Format")) &&
                m_dive->exports().value(formats.value(++at)) == file)
                command = QProcess::splitCommand(row.code.value(0));
        if (command.isEmpty())
            return {.missing = QStringLiteral("the page names no command")};
        for (QString& argument : command)
            argument.replace(QRegularExpression("\\bdive\\.[a-z0-9]+"), file);
        QString program = command.takeFirst();
        if (program == QLatin1String("python3")) {
            if (!m_python.missing().isEmpty())
                return {.missing = m_python.missing()};
            const auto run = m_python.run(command, m_folder.path());
            return {.good = run.status == 0, .out = QString::fromUtf8(run.out + run.error)};
        }
        if (QStandardPaths::findExecutable(program).isEmpty())
            return {.missing = program + " is not installed"};
        QProcess process;
        process.start(program, command);
        const bool good = process.waitForFinished(60'000) &&
                          process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
        return {.good = good,
                .out = QString::fromUtf8(process.readAllStandardOutput() +
                                         process.readAllStandardError())};
    }

    void readTable(const QString& file)
    {
        const Reported reported = asThePageSays(file);
        if (!reported.missing.isEmpty())
            QSKIP(qPrintable(reported.missing));
        QVERIFY2(reported.good, qPrintable(reported.out));
        QCOMPARE(reported.out.trimmed().toULongLong(),
                 m_dive->seen().pings360 + m_dive->seen().pings1d);
        QFile table(file);
        QVERIFY(table.open(QIODevice::ReadOnly));
        const QByteArray head = table.readLine();
        QVERIFY(head.contains(",s0,s1,") && head.contains(",heading_deg,"));
    }

    void readMcap(const QString& file)
    {
        static const test::OfficialReaders official;
        if (!official.missing().isEmpty())
            QSKIP(qPrintable(official.missing()));
        const QJsonObject read = official.run("read.mjs", file);
        QVERIFY2(read["ok"].toBool(), QJsonDocument(read).toJson());
        const QJsonObject counts = read["counts"].toObject();
        // Two markers, two names, two notes.
        QCOMPARE(counts["leadline/markers"].toInt(), 6);
        const auto ofTopic = [&](const QString& ending) {
            int count = 0;
            for (auto it = counts.begin(); it != counts.end(); ++it)
                if (it.key().endsWith(ending))
                    count += it.value().toInt();
            return count;
        };
        QCOMPARE(ofTopic("/Ping360"), int(m_dive->seen().pings360));
        QCOMPARE(ofTopic("/Ping1D"), int(m_dive->seen().pings1d));
        QVERIFY(counts["/fix"].toInt() > 10);
    }

    void readPingViewer(const QString& file)
    {
        if (!m_python.missing().isEmpty())
            QSKIP(qPrintable(m_python.missing()));
        const auto run = m_python.run({script("pingviewer.py"), file}, m_folder.path());
        QVERIFY2(run.status == 0, run.error);
        const QJsonObject read = jsonOf(run.out);
        QCOMPARE(read["type"].toInt(), 2);
        QCOMPARE(read["wrong"].toInt(), 0);
        QVERIFY2(read["tag"].toString().contains("simulated"), run.out);
        const QJsonObject frames = read["frames"].toObject();
        QCOMPARE(frames["2300"].toInt() + frames["2301"].toInt(), int(m_dive->seen().pings360));
        QCOMPARE(frames["1300"].toInt(), 0);
    }

    void readTlog(const QString& file)
    {
        static const test::NodePackages node(
            QStringLiteral(LEADLINE_SOURCE_DIR "/tests/interop/mavlink"), "mavlink-worked",
            "node-mavlink");
        if (!node.missing().isEmpty())
            QSKIP(qPrintable(node.missing()));
        const auto out = node.run({"tlog.mjs", file});
        QVERIFY(out);
        const QJsonObject read = jsonOf(*out);
        QVERIFY2(read["messages"].toInt() > 1000 && read["backwards"].toInt() == 0, *out);
        // HEARTBEAT, ATTITUDE, of the vehicle and to it.
        QVERIFY(read["ids"].toObject()["0"].toInt() > 50);
        QVERIFY(read["ids"].toObject()["30"].toInt() > 50);
        const double lasts = read["last"].toDouble() - read["first"].toDouble();
        QVERIFY2(lasts > 55'000 && lasts < 600'000, *out);
    }

    void readSvlog(const QString& file)
    {
        if (!m_python.missing().isEmpty())
            QSKIP(qPrintable(m_python.missing()));
        const auto run = m_python.run({script("svlog.py"), file}, m_folder.path());
        QVERIFY2(run.status == 0, run.error);
        const QJsonObject read = jsonOf(run.out);
        QCOMPARE(read["wrong"].toInt(), 0);
        QVERIFY2(read["session"].toObject().contains("session_id"), run.out);
        const QJsonObject frames = read["frames"].toObject();
        QCOMPARE(frames["2300"].toInt() + frames["2301"].toInt(), int(m_dive->seen().pings360));
        QCOMPARE(frames["1300"].toInt(), 0);
    }

    void readReport(const QString& file)
    {
        const Reported reported = asThePageSays(file);
        if (!reported.missing.isEmpty())
            QSKIP(qPrintable(reported.missing));
        QVERIFY2(reported.good, qPrintable(reported.out));
        const QString words = reported.out.simplified();
        for (const QString& each :
             {QStringLiteral("Simulated data"), QStringLiteral("Bottom"),
              QStringLiteral("Two posts ahead"), m_dive->seen().measured.section('.', 0, 0)})
            QVERIFY2(words.contains(each), qPrintable(each + " is not in\n" + reported.out));
    }

    void readNetcdf(const QString& file)
    {
        const Reported reported = asThePageSays(file);
        if (!reported.missing.isEmpty())
            QSKIP(qPrintable(reported.missing));
        QVERIFY2(reported.good, qPrintable(reported.out));
        QCOMPARE(reported.out.trimmed().toULongLong(),
                 m_dive->seen().pings360 + m_dive->seen().pings1d);
    }

    void readVideo(const QString& file)
    {
        const Reported reported = asThePageSays(file);
        if (!reported.missing.isEmpty())
            QSKIP(qPrintable(reported.missing));
        QVERIFY2(reported.good && reported.out.contains("width=1280") &&
                     reported.out.contains("height=720"),
                 qPrintable(reported.out));
        // From A to B, ten pictures a second.
        static const QRegularExpression frames("nb_frames=(\\d+)");
        const int count = frames.match(reported.out).captured(1).toInt();
        QVERIFY2(count >= 46 && count <= 56, qPrintable(reported.out));
    }

    QJsonArray readPictures(const QStringList& files)
    {
        static const test::PythonPackages python({"PIL.Image"});
        if (!python.missing().isEmpty())
            return {};
        const auto run = python.run(QStringList{script("pictures.py")} + files, m_folder.path());
        if (run.status != 0)
            qWarning("%s", run.error.constData());
        return QJsonDocument::fromJson(run.out).array();
    }

    void readPictureFolder(const QString& folder)
    {
        QStringList files;
        for (const QFileInfo& each : QDir(folder).entryInfoList({"*.png"}, QDir::Files))
            files += each.absoluteFilePath();
        QVERIFY(files.size() > 3);
        const QJsonArray pictures = readPictures(files);
        if (pictures.isEmpty())
            QSKIP("No Python here has PIL (python3-pil)");
        QCOMPARE(pictures.size(), files.size());
        for (const QJsonValue& picture : pictures) {
            QVERIFY(picture["width"].toInt() >= 400 && picture["height"].toInt() >= 400);
            QVERIFY(picture["colours"].toInt() > 50);
        }
    }

    void readMarkers(const QString& file)
    {
        const Reported reported = asThePageSays(file);
        if (!reported.missing.isEmpty())
            QSKIP(qPrintable(reported.missing));
        QVERIFY2(reported.good, qPrintable(reported.out));
        const auto& markers = m_dive->seen().markers;
        QVERIFY2(reported.out.contains(QStringLiteral("Feature Count: %1").arg(markers.size())),
                 qPrintable(reported.out));
        for (const annotations::Marker& marker : markers) {
            QVERIFY(marker.position);
            QVERIFY2(reported.out.contains(QString::fromStdString(marker.name)),
                     qPrintable(reported.out));
            QVERIFY2(tells(reported.out, marker), qPrintable(reported.out));
        }
        QVERIFY2(reported.out.contains("simulated", Qt::CaseInsensitive), qPrintable(reported.out));
    }

    void readTrack(const QString& file)
    {
        const Reported reported = asThePageSays(file);
        if (!reported.missing.isEmpty())
            QSKIP(qPrintable(reported.missing));
        QVERIFY2(reported.good, qPrintable(reported.out.left(2000)));
        QVERIFY2(reported.out.contains("MULTILINESTRING (("), qPrintable(reported.out.left(2000)));
    }

    /// Among all the numbers of a text are its place, to a decimetre, and its range.
    static bool tells(const QString& text, const annotations::Marker& marker)
    {
        static const QRegularExpression number("-?\\d+\\.\\d+");
        QList<double> numbers;
        for (auto all = number.globalMatch(text); all.hasNext();)
            numbers += all.next().captured().toDouble();
        const auto has = [&](double wanted, double within) {
            return std::ranges::any_of(
                numbers, [&](double each) { return std::abs(each - wanted) < within; });
        };
        return has(marker.position->latitude, 1e-6) && has(marker.position->longitude, 1e-6) &&
               has(marker.rangeM, 0.006);
    }

    const test::PythonPackages m_python{{"xarray", "netCDF4", "dask.array"}};
    const QTemporaryDir m_folder;
    QList<test::GuideRow> m_rows;
    std::unique_ptr<test::WorkedDive> m_dive;
    /// What did not go as the page says.
    QString m_wrong;
};

LEADLINE_GUI_TEST(WorkedDiveTest)
#include "tst_workeddive.moc"
