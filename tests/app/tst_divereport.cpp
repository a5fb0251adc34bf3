// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/DiveReport.h"

#include "annotations/MarkerFile.h"
#include "mavlink/FramePeek.h"
#include "mavlink/Message.h"
#include "pictures/Annotations.h"
#include "pictures/PictureNotes.h"
#include "report/ReportEvents.h"
#include "report/ReportPictures.h"
#include "report/SonarSummary.h"
#include "support/CliRun.h"
#include "support/IndexedRecording.h"
#include "support/McapFile.h"
#include "support/SideScanSea.h"
#include "support/SonarFrames.h"
#include "support/SwathRecording.h"
#include "support/TestMain.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <tuple>

using namespace leadline;
using namespace std::chrono_literals;
using app::DiveReport;

namespace {

/// What the vehicle says is of a simulator, where that is asked for.
class MadeDive {
public:
    explicit MadeDive(bool simulatedVehicle = false)
    {
        m_file.writer().addMetadata(
            {"device:vehicle", {{"simulated", simulatedVehicle ? "true" : "false"}}});
        m_sounder = m_file.rawChannel("sonar/ping1d-1/rx", {{"family", "ping1d"}});
        m_vehicle =
            m_file.rawChannel("mavlink_raw/out", {{"device", "vehicle"}, {"link", "udp:1"}});
    }

    void echo(std::int64_t ms, double metres)
    {
        m_file.frame(m_sounder, ms,
                     test::Echo1d{.distanceMm = static_cast<std::uint32_t>(metres * 1000),
                                  .confidence = 90,
                                  .pingNumber = ++m_number,
                                  .samples = test::Samples(50, 90)}
                         .profile());
    }
    void depth(std::int64_t ms, double metres)
    {
        say(ms, mavlink::Heartbeat{0, 12, 3, 0xc1, 4, 3});
        mavlink::VfrHud hud;
        hud.alt = static_cast<float>(-metres);
        say(ms + 1, hud);
    }
    void text(std::int64_t ms, std::string_view words)
    {
        mavlink::StatusText text;
        text.severity = 4;
        std::ranges::copy(words, text.text.begin());
        say(ms, text);
    }
    template<class M>
    void say(std::int64_t ms, const M& message)
    {
        m_file.frame(m_vehicle, ms, mavlink::encodeFrame({{1, 1}, m_sequence++}, message));
    }

    [[nodiscard]] std::unique_ptr<formats::Recording> recording()
    {
        return test::indexed(m_file.finished(), "dive.mcap");
    }

private:
    test::McapFile m_file;
    std::uint16_t m_sounder = 0;
    std::uint16_t m_vehicle = 0;
    std::uint32_t m_number = 0;
    std::uint8_t m_sequence = 0;
};

} // namespace

