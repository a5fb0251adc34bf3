// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a file contains exactly the bytes that a device sent over a real socket and a real
// pseudoterminal.
#include "echo/PingReader.h"
#include "engine/SonarConnection.h"
#include "link/EventLoopClock.h"
#include "link/Pty.h"
#include "link/UdpPeerServer.h"
#include "support/IndexedRecording.h"
#include "support/LiveBench.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>

using namespace leadline;
using app::SonarConnection;
using test::SpyPeer;

namespace {

/// A connection that records onto a disk in memory.
struct EndToEndBench {
    link::EventLoopClock clock;
    base::SystemClock systemClock;
    std::shared_ptr<test::FakeDisk> disk = std::make_shared<test::FakeDisk>();
    app::LiveLog log{systemClock, "Leadline/test"};
    std::shared_ptr<app::EngineMailbox> mailbox =
        std::make_shared<app::EngineMailbox>(std::function<void()>());
    std::map<int, app::SonarStatus> newest;
    std::unique_ptr<SonarConnection> connection;

    EndToEndBench()
    {
        log.recordTo([its = disk] { return std::make_unique<test::BlockingDisk>(its); });
    }
    void connect(const std::string& url, bool listenOnly = false, const std::string& unit = {})
    {
        app::ConnectionPlan plan;
        plan.unit = unit;
        plan.url = *link::LinkUrl::parse(url);
        plan.listenOnly = listenOnly;
        connection = std::make_unique<SonarConnection>(
            std::move(plan), log, clock, link::PeerMaker(),
            SonarConnection::Reports{.mailbox = mailbox, .happened = [](const base::Message&) {}});
        QVERIFY(connection->open().ok());
    }
    [[nodiscard]] std::map<int, app::SonarStatus>& status()
    {
        for (auto& [key, status] : mailbox->take().sonars)
            newest[key.second] = status;
        return newest;
    }
    [[nodiscard]] std::uint64_t pings() { return connection->driver(0).counts().pings; }
    void end()
    {
        const auto left = std::make_shared<bool>(false);
        connection->leave([left] { *left = true; });
        QTRY_VERIFY_WITH_TIMEOUT(*left, 30'000);
        connection.reset();
        log.finish();
    }
};

QByteArray received(const EndToEndBench& bench)
{
    QByteArray all;
    for (const auto& [name, file] : bench.disk->files)
        for (const auto& [topic, bytes] : test::rawTopics(file->bytes))
            if (topic.ends_with("/rx"))
                all += bytes;
    return all;
}

} // namespace

class EndToEndTest : public QObject {
    Q_OBJECT

private slots:
    void overUdp_data()
    {
        QTest::addColumn<QString>("device");
        QTest::addColumn<bool>("named");
        QTest::addColumn<double>("corrupt");
        QTest::newRow("Ping1D") << "ping1d" << true << 0.0;
        QTest::newRow("Ping360") << "ping360" << true << 0.0;
        QTest::newRow("Ping1D, 5 % corrupted") << "ping1d" << true << 5.0;
        QTest::newRow("Ping360, 5 % corrupted") << "ping360" << true << 5.0;
        QTest::newRow("one that is probed") << "ping1d" << false << 0.0;
    }

