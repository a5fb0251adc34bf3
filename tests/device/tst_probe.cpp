// SPDX-License-Identifier: GPL-3.0-or-later
#include "ScriptedDevice.h"
#include "device/Probe.h"
#include "link/EventLoopClock.h"
#include "link/LinkFactory.h"
#include "link/Pty.h"
#include "sim/SimulatedDevice.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using device::Probe;
using device::ProbeResult;
namespace common = ping::common;
namespace ping1d = ping::ping1d;

namespace {

using Asked = std::vector<int>;

/// A scripted device behind a link that is no serial line, as behind a network.
struct NetworkBench {
    base::FakeClock clock;
    test::ScriptedDevice* device;
    std::unique_ptr<Probe> probe;
    std::optional<ProbeResult> result;

    explicit NetworkBench(Probe::Mode mode = Probe::Mode::Search)
    {
        auto made = std::make_unique<test::ScriptedDevice>();
        device = made.get();
        probe = std::make_unique<Probe>(
            std::make_unique<link::SimLink>(*link::LinkUrl::parse("sim:ping1d"), clock,
                                            std::move(made)),
            clock, mode);
    }
    void run(base::Duration within = 10s)
    {
        // What it is asked, from before the link and its device go.
        probe->start([this](const ProbeResult& found) {
            asked = device->asked();
            breaks = device->breaks;
            result = found;
            probe.reset();
        });
        clock.advance(within);
    }
    void answerWho(const common::DeviceInformation& who, std::uint8_t id)
    {
        device->answer = [this, who, id](const ping::Frame& frame) {
            if (test::requestedBy(frame) == 4)
                device->say(who, id);
        };
    }
    Asked asked;
    int breaks = 0;
};

/// The other end of a serial line that answers what it knows, at one rate.
struct Line {
    base::Clock& clock;
    link::EventLoopClock realClock;
    link::Pty pty{realClock};
    ping::Parser parser;
    Asked asked;
    std::vector<unsigned> rates;
    std::function<void(int)> answer;

    explicit Line(base::Clock& its) : clock(its)
    {
        QObject::connect(&pty, &link::Pty::received, &pty, [this](base::ByteSpan bytes) {
            while (const auto frame = parser.next(bytes)) {
                asked.push_back(test::requestedBy(*frame));
                rates.push_back(pty.baudRate());
                if (answer)
                    answer(asked.back());
            }
        });
    }
    [[nodiscard]] std::unique_ptr<Probe> probe(const std::string& option = {},
                                               Probe::Mode mode = Probe::Mode::Search)
    {
        return std::make_unique<Probe>(
            std::move(
                *link::makeLink(*link::LinkUrl::parse("serial:" + pty.path() + option), clock)),
            clock, mode);
    }
};

} // namespace

class ProbeTest : public QObject {
    Q_OBJECT

private slots:
    void overANetworkOnlyWhoItIsIsAsked()
    {
        NetworkBench bench;
        bench.answerWho({2, 'C', 3, 3, 8, 0}, 2);
        bench.run();
        QCOMPARE(bench.asked, (Asked{4}));
        QCOMPARE(bench.breaks, 0);
        QVERIFY(bench.result && bench.result->devices.size() == 1);
        const auto& found = bench.result->devices[0];
        QCOMPARE(found.identity.family, ping::Family::Ping360);
        QVERIFY((found.identity.firmware == device::Firmware{3, 3, 8}));
        QCOMPARE(int(found.identity.deviceId), 2);
        QCOMPARE(found.baudRate, 0U);
        QVERIFY(bench.result->opened && bench.result->reason.empty());
    }

    void whoIsSilentIsAskedFiveTimesAndNothingElse()
    {
        NetworkBench bench;
        bench.run();
        QVERIFY(bench.result && bench.result->devices.empty());
        QCOMPARE(bench.asked, (Asked{4, 4, 4, 4, 4}));
        QCOMPARE(bench.breaks, 0);
        QCOMPARE(bench.result->bytes, std::uint64_t{0});
    }

