// SPDX-License-Identifier: GPL-3.0-or-later
#include "NcReader.h"
#include "annotations/DiveSheet.h"
#include "export/NetcdfExport.h"
#include "ping/Codec.h"
#include "ping/s500/S500.h"
#include "support/BadSectorSource.h"
#include "support/CliRun.h"
#include "support/IndexedRecording.h"
#include "support/PingViewerWriter.h"
#include "support/SideScanSea.h"
#include "support/SonarDive.h"
#include "support/SwathRecording.h"
#include "support/TestMain.h"
#include "swath/SwathReader.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <thread>

using namespace leadline;
using namespace std::chrono_literals;
using exporting::NetcdfOptions;
using test::NcReader;
using test::SonarDive;

namespace {

std::unique_ptr<formats::Recording> netcdfDive()
{
    auto recording = test::indexed(SonarDive::recording(), "dive.mcap");
    if (!recording)
        qFatal("The dive is no recording.");
    return recording;
}

/// Pings of a Ping360, which have so many samples.
std::unique_ptr<formats::Recording> scan(const std::vector<std::size_t>& lengths)
{
    test::PingViewerWriter writer({});
    for (std::size_t i = 0; i < lengths.size(); ++i)
        writer.record(50ms * int(i),
                      test::Spoke360{.angleGrad = std::uint16_t(i % 400),
                                     .samples = test::someSamples(lengths[i], unsigned(i))}
                          .frame());
    return test::indexed(writer.bytes(), "scan.bin");
}

log::StreamNumber streamOf(const formats::Recording& recording, ping::Family family)
{
    for (std::size_t i = 0; i < recording.log().streamCount(); ++i)
        if (recording.log().stream(log::StreamNumber(i)).kind() == family)
            return log::StreamNumber(i);
    qFatal("The recording has no such sonar.");
}

double metresOf(const test::Spoke360& spoke)
{
    const std::size_t held =
        std::min<std::size_t>(spoke.claimed.value_or(65'535), spoke.samples.size());
    return spoke.samplePeriod * 25e-9 * double(held) * 750;
}

} // namespace

class NetcdfExportTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void theSheetIsTheOneThatCounts()
    {
        // An older one is in the recording, and was written again and again.
        test::McapFile made;
        const annotations::DiveSheet sheet{.job = "pier 4", .place = "Kiel", .notes = "one\ntwo"};
        for (int i = 0; i < 250; ++i)
            made.writer().addMetadata({std::string(annotations::diveSheetNote), {{"job", "old"}}});
        made.writer().addMetadata({"session", {{"program", "Leadline"}}});
        const auto rx = made.rawChannel("sonar/ping360-1/rx", {{"family", "ping360"}});
        made.frame(rx, 1, test::Spoke360{.samples = test::someSamples(60, 1)}.frame());
        const auto bytes = made.finished();
        const std::filesystem::path log = m_folder->filePath("dive.mcap").toStdString();
        test::writeFile(m_folder->filePath("dive.mcap"),
                        {reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size())});
        for (const bool edited : {false, true}) {
            if (edited)
                QVERIFY(annotations::writeSidecarSheet(log, sheet));
            auto recording = formats::Recording::open(log);
            QVERIFY(recording && (*recording)->index());
            QVERIFY(write(**recording));
            const NcReader file(path());
            QCOMPARE(file.text("Provenance", "dive_job"), edited ? "pier 4" : "old");
            QCOMPARE(file.hasAttribute("Provenance", "dive_place"), edited);
            QCOMPARE(file.text("Provenance", "session_program"), "Leadline");
            if (edited)
                QCOMPARE(file.text("Provenance", "dive_notes"), "one\ntwo");
        }
    }

    void aRecordingThatIsStillWrittenIsNotCutOff()
    {
        test::PingViewerWriter writer({});
        writer.record(1s, test::Spoke360{.samples = test::someSamples(60, 1)}.frame());
        writer.record(2s, test::Spoke360{.samples = test::someSamples(60, 2)}.frame());
        auto bytes = writer.bytes();
        bytes.resize(bytes.size() - 7);
        const auto recording = test::indexed(bytes, "scan.bin");
        QVERIFY(recording && recording->counts().truncated);
        for (const bool beingWritten : {false, true}) {
            QVERIFY(write(*recording, {.beingWritten = beingWritten}));
            const NcReader file(path());
            QCOMPARE(file.text("Provenance", "source_truncated"), beingWritten ? "no" : "yes");
            QCOMPARE(file.text("Provenance", "source_being_recorded"), beingWritten ? "yes" : "no");
        }
    }