/// Tests which data a report collects from a recording.
class DiveReportTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void theBottomIsBelowTheVehicleOfTheSameInstant()
    {
        // Ten hours, sinking and rising by 0.5 m/s above level ground 30 m deep.
        MadeDive dive;
        constexpr int seconds = 36'000;
        for (int s = 0; s < seconds; ++s) {
            const double depth = 5 + std::abs(s % 80 - 40) * 0.5;
            dive.depth(s * 1000LL, depth);
            dive.echo(s * 1000LL + 5, 30 - depth);
        }
        const DiveReport report = gathered(dive);
        std::size_t found = 0;
        for (const DiveReport::Depth& depth : report.depths) {
            if (!depth.bottomM)
                continue;
            ++found;
            QVERIFY2(std::abs(*depth.bottomM - 30) < 0.01,
                     qPrintable(QString::number(*depth.bottomM)));
        }
        QVERIFY(found > 1000);
    }

    void aDepthOfLongAgoHasNoBottom()
    {
        MadeDive dive;
        dive.depth(0, 10);
        dive.echo(500, 4);
        dive.echo(5000, 7);
        const DiveReport report = gathered(dive);
        QCOMPARE(report.depths.size(), std::size_t{2});
        QVERIFY(report.depths[0].bottomM == std::optional(14.0));
        QVERIFY(report.depths[1].distanceM == std::optional(7.0) && !report.depths[1].bottomM);
    }

    void aSimulatedVehicleMarksTheReportAndPictures_data()
    {
        QTest::addColumn<bool>("simulated");
        QTest::newRow("simulated") << true;
        QTest::newRow("real") << false;
    }
    void aSimulatedVehicleMarksTheReportAndPictures()
    {
        QFETCH(bool, simulated);
        MadeDive dive(simulated);
        dive.depth(0, 10);
        dive.echo(500, 4);
        dive.depth(1000, 10);
        const auto recording = dive.recording();
        QCOMPARE(gatheredOf(*recording).simulated, simulated);
        echo::VehicleTrack track(recording->log());
        QCOMPARE(app::noteOf(recording->log(), {.at = 1s}, track).simulated, simulated);
    }

    void notesAndAlarmsAreToldWhateverElseIsSaid()
    {
        MadeDive dive;
        for (int i = 0; i < 2000; ++i)
            dive.text(i * 1000LL, "Battery low " + std::to_string(i));
        const auto recording = dive.recording();
        const annotations::UserNote note{
            .id = "00000000000000b1", .moment = {.time = 1900s}, .text = "The net is torn"};
        QVERIFY(annotations::appendMarkers({.recording = file()}, {note}));
        const DiveReport report = gatheredOf(*recording);
        const auto says = [&](const QString& words) {
            return std::ranges::count(report.events, words, &DiveReport::Event::text);
        };
        QCOMPARE(report.events.size(), app::ReportEvents::most + 1);
        QCOMPARE(report.events.back().text, QString("The net is torn"));
        QCOMPARE(report.eventsLeftOut, 2000 - app::ReportEvents::most);
        QCOMPARE(says("Battery low 0"), 1);
    }

    void whatIsForThePilotIsNotCountedWithTheRest()
    {
        DiveReport report;
        app::ReportEvents events(report);
        for (std::size_t i = 0; i < app::ReportEvents::maximumStored + 5; ++i) {
            events.add(log::Time(i), "a", "chat");
            events.addSettings(log::Time(i), "a", "range 5 m");
        }
        annotations::LogEvent alarm;
        alarm.time = log::Time(7);
        alarm.kind = "alarm";
        alarm.message = base::Message("Bottom too close");
        events.add(alarm);
        events.addForPilot(log::Time(8), "note", "seen");
        events.finish();
        QCOMPARE(report.events.size(), app::ReportEvents::most + 2);
        QCOMPARE(report.eventsLeftOut,
                 2 * (app::ReportEvents::maximumStored + 5) - app::ReportEvents::most);
        QCOMPARE(std::ranges::count(report.events, QString("Bottom too close"),
                                    &DiveReport::Event::text),
                 1);
    }

    void rangesOfRingsTouchNeitherEachOtherNorTheCentre()
    {
        // As wide as in the report's smallest type.
        const auto widthOf = [](const QString& words) { return 5.2 * double(words.size()); };
        for (const double radius : {60.0, 90.0, 118.0, 400.0})
            for (double edge = 0.5; edge < 150; edge *= 1.03) {
                const auto rings = app::ringLabels(edge, radius, widthOf);
                QVERIFY(rings.size() >= 4);
                QVERIFY(rings.back().text.endsWith(QStringLiteral(" m")));
                // In feet they are round, too; the unit takes more room.
                if (radius < 90)
                    continue;
                const auto feet = app::ringLabels(edge * 0.3048, radius, widthOf, true);
                QVERIFY(feet.back().text.endsWith(QStringLiteral(" ft")));
                QCOMPARE(feet.back().text.chopped(3), rings.back().text.chopped(2));
                QVERIFY(std::abs(feet.back().radius - rings.back().radius) < 1e-6);
                double free = 0;
                for (const app::RingLabel& ring : rings) {
                    if (ring.text.isEmpty())
                        continue;
                    QVERIFY(ring.left > free);
                    free = ring.left + widthOf(ring.text);
                    QVERIFY(free < ring.radius);
                }
            }
    }

    void lengthsAreInTheUnitOfTheReader()
    {
        MadeDive dive;
        dive.depth(0, 3.048);
        dive.echo(500, 4);
        const auto written = dive.recording();
        const QString metric = app::gatherReport(*written, file(), {})->sonars.at(0).settings;
        const QString imperial =
            app::gatherReport(*written, file(), {}, true)->sonars.at(0).settings;
        QVERIFY2(metric.contains(QStringLiteral(" m ")) && metric.endsWith(QStringLiteral("m/s")),
                 qPrintable(metric));
        QVERIFY2(imperial.contains(QStringLiteral(" ft ")) &&
                     imperial.endsWith(QStringLiteral("ft/s")),
                 qPrintable(imperial));
        QCOMPARE(app::formatLength(3.048, 0.3048, 2, true), QStringLiteral("10.0 ft ± 1.0"));
        QCOMPARE(app::formatLength(-3.048, 2, false), QString::fromUtf8("−3.05 m"));
    }

    void aMultibeamIsAMapWithItsDistances()
    {
        const DiveReport report =
            gatheredOf(*svlog(test::svlogOf(test::hillyBottom(ping::Family::Surveyor240, 40))));
        QCOMPARE(report.sonars.size(), std::size_t{1});
        QCOMPARE(report.sonars.front().pings, std::uint64_t{40});
        QCOMPARE(report.sonars.front().lost, std::optional(std::uint64_t{0}));
        QVERIFY(report.sonars.front().settings.endsWith(QStringLiteral("1500 m/s")));
        QVERIFY(report.depths.size() > 30);
        for (const DiveReport::Depth& depth : report.depths)
            QVERIFY(depth.distanceM && std::abs(*depth.distanceM - 14) < 5);
    }

    void distancesAreOfOneSonarAnEchosounderFirst()
    {
        const test::SwathLog bottom = test::hillyBottom(ping::Family::Surveyor240, 20, false);
        for (const bool hasEchosounder : {true, false}) {
            test::McapFile file;
            addSonar(file, bottom);
            const auto sounder = file.rawChannel("sonar/b/rx", {{"family", "ping1d"}});
            for (int i = 0; i < 20 && hasEchosounder; ++i)
                file.frame(sounder, 1000 + 200 * i,
                           test::Echo1d{.distanceMm = 5000,
                                        .confidence = 90,
                                        .samples = test::Samples(50, 90)}
                               .profile());
            const DiveReport report = gatheredOf(*test::indexed(file.finished(), "dive.mcap"));
            QVERIFY(report.depths.size() > 10);
            for (const DiveReport::Depth& depth : report.depths)
                QCOMPARE(*depth.distanceM < 6, hasEchosounder);
        }
    }

    void aSwathWithoutAttitudeSaysNoDistance()
    {
        test::SwathLog tilted;
        const auto echoes = tilted.echoesOf({}, 64, [](double, double) { return 12.0; }, {});
        for (int i = 0; i < 5; ++i)
            tilted.swath(1s + i * 200ms, echoes);
        const DiveReport report = gatheredOf(*svlog(test::svlogOf(tilted)));
        QCOMPARE(report.sonars.at(0).pings, std::uint64_t{5});
        QVERIFY(report.depths.empty());
    }

    void leftOutSoundingsHaveNoPartInTheDistance()
    {
        // Most points are below the threshold of the device, and twice as far.
        test::SwathLog weak(ping::Family::Omniscan3D);
        auto echoes = weak.echoesOf({}, 63, [](double, double) { return 12.0; }, {});
        for (std::size_t i = 0; i < echoes.size(); ++i)
            if (i % 3 != 0) {
                echoes[i].rangeM *= 2;
                echoes[i].power = 5;
            }
        for (int i = 0; i < 5; ++i) {
            weak.attitude(1s + i * 200ms, test::SwathLog::upOf(0, 0));
            weak.swath(1s + i * 200ms, echoes);
        }
        const DiveReport report = gatheredOf(*svlog(test::svlogOf(weak)));
        QVERIFY(!report.depths.empty());
        for (const DiveReport::Depth& depth : report.depths)
            QVERIFY(std::abs(*depth.distanceM - 12) < 0.1);
    }

    void theBottomIsDrawnWhereThePlaceIsKnown()
    {
        const auto placed = svlog(test::svlogOf(test::hillyBottom(ping::Family::Surveyor240, 40)));
        const app::ReportPictures map = picturesOf(*placed);
        QCOMPARE(map.bottomMaps.size(), std::size_t{1});
        QVERIFY(map.sections.empty() && map.waterfalls.empty());
        QVERIFY(map.bottomMaps.front().track.size() > 10);
        QVERIFY(isDrawn(map.bottomMaps.front().image, 0.4, 0.6));
        QVERIFY(map.bottomMaps.front().scale.fromM > 8);

        const auto alone =
            svlog(test::svlogOf(test::hillyBottom(ping::Family::Omniscan3D, 40, false)));
        const app::ReportPictures section = picturesOf(*alone);
        QCOMPARE(section.sections.size(), std::size_t{1});
        QVERIFY(section.bottomMaps.empty());
        QVERIFY(isDrawn(section.sections.front().image, 0.4, 0.6));
    }

    void bothSidesOfAPairAreInOnePicture()
    {
        const auto recording = sideScan({{0, -90}, {1, 90}});
        const app::ReportPictures pictures = picturesOf(*recording);
        QCOMPARE(pictures.sideScans.size(), std::size_t{1});
        QVERIFY(pictures.waterfalls.empty());
        const auto& both = pictures.sideScans.front();
        QVERIFY(!both.single);
        QCOMPARE(both.rangeM, 50.0);
        QVERIFY(isDrawn(both.image, 0.1, 0.4) && isDrawn(both.image, 0.6, 0.9));
        QCOMPARE(both.name.count(QStringLiteral("omniscan450")), 2);
    }

    void theGainOfASideScanPictureIsThatOfItsPart()
    {
        // 100 s with a range of 40 m, then 100 s with 10 m.
        constexpr int pings = 1000;
        test::McapFile file;
        std::mt19937 random(1);
        const auto stream = file.rawChannel("sonar/a/rx", {{"family", "omniscan450"}});
        for (int i = 0; i < pings; ++i)
            file.frame(stream, 200 * i,
                       test::SideScanSea{
                           .altitudeM = 4, .rangeM = i < pings / 2 ? 40.0 : 10.0, .samples = 200}
                           .frame(random, 1, 1, 90));
        const auto recording = test::indexed(file.finished(), "dive.mcap");
        DiveReport report = gatheredOf(*recording);
        const raster::Colormap grey;
        const auto drawn = [&] {
            return app::drawPictures(recording->log(), report, {}, grey, grey)->sideScans.at(0);
        };
        const auto whole = drawn();
        QCOMPARE(whole.rangeM, 40.0);
        // Mean between these metres to starboard, of the pings with the long range.
        const auto brightness = [&](double fromM, double untilM) {
            const QImage& image = whole.image;
            const auto columnOf = [&](double metres) {
                return int(image.width() * (1 + metres / whole.rangeM) / 2);
            };
            double sum = 0;
            int count = 0;
            for (int x = columnOf(fromM); x < columnOf(untilM); ++x)
                for (int y = image.height() * 6 / 10; y < image.height() * 9 / 10; ++y, ++count)
                    sum += image.pixelColor(x, y).red();
            return sum / count;
        };
        QVERIFY2(std::abs(brightness(25, 35) - brightness(6, 9)) < 12,
                 qPrintable(QString::number(brightness(25, 35) - brightness(6, 9))));
        // The pings before the part, whose range is longer, have no part in it.
        report.from = 100s;
        QCOMPARE(drawn().rangeM, 10.0);
    }

    void pingsBeforeThePartAreNotDrawn()
    {
        // Port ends a second before the part.
        test::McapFile file;
        std::mt19937 random(1);
        for (const auto& [channel, headingDeg, pings] :
             {std::tuple(0, -90.0F, 10), std::tuple(1, 90.0F, 31)}) {
            const auto stream =
                file.rawChannel("sonar/omniscan450-" + std::to_string(channel) + "/rx",
                                {{"family", "omniscan450"}});
            for (int i = 0; i < pings; ++i)
                file.frame(stream, 100 * i,
                           test::SideScanSea{}.frame(random, 1, std::uint8_t(channel), headingDeg));
        }
        const auto recording = test::indexed(file.finished(), "dive.mcap");
        DiveReport report = gatheredOf(*recording);
        const raster::Colormap grey;
        report.from = 2s;
        // A part that is one instant, too.
        for (const log::Time until : {report.until, report.from}) {
            report.until = until;
            const auto pictures = app::drawPictures(recording->log(), report, {}, grey, grey);
            const QImage& image = pictures->sideScans.at(0).image;
            QVERIFY(!isDrawn(image, 0.1, 0.4));
            QVERIFY(image.pixelColor(image.width() * 3 / 4, image.height() / 2).alpha() > 0);
        }
    }

    void thePairIsCalledByItsSides()
    {
        const auto recording = sideScan({{0, -90}, {1, 90}});
        DiveReport report = gatheredOf(*recording);
        app::nameSides(report, recording->log(), {});
        QCOMPARE(report.sonars[0].name, QString::fromUtf8("omniscan450 · Port"));
        QCOMPARE(report.sonars[1].name, QString::fromUtf8("omniscan450-2 · Starboard"));
    }

    void aUnitOfNoSideHasAPictureOfItsOwn()
    {
        const auto recording = sideScan({{255, 0}});
        const app::ReportPictures unknown = picturesOf(*recording);
        QCOMPARE(unknown.sideScans.size(), std::size_t{1});
        QVERIFY(unknown.sideScans.front().single);
        QVERIFY(isDrawn(unknown.sideScans.front().image, 0.1, 0.9));
        // Unless the user says which one it is.
        const app::ReportPictures said =
            picturesOf(*recording, {.sides = {.streams = {{0, sidescan::Side::Starboard}}}});
        QCOMPARE(said.sideScans.size(), std::size_t{1});
        QVERIFY(!said.sideScans.front().single);
        QVERIFY(isDrawn(said.sideScans.front().image, 0.6, 0.9) &&
                !isDrawn(said.sideScans.front().image, 0.1, 0.4));
    }

    void everySonarHasItsPicture()
    {
        test::McapFile file;
        for (const char* topic : {"sonar/a/rx", "sonar/b/rx"}) {
            const auto sounder = file.rawChannel(topic, {{"family", "ping1d"}});
            for (int i = 0; i < 5; ++i)
                file.frame(sounder, 100 * i,
                           test::Echo1d{.samples = test::Samples(50, 90)}.profile());
        }
        QCOMPARE(picturesOf(*test::indexed(file.finished(), "dive.mcap")).waterfalls.size(),
                 std::size_t{2});
    }

    void theLastWordsAreThere()
    {
        DiveReport report;
        app::ReportEvents events(report);
        mavlink::StatusText text;
        text.severity = 2;
        text.textId = 3;
        std::ranges::fill(text.text, 'x');
        const auto bytes = mavlink::encodeFrame({{1, 1}, 1}, text);
        const auto frame = mavlink::readFrame(bytes);
        QVERIFY(frame);
        events.takeVehicle({.time = 3s}, *frame);
        events.finish();
        QCOMPARE(report.events.size(), std::size_t{1});
        QVERIFY(report.events.front().at == log::Time(3s));
    }

