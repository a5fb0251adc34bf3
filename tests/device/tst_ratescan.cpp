// SPDX-License-Identifier: GPL-3.0-or-later
#include "DriverBench.h"
#include "device/Ping360Driver.h"
#include "device/RateScan.h"
#include "support/TestMain.h"

#include <QTest>

#include <array>

using namespace leadline;
using namespace std::chrono_literals;
using device::DriverState;
using device::Ping360Driver;
using device::RateScan;
namespace common = ping::common;

namespace {

/// A line with a rate, which is measured by a break and some `U`.
class RatedLink : public link::SimLink {
public:
    using link::SimLink::SimLink;
    void setBaudRate(std::uint32_t baudRate) override
    {
        rate = baudRate;
        tried.push_back(baudRate);
    }
    std::uint32_t rate = 115200;
    std::vector<std::uint32_t> tried;

protected:
    void startMeasuringRate(std::function<void()> ready) override
    {
        std::array<std::byte, 10> pattern{};
        pattern.fill(std::byte{'U'});
        if (send(pattern))
            measuring().after(40ms, std::move(ready));
    }
};

struct RateScanBench {
    base::FakeClock clock;
    test::Bridge* bridge;
    RatedLink link;
    device::FrameLink frames{link, clock};
    device::RequestQueue queue{frames, clock};
    device::DeviceClient client{queue};
    RateScan scan{client, clock};
    /// Faster than this, each tenth request is lost.
    std::uint32_t fastest = 10'000'000;
    int requests = 0;
    std::optional<std::uint32_t> found;

    explicit RateScanBench(const char* url = "serial:cable")
        : bridge(new test::Bridge(
              std::move(*sim::makeDevice(ping::Family::Ping360, clock,
                                         std::make_shared<const sim::World>(1, clock.now()))),
              clock)),
          link(*link::LinkUrl::parse(url), clock, std::unique_ptr<test::Bridge>(bridge))
    {
        bridge->setLineRate([this] { return link.rate; });
        bridge->drop = [this](const ping::Frame& frame) {
            return frame.messageId == common::GeneralRequest::id && link.rate > fastest &&
                   ++requests % 10 == 0;
        };
        link.open();
    }
    void run()
    {
        scan.start(115200, [this](std::uint32_t rate) { found = rate; });
        clock.advance(60s);
    }
};

} // namespace

class RateScanTest : public QObject {
    Q_OBJECT

private slots:
    void aGoodLineRunsAtItsFastest()
    {
        RateScanBench bench;
        bench.run();
        QCOMPARE(bench.found, std::optional<std::uint32_t>(2'500'000));
        QCOMPARE(bench.link.rate, 2'500'000U);
        QCOMPARE(bench.bridge->reportedCount(common::GeneralRequest::id), 20L);
    }

    void oneLossIsTooMany()
    {
        RateScanBench bench;
        bench.fastest = 921'600;
        bench.run();
        QCOMPARE(bench.found, std::optional<std::uint32_t>(921'600));
        QCOMPARE(bench.link.tried,
                 (std::vector<std::uint32_t>{2'500'000, 2'000'000, 1'843'200, 921'600}));
    }

    void withoutAGoodOneTheRateIsTakenBack()
    {
        RateScanBench bench;
        bench.fastest = 115'200;
        bench.run();
        QCOMPARE(bench.found, std::optional<std::uint32_t>(115'200));
        QCOMPARE(bench.link.rate, 115'200U);
        // And measured there.
        bool answered = false;
        bench.client.get<common::DeviceInformation>(
            [&](const device::Outcome& outcome) { answered = outcome.answered(); });
        bench.clock.advance(1s);
        QVERIFY(answered);
    }

    void itCanBeStopped()
    {
        RateScanBench bench;
        bench.scan.start(115200, [&](std::uint32_t rate) { bench.found = rate; });
        bench.clock.advance(20ms);
        bench.scan.stop();
        bench.clock.advance(10s);
        QVERIFY(!bench.found);
    }

    void aDriverTakesTheFastestUnlessItsUserNamedARate()
    {
        for (const bool named : {false, true}) {
            RateScanBench bench(named ? "serial:cable?baud=115200" : "serial:cable");
            Ping360Driver driver(bench.queue, bench.clock, {});
            driver.start();
            bench.clock.advance(8s);
            QCOMPARE(driver.state(), DriverState::Live);
            QCOMPARE(bench.link.rate, named ? 115'200U : 2'500'000U);
            QVERIFY(driver.counts().pings > 50);
            // The head forgets it when its power goes.
            bench.bridge->line().device().restart();
            bench.clock.advance(6s);
            QCOMPARE(driver.state(), DriverState::Live);
            const auto pings = driver.counts().pings;
            bench.clock.advance(2s);
            QVERIFY(driver.counts().pings > pings + 10);
        }
    }

    void aCablePulledDuringTheScanStartsItAnew()
    {
        RateScanBench bench;
        Ping360Driver driver(bench.queue, bench.clock, {});
        driver.start();
        bench.clock.advance(150ms);
        bench.link.unplug();
        bench.clock.advance(3s);
        bench.link.plugIn();
        bench.clock.advance(8s);
        QCOMPARE(driver.state(), DriverState::Live);
        QVERIFY(driver.counts().pings > 50);
        QCOMPARE(driver.setting("gain").state, device::SettingState::Applied);
    }
};

LEADLINE_GUILESS_TEST(RateScanTest)
#include "tst_ratescan.moc"
