// SPDX-License-Identifier: GPL-3.0-or-later
// A family that is defined in this folder only goes all the way: it is found, drawn, recorded and
// exported, and none of its 16 bits is lost.
#include "MadeUpFamily.h"
#include "device/Discovery.h"
#include "echo/WaterfallWindow.h"
#include "engine/SonarConnection.h"
#include "export/CsvExport.h"
#include "export/NcReader.h"
#include "export/NetcdfExport.h"
#include "formats/RecordingJson.h"
#include "link/EventLoopClock.h"
#include "link/UdpPeerServer.h"
#include "log/StreamClassifier.h"
#include "ping/FamilyDescriptor.h"
#include "raster/WaterfallRaster.h"
#include "support/DiscoveryBench.h"
#include "support/IndexedRecording.h"
#include "support/LiveBench.h"
#include "support/TestMain.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace leadline;
using app::SonarConnection;
namespace madeup = test::madeup;

namespace {

/// A colour map in which each index has a colour of its own.
raster::Colormap countedColours()
{
    raster::Colormap::Entries entries{};
    for (std::size_t i = 0; i < entries.size(); ++i)
        entries[i] = {static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(255 - i), 7, 255};
    return {"counted", entries};
}

log::StreamNumber streamOf(const log::Log& log)
{
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        if (log.stream(number).kind() == madeup::family)
            return number;
    }
    qFatal("The log has no stream of the family.");
}

/// Pings of a log, one a column and one sample a row.
std::vector<std::uint8_t> picture(const log::Log& log, std::uint64_t pings)
{
    const echo::PingReader reader(log, streamOf(log));
    echo::WaterfallWindow window;
    window.load(reader, 0, pings);
    const auto width = static_cast<int>(pings);
    const auto height = static_cast<int>(madeup::sampleCount);
    std::vector<std::uint8_t> pixels(static_cast<std::size_t>(4 * width * height));
    const raster::Canvas canvas{pixels.data(), width, height, 4 * width};
    raster::WaterfallRaster raster(madeup::startMm / 1e3,
                                   (madeup::startMm + madeup::lengthMm) / 1e3);
    raster.drawColumns(canvas, 0, window.profiles(), countedColours());
    return pixels;
}

/// A dive with the sonar, live and as it was recorded.
struct Dive {
    link::EventLoopClock clock;
    base::SystemClock systemClock;
    std::shared_ptr<test::FakeDisk> disk = std::make_shared<test::FakeDisk>();
    app::LiveLog log{systemClock, "Leadline/test"};
    std::unique_ptr<formats::Recording> recording;