    void whatCannotBeReadIsSaid()
    {
        const auto recording = test::scanWithABadSector();
        const auto pings = write(*recording);
        QVERIFY(!pings);
        QCOMPARE(pings.error().message.text(), exporting::unreadable().message.text());
    }

    void eachSonarHasAGroupWithItsPings()
    {
        const auto recording = netcdfDive();
        const auto pings = write(*recording);
        QVERIFY(pings);
        QCOMPARE(*pings, 1200U);
        const NcReader file(path());
        const QString scanner = "Sonar/Beam_group1";
        const QString sounder = "Sonar/Beam_group2";
        QVERIFY(!file.hasGroup("Sonar/Beam_group3"));
        QCOMPARE(file.text(scanner, "stream"), "ping360");
        QCOMPARE(file.text(sounder, "stream"), "ping1d-simulated");
        QCOMPARE(file.length(scanner, "ping_time"), 600U);
        QCOMPARE(file.length(scanner, "range_sample"), 1200U);
        QCOMPARE(file.length(sounder, "range_sample"), 200U);
        const auto counts = file.longs(scanner, "sample_count");
        const auto lengths = file.reals(scanner, "range_length");
        const auto angles = file.reals(scanner, "device_angle");
        for (std::size_t i = 0; i < 600; ++i) {
            const auto spoke = SonarDive::spoke(int(i));
            auto samples = spoke.samples;
            samples.resize(std::min<std::size_t>(spoke.claimed.value_or(65'535), samples.size()));
            QCOMPARE(counts[i], std::int64_t(samples.size()));
            samples.resize(1200, 0);
            QCOMPARE(file.samples(scanner, i), samples);
            QVERIFY(std::abs(lengths[i] - metresOf(spoke)) < 1e-9);
            QCOMPARE(angles[i], spoke.angleGrad * 0.9);
        }
        QVERIFY(std::isnan(file.reals(scanner, "device_angle_step")[0]));
        QCOMPARE(file.reals(scanner, "device_angle_step")[4], 0.9);
        // distance_simple has neither window nor number nor settings.
        QCOMPARE(file.longs(sounder, "message_id")[6], 1211);
        QVERIFY(std::isnan(file.reals(sounder, "range_start")[6]));
        QCOMPARE(file.longs(sounder, "ping_number")[6], -1);
        QCOMPARE(file.longs(sounder, "gain_setting")[6], -1);
        QCOMPARE(file.longs(sounder, "sample_count")[6], 0);
        QCOMPARE(file.longs(sounder, "ping_number")[5], 5);
    }

    void theVehicleStandsBesideThePingsAndOnItsOwnTime()
    {
        const auto recording = netcdfDive();
        QVERIFY(write(*recording));
        const NcReader file(path());
        const std::int64_t start = std::int64_t(test::McapFile::start);
        const auto times = file.longs("Platform", "time1");
        QCOMPARE(times.size(), std::size_t(SonarDive::lengthMs / SonarDive::attitudeMs));
        QCOMPARE(times[1], start + 200'000'000);
        const auto headings = file.reals("Platform", "heading");
        for (std::size_t i = 0; i < headings.size(); ++i)
            QVERIFY(std::abs(headings[i] - SonarDive::headingAt(int(i) * 200)) < 1e-4);
        QVERIFY(std::abs(file.reals("Platform", "roll")[7] - 10) < 1e-4);
        QVERIFY(std::abs(file.reals("Platform", "pitch")[7] + 5) < 1e-4);
        // Depths come twice a second, positions only with a fix, temperatures each two seconds.
        QCOMPARE(file.length("Platform", "time3"), 120U);
        const auto latitudes = file.reals("Platform", "latitude");
        QCOMPARE(latitudes.size(), 100U);
        QCOMPARE(latitudes[0], SonarDive::latitudeAt(10'040) / 1e7);
        QCOMPARE(file.reals("Platform", "position_error")[0], 1.5);
        QCOMPARE(file.reals("Environment", "temperature"), std::vector<double>(30, 12.34));
        QCOMPARE(file.text("Platform", "autopilot"), "ArduSub");

        const QString scanner = "Sonar/Beam_group1";
        const auto beamHeadings = file.reals(scanner, "platform_heading");
        const auto bearings = file.reals(scanner, "bearing");
        const auto depths = file.reals(scanner, "platform_depth");
        for (const int i : {5, 100, 300, 599}) {
            const int ms = i * SonarDive::pingMs + 70;
            // Between two messages; behind the last one it stands.
            const double heading = SonarDive::headingAt(std::min(ms, 59'800));
            QVERIFY(std::abs(beamHeadings[std::size_t(i)] - heading) < 1e-3);
            const double relative = std::remainder(SonarDive::spoke(i).angleGrad * 0.9 - 180, 360);
            const double off = bearings[std::size_t(i)] - heading - relative;
            QVERIFY(std::abs(std::remainder(off, 360)) < 1e-3);
            QVERIFY(bearings[std::size_t(i)] >= 0 && bearings[std::size_t(i)] < 360);
            QVERIFY(std::abs(depths[std::size_t(i)] - SonarDive::depthAt(ms)) < 0.06);
        }
        QVERIFY(std::isnan(file.reals(scanner, "platform_latitude")[10]));
        QVERIFY(std::abs(file.reals(scanner, "platform_latitude")[200] - 57.302) < 1e-3);
        QVERIFY(std::abs(file.reals(scanner, "platform_roll")[200] - 10) < 1e-4);
    }

    void theFileSaysWhatItIs()
    {
        const auto recording = netcdfDive();
        QVERIFY(write(
            *recording,
            {.sources = {"dive.mcap"}, .program = "Leadline/7.8.9", .createdUtc = 1'800'000'000s}));
        const NcReader file(path());
        QVERIFY(file.text("", "sonar_convention_conformance").startsWith("Follows SONAR-netCDF4"));
        QVERIFY(file.text("", "sonar_convention_conformance").contains("not compliant"));
        QVERIFY(!file.text("", "Conventions").contains("SONAR"));
        QCOMPARE(file.text("", "simulated"), "yes: ping1d-simulated");
        QCOMPARE(file.text("Sonar", "sonar_manufacturer"), "Blue Robotics");
        QCOMPARE(file.text("Sonar/Beam_group1", "simulated"), "no");
        QCOMPARE(file.text("Sonar/Beam_group2", "simulated"), "yes");
        QCOMPARE(file.text("Sonar/Beam_group1", "sonar_software_version"), "3.1.1");
        QVERIFY(file.text("", "time_reference").startsWith("UTC"));
        QCOMPARE(file.text("", "date_created"), "2027-01-15T08:00:00.000Z");
        QCOMPARE(file.text("", "time_coverage_start"), "2023-11-14T22:13:20.070Z");
        QCOMPARE(file.text("Provenance", "conversion_software_version"), "7.8.9");
        QCOMPARE(file.text("Provenance", "dive_pilot"), "Ada");
        QCOMPARE(file.text("Provenance", "dive_place"), "Loch Ness, 12 m – no fish");
        QCOMPARE(file.text("Sonar/Beam_group1", "units", "ping_time"),
                 "nanoseconds since 1970-01-01 00:00:00");
        QCOMPARE(file.reals("Environment", "sound_speed_indicative"), std::vector<double>{1500});
    }

    void thePartIsThatOfEveryExport()
    {
        const auto recording = netcdfDive();
        QCOMPARE(*write(*recording, {.part = {.streams = {"ping1d"}}}), 600U);
        QVERIFY(!NcReader(path()).hasGroup("Sonar/Beam_group2"));
        const auto part = write(*recording, {.part = {.from = 10s, .until = 20s}});
        QCOMPARE(*part, 200U);
        const NcReader file(path());
        QCOMPARE(file.reals("Sonar/Beam_group1", "recording_time").front(), 10.07);
        QCOMPARE(file.reals("Sonar/Beam_group2", "recording_time").back(), 19.98);
        QCOMPARE(file.length("Platform", "time1"), 51U);
        // The heading at its beginning is known from before.
        QVERIFY(!std::isnan(file.reals("Sonar/Beam_group1", "platform_heading").front()));
    }

    void anotherSoundSpeedIsThatOfAllRanges()
    {
        const auto recording = netcdfDive();
        QVERIFY(write(*recording, {.soundSpeed = 1450}));
        const NcReader file(path());
        const auto lengths = file.reals("Sonar/Beam_group1", "range_length");
        QVERIFY(std::abs(lengths[0] - metresOf(SonarDive::spoke(0)) * 1450 / 1500) < 1e-9);
        QCOMPARE(file.reals("Environment", "sound_speed_indicative"), std::vector<double>{1450});
        // A Ping1D's millimetres hold its own speed, 1450 m/s from the 20th second on.
        const auto starts = file.reals("Sonar/Beam_group2", "range_start");
        QVERIFY(std::abs(starts[0] - 0.25 * 1450 / 1500) < 1e-9);
        QVERIFY(std::abs(starts[300] - 0.25) < 1e-9);
    }

    void blocksOfAnyLengthComeOutWhole_data()
    {
        QTest::addColumn<int>("pings");
        QTest::addColumn<int>("samples");
        // 873 pings of 1200 samples are a block, 4096 of the short ones.
        for (const int pings : {1, 872, 873, 874, 1746, 2000})
            QTest::addRow("%d of 1200", pings) << pings << 1200;
        for (const int pings : {4095, 4096, 4097})
            QTest::addRow("%d of 10", pings) << pings << 10;
        QTest::newRow("none has samples") << 30 << 0;
    }
    void blocksOfAnyLengthComeOutWhole()
    {
        QFETCH(int, pings);
        QFETCH(int, samples);
        const auto recording =
            scan(std::vector<std::size_t>(std::size_t(pings), std::size_t(samples)));
        QCOMPARE(*write(*recording), std::uint64_t(pings));
        const NcReader file(path());
        const QString group = "Sonar/Beam_group1";
        QCOMPARE(file.length(group, "ping_time"), std::size_t(pings));
        for (std::size_t i = 0; i < std::size_t(pings); i += (i % 873 > 868 ? 1 : 101)) {
            auto wanted = test::someSamples(std::size_t(samples), unsigned(i));
            wanted.resize(std::size_t(std::max(samples, 1)), 0);
            QCOMPARE(file.samples(group, i), wanted);
        }
        QCOMPARE(file.reals(group, "recording_time").back(), double(pings - 1) * 0.05);
    }

    void theBandOfAnS500IsThatOfItsPings_data()
    {
        QTest::addColumn<std::vector<std::uint32_t>>("ends");
        QTest::addColumn<QString>("type");
        QTest::newRow("tone") << std::vector<std::uint32_t>{450'000, 450'000} << "CW";
        QTest::newRow("chirp") << std::vector<std::uint32_t>{510'000, 520'000} << "chirp";
        QTest::newRow("both") << std::vector<std::uint32_t>{510'000, 450'000} << "CW, chirp";
        QTest::newRow("neither") << std::vector<std::uint32_t>{0, 0} << QString();
    }
    void theBandOfAnS500IsThatOfItsPings()
    {
        QFETCH(std::vector<std::uint32_t>, ends);
        QFETCH(QString, type);
        test::McapFile made;
        const auto rx = made.rawChannel("sonar/s500-1/rx", {{"family", "s500"}});
        const auto results = test::someSamples(20, 1);
        for (std::size_t i = 0; i < ends.size(); ++i) {
            ping::s500::Profile6 profile{.pingNumber = std::uint32_t(i),
                                         .lengthMm = 3000,
                                         .startPingHz = 450'000,
                                         .endPingHz = ends[i],
                                         .maxPwrDb = -10,
                                         .minPwrDb = -60,
                                         .numResults = 10};
            profile.pwrResults.bytes = results;
            made.frame(rx, std::int64_t(100 * i), ping::encodeFrame(profile));
        }
        QVERIFY(write(*test::indexed(made.finished(), "dive.mcap")));
        const NcReader file(path());
        const QString group = "Sonar/Beam_group1";
        QCOMPARE(file.hasAttribute(group, "transmit_type"), !type.isEmpty());
        if (type.isEmpty()) {
            QVERIFY(std::isnan(file.reals(group, "transmit_frequency_stop")[0]));
            return;
        }
        QCOMPARE(file.text(group, "transmit_type"), type);
        QCOMPARE(file.reals(group, "transmit_frequency_start"),
                 (std::vector<double>{450e3, 450e3}));
        QCOMPARE(file.reals(group, "transmit_frequency_stop"),
                 std::vector<double>(ends.begin(), ends.end()));
    }

    void anOmniscanSaysItsFrequencyButNotWhatItTransmits()
    {
        test::McapFile made;
        const auto rx = made.rawChannel("sonar/omniscan450-1/rx", {{"family", "omniscan450"}});
        std::mt19937 random(1);
        made.frame(rx, 1, test::SideScanSea{}.frame(random, 1, 0, -90));
        const auto recording = test::indexed(made.finished(), "dive.mcap");
        QVERIFY(write(*recording, {.sides = {.streams = {{0, sidescan::Side::Starboard}}}}));
        QCOMPARE(NcReader(path()).text("Sonar/Beam_group1", "sonar_side"), "starboard");
        QVERIFY(write(*recording));
        const NcReader file(path());
        QVERIFY(!file.hasAttribute("Sonar/Beam_group1", "transmit_type"));
        QCOMPARE(file.text("Sonar/Beam_group1", "sonar_side"), "port");
        for (const char* name : {"transmit_frequency_start", "transmit_frequency_stop"})
            QCOMPARE(file.reals("Sonar/Beam_group1", name).at(0), 450e3);
    }

    /// A ping of 65 soundings and one of 33, of both families, with a vehicle.
    void soundingsAreMatricesOfPingAndBeam()
    {
        for (const auto family : {ping::Family::Surveyor240, ping::Family::Omniscan3D}) {
            test::SwathLog log(family);
            const auto slope = [](double, double eastM) { return 10 + 0.1 * eastM; };
            for (int i = 0; i < 4; ++i) {
                const test::SwathLog::Pose pose{
                    .northM = i * 0.1, .headingDeg = 90, .rollDeg = 5, .pitchDeg = 3};
                log.vehicle(1s + i * 100ms, pose);
                log.swathAt(1s + i * 100ms + 1ms, pose, i == 3 ? 33 : 65, slope);
            }
            const auto recording = test::indexed(test::svlogOf(log), "dive.svlog");
            QVERIFY(recording);
            const auto rows = write(*recording);
            QVERIFY2(rows, rows ? "" : rows.error().message.text().c_str());
            QCOMPARE(*rows, std::uint64_t{4});
            const NcReader file(path());
            const QString group = "Sonar/Beam_group1";
            QVERIFY(!file.hasGroup("Sonar/Beam_group2"));
            QCOMPARE(file.text("Sonar", "sonar_manufacturer"), "Cerulean Sonar");
            QCOMPARE(file.text(group, "sonar_model"),
                     QString::fromStdString(std::string(ping::titleOf(family))));
            QCOMPARE(file.length(group, "ping_time"), std::size_t{4});
            QCOMPARE(file.length(group, "beam"), std::size_t{65});
            QCOMPARE(file.text(group, "flag_meanings", "sounding_flag"), "kept weak outlier");
            QCOMPARE(file.text(group, "units", "sounding_depth"), "m");
            QCOMPARE(file.longs(group, "sounding_count"),
                     (std::vector<std::int64_t>{65, 65, 65, 33}));
            QCOMPARE(file.longs(group, "ping_number"), (std::vector<std::int64_t>{1, 2, 3, 4}));
            QCOMPARE(file.longs(group, "attitude_source")[0], std::int64_t{2});
            QVERIFY(std::abs(file.reals(group, "sonar_roll")[1] - 5) < 0.01);
            QVERIFY(std::abs(file.reals(group, "sonar_pitch")[1] - 3) < 0.01);
            QVERIFY(std::abs(file.reals(group, "platform_heading")[1] - 90) < 0.01);
            QVERIFY(std::abs(file.reals(group, "platform_latitude")[0] - 43.1) < 1e-6);
            QCOMPARE(file.reals(group, "sound_speed_at_transducer")[3], 1500.0);
            QVERIFY(std::isnan(file.reals(group, "range_end")[0]));
            const auto across = file.reals(group, "sounding_across");
            const auto along = file.reals(group, "sounding_along");
            const auto depth = file.reals(group, "sounding_depth");
            const auto bound = file.reals(group, "sounding_depth_bound");
            const auto power = file.reals(group, "sounding_power");
            const auto flags = file.longs(group, "sounding_flag");
            const auto latitude = file.reals(group, "sounding_latitude");
            const auto longitude = file.reals(group, "sounding_longitude");
            QCOMPARE(depth.size(), std::size_t{4 * 65});
            swath::SwathReader reader(recording->log(), streamOf(*recording, family));
            for (std::size_t ping = 0; ping < 4; ++ping) {
                const auto read = reader.read(ping);
                QVERIFY(read);
                for (std::size_t beam = 0; beam < 65; ++beam) {
                    const std::size_t at = ping * 65 + beam;
                    if (beam >= read->soundings.size()) {
                        QVERIFY(std::isnan(depth[at]) && std::isnan(latitude[at]));
                        QCOMPARE(flags[at], std::int64_t{255});
                        continue;
                    }
                    const swath::LevelSounding& wanted = read->soundings[beam];
                    QCOMPARE(float(depth[at]), float(wanted.depthM));
                    QCOMPARE(float(across[at]), float(wanted.acrossM));
                    QCOMPARE(float(along[at]), float(wanted.alongM));
                    QCOMPARE(float(bound[at]), float(wanted.depthErrorM));
                    QCOMPARE(flags[at], std::int64_t{0});
                    QCOMPARE(std::isnan(power[at]), family == ping::Family::Surveyor240);
                    // Headed east, starboard is in the south.
                    const double southM =
                        (43.1 + double(ping) * 0.1 / 111'120 - latitude[at]) * 111'120;
                    QVERIFY2(std::abs(southM - wanted.acrossM) < 0.2,
                             qPrintable(QString::number(southM)));
                    const double eastM =
                        (longitude[at] - 6) * 111'320 * std::cos(43.1 * test::SwathLog::radian);
                    QVERIFY2(std::abs(eastM - wanted.alongM) < 0.6,
                             qPrintable(QString::number(eastM)));
                }
            }
            QFile::remove(QString::fromStdString(path()));
        }
    }

    /// Without positions they are NaN; a part without a sonar is an error.
    void soundingsWithoutAPlaceHaveNone()
    {
        test::SwathLog log;
        log.swathAt(1s, {}, 9, [](double, double) { return 7.0; });
        const auto recording = test::indexed(test::svlogOf(log), "dive.svlog");
        QVERIFY(recording && write(*recording));
        const NcReader file(path());
        QVERIFY(std::isnan(file.reals("Sonar/Beam_group1", "sounding_latitude")[4]));
        QVERIFY(std::isnan(file.reals("Sonar/Beam_group1", "platform_heading")[0]));
        QVERIFY(std::abs(file.reals("Sonar/Beam_group1", "sounding_depth")[4] - 7) < 0.01);
        QFile::remove(QString::fromStdString(path()));
        QVERIFY(!write(*recording, {.part = {.streams = {"ping1d"}}}));
    }

    void aLongPingAmongShortOnesIsHeld()
    {
        // One that is longer than the others, and one whose frame is longer but whose claim is not.
        std::vector<std::size_t> lengths(3000, 20);
        lengths[1500] = 5000;
        const auto recording = scan(lengths);
        QVERIFY(write(*recording));
        const NcReader file(path());
        QCOMPARE(file.length("Sonar/Beam_group1", "range_sample"), 5000U);
        QCOMPARE(file.samples("Sonar/Beam_group1", 1500), test::someSamples(5000, 1500));
        QCOMPARE(file.longs("Sonar/Beam_group1", "sample_count")[1501], 20);
    }

    void itIsPackedAsFarAsWanted()
    {
        const auto recording = netcdfDive();
        QVERIFY(write(*recording));
        QCOMPARE(NcReader(path()).deflate("Sonar/Beam_group1", "backscatter_r"), 1);
        QVERIFY(write(*recording, {.deflate = 0}));
        QCOMPARE(NcReader(path()).deflate("Sonar/Beam_group1", "backscatter_r"), 0);
    }

    void whatHoldsNoPingsIsSaid()
    {
        const auto recording = netcdfDive();
        const auto wrong = [&](const exporting::ExportPart& part) {
            const auto done = write(*recording, {.part = part});
            return done ? QString() : QString::fromStdString(done.error().message.text());
        };
        QCOMPARE(wrong({.streams = {"sonar"}}),
                 "There is no stream sonar: the recording holds ping360, ping1d-simulated.");
        QCOMPARE(wrong({.streams = {"mavlink"}}),
                 "There is no stream mavlink: the recording holds ping360, ping1d-simulated.");
        QCOMPARE(wrong({.from = 10'001ms, .until = 10'005ms}),
                 "This part of the recording holds no pings of a sonar.");
        QVERIFY(!std::filesystem::exists(path()));
    }

    void aPlaceThatCannotBeWrittenIsSaid()
    {
        const auto recording = netcdfDive();
        const auto path = std::filesystem::path(m_folder->path().toStdString()) / "none" / "a.nc";
        const auto done = exporting::exportNetcdf(*recording, {}, path);
        QVERIFY(!done);
        QVERIFY(done.error().message.text().find("none") != std::string::npos);
        QVERIFY(done.error().message.text().ends_with('.'));
    }

    void anyNameOfAFileWillDo()
    {
        const auto recording = scan({10});
        for (const char* name : {"back\\slash.nc", "x.nc#mode=zarr", "http:x.nc", "ü ?%20.nc"}) {
            const QString place = m_folder->filePath(name);
            QVERIFY(exporting::exportNetcdf(*recording, {}, place.toStdString()));
            QVERIFY2(QDir(m_folder->path()).entryList().contains(name), name);
        }
    }

    void progressGrowsToOneAndStopIsHeard()
    {
        const auto recording = scan(std::vector<std::size_t>(20'000, 50));
        std::vector<double> reported;
        QVERIFY(
            write(*recording, {}, {.progress = [&](double share) { reported.push_back(share); }}));
        QVERIFY(reported.size() > 8);
        QVERIFY(std::is_sorted(reported.begin(), reported.end()));
        QCOMPARE(reported.back(), 1.0);
        for (const double at : {0.0, 0.04, 0.5}) {
            std::stop_source stop;
            const auto done =
                write(*recording, {}, {.stop = stop.get_token(), .progress = [&](double share) {
                                           if (share >= at)
                                               stop.request_stop();
                                       }});
            QVERIFY(!done);
            QCOMPARE(done.error().message.text(), exporting::cancelled().message.text());
        }
    }

    void threadsWriteFilesBesideEachOther()
    {
        const auto one = netcdfDive();
        const auto other = scan(std::vector<std::size_t>(3000, 300));
        const std::filesystem::path folder = m_folder->path().toStdString();
        {
            std::jthread first([&] {
                for (const char* name : {"a.nc", "b.nc"})
                    if (!exporting::exportNetcdf(*one, {}, folder / name))
                        qFatal("the first could not write");
            });
            std::jthread second([&] {
                for (const char* name : {"c.nc", "d.nc"})
                    if (!exporting::exportNetcdf(*other, {}, folder / name))
                        qFatal("the second could not write");
            });
        }
        for (const char* name : {"a.nc", "b.nc"})
            QCOMPARE(NcReader(folder / name).samples("Sonar/Beam_group1", 0),
                     SonarDive::spoke(0).samples);
        for (const char* name : {"c.nc", "d.nc"})
            QCOMPARE(NcReader(folder / name).samples("Sonar/Beam_group1", 2999),
                     test::someSamples(300, 2999));
    }

private:
    [[nodiscard]] std::filesystem::path path() const
    {
        return m_folder->filePath("out.nc").toStdString();
    }
    base::Result<std::uint64_t> write(const formats::Recording& recording,
                                      const NetcdfOptions& options = {},
                                      const exporting::ExportWatch& watch = {}) const
    {
        std::filesystem::remove(path());
        auto done = exporting::exportNetcdf(recording, options, path(), watch);
        if (!done)
            std::filesystem::remove(path());
        return done;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

LEADLINE_APPLESS_TEST(NetcdfExportTest)
#include "tst_netcdfexport.moc"
