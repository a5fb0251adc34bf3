// SPDX-License-Identifier: GPL-3.0-or-later
#include "FakeLan.h"
#include "device/Discovery.h"
#include "link/EventLoopClock.h"
#include "link/Pty.h"
#include "link/UdpPeerServer.h"
#include "ping/Message.h"
#include "sim/MakeDevice.h"

#include <QProcess>
#include <QTest>

#include <algorithm>
#include <map>

using namespace leadline;
using namespace std::chrono_literals;
using device::Discovery;
using device::SearchPlace;
using device::SearchTools;
using device::Trouble;
using State = device::SearchPlace::State;
using test::FakeLan;
namespace common = ping::common;

namespace {

link::LinkUrl urlOf(const std::string& text)
{
    return *link::LinkUrl::parse(text);
}

std::unique_ptr<sim::FaultyLine> simulated(link::Device kind, base::Clock& clock,
                                           const sim::Faults& faults = {})
{
    return std::move(*sim::makeDevice(
        kind, clock, std::make_shared<const sim::World>(1, clock.now()), {}, faults));
}

/// Keeps what each client has sent to a device.
class Overheard final : public link::Peer {
public:
    explicit Overheard(std::unique_ptr<link::Peer> device) : m_device(std::move(device))
    {
        m_device->setOutput([this](base::ByteSpan bytes, Client to) { put(bytes, to); });
    }
    void receive(base::ByteSpan bytes, Client from) override
    {
        heard[from].emplace_back(bytes.begin(), bytes.end());
        m_device->receive(bytes, from);
    }
    std::map<Client, std::vector<std::vector<std::byte>>> heard;

private:
    std::unique_ptr<link::Peer> m_device;
};

/// A device on a UDP port of this computer.
struct Served {
    link::UdpPeerServer server;
    Overheard& device;

    Served(link::Device kind, base::Clock& clock, const sim::Faults& faults = {})
        : Served(std::make_unique<Overheard>(simulated(kind, clock, faults)), clock)
    {
    }
    [[nodiscard]] std::string url() const
    {
        return "udp://127.0.0.1:" + std::to_string(server.port());
    }

private:
    Served(std::unique_ptr<Overheard> overheard, base::Clock& clock)
        : server(std::move(overheard), clock),
          device(static_cast<Overheard&>(server.peer()))
    {
        if (!server.listen("127.0.0.1", 0).ok())
            qFatal("no port");
    }
};

/// A device on a pty.
struct Wired {
    std::unique_ptr<sim::FaultyLine> device;
    link::Pty pty;

    Wired(link::Device kind, base::Clock& clock, const sim::Faults& faults = {})
        : device(simulated(kind, clock, faults)),
          pty(clock)
    {
        if (!pty.open().ok())
            qFatal("no pty");
        pty.serve(*device);
    }
    [[nodiscard]] std::string url() const { return "serial:" + pty.path(); }
};

link::PortFacts freePort()
{
    link::PortFacts port;
    port.permission = {.exists = true, .mayOpen = true, .group = "dialout", .user = "pilot"};
    return port;
}

/// Nothing of this computer but what a test names; work is done at once.
SearchTools quietTools()
{
    SearchTools tools;
    tools.listPorts = [] { return std::vector<link::SerialPort>{}; };
    tools.worker = [](const std::function<void()>& work) { work(); };
    tools.ethernet.listNetworks = [] { return std::vector<link::Ipv4Network>{}; };
    tools.usual = {};
    return tools;
}

SearchPlace placeAt(const Discovery& discovery, const std::string& url)
{
    for (const SearchPlace& place : discovery.places())
        if (place.url.toString() == url)
            return place;
    return {.url = urlOf("sim:vehicle"), .state = State::LeftAlone};
}

QByteArray story(const Discovery& discovery)
{
    std::string lines;
    for (const SearchPlace& place : discovery.places())
        lines += place.url.toString() + ": " + place.diagnosis.sentence() + "\n";
    return QByteArray::fromStdString(lines);
}

bool isFound(const Discovery& discovery, const std::string& url, ping::Family family)
{
    const SearchPlace place = placeAt(discovery, url);
    return place.state == State::Answers && place.devices.size() == 1 &&
           place.devices[0].identity.family == family;
}

void letPass(base::FakeClock& clock, base::Duration time, base::Duration step = 5ms)
{
    for (base::Duration passed{}; passed < time; passed += step) {
        clock.advance(step);
        QCoreApplication::processEvents();
    }
}

} // namespace