private:
    [[nodiscard]] std::filesystem::path file() const
    {
        return m_folder->filePath("dive.mcap").toStdString();
    }
    [[nodiscard]] DiveReport gatheredOf(const formats::Recording& recording) const
    {
        auto report = app::gatherReport(recording, file(), {});
        if (!report)
            qFatal("%s", report.error().message.text().c_str());
        return *report;
    }
    static std::unique_ptr<formats::Recording> svlog(std::vector<std::byte> bytes)
    {
        return test::indexed(std::move(bytes), "dive.svlog");
    }
    /// Adds the messages of the log's sonar.
    static void addSonar(test::McapFile& file, const test::SwathLog& from)
    {
        const log::Log& log = *from.shared();
        const std::string family(log::toString(log.stream(from.sonar()).kind()));
        const auto channel = file.rawChannel("sonar/a/rx", {{"family", family}});
        std::vector<std::byte> scratch;
        for (std::uint64_t i = 0; i < log.frameCount(); ++i) {
            const auto entry = log.entry(i);
            if (entry->stream != from.sonar())
                continue;
            const auto frame = log.read(i, scratch);
            file.frame(channel, entry->time / 1ms,
                       ping::encodeFrame(frame->messageId, frame->payload, 2, 0));
        }
    }
    /// Five seconds of units with these channels and headings, each a stream of its own.
    static std::unique_ptr<formats::Recording>
    sideScan(const std::vector<std::pair<std::uint8_t, float>>& units)
    {
        test::McapFile file;
        std::mt19937 random(1);
        for (const auto& [channel, headingDeg] : units) {
            const auto stream =
                file.rawChannel("sonar/omniscan450-" + std::to_string(channel) + "/rx",
                                {{"family", "omniscan450"}});
            for (int i = 0; i < 50; ++i)
                file.frame(stream, 100 * i,
                           test::SideScanSea{.stampMs = 100U * static_cast<std::uint32_t>(i)}.frame(
                               random, 1, channel, headingDeg));
        }
        return test::indexed(file.finished(), "dive.mcap");
    }
    [[nodiscard]] app::ReportPictures picturesOf(const formats::Recording& recording,
                                                 const sidescan::Corrections& said = {}) const
    {
        const raster::Colormap grey;
        return *app::drawPictures(recording.log(), gatheredOf(recording), said, grey, grey);
    }
    /// Somewhere between these shares of its width.
    static bool isDrawn(const QImage& image, double left, double right)
    {
        for (int x = static_cast<int>(left * image.width()); x < right * image.width(); ++x)
            for (int y = 0; y < image.height(); ++y)
                if (image.pixelColor(x, y).alpha() > 0)
                    return true;
        return false;
    }
    [[nodiscard]] DiveReport gathered(MadeDive& dive) const
    {
        const auto recording = dive.recording();
        return gatheredOf(*recording);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

LEADLINE_GUILESS_TEST(DiveReportTest)
#include "tst_divereport.moc"
