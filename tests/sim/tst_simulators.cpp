// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the simulators over real sockets, pseudoterminals and links.
#include "link/EventLoopClock.h"
#include "link/LinkFactory.h"
#include "link/Pty.h"
#include "link/SimLink.h"
#include "link/UdpPeerServer.h"
#include "ping/Message.h"
#include "ping/Parser.h"
#include "sim/SimulatedDevice.h"
#include "support/TestMain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using link::Link;
using ping::DeviceKind;
using ping::encodeFrame;
namespace common = ping::common;
namespace ping1d = ping::ping1d;
namespace ping360 = ping::ping360;

namespace {

std::unique_ptr<sim::FaultyLine> faultyDevice(ping::DeviceKind kind, base::Clock& clock,
                                              const sim::Faults& faults = {})
{
    return std::move(*sim::makeDevice(
        kind, clock, std::make_shared<const sim::World>(1, clock.now()), {}, faults));
}

/// A link and the frames that come over it.
struct LinkClient {
    std::unique_ptr<Link> link;
    ping::Parser parser;
    std::vector<std::vector<std::byte>> frames;

    LinkClient(const std::string& url, base::Clock& clock)
        : LinkClient(std::move(*link::makeLink(*link::LinkUrl::parse(url), clock)))
    {
    }
    explicit LinkClient(std::unique_ptr<Link> made) : link(std::move(made))
    {
        QObject::connect(link.get(), &Link::received, link.get(), [this](base::ByteSpan bytes) {
            while (const auto frame = parser.next(bytes))
                frames.emplace_back(frame->bytes.begin(), frame->bytes.end());
        });
        link->open();
    }
    [[nodiscard]] std::size_t count(std::uint16_t id) const
    {
        return static_cast<std::size_t>(std::ranges::count_if(
            frames, [id](const auto& bytes) { return ping::viewFrame(bytes).messageId == id; }));
    }
};

const std::vector<std::byte> whoIsThere = encodeFrame(common::GeneralRequest{4});

ping360::AutoTransmit fullTurn()
{
    return {.mode = 1,
            .gainSetting = 1,
            .transmitDuration = 11,
            .samplePeriod = 88,
            .transmitFrequency = 750,
            .numberOfSamples = 1200,
            .startAngle = 0,
            .stopAngle = 399,
            .numSteps = 1,
            .delay = 0};
}

} // namespace

class SimulatorsTest : public QObject {
    Q_OBJECT

private slots:
    void overUdp()
    {
        link::EventLoopClock clock;
        link::UdpPeerServer server(faultyDevice(ping::Family::Ping1D, clock), clock);
        QVERIFY(server.listen("127.0.0.1", 0).ok());
        const std::string url = "udp://127.0.0.1:" + std::to_string(server.port());
        LinkClient client(url, clock);
        QVERIFY(client.link->send(whoIsThere));
        QTRY_COMPARE(client.count(4), std::size_t{1});
        QVERIFY(client.link->send(encodeFrame(ping1d::SetPingInterval{20})));
        QVERIFY(client.link->send(encodeFrame(ping1d::ContinuousStart{1300})));
        QTRY_VERIFY(client.count(1300) > 10);
        // Somebody else asks, and gets his answer and no more.
        LinkClient other(url, clock);
        QVERIFY(other.link->send(whoIsThere));
        QTRY_COMPARE(other.count(4), std::size_t{1});
        const std::size_t before = client.count(1300);
        QTRY_VERIFY(client.count(1300) > before + 5);
        QCOMPARE(other.frames.size(), std::size_t{1});
        QCOMPARE(client.count(4), std::size_t{1});
        QCOMPARE(client.parser.badChecksums(), std::uint64_t{0});
        QCOMPARE(client.link->counters().rejectedDatagrams, std::uint64_t{0});
    }

    void anEmptyDatagramStopsAScan()
    {
        link::EventLoopClock clock;
        link::UdpPeerServer server(faultyDevice(ping::Family::Ping360, clock), clock);
        QVERIFY(server.listen("127.0.0.1", 0).ok());
        LinkClient client("udp://127.0.0.1:" + std::to_string(server.port()), clock);
        QVERIFY(client.link->send(encodeFrame(fullTurn())));
        QTRY_VERIFY(client.count(2301) > 5);
        bool ready = false;
        client.link->measureRate([&] { ready = true; });
        QTRY_VERIFY(ready);
        const std::size_t stopped = client.count(2301);
        QVERIFY(client.link->send(whoIsThere));
        QTRY_COMPARE(client.count(4), std::size_t{1});
        QCOMPARE(client.count(2301), stopped);
    }

    void aServerThatWasAwayIsThereAgain()
    {
        link::EventLoopClock clock;
        link::UdpPeerServer server(faultyDevice(ping::Family::Ping1D, clock), clock);
        QVERIFY(server.listen("127.0.0.1", 0).ok());
        const std::uint16_t port = server.port();
        LinkClient client("udp://127.0.0.1:" + std::to_string(port), clock);
        QVERIFY(client.link->send(whoIsThere));
        QTRY_COMPARE(client.count(4), std::size_t{1});
        server.close();
        QVERIFY(client.link->send(whoIsThere));
        QVERIFY(client.link->send(whoIsThere));
        QTest::qWait(0);
        QVERIFY(server.listen("127.0.0.1", port).ok());
        QVERIFY(client.link->send(whoIsThere));
        QTRY_COMPARE(client.count(4), std::size_t{2});
    }

