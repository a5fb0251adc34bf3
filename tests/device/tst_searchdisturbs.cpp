// SPDX-License-Identifier: GPL-3.0-or-later
#include "FakeLan.h"
#include "link/EventLoopClock.h"
#include "link/LinkFactory.h"
#include "ping/Message.h"
#include "support/DiscoveryBench.h"
#include "support/TestMain.h"

#include <QProcess>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using namespace leadline::test;
using device::Problem;
namespace common = ping::common;

/// Tests that a search does not disturb other programs and their devices.
class SearchDisturbsTest : public QObject {
    Q_OBJECT

private slots:
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
        Wired sounder(ping::Family::Ping1D, clock);
        int bytes = 0;
        connect(&sounder.pty, &link::Pty::received, &discoverySpy,
                [&](base::ByteSpan) { ++bytes; });
        QProcess holder;
        holder.setStandardInputFile(QString::fromStdString(sounder.pty.path()));
        holder.start("sleep", {"600"});
        QVERIFY(holder.waitForStarted());
        QTRY_VERIFY(!link::holdersOfPort(sounder.pty.path()).programs.empty());
        SearchTools tools = isolatedTools();
        tools.inspect = link::inspectPort;
        tools.worker = base::runDetached;
        Discovery discovery(clock, tools);
        discovery.start({.named = {urlOf(sounder.url())}});
        QTRY_COMPARE(placeAt(discovery, sounder.url()).diagnosis.problem, Problem::PortInUse);
        QCOMPARE(placeAt(discovery, sounder.url()).state, State::Skipped);
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
        Served bridged(ping::Family::Ping360, clock);
        bool connected = true;
        Discovery discovery(clock, isolatedTools());
        discovery.start({.named = {urlOf(bridged.url())},
                         .inUse = [&](const link::LinkUrl&) { return connected; }});
        advanceInSteps(clock, 1min, 20ms);
        QCOMPARE(placeAt(discovery, bridged.url()).state, State::Skipped);
        QVERIFY(bridged.device.heard.empty());
        connected = false;
        advanceInSteps(clock, 5s);
        QVERIFY(isFound(discovery, bridged.url(), ping::Family::Ping360));
        connected = true;
        discovery.release(urlOf(bridged.url()));
        bridged.device.heard.clear();
        advanceInSteps(clock, 1min, 20ms);
        QVERIFY(bridged.device.heard.empty());
        QCOMPARE(placeAt(discovery, bridged.url()).state, State::Skipped);
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
        SearchTools tools = isolatedTools();
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
                advanceInSteps(clock, 30s, 20ms);
                QCOMPARE(placeAt(discovery, url).state, State::Skipped);
                QVERIFY(!placeAt(discovery, url).diagnosis.title.text().empty());
            }
        }
        QCOMPARE(bytes, 0);
        discovery.scanPort(urlOf(url));
        advanceInSteps(clock, 10ms);
        QTRY_VERIFY(bytes > 0);
        port.kind = link::PortKind::Adapter;
        bytes = 0;
        discovery.start({});
        advanceInSteps(clock, 10ms);
        QTRY_VERIFY(bytes > 0);
    }

    void aSilentPortIsLeftInPeaceForLongerAndLonger()
    {
        base::FakeClock clock;
        link::EventLoopClock realClock;
        link::Pty pty(realClock);
        QVERIFY(pty.open().ok());
        std::vector<base::Instant> looks;
        SearchTools tools = isolatedTools();
        tools.inspect = [&](const link::LinkUrl&) {
            looks.push_back(clock.now());
            return freePort();
        };
        Discovery discovery(clock, tools);
        discovery.start({.named = {urlOf("serial:" + pty.path())}});
        advanceInSteps(clock, 10min, 20ms);
        QVERIFY2(looks.size() > 8 && looks.size() < 16,
                 QByteArray::number(qsizetype(looks.size())));
        for (std::size_t i = 2; i < looks.size(); ++i)
            QVERIFY(looks[i] - looks[i - 1] + 50ms >= looks[i - 1] - looks[i - 2]);
        // Who asks for it is served at once.
        discovery.scanPort(urlOf("serial:" + pty.path()));
        const std::size_t before = looks.size();
        QVERIFY(looks.back() == clock.now());
        advanceInSteps(clock, 10s, 20ms);
        QVERIFY(looks.size() > before);
    }

private:
    /// What another program receives in five minutes of a scan, in its order.
    std::vector<QByteArray> scanned(int kind, bool searching)
    {
        base::FakeClock clock;
        const bool sounder = kind == 2;
        Served sonar(sounder ? ping::Family::Ping1D : ping::Family::Ping360, clock);
        FakeLan lan(clock);
        lan.networks = {{"eth0", {{127, 0, 0, 1}}, {{255, 0, 0, 0}}, {{127, 255, 255, 255}}}};
        lan.plugIn(1, {{127, 0, 0, 1}});
        SearchTools tools = isolatedTools();
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
        advanceInSteps(clock, 5min, 10ms);
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
        QCOMPARE(discovery.places()[0].state, State::Answering);
    }

    QObject discoverySpy;
};

LEADLINE_GUILESS_TEST(SearchDisturbsTest)
#include "tst_searchdisturbs.moc"