    void theRateIsMeasuredOnlyWhenTheUserChecks()
    {
        NetworkBench bench(Probe::Mode::CheckAgain);
        bench.answerWho({1, 2, 3, 29, 0, 0}, 1);
        bench.run();
        QCOMPARE(bench.breaks, 1);
        QVERIFY(bench.result && bench.result->devices.size() == 1 && bench.result->measured);
    }

    void whoeverWantsToConnectAsksAllThatAConnectionWould()
    {
        NetworkBench bench(Probe::Mode::CheckAgain);
        bench.device->answer = [&](const ping::Frame& frame) {
            if (test::requestedBy(frame) == 5)
                bench.device->say(common::ProtocolVersion{1, 0, 0, 0});
            if (test::requestedBy(frame) == 1200)
                bench.device->say(ping1d::FirmwareVersion{1, 1, 3, 29});
        };
        bench.run();
        QCOMPARE(bench.asked, (Asked{5, 4, 4, 4, 1200}));
        QVERIFY(bench.result && bench.result->devices.size() == 1);
        QVERIFY(bench.result->devices[0].identity.byFirmwareVersion);
    }

    void noOtherMessageIdentifies()
    {
        NetworkBench bench;
        bench.device->answer = [&](const ping::Frame&) {
            bench.device->say(ping1d::Range{0, 1000});
            bench.device->say(ping1d::FirmwareVersion{1, 1, 3, 29});
            bench.device->say(common::ProtocolVersion{1, 0, 0, 0});
            // One of 255 is nobody.
            bench.device->say(common::DeviceInformation{2, 'C', 3, 3, 8, 0}, 255);
        };
        bench.run();
        QVERIFY(bench.result && bench.result->devices.empty());
        QCOMPARE(bench.result->frames, std::uint64_t{20});
        QCOMPARE(bench.asked, (Asked{4, 4, 4, 4, 4}));
    }

    void bytesThatAreNoMessagesAreCounted()
    {
        NetworkBench bench;
        bench.device->answer = [&](const ping::Frame&) {
            bench.device->sayBytes(std::as_bytes(std::span("$GPGGA,1")));
        };
        bench.run();
        QVERIFY(bench.result && bench.result->frames == 0);
        QVERIFY(bench.result->bytes > 40);
    }

    void twoDevicesOnOneLinkAreTwo()
    {
        NetworkBench bench;
        bench.device->answer = [&](const ping::Frame&) {
            bench.device->say(common::DeviceInformation{2, 'C', 3, 3, 8, 0}, 7);
            bench.clock.after(100ms, [&] {
                bench.device->say(common::DeviceInformation{1, 2, 3, 29, 0, 0}, 1);
            });
        };
        bench.run(1s);
        QVERIFY(bench.result && bench.result->devices.size() == 2);
        QCOMPARE(int(bench.result->devices[0].identity.deviceId), 1);
        QCOMPARE(int(bench.result->devices[1].identity.deviceId), 7);
    }

    void simulatedDevicesAreFoundBehindALineThatLosesAFifth()
    {
        int found = 0;
        constexpr int lines = 200;
        for (std::uint64_t seed = 0; seed < lines; ++seed) {
            base::FakeClock clock;
            Probe probe(std::make_unique<link::SimLink>(
                            *link::LinkUrl::parse("sim:ping360"), clock,
                            std::move(*sim::makeDevice(
                                ping::Family::Ping360, clock,
                                std::make_shared<const sim::World>(1, clock.now()), {},
                                {.seed = seed, .lossPercent = 20, .requestLossPercent = 20}))),
                        clock, Probe::Mode::Search);
            probe.start([&](const ProbeResult& result) {
                found += static_cast<int>(result.devices.size());
            });
            clock.advance(10s);
        }
        // Five tries, each of which works in 64 of 100: one in 165 fails.
        QVERIFY2(found >= lines - 5, qPrintable(QString::number(found)));
    }

