// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the observations of an open link without data, over a real network.
#include "engine/SonarConnection.h"
#include "engine/VehicleConnection.h"
#include "support/DiscoveryBench.h"
#include "support/TestMain.h"

#include <QTcpServer>
#include <QTest>
#include <QUdpSocket>

using namespace leadline;
using namespace leadline::test;
using app::LinkEvidence;
using Refusal = link::Link::Refusal;

namespace {

/// A bridge on this computer that can be stopped and started again.
struct Bridge {
    base::Clock& clock;
    ping::DeviceKind device;
    std::uint16_t port = 0;
    std::unique_ptr<link::UdpPeerServer> server = {};

    void start()
    {
        server = std::make_unique<link::UdpPeerServer>(simulated(device, clock), clock);
        if (!server->listen("127.0.0.1", port).ok())
            qFatal("no port");
        port = server->port();
    }
    [[nodiscard]] std::string url() const { return "udp://127.0.0.1:" + std::to_string(port); }
};

template<class Condition>
bool until(base::FakeClock& clock, const Condition& holds)
{
    for (int steps = 0; steps < 20'000 && !holds(); ++steps) {
        clock.advance(5ms);
        QCoreApplication::processEvents();
    }
    return holds();
}

struct SonarBench {
    base::FakeClock clock;
    Bridge bridge{clock, ping::Family::Ping1D};
    app::LiveLog log{clock, "Leadline/test"};
    std::shared_ptr<app::EngineMailbox> mailbox =
        std::make_shared<app::EngineMailbox>(std::function<void()>());
    app::SonarStatus newest;
    std::unique_ptr<app::SonarConnection> connection;

    [[nodiscard]] const app::SonarStatus& status()
    {
        for (auto& [key, status] : mailbox->take().sonars)
            newest = status;
        return newest;
    }
    void connect(const std::string& options) { connectTo(bridge.url() + options); }
    void connectTo(const std::string& url)
    {
        connection = std::make_unique<app::SonarConnection>(
            app::ConnectionPlan{.url = urlOf(url)}, log, clock, link::PeerMaker(),
            app::SonarConnection::Reports{.mailbox = mailbox,
                                          .happened = [](const base::Message&) {}});
        QVERIFY(connection->open().ok());
    }
};

} // namespace

class LinkDiagnosticsTest : public QObject {
    Q_OBJECT

private slots:
    void aBridgeThatStopsIsToldFromASilentSonar()
    {
#if defined(__linux__)
        SonarBench bench;
        bench.bridge.start();
        bench.connect("?device=ping1d");
        QVERIFY(
            until(bench.clock, [&] { return bench.status().driver == device::DriverState::Live; }));
        QVERIFY(bench.status().evidence.open);
        QVERIFY(bench.status().evidence.messages == LinkEvidence::Received::Recently);
        QVERIFY(bench.status().evidence.refusal == Refusal::None);
        bench.bridge.server.reset();
        QVERIFY(
            until(bench.clock, [&] { return bench.status().evidence.refusal == Refusal::Port; }));
        QVERIFY(until(bench.clock, [&] {
            return bench.status().driver == device::DriverState::Lost &&
                   bench.status().evidence.messages == LinkEvidence::Received::Before;
        }));
        QVERIFY(bench.status().evidence.refusal == Refusal::Port);
        bench.bridge.start();
        QVERIFY(until(bench.clock, [&] {
            return bench.status().driver == device::DriverState::Live &&
                   bench.status().evidence.refusal == Refusal::None;
        }));
#endif
    }

    void whoIsStillLookedForIsRefusedToo()
    {
#if defined(__linux__)
        SonarBench bench;
        bench.bridge.start();
        bench.bridge.server.reset();
        bench.connect({});
        QVERIFY(
            until(bench.clock, [&] { return bench.status().evidence.refusal == Refusal::Port; }));
        bench.bridge.start();
        QVERIFY(
            until(bench.clock, [&] { return bench.status().driver == device::DriverState::Live; }));
        QVERIFY(bench.status().evidence.refusal == Refusal::None);
#endif
    }

    void aBridgeThatIsStartedAndSaysNothingIsNotRefusedAnyMore()
    {
#if defined(__linux__)
        SonarBench bench;
        bench.bridge.start();
        bench.bridge.server.reset();
        bench.connect("?device=ping1d");
        QVERIFY(
            until(bench.clock, [&] { return bench.status().evidence.refusal == Refusal::Port; }));
        // It is asked again and again, and refused each time.
        const base::Instant stays = bench.clock.now() + 20s;
        QVERIFY(until(bench.clock, [&] {
            return bench.status().evidence.refusal != Refusal::Port || bench.clock.now() > stays;
        }));
        QVERIFY(bench.status().evidence.refusal == Refusal::Port);
        QUdpSocket silent;
        QVERIFY(silent.bind(QHostAddress(QHostAddress::LocalHost), bench.bridge.port));
        QVERIFY(
            until(bench.clock, [&] { return bench.status().evidence.refusal == Refusal::None; }));
        QVERIFY(bench.status().evidence.bytes == LinkEvidence::Received::Never);
#endif
    }

    void aConnectionThatIsTakenAndBringsNothingIsNotRefusedAnyMore()
    {
        SonarBench bench;
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        bench.bridge.port = server.serverPort();
        server.close();
        bench.connectTo("tcp://127.0.0.1:" + std::to_string(bench.bridge.port) + "?device=ping1d");
        QVERIFY(
            until(bench.clock, [&] { return bench.status().evidence.refusal == Refusal::Port; }));
        QVERIFY(server.listen(QHostAddress::LocalHost, bench.bridge.port));
        QVERIFY(until(bench.clock, [&] { return bench.status().evidence.open; }));
        QVERIFY(bench.status().evidence.refusal == Refusal::None);
        QVERIFY(bench.status().evidence.bytes == LinkEvidence::Received::Never);
    }

    void aVehiclesEndpointThatIsOffIsSeen()
    {
#if defined(__linux__)
        base::FakeClock clock;
        Bridge bridge{clock, ping::DeviceKind::Vehicle};
        bridge.start();
        app::LiveLog log(clock, "Leadline/test");
        app::VehicleStatus status;
        app::VehicleConnection connection(
            app::VehiclePlan{.url = urlOf(bridge.url() + "?device=vehicle")}, log, clock,
            link::PeerMaker(),
            app::VehicleConnection::Reports{
                .status = [&](const app::VehicleStatus& each) { status = each; },
                .happened = [](const base::Message&) {}});
        QVERIFY(connection.open().ok());
        QVERIFY(until(
            clock, [&] { return status.evidence.messages == LinkEvidence::Received::Recently; }));
        bridge.server.reset();
        QVERIFY(until(clock, [&] { return status.evidence.refusal == Refusal::Port; }));
#endif
    }
};

LEADLINE_GUILESS_TEST(LinkDiagnosticsTest)
#include "tst_linkdiagnostics.moc"