    void aSecondServerOnAPortIsRefused()
    {
        link::EventLoopClock clock;
        link::UdpPeerServer first(faultyDevice(ping::Family::Ping1D, clock), clock);
        link::UdpPeerServer second(faultyDevice(ping::Family::Ping1D, clock), clock);
        QVERIFY(first.listen("127.0.0.1", 0).ok());
        const auto refused = second.listen("127.0.0.1", first.port());
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().message.text().find("in use") != std::string::npos);
        QVERIFY(!second.listen("nonsense", 0).ok());
    }

    void onAPtyAtEveryRateOfTheHead()
    {
        link::EventLoopClock clock;
        const auto head = faultyDevice(ping::Family::Ping360, clock);
        link::Pty pty(clock);
        QVERIFY(pty.open().ok());
        pty.serve(*head);
        LinkClient client("serial:" + pty.path(), clock);
        QCOMPARE(client.link->state(), Link::State::Open);
        std::size_t answers = 0;
        for (const std::uint32_t rate :
             {2'500'000U, 2'000'000U, 1'843'200U, 921'600U, 460'800U, 230'400U, 115'200U}) {
            client.link->setBaudRate(rate);
            bool ready = false;
            client.link->measureRate([&] { ready = true; });
            QTRY_VERIFY(ready);
            QVERIFY(client.link->send(whoIsThere));
            ++answers;
            QTRY_COMPARE(client.count(4), answers);
        }
    }

    void aPulledPtyComesBack()
    {
        link::EventLoopClock deviceClock;
        base::FakeClock clock;
        const auto head = faultyDevice(ping::Family::Ping1D, deviceClock);
        link::Pty pty(deviceClock);
        QVERIFY(pty.open().ok());
        pty.serve(*head);
        // By a name of its own, as udev gives it: other tests take the numbers that are free.
        QTemporaryDir folder;
        const QString port = folder.filePath("port");
        QVERIFY(QFile::link(QString::fromStdString(pty.path()), port));
        LinkClient client("serial:" + port.toStdString(), clock);
        QVERIFY(client.link->send(whoIsThere));
        QTRY_COMPARE(client.count(4), std::size_t{1});
        QVERIFY(QFile::remove(port));
        pty.close();
        QTRY_COMPARE(client.link->state(), Link::State::Waiting);
        clock.advance(10s);
        QCOMPARE(client.link->state(), Link::State::Waiting);
        QVERIFY(pty.open().ok());
        QVERIFY(QFile::link(QString::fromStdString(pty.path()), port));
        pty.serve(*head);
        clock.advance(2s);
        QCOMPARE(client.link->state(), Link::State::Open);
        QVERIFY(client.link->send(whoIsThere));
        QTRY_COMPARE(client.count(4), std::size_t{2});
    }

    void clientsOfAPtyComeAndGo()
    {
        link::EventLoopClock clock;
        const auto head = faultyDevice(ping::Family::Ping1D, clock);
        link::Pty pty(clock);
        QVERIFY(pty.open().ok());
        pty.serve(*head);
        for (int i = 0; i < 3; ++i) {
            LinkClient client("serial:" + pty.path(), clock);
            QVERIFY(client.link->send(whoIsThere));
            QTRY_COMPARE(client.count(4), std::size_t{1});
            QVERIFY(client.link->send(encodeFrame(ping1d::ContinuousStart{1300})));
            QTRY_VERIFY(client.count(1300) > 0);
            QCOMPARE(client.parser.skippedBytes(), std::uint64_t{0});
        }
    }

    void inProcessOnAFakeClock()
    {
        base::FakeClock clock;
        const auto world = std::make_shared<const sim::World>(1, clock.now());
        const link::PeerMaker maker =
            [&](ping::DeviceKind kind,
                base::Clock& devicesClock) -> base::Result<std::unique_ptr<link::Peer>> {
            auto made = sim::makeDevice(kind, devicesClock, world);
            if (!made)
                return made.error();
            return std::unique_ptr<link::Peer>(std::move(*made));
        };
        LinkClient client(
            std::move(*link::makeLink(*link::LinkUrl::parse("sim:ping360"), clock, maker)));
        QVERIFY(client.link->send(encodeFrame(fullTurn())));
        clock.advance(10s);
        const std::size_t pings = client.count(2301);
        QVERIFY2(pings > 900 && pings < 1100, qPrintable(QString::number(pings)));
        QVERIFY(link::makeLink(*link::LinkUrl::parse("sim:vehicle"), clock, maker).ok());
    }

    void bothSonarsTogetherAreAsFastAsTheyGet()
    {
        // 200 pings a second, for as long as a window may be stalled.
        base::FakeClock clock;
        const auto world = std::make_shared<const sim::World>(1, clock.now());
        LinkClient down(std::make_unique<link::SimLink>(
            *link::LinkUrl::parse("sim:ping1d"), clock,
            std::move(*sim::makeDevice(ping::Family::Ping1D, clock, world))));
        LinkClient round(std::make_unique<link::SimLink>(
            *link::LinkUrl::parse("sim:ping360"), clock,
            std::move(*sim::makeDevice(ping::Family::Ping360, clock, world))));
        QVERIFY(down.link->send(encodeFrame(ping1d::SetModeAuto{0})));
        QVERIFY(down.link->send(encodeFrame(ping1d::SetRange{0, 2000})));
        QVERIFY(down.link->send(encodeFrame(ping1d::SetPingInterval{8})));
        QVERIFY(down.link->send(encodeFrame(ping1d::ContinuousStart{1300})));
        QVERIFY(round.link->send(encodeFrame(fullTurn())));
        clock.advance(1s);
        const std::size_t before = down.count(1300) + round.count(2301);
        clock.advance(3s);
        const std::size_t pings = down.count(1300) + round.count(2301) - before;
        QVERIFY2(pings >= 600, qPrintable(QString::number(pings)));
    }
};

LEADLINE_GUILESS_TEST(SimulatorsTest)
#include "tst_simulators.moc"