    void aSerialPortIsAskedAtBothRatesInTheProtocolsOrder()
    {
        base::FakeClock clock;
        Line line(clock);
        QVERIFY(line.pty.open().ok());
        auto probe = line.probe();
        std::optional<ProbeResult> result;
        probe->start([&](const ProbeResult& found) { result = found; });
        for (std::size_t asked = 1; asked <= 8; ++asked) {
            clock.advance(asked == 1 ? 1ms : 500ms);
            QTRY_COMPARE(line.asked.size(), asked);
        }
        clock.advance(500ms);
        QVERIFY(result && result->devices.empty());
        QCOMPARE(line.asked, (Asked{5, 4, 4, 4, 5, 4, 4, 4}));
        QCOMPARE(line.rates,
                 (std::vector<unsigned>{115200, 115200, 115200, 115200, 9600, 9600, 9600, 9600}));
        QCOMPARE(result->rates, (std::vector<std::uint32_t>{115200, 9600}));
    }

    void aRateThatWasNamedIsTheOnlyOne()
    {
        base::FakeClock clock;
        Line line(clock);
        QVERIFY(line.pty.open().ok());
        auto probe = line.probe("?baud=57600");
        std::optional<ProbeResult> result;
        probe->start([&](const ProbeResult& found) { result = found; });
        clock.advance(1ms);
        QTRY_COMPARE(line.rates, std::vector<unsigned>{57600});
        clock.advance(10s);
        QVERIFY(result && result->rates == std::vector<std::uint32_t>{57600});
    }

    void whoSpeaksAtTheUsualRateIsNotAskedAtTheOther()
    {
        link::EventLoopClock clock;
        Line line(clock);
        QVERIFY(line.pty.open().ok());
        line.answer = [&](int) { line.pty.write(ping::encodeFrame(ping1d::Range{0, 1}, 1)); };
        auto probe = line.probe();
        std::optional<ProbeResult> result;
        probe->start([&](const ProbeResult& found) { result = found; });
        QTRY_VERIFY(result.has_value());
        QVERIFY(result->devices.empty());
        QCOMPARE(result->rates, std::vector<std::uint32_t>{115200});
    }

    void theOlderDocumentsEchosounderIsFoundOnASerialPort()
    {
        link::EventLoopClock clock;
        Line line(clock);
        QVERIFY(line.pty.open().ok());
        line.answer = [&](int id) {
            if (line.pty.baudRate() != 9600)
                return;
            if (id == 5)
                line.pty.write(ping::encodeFrame(common::ProtocolVersion{1, 0, 0, 0}, 1));
            if (id == 1200)
                line.pty.write(ping::encodeFrame(ping1d::FirmwareVersion{0, 0, 2, 11}, 1));
        };
        auto probe = line.probe();
        std::optional<ProbeResult> result;
        probe->start([&](const ProbeResult& found) { result = found; });
        QTRY_VERIFY_WITH_TIMEOUT(result.has_value(), 20'000);
        QCOMPARE(result->devices.size(), std::size_t{1});
        const auto& found = result->devices[0];
        QCOMPARE(found.baudRate, 9600U);
        QVERIFY(found.identity.byFirmwareVersion && found.identity.protocol);
        QCOMPARE(found.identity.family, ping::Family::Ping1D);
    }

    void aPortThatDoesNotOpenSaysWhy()
    {
        base::FakeClock clock;
        Probe probe(
            std::move(*link::makeLink(*link::LinkUrl::parse("serial:/dev/ttyNoSuchPort"), clock)),
            clock, Probe::Mode::Search);
        std::optional<ProbeResult> result;
        probe.start([&](const ProbeResult& found) { result = found; });
        QVERIFY(!result);
        clock.advance(1ms);
        QVERIFY(result && !result->opened && result->devices.empty());
        QVERIFY2(QByteArray::fromStdString(result->reason.text()).contains("is not there"),
                 result->reason.text().c_str());
    }

    void oneThatIsDroppedLetsGoOfItsPort()
    {
        base::FakeClock clock;
        Line line(clock);
        QVERIFY(line.pty.open().ok());
        auto probe = line.probe();
        probe->start([](const ProbeResult&) { QFAIL("it was dropped"); });
        clock.advance(1ms);
        QTRY_COMPARE(line.asked.size(), std::size_t{1});
        probe.reset();
        clock.advance(1min);
        auto next = link::makeLink(*link::LinkUrl::parse("serial:" + line.pty.path()), clock);
        (*next)->open();
        QVERIFY((*next)->isOpen());
    }
};

LEADLINE_GUILESS_TEST(ProbeTest)
#include "tst_probe.moc"