    /// Empty pictures and no recording if something did not come about in time.
    void run()
    {
        log.recordTo([its = disk] { return std::make_unique<test::BlockingDisk>(its); });
        link::UdpPeerServer server(test::spyDevice(madeup::family, clock), clock);
        QVERIFY(server.listen("127.0.0.1", 0).ok());
        app::ConnectionPlan plan;
        plan.url = *link::LinkUrl::parse("udp://127.0.0.1:" + std::to_string(server.port()));
        const auto mailbox = std::make_shared<app::EngineMailbox>([] {});
        SonarConnection connection(
            std::move(plan), log, clock, link::PeerMaker(),
            SonarConnection::Reports{.mailbox = mailbox, .happened = [](const base::Message&) {}});
        QVERIFY(connection.open().ok());
        QTRY_VERIFY_WITH_TIMEOUT(
            connection.sonarCount() == 1 && connection.driver(0).counts().pings > 40, 30'000);
        QCOMPARE(mailbox->take().sonars.at({0, 0}).family, madeup::family);
        bool left = false;
        connection.leave([&] { left = true; });
        QTRY_VERIFY_WITH_TIMEOUT(left, 30'000);
        log.finish();
        QCOMPARE(disk->files.size(), std::size_t{1});
        recording = test::indexed(disk->files.begin()->second->bytes, "dive.mcap");
        QVERIFY(recording);
    }
};

} // namespace

class MadeUpFamilyTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        madeup::registerAll();
        m_dive = std::make_unique<Dive>();
        m_dive->run();
        QVERIFY(m_dive->recording);
    }
    void cleanupTestCase() { m_dive.reset(); }

    void isFoundByDiscovery()
    {
        link::EventLoopClock clock;
        test::Served sonar(madeup::family, clock);
        device::Discovery discovery(clock, test::isolatedTools());
        discovery.start({.remembered = {test::urlOf(sonar.url())}});
        QTRY_VERIFY2_WITH_TIMEOUT(test::isFound(discovery, sonar.url(), madeup::family),
                                  test::story(discovery), 20'000);
    }

    void isNamedInLinks()
    {
        const auto url = link::LinkUrl::parse("udp://192.168.2.92:51200?device=madeup");
        QVERIFY(url);
        QVERIFY(url->device == madeup::family);
        QCOMPARE(url->toString(), std::string("udp://192.168.2.92:51200?device=madeup"));
    }

    void itsPingIsNoSpoke()
    {
        const log::Log& log = m_dive->recording->log();
        const log::Stream& stream = log.stream(streamOf(log));
        QVERIFY(stream.pings().size() > 40);
        QCOMPARE(stream.pings().at(0)->angleGrad, log::PingEntry::noAngle);
        for (std::size_t i = 0; i < log.streamCount(); ++i)
            QVERIFY(log.stream(static_cast<log::StreamNumber>(i)).kind() != ping::Family::Ping360);
    }

    void allBitsAreRead()
    {
        const std::array<const log::Log*, 2> logs{m_dive->log.log().get(),
                                                  &m_dive->recording->log()};
        for (const log::Log* log : logs) {
            const echo::PingReader reader(*log, streamOf(*log));
            echo::PingReader::Scratch scratch;
            QVERIFY(reader.count() > 40);
            for (std::uint64_t i = 0; i < reader.count(); ++i) {
                const auto ping = reader.read(i, scratch);
                QVERIFY(ping && ping->pingNumber);
                QVERIFY(ping->decibels == echo::commonDecibels);
                QVERIFY(std::ranges::equal(ping->profile.samples,
                                           madeup::samplesOf(*ping->pingNumber)));
            }
        }
    }

    void isDrawnLiveAndInReplay()
    {
        constexpr std::uint64_t pings = 40;
        const auto live = picture(*m_dive->log.log(), pings);
        QVERIFY(live == picture(m_dive->recording->log(), pings));
        const echo::PingReader reader(*m_dive->log.log(), streamOf(*m_dive->log.log()));
        echo::PingReader::Scratch scratch;
        for (std::uint64_t x = 0; x < pings; ++x) {
            const auto samples = madeup::samplesOf(*reader.read(x, scratch)->pingNumber);
            for (std::size_t y = 0; y < samples.size(); ++y)
                QCOMPARE(int{live[4 * (y * pings + x)]}, qRound(samples[y] / 257.0));
        }
    }

    void rangeGainUsesAllBits()
    {
        // In 8 bits 255 and 256 would be 0 and 1, and eight times as much 0 and 8.
        const std::vector<ping::WideSample> samples(10, ping::WideSample(255));
        const echo::Profile profile{0, 10, ping::Samples::Wide(samples)};
        std::vector<std::uint8_t> shaped(profile.samples.bytes().size());
        echo::shape({.rangeGain = 8, .gainStart = 0, .smoothing = 1}, profile, {}, shaped);
        const ping::Samples result(shaped, 2);
        QVERIFY(result[0] > 300 && result[0] < 400);
        QVERIFY(result[9] > 1900 && result[9] < 2040);
        QVERIFY(std::ranges::is_sorted(result));
    }

    void theBrightestWinsInCoarserLevels()
    {
        const log::Log& log = *m_dive->log.log();
        const echo::PingReader reader(log, streamOf(log));
        echo::LevelOfDetail detail(reader);
        while (detail.extend(1000)) {
        }
        QVERIFY(detail.isWide());
        const auto node = detail.wideNode(0, 0);
        QVERIFY(node);
        echo::PingReader::Scratch scratch;
        std::uint16_t brightest = 0;
        for (std::uint64_t i = 0; i < echo::LevelOfDetail::factor; ++i)
            brightest = std::max(brightest,
                                 madeup::samplesOf(*reader.read(i, scratch)->pingNumber).front());
        QCOMPARE(std::uint16_t{node->bins.front()}, brightest);
        QCOMPARE(std::uint16_t{node->bins.back()}, std::uint16_t{0xffff});
    }

    void isSummarizedInTheRecording()
    {
        const echo::PingReader reader(m_dive->recording->log(), streamOf(m_dive->recording->log()));
        echo::PingReader::Scratch scratch;
        const auto frame = reader.log().read(reader.entry(0)->frame, scratch);
        QVERIFY(frame);
        const auto json = formats::summaryJson(madeup::family, *frame);
        QVERIFY(json);
        QVERIFY(json->find("\"length_m\":9.6") != std::string::npos);
    }

    void isExportedToCsvSampleBySample()
    {
        std::string text;
        const auto rows =
            exporting::exportCsv(m_dive->recording->log(), m_dive->recording->duration(),
                                 {.samples = true}, [&](std::string_view piece) {
                                     text += piece;
                                     return true;
                                 });
        QVERIFY(rows);
        const QStringList lines = QString::fromStdString(text).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), static_cast<qsizetype>(*rows) + 1);
        const QStringList names = lines[0].split(',');
        const auto first = names.indexOf(QStringLiteral("s0"));
        const auto number = names.indexOf(QStringLiteral("ping_number"));
        QVERIFY(first > 0 && number > 0);
        for (qsizetype row = 1; row < lines.size(); ++row) {
            const QStringList cells = lines[row].split(',');
            const auto samples = madeup::samplesOf(cells[number].toUInt());
            for (std::size_t i = 0; i < samples.size(); ++i)
                QVERIFY(std::abs(cells[first + static_cast<qsizetype>(i)].toDouble() -
                                 (-155 + samples[i] * 255 / 65535.0)) <= 0.005001);
        }
    }

    void isExportedToNetcdfSampleBySample()
    {
        const QTemporaryDir folder;
        const auto path = std::filesystem::path(folder.filePath("dive.nc").toStdString());
        const auto pings = exporting::exportNetcdf(*m_dive->recording, {}, path);
        QVERIFY2(pings, pings ? "" : pings.error().message.text().c_str());
        const test::NcReader file(path);
        const QString beam = QStringLiteral("Sonar/Beam_group1");
        QCOMPARE(file.text(beam, "sonar_model"), QStringLiteral("Made-up"));
        const auto numbers = file.longs(beam, "ping_number");
        QCOMPARE(numbers.size(), static_cast<std::size_t>(*pings));
        for (std::size_t i = 0; i < numbers.size(); ++i)
            QVERIFY(file.wideSamples(beam, i) ==
                    madeup::samplesOf(static_cast<std::uint32_t>(numbers[i])));
    }

private:
    std::unique_ptr<Dive> m_dive;
};

LEADLINE_GUILESS_TEST(MadeUpFamilyTest)
#include "tst_madeupfamily.moc"
