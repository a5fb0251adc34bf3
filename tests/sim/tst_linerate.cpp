// SPDX-License-Identifier: GPL-3.0-or-later
#include "SimulatorClient.h"
#include "sim/SimulatedPing1d.h"
#include "sim/SimulatedPing360.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using ping::encodeFrame;
using test::SimulatorClient;
namespace common = ping::common;

namespace {

template<class Device>
struct LineRateBench {
    base::FakeClock clock;
    Device device;
    SimulatorClient client{clock, device, ping::Family::Ping360};
    std::uint32_t rate = 115200;

    explicit LineRateBench(const sim::DeviceOptions& options = {})
        : device(clock, std::make_shared<const sim::World>(1, clock.now()), options)
    {
        device.setLineRate([this] { return rate; });
    }
    bool answers() { return client.exchange(encodeFrame(common::GeneralRequest{4})).size() == 1; }
    void measure() { client.send(std::as_bytes(std::span("UUU", 3))); }
};

} // namespace

class LineRateTest : public QObject {
    Q_OBJECT

private slots:
    void aRateIsHeldUntilAnotherIsMeasured()
    {
        LineRateBench<sim::SimulatedPing360> bench;
        QVERIFY(bench.answers());
        for (const std::uint32_t rate : {2'500'000U, 9600U, 921'600U, 115'200U}) {
            bench.rate = rate;
            if (rate != 115'200U)
                QVERIFY(!bench.answers());
            bench.measure();
            QVERIFY(bench.answers());
        }
    }

    void theRequestMayFollowThePatternAtOnce()
    {
        LineRateBench<sim::SimulatedPing360> bench;
        bench.rate = 460'800;
        std::vector<std::byte> bytes(10, std::byte{'U'});
        base::append(bytes, encodeFrame(common::GeneralRequest{4}));
        QCOMPARE(bench.client.exchange(bytes).size(), std::size_t{1});
    }

    void aDeviceAtAnotherRateCannotBeRead()
    {
        LineRateBench<sim::SimulatedPing360> bench;
        bench.client.send(encodeFrame(ping::ping360::AutoTransmit{.mode = 1,
                                                                  .gainSetting = 0,
                                                                  .transmitDuration = 11,
                                                                  .samplePeriod = 88,
                                                                  .transmitFrequency = 750,
                                                                  .numberOfSamples = 400,
                                                                  .startAngle = 0,
                                                                  .stopAngle = 399,
                                                                  .numSteps = 1,
                                                                  .delay = 0}));
        QVERIFY(!bench.client.wait(1s).empty());
        bench.rate = 9600;
        QVERIFY(bench.client.wait(1s).empty());
        bench.rate = 115'200;
        QVERIFY(!bench.client.wait(1s).empty());
    }

    void aSlowLineSlowsTheScan()
    {
        const auto pings = [](std::uint32_t rate) {
            LineRateBench<sim::SimulatedPing360> bench;
            bench.rate = rate;
            bench.measure();
            bench.client.send(encodeFrame(ping::ping360::AutoTransmit{.mode = 1,
                                                                      .gainSetting = 0,
                                                                      .transmitDuration = 11,
                                                                      .samplePeriod = 88,
                                                                      .transmitFrequency = 750,
                                                                      .numberOfSamples = 1200,
                                                                      .startAngle = 0,
                                                                      .stopAngle = 399,
                                                                      .numSteps = 1,
                                                                      .delay = 0}));
            return bench.client.wait(10s).size();
        };
        QVERIFY(pings(115'200) < 97); // 1230 bytes take 107 ms
        QVERIFY(pings(2'500'000) > 800);
    }

    void onlyNewerEchosoundersMeasure()
    {
        for (const std::uint8_t minor : std::initializer_list<std::uint8_t>{27, 28}) {
            LineRateBench<sim::SimulatedPing1d> bench(
                {.firmware = sim::Firmware{3, minor, 0}, .deviceId = {}});
            QVERIFY(bench.answers());
            bench.rate = 9600;
            bench.measure();
            QCOMPARE(bench.answers(), minor == 28);
        }
    }

    void aPowerCutForgetsTheRate()
    {
        LineRateBench<sim::SimulatedPing360> bench;
        bench.rate = 921'600;
        bench.measure();
        QVERIFY(bench.answers());
        bench.device.restart();
        bench.clock.advance(5s);
        QVERIFY(!bench.answers());
        bench.rate = 115'200;
        QVERIFY(bench.answers());
    }
};

LEADLINE_APPLESS_TEST(LineRateTest)
#include "tst_linerate.moc"
