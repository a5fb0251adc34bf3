// SPDX-License-Identifier: GPL-3.0-or-later
#include "PythonPackages.h"
#include "registration/TurningVehicle.h"
#include "support/CliRun.h"
#include "support/PingViewerWriter.h"
#include "support/SonarDive.h"
#include "support/TestMain.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using test::bytesOf;
using test::CliRun;
using namespace std::chrono_literals;

namespace {

/// A Ping Viewer log of a Ping1D, of the minutes that are said.
QByteArray sounding(int pings, unsigned seed)
{
    test::PingViewerWriter writer({.type = 1});
    for (int i = 0; i < pings; ++i)
        writer.record(250ms * i, test::Echo1d{.pingNumber = std::uint32_t(i),
                                              .lengthMm = 9750U + seed * 10'000U,
                                              .samples = test::someSamples(200, seed + unsigned(i))}
                                     .profile());
    return bytesOf(writer.bytes());
}

} // namespace

/// Compares exports, as read by netCDF4, xarray and dask of Debian, with the CSV of the same
/// recording, and runs the programs that the guide contains.
class NetcdfReadBackTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (const QString missing = m_python.missing(); !missing.isEmpty())
            QSKIP(qPrintable(missing));
    }

    void aDiveIsItsCsv_data()
    {
        QTest::addColumn<QStringList>("part");
        QTest::addColumn<int>("rows");
        QTest::newRow("all of it") << QStringList{} << 1200;
        QTest::newRow("a sonar") << QStringList{"--stream", "ping1d"} << 600;
        QTest::newRow("a part") << QStringList{"--from", "12.07", "--until", "31"} << 380;
        QTest::newRow("behind a time") << QStringList{"--after", "12.07"} << 959;
        QTest::newRow("the last moment") << QStringList{"--from", "1000"} << 1;
        QTest::newRow("another sound speed") << QStringList{"--sound-speed", "1447.5"} << 1200;
    }
    void aDiveIsItsCsv()
    {
        QFETCH(QStringList, part);
        QFETCH(int, rows);
        const QTemporaryDir folder;
        const QString dive = folder.filePath("dive.mcap");
        test::writeFile(dive, bytesOf(test::SonarDive::recording()));
        const Compared compared = compare(dive, part);
        QVERIFY2(compared.wrong.isEmpty(), compared.wrong);
        QCOMPARE(compared.rows, rows);
    }

    void theDriftIsThatBesideTheCsv()
    {
        const QTemporaryDir folder;
        const QString dive = folder.filePath("dive.mcap");
        const test::TurningVehicle vehicle(3, test::TurningVehicle::Water::Harbour, 4);
        test::McapFile file;
        const auto scanner = file.rawChannel("sonar/ping360-1/rx", {{"device", "ping360-1"}});
        std::vector<std::byte> scratch;
        file.frame(scanner, 0, test::deviceInformation(2, 2));
        for (std::uint64_t i = 0; i < vehicle.log().frameCount(); ++i) {
            const auto bytes = vehicle.log().read(i, scratch)->bytes;
            const auto ms =
                std::chrono::duration_cast<std::chrono::milliseconds>(*vehicle.log().timeOf(i));
            file.frame(scanner, ms.count(), bytes);
        }
        test::writeFile(dive, bytesOf(file.finished()));
        const Compared compared = compare(dive, {"--drift", "--from", "13.8"});
        QVERIFY2(compared.wrong.isEmpty(), compared.wrong);
        QCOMPARE(compared.rows, 3 * test::TurningVehicle::pingsPerTurn);
    }

    void aLogOfLocalTimeSaysSo()
    {
        const QTemporaryDir folder;
        const QString log = folder.filePath("20210829-000057895.bin");
        test::writeFile(log, sounding(20, 1));
        const Compared compared = compare(log, {});
        QVERIFY2(compared.wrong.isEmpty(), compared.wrong);
        QVERIFY2(
            compared.times.startsWith("2021-08-29T00:00:57.895 2021-08-29T00:01:02.645 Local time"),
            compared.times);
    }

    void aLogWithoutADateSaysSo()
    {
        const QTemporaryDir folder;
        const QString log = folder.filePath("sounding.bin");
        test::writeFile(log, sounding(20, 1));
        const Compared compared = compare(log, {});
        QVERIFY2(compared.wrong.isEmpty(), compared.wrong);
        QVERIFY2(compared.times.startsWith("no date no date Time since"), compared.times);
    }

    void realRecordingsAreTheirCsv_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(LEADLINE_SHARED_DIR "/data/pingviewer"));
        if (!folder.exists())
            QSKIP("The real recordings are not here: LEADLINE_SHARED/data/pingviewer");
        for (const QString& name : folder.entryList({"*.bin"}, QDir::Files))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void realRecordingsAreTheirCsv()
    {
        QFETCH(QString, path);
        const Compared compared = compare(path, {});
        QVERIFY2(compared.wrong.isEmpty(), compared.wrong);
        QVERIFY(compared.rows > 0);
    }

    void theGuidesProgramsRun()
    {
        const QTemporaryDir folder;
        const QStringList programs = programsOfTheGuide();
        QCOMPARE(programs.size(), 2);
        test::writeFile(folder.filePath("one.py"), programs[0].toUtf8());
        test::writeFile(folder.filePath("mean.py"), programs[1].toUtf8());

        // Of different lengths, one begins with another group, one has no Ping1D at all.
        test::writeFile(folder.filePath("dive.mcap"), bytesOf(test::SonarDive::recording()));
        test::writeFile(folder.filePath("1.bin"), sounding(700, 1));
        test::writeFile(folder.filePath("2.bin"), sounding(30, 3));
        const QStringList files{"dive.nc", "1.nc", "2.nc", "scan.nc"};
        exportTo("netcdf", folder.filePath("dive.mcap"), folder.filePath("dive.nc"));
        exportTo("netcdf", folder.filePath("1.bin"), folder.filePath("1.nc"));
        exportTo("netcdf", folder.filePath("2.bin"), folder.filePath("2.nc"));
        exportTo("netcdf", folder.filePath("dive.mcap"), folder.filePath("scan.nc"),
                 {"--stream", "ping360"});

        const auto one = m_python.run({"one.py"}, folder.path());
        QVERIFY2(one.status == 0, one.error);
        const double mean = one.out.toDouble();
        QVERIFY2(mean > 100 && mean < 150, one.out); // noise from 0 to 255
        const auto survey = m_python.run(QStringList{"mean.py", "mean.nc"} + files, folder.path());
        QVERIFY2(survey.status == 0, survey.error);
        const auto check =
            m_python.run(QStringList{script("meancheck.py"), "mean.nc"} + files, folder.path());
        QVERIFY2(check.status == 0, check.error);
        QVERIFY2(check.out.toLongLong() > 150'000, check.out);
    }

private:
    static QString script(const QString& name)
    {
        return QStringLiteral(LEADLINE_SOURCE_DIR "/tests/interop/netcdf/") + name;
    }
    static QStringList programsOfTheGuide()
    {
        static const QRegularExpression block("```python\\n(.*?)```",
                                              QRegularExpression::DotMatchesEverythingOption);
        const QString guide =
            QString::fromUtf8(test::readFile(LEADLINE_SOURCE_DIR "/resources/guide/netcdf.md"));
        QStringList programs;
        for (auto all = block.globalMatch(guide); all.hasNext();)
            programs += all.next().captured(1);
        return programs;
    }
    static void exportTo(const QString& format, const QString& recording, const QString& out,
                         const QStringList& options = {})
    {
        const CliRun run =
            test::runCli(LEADLINE_BIN_DIR "/leadline-cli",
                         QStringList{"export", recording, "--to", format, "-o", out} + options);
        // Some of the real recordings are cut off.
        if (run.status != 0 ||
            !(run.error.isEmpty() || run.printedOneLineWith("The recording ends early")))
            qFatal("%s", run.reported().constData());
    }

    struct Compared {
        /// What differs; empty where nothing does.
        QByteArray wrong = {};
        int rows = 0;
        /// What the file says of its times.
        QByteArray times = {};
    };
    Compared compare(const QString& recording, const QStringList& part)
    {
        const QTemporaryDir folder;
        exportTo("netcdf", recording, folder.filePath("out.nc"), part);
        exportTo("csv", recording, folder.filePath("out.csv"),
                 part + QStringList{"--samples", "--vehicle"});
        const auto run = m_python.run({script("readback.py"), "out.nc", "out.csv"}, folder.path());
        Compared compared;
        if (run.status != 0)
            compared.wrong = run.error + "(failed)";
        for (const QByteArray& line : run.out.split('\n')) {
            if (line.startsWith("Beam_group"))
                compared.rows += line.mid(line.lastIndexOf(' ') + 1).toInt();
            else if (!line.isEmpty())
                compared.times = line;
        }
        return compared;
    }

    const test::PythonPackages m_python{{"netCDF4", "xarray", "dask.array", "numpy"}};
};

LEADLINE_GUILESS_TEST(NetcdfReadBackTest)
#include "tst_netcdfreadback.moc"