    void overUdp()
    {
        QFETCH(QString, device);
        QFETCH(bool, named);
        QFETCH(double, corrupt);
        EndToEndBench bench;
        sim::Faults faults;
        faults.corruptPercent = corrupt;
        auto made = test::spyDevice(*link::deviceNamed(device.toStdString()), bench.clock, faults);
        SpyPeer& peer = *made;
        link::UdpPeerServer server(std::move(made), bench.clock);
        QVERIFY(server.listen("127.0.0.1", 0).ok());
        std::string url = "udp://127.0.0.1:" + std::to_string(server.port());
        if (named)
            url += "?device=" + device.toStdString();
        bench.connect(url);
        QTRY_VERIFY_WITH_TIMEOUT(bench.connection->sonarCount() == 1 && bench.pings() > 60, 30'000);
        peer.silent = true;
        QTRY_VERIFY(bench.status()[0].stream.has_value());
        QTRY_COMPARE(bench.connection->bytesIn(), static_cast<std::uint64_t>(peer.said.size()));
        bench.end();
        QCOMPARE(bench.disk->files.size(), std::size_t{1});
        QCOMPARE(test::hashOf(received(bench)), test::hashOf(peer.said));
        QCOMPARE(bench.log.recorderStatus()->lostMessages, std::uint64_t{0});
    }

    void inPartsOverUdp_data()
    {
        QTest::addColumn<QString>("device");
        QTest::addColumn<double>("corrupt");
        QTest::newRow("Ping1D") << "ping1d" << 0.0;
        QTest::newRow("Ping360, 5 % corrupted") << "ping360" << 5.0;
    }

    void inPartsOverUdp()
    {
        QFETCH(QString, device);
        QFETCH(double, corrupt);
        EndToEndBench bench;
        bench.log.splitRecording({.bytes = 20'000});
        sim::Faults faults;
        faults.corruptPercent = corrupt;
        auto made = test::spyDevice(*link::deviceNamed(device.toStdString()), bench.clock, faults);
        SpyPeer& peer = *made;
        link::UdpPeerServer server(std::move(made), bench.clock);
        QVERIFY(server.listen("127.0.0.1", 0).ok());
        bench.connect("udp://127.0.0.1:" + std::to_string(server.port()) +
                      "?device=" + device.toStdString());
        QTRY_VERIFY_WITH_TIMEOUT(bench.connection->sonarCount() == 1 && bench.pings() > 60 &&
                                     peer.said.size() > 70'000,
                                 60'000);
        peer.silent = true;
        QTRY_COMPARE(bench.connection->bytesIn(), static_cast<std::uint64_t>(peer.said.size()));
        bench.end();
        QVERIFY(bench.disk->files.size() >= 3);
        QCOMPARE(test::hashOf(received(bench)), test::hashOf(peer.said));
        QCOMPARE(bench.log.recorderStatus()->lostMessages, std::uint64_t{0});
        // What was drawn meanwhile went on, and is what the parts hold together.
        std::uint64_t frames = 0;
        for (const auto& [name, file] : bench.disk->files) {
            const auto part = test::indexed(file->bytes, name);
            QVERIFY(part);
            QVERIFY(!part->counts().truncated);
            frames += part->log().frameCount();
            // The last one may hold only what was said to the sonar on leaving it.
            if (part->log().streamCount() > 0)
                QCOMPARE(std::string(log::toString(part->log().stream(0).kind())),
                         device.toStdString());
        }
        QCOMPARE(frames, bench.log.log()->frameCount());
    }

    void overAPty()
    {
        EndToEndBench bench;
        const auto peer = test::spyDevice(ping::Family::Ping1D, bench.clock);
        link::Pty pty(bench.clock);
        QVERIFY(pty.open().ok());
        pty.serve(*peer);
        bench.connect("serial:" + pty.path() + "?device=ping1d");
        QTRY_VERIFY_WITH_TIMEOUT(bench.connection->sonarCount() == 1 && bench.pings() > 40, 30'000);
        peer->silent = true;
        QTRY_COMPARE(bench.connection->openLink()->counters().bytesIn,
                     static_cast<std::uint64_t>(peer->said.size()));
        bench.end();
        QCOMPARE(test::hashOf(received(bench)), test::hashOf(peer->said));
    }

    void whatIsSentIsInTheFileToo()
    {
        EndToEndBench bench;
        auto made = test::spyDevice(ping::Family::Ping1D, bench.clock);
        SpyPeer& peer = *made;
        link::UdpPeerServer server(std::move(made), bench.clock);
        QVERIFY(server.listen("127.0.0.1", 0).ok());
        bench.connect("udp://127.0.0.1:" + std::to_string(server.port()) + "?device=ping1d");
        QTRY_VERIFY_WITH_TIMEOUT(bench.connection->sonarCount() == 1 && bench.pings() > 5, 30'000);
        bench.end();
        const auto topics = test::rawTopics(bench.disk->only().bytes);
        QCOMPARE(topics.size(), std::size_t{2});
        QCOMPARE(topics.at("sonar/ping1d-1/tx").size(), qsizetype(peer.heard));
    }

    void howAHeadHangsIsInTheFile()
    {
        EndToEndBench bench;
        link::UdpPeerServer server(test::spyDevice(ping::Family::Ping360, bench.clock),
                                   bench.clock);
        QVERIFY(server.listen("127.0.0.1", 0).ok());
        bench.connect("udp://127.0.0.1:" + std::to_string(server.port()) + "?device=ping360");
        QTRY_VERIFY_WITH_TIMEOUT(bench.connection->sonarCount() == 1 && bench.pings() > 0, 30'000);
        bench.connection->channel(0)->execute(app::SetMount{{.upsideDown = true, .turnDeg = 30}},
                                              1);
        bench.end();
        const auto& file = bench.disk->only();
        const auto noted = [](const std::string& words) {
            return std::string("mounting") + static_cast<char>(words.size()) +
                   std::string(3, '\0') + words;
        };
        QVERIFY(file.holds(noted("upright 0")) && file.holds(noted("upside down 30")));
        QVERIFY(file.holds("Mounting: upside down 30."));
    }

    void theSoundSpeedThatWasChosenIsThatOfTheReplay()
    {
        EndToEndBench bench;
        bench.log.splitRecording({.bytes = 30'000});
        link::UdpPeerServer server(test::spyDevice(ping::Family::Ping360, bench.clock),
                                   bench.clock);
        QVERIFY(server.listen("127.0.0.1", 0).ok());
        bench.connect("udp://127.0.0.1:" + std::to_string(server.port()) + "?device=ping360");
        QTRY_VERIFY_WITH_TIMEOUT(bench.connection->sonarCount() == 1 && bench.pings() > 10, 30'000);
        const auto reported = bench.pings();
        bench.connection->channel(0)->execute(app::SetSettings{{{"soundSpeed", 1450}}}, 1);
        // No speed of sound in water.
        bench.connection->channel(0)->execute(app::SetSettings{{{"soundSpeed", 1.5}}}, 2);
        QTRY_VERIFY_WITH_TIMEOUT(bench.pings() > reported + 60, 60'000);
        bench.end();
        QVERIFY(bench.disk->files.size() >= 2);
        std::vector<std::byte> scratch;
        const auto rangesIn = [&](const log::Log& log) {
            std::vector<std::pair<double, double>> ranges;
            const echo::PingReader reader(log, 0);
            for (std::uint64_t i = 0; i < reader.count(); ++i) {
                const auto ping = reader.read(i, scratch);
                ranges.emplace_back(ping->soundSpeed, ping->profile.lengthM);
            }
            return ranges;
        };
        const auto drawn = rangesIn(*bench.log.log());
        decltype(rangesIn(*bench.log.log())) replayed;
        for (const auto& [name, file] : bench.disk->files) {
            const auto part = test::indexed(file->bytes, name);
            QVERIFY(part);
            if (part->log().streamCount() == 0)
                continue; // only what was said to the sonar
            for (const auto& each : rangesIn(part->log()))
                replayed.push_back(each);
        }
        QVERIFY(drawn == replayed);
        QCOMPARE(drawn.front().first, 1500.0);
        QCOMPARE(drawn.back().first, 1450.0);
        QVERIFY(std::ranges::any_of(bench.disk->files, [](const auto& file) {
            return file.second->holds("Asked for: sound speed 1450.");
        }));
    }

    void whatHasASerialNumberIsCalledByIt()
    {
        EndToEndBench bench;
        link::UdpPeerServer server(test::spyDevice(ping::Family::Ping360, bench.clock),
                                   bench.clock);
        QVERIFY(server.listen("127.0.0.1", 0).ok());
        bench.connect("udp://127.0.0.1:" + std::to_string(server.port()), false,
                      "54-10-EC-79-7D-C5");
        QTRY_VERIFY_WITH_TIMEOUT(bench.connection->sonarCount() == 1 && bench.pings() > 5, 30'000);
        bench.end();
        const auto topics = test::rawTopics(bench.disk->only().bytes);
        QCOMPARE(topics.size(), std::size_t{2});
        QVERIFY(topics.contains("sonar/ping360-54-10-EC-79-7D-C5/rx"));
    }

    void noiseAloneIsRecorded()
    {
        EndToEndBench bench;
        const auto peer = test::spyDevice(ping::Family::Ping1D, bench.clock);
        peer->silent = true;
        link::Pty pty(bench.clock);
        QVERIFY(pty.open().ok());
        pty.serve(*peer);
        bench.connect("serial:" + pty.path(), true);
        QTRY_VERIFY(bench.connection->openLink() != nullptr &&
                    bench.connection->openLink()->isOpen());
        QByteArray noise;
        for (int i = 0; i < 900; ++i)
            noise += static_cast<char>((i * 37) % 251);
        peer->say(noise);
        QTRY_COMPARE(bench.connection->openLink()->counters().bytesIn,
                     static_cast<std::uint64_t>(noise.size()));
        bench.end();
        QCOMPARE(received(bench), noise);
        QCOMPARE(peer->heard, std::size_t{0});
    }

    void whoeverIsSpokenToByAnotherIsHeard()
    {
        EndToEndBench bench;
        const auto peer = test::spyDevice(ping::Family::Ping360, bench.clock);
        link::Pty pty(bench.clock);
        QVERIFY(pty.open().ok());
        pty.serve(*peer);
        bench.connect("serial:" + pty.path(), true);
        QTRY_VERIFY(bench.connection->openLink() != nullptr &&
                    bench.connection->openLink()->isOpen());
        // Another program asks on the same line.
        const auto question = ping::encodeFrame(ping::common::GeneralRequest{4});
        peer->receive(question, 0);
        QTRY_COMPARE(bench.connection->openLink()->counters().bytesIn,
                     static_cast<std::uint64_t>(peer->said.size()));
        QVERIFY(!peer->said.isEmpty());
        bench.end();
        QCOMPARE(received(bench), peer->said);
        QCOMPARE(peer->heard, question.size());
    }
};

LEADLINE_GUILESS_TEST(EndToEndTest)
#include "tst_endtoend.moc"
