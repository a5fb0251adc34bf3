// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a Ping1D and a Ping360 on one line, each with a driver, which send one request at a time.
#include "DriverBench.h"
#include "device/Ping1dDriver.h"
#include "device/Ping360Driver.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using device::DriverState;
using device::Ping1dDriver;
using device::Ping360Driver;
using device::SettingState;
namespace wire = ping::ping1d;

namespace {

/// Whoever is named in a message answers; to 0, all do.
class SharedLine : public link::Peer {
public:
    explicit SharedLine(base::Clock& clock)
    {
        const auto world = std::make_shared<const sim::World>(1, clock.now());
        for (const auto kind : {ping::Family::Ping1D, ping::Family::Ping360}) {
            devices.push_back(std::move(*sim::makeDevice(kind, clock, world)));
            devices.back()->setOutput([this](base::ByteSpan bytes, Client to) { put(bytes, to); });
        }
    }
    void receive(base::ByteSpan bytes, Client from) override
    {
        breaks += bytes.empty() ? 1 : 0;
        for (const auto& each : devices)
            each->receive(bytes, from);
    }
    std::vector<std::unique_ptr<sim::FaultyLine>> devices;
    int breaks = 0;
};

struct TwoDevicesBench {
    base::FakeClock clock;
    SharedLine* line = new SharedLine(clock); // the link's, at once
    link::SimLink link{*link::LinkUrl::parse("sim:ping1d"), clock,
                       std::unique_ptr<SharedLine>(line)};
    device::FrameLink frames{link, clock};
    device::RequestQueue queue{frames, clock};
};

} // namespace

class TwoDevicesTest : public QObject {
    Q_OBJECT

private slots:
    void eachIsDrivenByItsId()
    {
        TwoDevicesBench bench;
        Ping1dDriver down(bench.queue, bench.clock, {.address = 1});
        Ping360Driver round(bench.queue, bench.clock, {.driver = {.address = 2}});
        down.start();
        round.start();
        bench.link.open();
        bench.clock.advance(5s);
        QCOMPARE(down.state(), DriverState::Live);
        QCOMPARE(round.state(), DriverState::Live);
        QCOMPARE(int(down.identity()->deviceId), 1);
        QCOMPARE(int(round.identity()->deviceId), 2);
        QVERIFY(down.counts().pings > 30 && round.counts().pings > 30);
        QCOMPARE(bench.line->breaks, 0);

        const device::SettingValue faster{"intervalMs", 50};
        down.request({&faster, 1});
        const device::SettingValue louder{"gain", 2};
        round.request(std::span(&louder, 1));
        bench.clock.advance(4s);
        QCOMPARE(down.setting("intervalMs").state, SettingState::Applied);
        QCOMPARE(round.setting("gain").state, SettingState::Applied);

        down.setStandby(true);
        bench.clock.advance(1s);
        const auto downPings = down.counts().pings;
        const auto roundPings = round.counts().pings;
        bench.clock.advance(10s);
        QCOMPARE(down.counts().pings, downPings);
        QVERIFY(round.counts().pings > roundPings + 200);
        QVERIFY(!down.isListening() && !round.isListening());
    }

    void theOneThatRestartsDoesNotDisturbTheOther()
    {
        TwoDevicesBench bench;
        Ping1dDriver down(bench.queue, bench.clock, {.address = 1});
        Ping360Driver round(bench.queue, bench.clock, {.driver = {.address = 2}});
        down.start();
        round.start();
        bench.link.open();
        bench.clock.advance(5s);
        bench.line->devices[1]->device().restart();
        const auto pings = down.counts().pings;
        bench.clock.advance(10s);
        QVERIFY(down.counts().pings > pings + 95);
        QCOMPARE(down.counts().lost, std::uint64_t{0});
        QCOMPARE(round.state(), DriverState::Live);
        const auto roundPings = round.counts().pings;
        bench.clock.advance(2s);
        QVERIFY(round.counts().pings > roundPings + 20);
    }

    void whoIsHeardAsASecondOneIsSaid()
    {
        TwoDevicesBench bench;
        Ping1dDriver down(bench.queue, bench.clock);
        std::vector<int> others;
        QObject::connect(&down, &Ping1dDriver::secondDevice, &down,
                         [&](std::uint8_t id) { others.push_back(id); });
        down.start();
        bench.link.open();
        bench.clock.advance(5s);
        QCOMPARE(down.state(), DriverState::Live);
        QCOMPARE(others, std::vector<int>{2});
        QVERIFY(!down.isListening());
        Ping360Driver round(bench.queue, bench.clock, {.driver = {.address = 2}});
        round.start();
        bench.clock.advance(5s);
        QCOMPARE(round.state(), DriverState::Live);
        QVERIFY(round.counts().pings > 30);
        QCOMPARE(bench.line->breaks, 1);
    }
};

LEADLINE_GUILESS_TEST(TwoDevicesTest)
#include "tst_twodevices.moc"
