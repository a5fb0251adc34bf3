// SPDX-License-Identifier: GPL-3.0-or-later
#include "NcReader.h"
#include "export/DriftExport.h"
#include "export/NetcdfExport.h"
#include "mavlink/FramePeek.h"
#include "mavlink/Message.h"
#include "registration/MotionReader.h"
#include "registration/TurningVehicle.h"
#include "support/IndexedRecording.h"
#include "support/PingViewerWriter.h"
#include "support/TestMain.h"

#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using registration::MeasuredSweep;
using test::TurningVehicle;

namespace {

constexpr int turnsOfDive = 5;

/// The pings of a vehicle as a Ping Viewer log.
std::unique_ptr<formats::Recording> recordingOf(const TurningVehicle& vehicle)
{
    test::PingViewerWriter writer({});
    std::vector<std::byte> scratch;
    for (std::uint64_t i = 0; i < vehicle.log().frameCount(); ++i) {
        const auto bytes = vehicle.log().read(i, scratch)->bytes;
        writer.record(
            std::chrono::duration_cast<std::chrono::milliseconds>(*vehicle.log().timeOf(i)), bytes);
    }
    auto recording = test::indexed(writer.bytes(), "20260913-135512000.bin");
    if (!recording)
        qFatal("The dive is no recording.");
    return recording;
}

std::vector<MeasuredSweep> sweepsOf(const log::Log& log)
{
    const echo::PingReader reader(log, 0);
    registration::MotionReader motions(reader, 0, reader.count());
    std::vector<MeasuredSweep> all;
    while (const auto sweep = motions.next())
        all.push_back(*sweep);
    return all;
}

/// The cells of each line, the header first.
QList<QStringList> cellsOf(const std::string& text)
{
    QList<QStringList> rows;
    for (const QString& line : QString::fromStdString(text).split('\n', Qt::SkipEmptyParts))
        rows += line.split(',');
    return rows;
}

} // namespace

/// Tests the drift from turn to turn in the exports of a recording.
class DriftExportTest : public QObject {
    Q_OBJECT

private slots:
    void theTableBeginsAsThatOfTheCommand()
    {
        QCOMPARE(exporting::driftCsvHeader(),
                 std::string("begin_s,end_s,rotation_deg,rotation_pm_deg,forward_m,right_m,"
                             "displacement_pm_m,quality,stream,begin_utc,end_utc,speed_m_s,"
                             "speed_pm_m_s,rel_direction_deg,direction_deg,direction_pm_deg,"
                             "mean_s\n"));
    }

