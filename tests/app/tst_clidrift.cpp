// SPDX-License-Identifier: GPL-3.0-or-later
#include "registration/TurningVehicle.h"
#include "support/CliRun.h"
#include "support/PingViewerWriter.h"
#include "support/TestMain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using test::CliRun;

class CliDriftTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const test::TurningVehicle vehicle(3, test::TurningVehicle::Water::Harbour, 4);
        test::PingViewerWriter writer(test::PingViewerWriter::Options{});
        std::vector<std::byte> scratch;
        for (std::uint64_t i = 0; i < vehicle.log().frameCount(); ++i) {
            const auto frame = vehicle.log().read(i, scratch);
            writer.record(
                std::chrono::duration_cast<std::chrono::milliseconds>(*vehicle.log().timeOf(i)),
                frame->bytes);
        }
        m_file = m_folder.filePath("harbour.bin");
        test::writeFile(m_file, test::bytesOf(writer.bytes()));
    }

    void jsonHasOneEntryATurn()
    {
        const CliRun run = drift({"--json", m_file});
        QVERIFY2(run.status == 0, run.reported());
        const QJsonObject object = QJsonDocument::fromJson(run.out).object();
        QCOMPARE(object["stream"].toString(), QString("ping360"));
        QCOMPARE(object["sound_speed_m_s"].toDouble(), 1500.0);
        const QJsonArray turns = object["turns"].toArray();
        QCOMPARE(turns.size(), 4);
        const QStringList keys{"begin_s", "displacement_pm_m", "end_s",        "forward_m",
                               "quality", "right_m",           "rotation_deg", "rotation_pm_deg"};
        for (int i = 0; i < turns.size(); ++i) {
            const QJsonObject turn = turns[i].toObject();
            QCOMPARE(turn.keys(), keys);
            QVERIFY(std::abs(turn["begin_s"].toDouble() - i * 13.8) < 0.01);
            for (const QString& key : keys)
                if (!key.endsWith("_s"))
                    QCOMPARE(turn[key].isNull(), i == 0);
        }
    }

    void csvHasTheSameColumns()
    {
        const QString out = m_folder.filePath("drift.csv");
        const CliRun run = drift({m_file, "-o", out});
        QVERIFY2(run.status == 0 && run.out.isEmpty() && run.error.isEmpty(), run.reported());
        const QList<QByteArray> lines = test::readFile(out).split('\n');
        QCOMPARE(lines.size(), 6);
        QCOMPARE(lines[0],
                 QByteArray("begin_s,end_s,rotation_deg,rotation_pm_deg,forward_m,right_m,"
                            "displacement_pm_m,quality"));
        QVERIFY(lines[1].endsWith(",,,,,,"));
        QCOMPARE(lines[2].split(',').size(), 8);
        QVERIFY(!lines[2].contains(",,"));
        const CliRun again = drift({m_file, "-o", out});
        QCOMPARE(again.status, 1);
        QVERIFY2(again.printedOneLineWith("--force"), again.reported());
    }

    void aPartIsCutByTime()
    {
        const CliRun run = drift({"--json", m_file, "--from", "13.8", "--until", "41.3"});
        const QJsonArray turns = QJsonDocument::fromJson(run.out).object()["turns"].toArray();
        QCOMPARE(turns.size(), 2);
        QCOMPARE(turns[0].toObject()["begin_s"].toDouble(), 13.8);
    }

    void aSlowerSoundMakesShorterWays()
    {
        const auto way = [&](const QStringList& options) {
            const CliRun run = drift(options + QStringList{"--json", m_file});
            const QJsonObject turn =
                QJsonDocument::fromJson(run.out).object()["turns"].toArray()[1].toObject();
            return std::hypot(turn["forward_m"].toDouble(), turn["right_m"].toDouble());
        };
        const double usual = way({});
        QVERIFY(usual > 0.2);
        QVERIFY(std::abs(way({"--sound-speed", "1350"}) / usual - 0.9) < 0.1);
    }

    void anExportHasTheSameTableBesideItsPings()
    {
        const QString alone = m_folder.filePath("alone.csv");
        QCOMPARE(drift({m_file, "-o", alone}).status, 0);
        const QString plain = m_folder.filePath("plain.csv");
        QCOMPARE(exported({"csv", "-o", plain}).status, 0);
        QVERIFY(!QFile::exists(m_folder.filePath("plain.drift.csv")));
        const QString out = m_folder.filePath("dive.csv");
        const CliRun run = exported({"csv", "--drift", "-o", out});
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.reported());
        // The pings are those of an export without it.
        QCOMPARE(test::readFile(out), test::readFile(plain));
        const QList<QByteArray> wanted = test::readFile(alone).split('\n');
        const QList<QByteArray> lines =
            test::readFile(m_folder.filePath("dive.drift.csv")).split('\n');
        QCOMPARE(lines.size(), wanted.size());
        for (int i = 0; i + 1 < lines.size(); ++i)
            QVERIFY2(lines[i].startsWith(wanted[i] + ','), lines[i]);
    }

    void anExportWritesBothFilesOrNone()
    {
        const QString out = m_folder.filePath("both.csv");
        const QString beside = m_folder.filePath("both.drift.csv");
        test::writeFile(beside, "precious");
        const CliRun there = exported({"csv", "--drift", "-o", out});
        QVERIFY2(there.status == 1 && there.printedOneLineWith("both.drift.csv exists already"),
                 there.reported());
        QVERIFY(!QFile::exists(out));
        QCOMPARE(test::readFile(beside), QByteArray("precious"));
        QCOMPARE(exported({"csv", "--drift", "-o", out, "--force"}).status, 0);
        QVERIFY(test::readFile(beside).startsWith("begin_s,"));
        const CliRun stream = exported({"csv", "--drift", "-o", "-"});
        QVERIFY2(stream.status == 2 && stream.out.isEmpty() && stream.error.contains("--drift"),
                 stream.reported());
        const CliRun other = exported({"tlog", "--drift", "-o", m_folder.filePath("a.tlog")});
        QVERIFY2(other.status == 2 && other.error.contains("--drift is for --to csv or netcdf"),
                 other.reported());
        const QString netcdf = m_folder.filePath("dive.nc");
        const CliRun group = exported({"netcdf", "--drift", "-o", netcdf});
        QVERIFY2(group.status == 0 && group.error.isEmpty(), group.reported());
        QVERIFY(!QFile::exists(m_folder.filePath("dive.drift.csv.nc")));
        QVERIFY(test::readFile(netcdf).contains("turn_time"));
    }

    void whatScansNothingIsTold()
    {
        test::PingViewerWriter writer({.type = 1});
        writer.record(std::chrono::milliseconds(100), test::Echo1d{}.profile());
        const QString file = m_folder.filePath("sounder.bin");
        test::writeFile(file, test::bytesOf(writer.bytes()));
        const CliRun run = drift({file});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.printedOneLineWith("sounder.bin holds no pings of a scanning sonar."),
                 run.reported());
        // Its pings are exported all the same.
        const QString out = m_folder.filePath("sounder.csv");
        const CliRun pings = test::runCli(LEADLINE_BIN_DIR "/leadline-cli",
                                          {"export", file, "--to", "csv", "--drift", "-o", out});
        QCOMPARE(pings.status, 0);
        QVERIFY2(pings.printedOneLineWith("There is no drift to export"), pings.reported());
        QCOMPARE(test::readFile(out).count('\n'), 2);
        QCOMPARE(test::readFile(m_folder.filePath("sounder.drift.csv")).count('\n'), 1);
    }

    /// Against compass and GPS of the vehicle, which have errors of their own.
    void realTurnsAreAsTheCompassHasThem()
    {
        const QString folder = QStringLiteral(LEADLINE_SHARED_DIR "/data/marina/");
        if (!QFile::exists(folder + "turns-16-110.bin"))
            QSKIP("The real recordings are not here: LEADLINE_SHARED/data/marina");
        struct Truth {
            double heading, north, east;
        };
        std::vector<Truth> truth;
        for (const QByteArray& line :
             test::readFile(folder + "turns-16-110.truth.csv").split('\n')) {
            const auto fields = line.split(',');
            if (fields.size() == 6 && fields[0] != "turn")
                truth.push_back({fields[3].toDouble(), fields[4].toDouble(), fields[5].toDouble()});
        }
        const CliRun run = drift({"--json", folder + "turns-16-110.bin"});
        const QJsonArray turns = QJsonDocument::fromJson(run.out).object()["turns"].toArray();
        QCOMPARE(std::size_t(turns.size()), truth.size());
        std::vector<double> rotations;
        std::vector<double> ways;
        int within = 0;
        for (int i = 1; i < turns.size(); ++i) {
            const QJsonObject turn = turns[i].toObject();
            if (turn["rotation_deg"].isNull())
                continue;
            const Truth& from = truth[std::size_t(i) - 1];
            const Truth& to = truth[std::size_t(i)];
            const double error = std::abs(
                std::remainder(turn["rotation_deg"].toDouble() - (to.heading - from.heading), 360));
            rotations.push_back(error);
            within += error <= turn["rotation_pm_deg"].toDouble();
            ways.push_back(
                std::abs(std::hypot(turn["forward_m"].toDouble(), turn["right_m"].toDouble()) -
                         std::hypot(to.north - from.north, to.east - from.east)));
        }
        std::ranges::sort(rotations);
        std::ranges::sort(ways);
        const auto count = rotations.size();
        QVERIFY(count >= std::size_t(0.9 * double(turns.size() - 1)));
        QVERIFY(rotations[count / 2] <= 2);
        QVERIFY(rotations[count * 9 / 10] <= 6);
        QVERIFY(ways[count / 2] <= 0.5);
        QVERIFY(within >= int(0.9 * double(count)));
    }

private:
    [[nodiscard]] CliRun exported(const QStringList& toFormat) const
    {
        return test::runCli(LEADLINE_BIN_DIR "/leadline-cli",
                            QStringList{"export", m_file, "--to"} + toFormat);
    }
    static CliRun drift(const QStringList& arguments)
    {
        return test::runCli(LEADLINE_BIN_DIR "/leadline-cli", QStringList{"drift"} + arguments);
    }

    QTemporaryDir m_folder;
    QString m_file;
};

LEADLINE_GUILESS_TEST(CliDriftTest)

#include "tst_clidrift.moc"