class DiscoveryTest : public QObject {
    Q_OBJECT

private slots:
    void threeDevicesOnTwoPtysAndUdpAreFound()
    {
        link::EventLoopClock clock;
        Wired sounder(link::Device::Ping1D, clock);
        Wired scanner(link::Device::Ping360, clock);
        Served bridged(link::Device::Ping360, clock);
        SearchTools tools = quietTools();
        tools.inspect = link::inspectPort;
        tools.worker = link::runOnPool;
        Discovery discovery(clock, tools);
        discovery.start({.named = {urlOf(sounder.url()), urlOf(scanner.url())},
                         .remembered = {urlOf(bridged.url())}});
        QTRY_VERIFY2_WITH_TIMEOUT(isFound(discovery, sounder.url(), ping::Family::Ping1D) &&
                                      isFound(discovery, scanner.url(), ping::Family::Ping360) &&
                                      isFound(discovery, bridged.url(), ping::Family::Ping360),
                                  story(discovery), 20'000);
        const SearchPlace found = placeAt(discovery, sounder.url());
        QCOMPARE(found.devices[0].baudRate, 115200U);
        QVERIFY(found.devices[0].identity.firmware.major >= 3);
        QCOMPARE(found.diagnosis.trouble, Trouble::None);
    }

    void aFifthLostIsFoundAllTheSame()
    {
        link::EventLoopClock clock;
        const sim::Faults faults{.seed = 3, .lossPercent = 20, .requestLossPercent = 20};
        Wired sounder(link::Device::Ping1D, clock, faults);
        Wired scanner(link::Device::Ping360, clock, faults);
        Served bridged(link::Device::Ping360, clock, faults);
        SearchTools tools = quietTools();
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
        Served bridged(link::Device::Ping360, clock, {.silence = sim::Faults::Span{1s, 9s}});
        const std::string url = bridged.url();
        Discovery discovery(clock, quietTools());
        discovery.start({.named = {urlOf(url)}});
        letPass(clock, 1s);
        QVERIFY(isFound(discovery, url, ping::Family::Ping360));
        letPass(clock, 8s); // asked again at 5 s, in vain until 7.7 s
        QVERIFY(isFound(discovery, url, ping::Family::Ping360));
        letPass(clock, 10s);
        QVERIFY(isFound(discovery, url, ping::Family::Ping360));
        bridged.server.close();
        letPass(clock, 30s);
        QCOMPARE(placeAt(discovery, url).state, State::Silent);
        QVERIFY(placeAt(discovery, url).devices.empty());
    }

    void fiveMinutesOfSearchCostAScanNoPing_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("auto_transmit") << 0;
        QTest::newRow("request loop") << 1;
        QTest::newRow("Ping1D") << 2;
    }

    void fiveMinutesOfSearchCostAScanNoPing()
    {
        QFETCH(int, kind);
        const std::vector<QByteArray> alone = scanned(kind, false);
        const std::vector<QByteArray> searched = scanned(kind, true);
        QVERIFY2(alone.size() > 500, QByteArray::number(qsizetype(alone.size())));
        QCOMPARE(searched.size(), alone.size());
        QVERIFY(searched == alone);
    }