    void itsFileIsBesideThatOfThePings_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("beside");
        QTest::newRow("csv") << "a/dive.csv"
                             << "a/dive.drift.csv";
        QTest::newRow("large") << "dive.1.CSV"
                               << "dive.1.drift.csv";
        QTest::newRow("another") << "dive.txt"
                                 << "dive.txt.drift.csv";
        QTest::newRow("none") << "dive"
                              << "dive.drift.csv";
    }
    void itsFileIsBesideThatOfThePings()
    {
        QFETCH(QString, file);
        QFETCH(QString, beside);
        QCOMPARE(QString::fromStdString(exporting::driftFileBeside(file.toStdString()).string()),
                 beside);
    }

    void eachTurnIsARow()
    {
        const auto wanted = sweepsOf(m_recording->log());
        const auto rows = cellsOf(csv({.startUtc = 1'700'000'000s}));
        QCOMPARE(rows.size(), turnsOfDive + 1);
        for (int i = 1; i < rows.size(); ++i) {
            const QStringList& row = rows[i];
            const MeasuredSweep& sweep = wanted[std::size_t(i) - 1];
            QCOMPARE(row.size(), rows[0].size());
            QVERIFY(std::abs(row[0].toDouble() - sweep.beginS) < 1e-6);
            QVERIFY(std::abs(row[1].toDouble() - sweep.endS) < 1e-6);
            QCOMPARE(row[8], QString("ping360"));
            QVERIFY2(row[9].startsWith("2023-11-14T22:1") && row[9].endsWith('Z'),
                     qPrintable(row[9]));
            // No vehicle, no north.
            QVERIFY(row[14].isEmpty());
            QCOMPARE(row[2].isEmpty(), i == 1);
            if (i == 1) {
                QCOMPARE(row.mid(2, 6) + row.mid(11), QStringList(QList<QString>(12, "")));
                continue;
            }
            QVERIFY(std::abs(row[2].toDouble() - sweep.motion->rotationDeg) <= 0.005001);
            QVERIFY(std::abs(row[4].toDouble() - sweep.motion->forwardM) <= 0.0005001);
            QVERIFY(std::abs(row[6].toDouble() - sweep.motion->displacementErrorM) <= 0.0005001);
            QVERIFY(std::abs(row[11].toDouble() - sweep.drift->speedMS()) <= 0.0005001);
            QVERIFY(std::abs(row[12].toDouble() - sweep.drift->errorMS) <= 0.0005001);
            QCOMPARE(row[13].isEmpty(), sweep.drift->isHolding());
            QCOMPARE(row[15].isEmpty(), sweep.drift->isHolding());
            QVERIFY(std::abs(row[16].toDouble() - sweep.drift->windowS) <= 0.05001);
        }
        QVERIFY(!cellsOf(csv({}))[1].join(',').contains("20"));
    }

    void aPartIsThatOfThePings()
    {
        const auto rows = cellsOf(csv({.part = {.from = 13'800ms, .until = 41'300ms}}));
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows[1][0], QString("13.800"));
        QVERIFY(rows[1][2].isEmpty() && !rows[2][2].isEmpty());
        QCOMPARE(cellsOf(csv({.part = {.until = 41'300ms, .after = 13'800ms}}))[1][0],
                 QString("13.869"));
        QCOMPARE(cellsOf(csv({.part = {.streams = {"ping1d"}}})).size(), 1);
        // Later than the end is the end, which is one ping and no turn.
        QCOMPARE(cellsOf(csv({.part = {.from = 1h}})).size(), 1);
    }

    void theDirectionFromNorthIsThatOfTheHeading()
    {
        const TurningVehicle vehicle(3, TurningVehicle::Water::Harbour, 3);
        log::Log log;
        const auto sonar = *log.addStream(2, ping::Family::Ping360);
        const auto link = *log.addStream(0, ping::DeviceKind::Vehicle);
        std::vector<std::byte> scratch;
        const auto say = [&](log::Time time, const auto& message) {
            const auto bytes = mavlink::encodeFrame({{1, 1}, 0}, message);
            QVERIFY(log.append(link, *mavlink::readFrame(bytes), time));
        };
        say(0s, mavlink::Heartbeat{19, 12, 3, 0xc1, 4, 3});
        mavlink::Attitude attitude;
        attitude.yaw = 2;
        for (std::uint64_t i = 0; i < vehicle.log().frameCount(); ++i) {
            const log::Time time = *vehicle.log().timeOf(i);
            if (i % 5 == 0)
                say(time, attitude);
            const auto bytes = vehicle.log().read(i, scratch)->bytes;
            QVERIFY(log.append(sonar, ping::viewFrame(bytes), time));
        }
        std::string text;
        const auto counts = exporting::exportDriftCsv(log, 1h, {}, [&](std::string_view more) {
            text += more;
            return true;
        });
        QVERIFY(counts);
        QCOMPARE(counts->turns, 3U);
        QCOMPARE(counts->known, 2U);
        QVERIFY(counts->remark().empty());
        int known = 0;
        for (const QStringList& row : cellsOf(text).mid(2)) {
            QCOMPARE(row[13].isEmpty(), row[14].isEmpty());
            if (row[13].isEmpty())
                continue;
            ++known;
            const double off = row[14].toDouble() - row[13].toDouble() - 2 * 57.29578;
            QVERIFY(std::abs(std::remainder(off, 360)) < 0.11);
            QVERIFY(row[14].toDouble() >= 0 && row[14].toDouble() <= 360);
        }
        QVERIFY(known > 0);
    }

    void whereThePictureHoldsNothingItIsSaid()
    {
        const TurningVehicle vehicle(5, TurningVehicle::Water::Open, 3);
        std::string text;
        const auto sink = [&](std::string_view more) {
            text += more;
            return true;
        };
        const auto open = exporting::exportDriftCsv(vehicle.log(), 1h, {}, sink);
        QVERIFY(open);
        QCOMPARE(open->turns, 3U);
        QCOMPARE(open->known, 0U);
        QCOMPARE(open->remark().text(),
                 std::string("The drift is not known: no two successive turns of the scanning "
                             "sonar show enough of the same echoes."));
        QCOMPARE(cellsOf(text).size(), 4);
        text.clear();
        const log::Log none;
        const auto empty = exporting::exportDriftCsv(none, 0s, {}, sink);
        QVERIFY(empty);
        QCOMPARE(empty->remark().text(),
                 std::string("There is no drift to export: no scanning sonar turned."));
        QCOMPARE(text, exporting::driftCsvHeader());
    }

    void aSinkThatFailsIsAFullDisk()
    {
        const auto done = exporting::exportDriftCsv(m_recording->log(), 1h, {},
                                                    [](std::string_view) { return false; });
        QVERIFY(!done);
        QVERIFY(done.error().message.text().find("disk") != std::string::npos);
    }

    void progressGrowsToOneAndStopIsHeard()
    {
        const auto write = [&](const exporting::ExportWatch& watch) {
            return exporting::exportDriftCsv(
                m_recording->log(), 1h, {}, [](std::string_view) { return true; }, watch);
        };
        std::vector<double> reported;
        QVERIFY(write({.progress = [&](double share) { reported.push_back(share); }}));
        QVERIFY(reported.size() >= turnsOfDive);
        QVERIFY(std::is_sorted(reported.begin(), reported.end()));
        QCOMPARE(reported.front(), 0.0);
        QCOMPARE(reported.back(), 1.0);
        for (const double at : {0.0, 0.6}) {
            std::stop_source stop;
            const auto done = write({.stop = stop.get_token(), .progress = [&](double share) {
                                         if (share >= at)
                                             stop.request_stop();
                                     }});
            QVERIFY(!done);
            QCOMPARE(done.error().message.text(), exporting::cancelled().message.text());
        }
    }

    void netcdfHasAGroupInThatOfTheSonar()
    {
        exporting::DriftCounts counts;
        const auto pings =
            exporting::exportNetcdf(*m_recording, {.drift = true}, path("drift.nc"), {}, &counts);
        QVERIFY(pings);
        QCOMPARE(*pings, std::uint64_t(turnsOfDive * TurningVehicle::pingsPerTurn));
        QCOMPARE(counts.turns, std::uint64_t(turnsOfDive));
        const test::NcReader file(path("drift.nc"));
        const QString group = "Sonar/Beam_group1/Drift";
        QCOMPARE(file.length(group, "turn_time"), std::size_t(turnsOfDive));
        const auto wanted = sweepsOf(m_recording->log());
        const auto times = file.longs(group, "turn_time");
        const auto begins = file.longs(group, "begin_time");
        const auto ends = file.longs(group, "end_time");
        const auto pingTimes = file.longs("Sonar/Beam_group1", "ping_time");
        const auto rotations = file.reals(group, "rotation");
        const auto ways = file.reals(group, "right");
        const auto speeds = file.reals(group, "speed");
        const auto directions = file.reals(group, "direction_relative");
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const std::size_t first = i * TurningVehicle::pingsPerTurn;
            QCOMPARE(begins[i], pingTimes[first]);
            QCOMPARE(ends[i], pingTimes[first + TurningVehicle::pingsPerTurn - 1]);
            QCOMPARE(times[i], begins[i] + (ends[i] - begins[i]) / 2);
            QCOMPARE(file.reals(group, "recording_time_begin")[i], wanted[i].beginS);
            QCOMPARE(std::isnan(rotations[i]), i == 0);
            QCOMPARE(std::isnan(speeds[i]), i == 0);
            if (i == 0)
                continue;
            QCOMPARE(rotations[i], wanted[i].motion->rotationDeg);
            QCOMPARE(ways[i], wanted[i].motion->rightM);
            QCOMPARE(speeds[i], wanted[i].drift->speedMS());
            QCOMPARE(std::isnan(directions[i]), wanted[i].drift->isHolding());
        }
        for (const double direction : file.reals(group, "direction"))
            QVERIFY(std::isnan(direction));
        QCOMPARE(file.text(group, "units", "forward"), "m");
        QCOMPARE(file.text(group, "units", "speed"), "m s-1");
        QCOMPARE(file.text(group, "standard_name", "direction"), "platform_course");
        QCOMPARE(file.text(group, "ancillary_variables", "rotation"), "rotation_bound quality");
        QCOMPARE(file.text(group, "units", "begin_time"),
                 file.text("Sonar/Beam_group1", "units", "ping_time"));
        QVERIFY(file.text(group, "comment").contains("echoes alone"));
        QVERIFY(file.text(group, "axes").contains("does not say how the sonar is mounted"));
        QVERIFY(!file.hasAttribute(group, "remark"));
    }

    void netcdfWithoutItHasNone()
    {
        QVERIFY(exporting::exportNetcdf(*m_recording, {}, path("none.nc")));
        QVERIFY(!test::NcReader(path("none.nc")).hasGroup("Sonar/Beam_group1/Drift"));
    }

    void netcdfSaysWhereThePictureHoldsNothing()
    {
        const auto recording = recordingOf(TurningVehicle(5, TurningVehicle::Water::Open, 3));
        exporting::DriftCounts counts;
        QVERIFY(exporting::exportNetcdf(*recording, {.drift = true}, path("open.nc"), {}, &counts));
        const test::NcReader file(path("open.nc"));
        QCOMPARE(file.text("Sonar/Beam_group1/Drift", "remark"),
                 QString::fromStdString(counts.remark().text()));
        for (const double rotation : file.reals("Sonar/Beam_group1/Drift", "rotation"))
            QVERIFY(std::isnan(rotation));
    }

    void netcdfIsStoppedInTheDriftToo()
    {
        std::stop_source stop;
        const auto done =
            exporting::exportNetcdf(*m_recording, {.drift = true}, path("stopped.nc"),
                                    {.stop = stop.get_token(), .progress = [&](double share) {
                                         if (share >= 0.5)
                                             stop.request_stop();
                                     }});
        QVERIFY(!done);
        QCOMPARE(done.error().message.text(), exporting::cancelled().message.text());
    }

private:
    [[nodiscard]] std::filesystem::path path(const char* name) const
    {
        return m_folder.filePath(name).toStdString();
    }
    [[nodiscard]] std::string csv(const exporting::DriftOptions& options) const
    {
        std::string text;
        const auto done = exporting::exportDriftCsv(m_recording->log(), *m_recording->counts().last,
                                                    options, [&](std::string_view more) {
                                                        text += more;
                                                        return true;
                                                    });
        return done ? text : std::string();
    }

    const QTemporaryDir m_folder;
    const std::unique_ptr<formats::Recording> m_recording =
        recordingOf(TurningVehicle(3, TurningVehicle::Water::Harbour, turnsOfDive));
};

LEADLINE_APPLESS_TEST(DriftExportTest)
#include "tst_driftexport.moc"
