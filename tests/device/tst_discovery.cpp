// SPDX-License-Identifier: GPL-3.0-or-later
#include "FakeLan.h"
#include "link/EventLoopClock.h"
#include "support/DiscoveryBench.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using namespace leadline::test;
using device::Problem;

class DiscoveryTest : public QObject {
    Q_OBJECT

private slots:
    void threeDevicesOnTwoPtysAndUdpAreFound()
    {
        link::EventLoopClock clock;
        Wired sounder(ping::Family::Ping1D, clock);
        Wired scanner(ping::Family::Ping360, clock);
        Served bridged(ping::Family::Ping360, clock);
        SearchTools tools = isolatedTools();
        tools.inspect = link::inspectPort;
        tools.worker = base::runDetached;
        Discovery discovery(clock, tools);
        discovery.start({.named = {urlOf(sounder.url()), urlOf(scanner.url())},
                         .remembered = {urlOf(bridged.url())}});
        QTRY_VERIFY2_WITH_TIMEOUT(isFound(discovery, sounder.url(), ping::Family::Ping1D) &&
                                      isFound(discovery, scanner.url(), ping::Family::Ping360) &&
                                      isFound(discovery, bridged.url(), ping::Family::Ping360),
                                  story(discovery), 20'000);
        const SearchEndpoint found = placeAt(discovery, sounder.url());
        QCOMPARE(found.devices[0].baudRate, 115200U);
        QVERIFY(found.devices[0].identity.firmware.major >= 3);
        QCOMPARE(found.diagnosis.problem, Problem::None);
    }

    void aFifthLostIsFoundAllTheSame()
    {
        link::EventLoopClock clock;
        const sim::Faults faults{.seed = 3, .lossPercent = 20, .requestLossPercent = 20};
        Wired sounder(ping::Family::Ping1D, clock, faults);
        Wired scanner(ping::Family::Ping360, clock, faults);
        Served bridged(ping::Family::Ping360, clock, faults);
        SearchTools tools = isolatedTools();
        tools.inspect = [](const link::LinkUrl&) { return freePort(); };
        Discovery discovery(clock, tools);
        discovery.start(
            {.named = {urlOf(sounder.url()), urlOf(scanner.url()), urlOf(bridged.url())}});
        QTRY_VERIFY2_WITH_TIMEOUT(isFound(discovery, sounder.url(), ping::Family::Ping1D) &&
                                      isFound(discovery, scanner.url(), ping::Family::Ping360) &&
                                      isFound(discovery, bridged.url(), ping::Family::Ping360),
                                  story(discovery), 30'000);
    }

    void aFoundDeviceIsNotLostWithOneAnswer()
    {
        base::FakeClock clock;
        Served bridged(ping::Family::Ping360, clock, {.silence = sim::Faults::Span{1s, 9s}});
        const std::string url = bridged.url();
        Discovery discovery(clock, isolatedTools());
        discovery.start({.named = {urlOf(url)}});
        advanceInSteps(clock, 1s);
        QVERIFY(isFound(discovery, url, ping::Family::Ping360));
        advanceInSteps(clock, 8s); // asked again at 5 s, in vain until 7.7 s
        QVERIFY(isFound(discovery, url, ping::Family::Ping360));
        advanceInSteps(clock, 10s);
        QVERIFY(isFound(discovery, url, ping::Family::Ping360));
        bridged.server.close();
        advanceInSteps(clock, 30s);
        QCOMPARE(placeAt(discovery, url).state, State::Silent);
        QVERIFY(placeAt(discovery, url).devices.empty());
    }

    void aPulledAdapterIsGone()
    {
        base::FakeClock clock;
        link::EventLoopClock realClock;
        link::Pty pty(realClock);
        QVERIFY(pty.open().ok());
        std::vector<link::SerialPort> ports(1);
        ports[0].path = pty.path();
        ports[0].kind = link::PortKind::Adapter;
        SearchTools tools = isolatedTools();
        tools.listPorts = [&] { return ports; };
        tools.inspect = [&](const link::LinkUrl&) { return freePort(); };
        Discovery discovery(clock, tools);
        int gone = 0;
        connect(&discovery, &Discovery::gone, &discovery, [&] { ++gone; });
        discovery.start({});
        advanceInSteps(clock, 1s);
        QCOMPARE(discovery.places().size(), std::size_t{1});
        ports.clear();
        advanceInSteps(clock, 3s);
        QVERIFY(discovery.places().empty());
        QCOMPARE(gone, 1);
    }

    void anotherDeviceThanNamedIsSaid()
    {
        base::FakeClock clock;
        Served bridged(ping::Family::Ping1D, clock);
        Discovery discovery(clock, isolatedTools());
        const std::string url = bridged.url() + "?device=ping360";
        discovery.start({.named = {urlOf(url)}});
        advanceInSteps(clock, 1s);
        const SearchEndpoint place = placeAt(discovery, url);
        QCOMPARE(place.state, State::Answering);
        QCOMPARE(place.diagnosis.problem, Problem::AnotherDevice);
        QCOMPARE(place.diagnosis.title.text(), std::string("This is a Ping1D, not a Ping360"));
    }

    void anEthernetSonarIsAskedWhoItIs()
    {
        base::FakeClock clock;
        FakeLan lan(clock);
        lan.networks = {{"eth0", {{127, 0, 0, 1}}, {{255, 0, 0, 0}}, {{127, 255, 255, 255}}}};
        auto& sonar = lan.plugIn(1, {{127, 0, 0, 78}});
        SearchTools tools = isolatedTools();
        tools.ethernet = lan.tools();
        Discovery discovery(clock, tools);
        discovery.start({});
        advanceInSteps(clock, 10ms);
        // Its answer alone does not make it one.
        const std::string url = "udp://127.0.0.78:12345";
        QCOMPARE(placeAt(discovery, url).mac, sonar.mac());
        QCOMPARE(placeAt(discovery, url).state, State::Probing);
        link::UdpPeerServer server(simulated(ping::Family::Ping360, clock), clock);
        QVERIFY(server.listen("127.0.0.78", device::ethernetSonarPort).ok());
        advanceInSteps(clock, 5s);
        QVERIFY2(isFound(discovery, url, ping::Family::Ping360), story(discovery));
        // Another address is another place of the same sonar.
        sonar.simulated->receive(device::addressChangeRequest({{127, 0, 0, 79}}), 0);
        advanceInSteps(clock, 2s);
        QCOMPARE(discovery.places().size(), std::size_t{1});
        QCOMPARE(discovery.places()[0].url.place, std::string("127.0.0.79"));
    }

    // What somebody in the network claims sends nothing out of it.
    void anAddressElsewhereIsListedAndNotAsked()
    {
        base::FakeClock clock;
        FakeLan lan(clock);
        link::UdpPeerServer elsewhere(
            std::make_unique<RecordingPeer>(simulated(ping::Family::Ping360, clock)), clock);
        QVERIFY(elsewhere.listen("127.0.0.80", device::ethernetSonarPort).ok());
        auto& sonar = lan.plugIn(1, {{127, 0, 0, 80}});
        lan.plugIn(2, {{192, 168, 2, 255}});
        SearchTools tools = isolatedTools();
        tools.ethernet = lan.tools();
        Discovery discovery(clock, tools);
        discovery.start({});
        advanceInSteps(clock, 10s);
        const std::string url = "udp://127.0.0.80:12345";
        QCOMPARE(placeAt(discovery, url).mac, sonar.mac());
        QCOMPARE(placeAt(discovery, url).state, State::Skipped);
        QVERIFY(placeAt(discovery, url).diagnosis.problem == device::Problem::NoNetwork);
        QCOMPARE(placeAt(discovery, "udp://192.168.2.255:12345").state, State::Skipped);
        QVERIFY(static_cast<RecordingPeer&>(elsewhere.peer()).heard.empty());
        // The user may ask there.
        discovery.scanPort(urlOf(url));
        advanceInSteps(clock, 5s);
        QVERIFY2(isFound(discovery, url, ping::Family::Ping360), story(discovery));
    }

    void anyNumberOfMadeUpSonarsIsAFewPlaces()
    {
        base::FakeClock clock;
        FakeLan lan(clock);
        for (std::uint64_t i = 0; i < 500; ++i)
            lan.plugIn(i, {{10, 0, static_cast<std::uint8_t>(i / 250),
                            static_cast<std::uint8_t>(1 + i % 250)}});
        SearchTools tools = isolatedTools();
        tools.ethernet = lan.tools();
        Discovery discovery(clock, tools);
        discovery.start({});
        advanceInSteps(clock, 20s, 50ms);
        QVERIFY(!discovery.places().empty());
        QVERIFY2(discovery.places().size() <= 64,
                 qPrintable(QString::number(discovery.places().size())));
    }

    void aVehiclesLinkIsNotAsked()
    {
        base::FakeClock clock;
        Discovery discovery(clock, isolatedTools());
        discovery.start({.named = {urlOf("udp://127.0.0.1:14660")}});
        advanceInSteps(clock, 10s);
        QCOMPARE(discovery.places()[0].state, State::Skipped);
    }

    void theSamePlaceIsAskedOnce()
    {
        base::FakeClock clock;
        Served bridged(ping::Family::Ping360, clock);
        SearchTools tools = isolatedTools();
        tools.usual = {urlOf(bridged.url())};
        Discovery discovery(clock, tools);
        discovery.start({.named = {urlOf(bridged.url() + "?device=ping360")},
                         .remembered = {urlOf(bridged.url())}});
        advanceInSteps(clock, 2s);
        QCOMPARE(discovery.places().size(), std::size_t{1});
        QCOMPARE(bridged.device.heard.size(), std::size_t{1});
    }

    void theUsualPortsOfThisComputerAreLookedAt()
    {
        std::vector<std::string> usual;
        for (const link::LinkUrl& url : SearchTools::usualEndpoints())
            usual.push_back(url.toString());
        for (const char* url :
             {"udp://192.168.2.2:9090", "udp://192.168.2.2:9092", "udp://127.0.0.1:9090",
              "udp://127.0.0.1:9092", "udp://127.0.0.1:12345", "udp://127.0.0.1:51200"})
            QVERIFY2(std::ranges::find(usual, url) != usual.end(), url);
        // Its other links would be switched off.
        QVERIFY(std::ranges::find(usual, "udp://192.168.2.92:51200") == usual.end());
        base::FakeClock clock;
        Served here(ping::Family::Ping1D, clock);
        SearchTools tools = isolatedTools();
        tools.usual = {urlOf(here.url())};
        Discovery discovery(clock, tools);
        discovery.start({});
        advanceInSteps(clock, 2s);
        QVERIFY2(isFound(discovery, here.url(), ping::Family::Ping1D), story(discovery));
        QVERIFY(placeAt(discovery, here.url()).origin == SearchEndpoint::Origin::Loopback);
    }

    void onePortOrEndpointIsOnePlace_data()
    {
        QTest::addColumn<QByteArray>("one");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<bool>("same");
        const auto row = [](const char* one, const char* other, bool same) {
            QTest::addRow("%s %s", one, other) << QByteArray(one) << QByteArray(other) << same;
        };
        row("udp://192.168.2.2:9090", "udp://192.168.2.2:9090?device=ping1d", true);
        row("udp://192.168.2.2:9090", "udp://192.168.2.2:9092", false);
        row("udp://192.168.2.2:9090", "tcp://192.168.2.2:9090", false);
        row("serial:/dev/ttyUSB0", "serial:ttyUSB0?baud=9600", true);
        row("serial:/dev/ttyUSB0", "serial:/dev/ttyUSB1", false);
        row("sim:ping1d", "sim:ping360", false);
    }

    void onePortOrEndpointIsOnePlace()
    {
        QFETCH(QByteArray, one);
        QFETCH(QByteArray, other);
        QFETCH(bool, same);
        const auto urlOfOne = urlOf(one.toStdString());
        const auto urlOfOther = urlOf(other.toStdString());
        QCOMPARE(device::sameEndpoint(urlOfOne, urlOfOther), same);
        QCOMPARE(device::sameEndpoint(urlOfOther, urlOfOne), same);
    }

    void aServerForOneProgramWaitsToBeAsked()
    {
        base::FakeClock clock;
        Discovery discovery(clock, isolatedTools());
        discovery.start({.remembered = {urlOf("tcp://127.0.0.1:9")}});
        advanceInSteps(clock, 1s);
        QCOMPARE(discovery.places()[0].state, State::Skipped);
        QVERIFY(!discovery.places()[0].diagnosis.title.text().empty());
        discovery.start({.named = {urlOf("tcp://127.0.0.1:9")}});
        QTRY_VERIFY((clock.advance(10ms), discovery.places()[0].state == State::Silent));
        QCOMPARE(discovery.places()[0].diagnosis.problem, Problem::PortClosed);
    }

    void aSearchThatIsStoppedIsSilent()
    {
        base::FakeClock clock;
        Served bridged(ping::Family::Ping360, clock);
        Discovery discovery(clock, isolatedTools());
        discovery.start({.named = {urlOf(bridged.url()), urlOf("udp://127.0.0.1:9")}});
        advanceInSteps(clock, 1s);
        discovery.stop();
        QVERIFY(isFound(discovery, bridged.url(), ping::Family::Ping360));
        bridged.device.heard.clear();
        advanceInSteps(clock, 1min, 20ms);
        QVERIFY(bridged.device.heard.empty());
        QVERIFY(!clock.nextDeadline());
    }
};

LEADLINE_GUILESS_TEST(DiscoveryTest)
#include "tst_discovery.moc"