    void aPortThatAnotherProgramHoldsIsNotTouched()
    {
        link::EventLoopClock clock;
        Wired sounder(link::Device::Ping1D, clock);
        int bytes = 0;
        connect(&sounder.pty, &link::Pty::received, &discoverySpy,
                [&](base::ByteSpan) { ++bytes; });
        QProcess holder;
        holder.setStandardInputFile(QString::fromStdString(sounder.pty.path()));
        holder.start("sleep", {"600"});
        QVERIFY(holder.waitForStarted());
        QTRY_VERIFY(!link::holdersOfPort(sounder.pty.path()).programs.empty());
        SearchTools tools = quietTools();
        tools.inspect = link::inspectPort;
        tools.worker = link::runOnPool;
        Discovery discovery(clock, tools);
        discovery.start({.named = {urlOf(sounder.url())}});
        QTRY_COMPARE(placeAt(discovery, sounder.url()).diagnosis.trouble, Trouble::PortHeld);
        QCOMPARE(placeAt(discovery, sounder.url()).state, State::LeftAlone);
        QVERIFY2(
            story(discovery).contains("sleep (process " + QByteArray::number(holder.processId())),
            story(discovery));
        QCOMPARE(bytes, 0);
        holder.kill();
        QVERIFY(holder.waitForFinished());
        QTRY_VERIFY_WITH_TIMEOUT(isFound(discovery, sounder.url(), ping::Family::Ping1D), 20'000);
    }

    void whatIsConnectedIsNotAsked()
    {
        base::FakeClock clock;
        Served bridged(link::Device::Ping360, clock);
        bool connected = true;
        Discovery discovery(clock, quietTools());
        discovery.start({.named = {urlOf(bridged.url())},
                         .inUse = [&](const link::LinkUrl&) { return connected; }});
        letPass(clock, 1min, 20ms);
        QCOMPARE(placeAt(discovery, bridged.url()).state, State::LeftAlone);
        QVERIFY(bridged.device.heard.empty());
        connected = false;
        letPass(clock, 5s);
        QVERIFY(isFound(discovery, bridged.url(), ping::Family::Ping360));
        connected = true;
        discovery.letGo(urlOf(bridged.url()));
        bridged.device.heard.clear();
        letPass(clock, 1min, 20ms);
        QVERIFY(bridged.device.heard.empty());
        QCOMPARE(placeAt(discovery, bridged.url()).state, State::LeftAlone);
    }

    void onlyAdaptersAreAskedByThemselves()
    {
        base::FakeClock clock;
        // A pty, so that what is asked there can be seen; it plays each kind of port in turn.
        link::EventLoopClock realClock;
        link::Pty pty(realClock);
        QVERIFY(pty.open().ok());
        int bytes = 0;
        connect(&pty, &link::Pty::received, &discoverySpy, [&](base::ByteSpan) { ++bytes; });
        link::SerialPort port{.path = pty.path(),
                              .description = "CubeOrange",
                              .manufacturer = {},
                              .serialNumber = {},
                              .usb = {},
                              .kind = link::PortKind::Autopilot};
        SearchTools tools = quietTools();
        tools.listPorts = [&] { return std::vector{port}; };
        tools.inspect = [&](const link::LinkUrl&) {
            link::PortFacts facts = freePort();
            facts.port = port;
            return facts;
        };
        Discovery discovery(clock, tools);
        const std::string url = "serial:" + pty.path();
        for (const link::PortKind kind : {link::PortKind::Autopilot, link::PortKind::Other}) {
            port.kind = kind;
            // Also if it was connected in another dive.
            for (const bool remembered : {false, true}) {
                discovery.start({.remembered = remembered ? std::vector{urlOf(url)}
                                                          : std::vector<link::LinkUrl>{}});
                letPass(clock, 30s, 20ms);
                QCOMPARE(placeAt(discovery, url).state, State::LeftAlone);
                QVERIFY(!placeAt(discovery, url).diagnosis.title.empty());
            }
        }
        QCOMPARE(bytes, 0);
        discovery.lookHere(urlOf(url));
        letPass(clock, 10ms);
        QTRY_VERIFY(bytes > 0);
        port.kind = link::PortKind::Adapter;
        bytes = 0;
        discovery.start({});
        letPass(clock, 10ms);
        QTRY_VERIFY(bytes > 0);
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
        SearchTools tools = quietTools();
        tools.listPorts = [&] { return ports; };
        tools.inspect = [&](const link::LinkUrl&) { return freePort(); };
        Discovery discovery(clock, tools);
        int gone = 0;
        connect(&discovery, &Discovery::gone, &discovery, [&] { ++gone; });
        discovery.start({});
        letPass(clock, 1s);
        QCOMPARE(discovery.places().size(), std::size_t{1});
        ports.clear();
        letPass(clock, 3s);
        QVERIFY(discovery.places().empty());
        QCOMPARE(gone, 1);
    }

    void anotherDeviceThanNamedIsSaid()
    {
        base::FakeClock clock;
        Served bridged(link::Device::Ping1D, clock);
        Discovery discovery(clock, quietTools());
        const std::string url = bridged.url() + "?device=ping360";
        discovery.start({.named = {urlOf(url)}});
        letPass(clock, 1s);
        const SearchPlace place = placeAt(discovery, url);
        QCOMPARE(place.state, State::Answers);
        QCOMPARE(place.diagnosis.trouble, Trouble::AnotherDevice);
        QCOMPARE(place.diagnosis.title, std::string("This is a Ping1D, not a Ping360"));
    }

    void anEthernetSonarIsAskedWhoItIs()
    {
        base::FakeClock clock;
        FakeLan lan(clock);
        auto& sonar = lan.plugIn(1, {{127, 0, 0, 78}});
        SearchTools tools = quietTools();
        tools.ethernet = lan.tools();
        Discovery discovery(clock, tools);
        discovery.start({});
        letPass(clock, 10ms);
        // Its answer alone does not make it one.
        const std::string url = "udp://127.0.0.78:12345";
        QCOMPARE(placeAt(discovery, url).mac, sonar.mac());
        QCOMPARE(placeAt(discovery, url).state, State::Asking);
        link::UdpPeerServer server(simulated(link::Device::Ping360, clock), clock);
        QVERIFY(server.listen("127.0.0.78", device::ethernetSonarPort).ok());
        letPass(clock, 5s);
        QVERIFY2(isFound(discovery, url, ping::Family::Ping360), story(discovery));
        // Another address is another place of the same sonar.
        sonar.simulated->receive(device::addressOrder({{127, 0, 0, 79}}), 0);
        letPass(clock, 2s);
        QCOMPARE(discovery.places().size(), std::size_t{1});
        QCOMPARE(discovery.places()[0].url.place, std::string("127.0.0.79"));
    }

    void aVehiclesLinkIsNotAsked()
    {
        base::FakeClock clock;
        Discovery discovery(clock, quietTools());
        discovery.start({.named = {urlOf("udp://127.0.0.1:14660")}});
        letPass(clock, 10s);
        QCOMPARE(discovery.places()[0].state, State::LeftAlone);
    }

    void theSamePlaceIsAskedOnce()
    {
        base::FakeClock clock;
        Served bridged(link::Device::Ping360, clock);
        SearchTools tools = quietTools();
        tools.usual = {urlOf(bridged.url())};
        Discovery discovery(clock, tools);
        discovery.start({.named = {urlOf(bridged.url() + "?device=ping360")},
                         .remembered = {urlOf(bridged.url())}});
        letPass(clock, 2s);
        QCOMPARE(discovery.places().size(), std::size_t{1});
        QCOMPARE(bridged.device.heard.size(), std::size_t{1});
    }

    void aSearchThatIsStoppedIsSilent()
    {
        base::FakeClock clock;
        Served bridged(link::Device::Ping360, clock);
        Discovery discovery(clock, quietTools());
        discovery.start({.named = {urlOf(bridged.url()), urlOf("udp://127.0.0.1:9")}});
        letPass(clock, 1s);
        discovery.stop();
        QVERIFY(isFound(discovery, bridged.url(), ping::Family::Ping360));
        bridged.device.heard.clear();
        letPass(clock, 1min, 20ms);
        QVERIFY(bridged.device.heard.empty());
        QVERIFY(!clock.nextDeadline());
    }

private:
    /// What another program receives in five minutes of a scan, in its order.
    std::vector<QByteArray> scanned(int kind, bool searching)
    {
        base::FakeClock clock;
        const bool sounder = kind == 2;
        Served sonar(sounder ? link::Device::Ping1D : link::Device::Ping360, clock);
        FakeLan lan(clock);
        lan.plugIn(1, {{127, 0, 0, 1}});
        SearchTools tools = quietTools();
        tools.usual = {urlOf(sonar.url())};
        tools.ethernet = lan.tools();
        Discovery discovery(clock, tools);

        std::unique_ptr<link::Link> program = std::move(*link::makeLink(urlOf(sonar.url()), clock));
        ping::Parser parser;
        std::vector<QByteArray> pings;
        const auto order = [&](int angle) {
            program->send(ping::encodeFrame(
                ping::ping360::Transducer{.mode = 1,
                                          .gainSetting = 0,
                                          .angle = static_cast<std::uint16_t>(angle % 400),
                                          .transmitDuration = 100,
                                          .samplePeriod = 12000,
                                          .transmitFrequency = 750,
                                          .numberOfSamples = 200,
                                          .transmit = 1}));
        };
        connect(program.get(), &link::Link::received, &discoverySpy, [&](base::ByteSpan bytes) {
            while (const auto frame = parser.next(bytes)) {
                if (frame->messageId < 1300)
                    continue;
                pings.emplace_back(reinterpret_cast<const char*>(frame->bytes.data()),
                                   qsizetype(frame->bytes.size()));
                if (kind == 1)
                    order(static_cast<int>(pings.size()));
            }
        });
        program->open();
        if (kind == 0) {
            program->send(ping::encodeFrame(ping::ping360::AutoTransmit{.mode = 1,
                                                                        .gainSetting = 0,
                                                                        .transmitDuration = 100,
                                                                        .samplePeriod = 12000,
                                                                        .transmitFrequency = 750,
                                                                        .numberOfSamples = 200,
                                                                        .startAngle = 150,
                                                                        .stopAngle = 249,
                                                                        .numSteps = 1,
                                                                        .delay = 100}));
        } else if (kind == 1) {
            order(0);
        } else {
            program->send(ping::encodeFrame(ping::ping1d::SetPingInterval{250}));
            program->send(ping::encodeFrame(ping::ping1d::ContinuousStart{1300}));
        }
        if (searching)
            discovery.start({});
        letPass(clock, 5min, 10ms);
        discovery.stop();
        if (searching)
            checkHarmless(sonar, discovery);
        return pings;
    }

    /// A search says nothing but general_request(4).
    void checkHarmless(const Served& sonar, const Discovery& discovery)
    {
        const auto question = ping::encodeFrame(common::GeneralRequest{4});
        int questions = 0;
        for (const auto& [client, heard] : sonar.device.heard)
            if (client != 1) // the other program's
                for (const auto& each : heard) {
                    QVERIFY(each == question);
                    ++questions;
                }
        QVERIFY2(questions > 40 && questions < 200, QByteArray::number(questions));
        QCOMPARE(discovery.places()[0].state, State::Answers);
    }

    QObject discoverySpy;
};

QTEST_GUILESS_MAIN(DiscoveryTest)
#include "tst_discovery.moc"
