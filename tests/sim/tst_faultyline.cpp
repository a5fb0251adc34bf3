// SPDX-License-Identifier: GPL-3.0-or-later
#include "SimulatorClient.h"
#include "sim/SimulatedDevice.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using ping::encodeFrame;
using test::SimulatorClient;
namespace common = ping::common;
namespace ping1d = ping::ping1d;

namespace {

struct FaultyLineBench {
    base::FakeClock clock;
    std::unique_ptr<sim::FaultyLine> line;
    SimulatorClient client;

    explicit FaultyLineBench(const sim::Faults& faults)
        : line(std::move(*sim::makeDevice(ping::Family::Ping1D, clock,
                                          std::make_shared<const sim::World>(1, clock.now()), {},
                                          faults))),
          client(clock, *line, ping::Family::Ping1D)
    {
    }
    void ask() { client.send(encodeFrame(common::GeneralRequest{1204})); }
    std::size_t askOften(int times)
    {
        client.received.clear();
        for (int i = 0; i < times; ++i)
            ask();
        return client.received.size();
    }
};

} // namespace

class FaultyLineTest : public QObject {
    Q_OBJECT

private slots:
    void aGoodLinePassesEverythingAtOnce()
    {
        FaultyLineBench bench({});
        QCOMPARE(bench.askOften(1000), std::size_t{1000});
    }

    void asManyAreLostAsWasSaid_data()
    {
        QTest::addColumn<double>("percent");
        for (const double percent : {5.0, 20.0, 100.0})
            QTest::addRow("%g", percent) << percent;
    }

    void asManyAreLostAsWasSaid()
    {
        QFETCH(double, percent);
        FaultyLineBench answers({.lossPercent = percent});
        FaultyLineBench requests({.requestLossPercent = percent});
        for (FaultyLineBench* bench : {&answers, &requests}) {
            const double lost = 100.0 - static_cast<double>(bench->askOften(20'000)) / 200.0;
            QVERIFY2(std::abs(lost - percent) < 1.0, qPrintable(QString::number(lost)));
        }
    }

    void asManyAreCorruptAsWasSaid()
    {
        FaultyLineBench bench({.corruptPercent = 10});
        std::size_t bytes = 0;
        std::size_t bad = 0;
        bench.line->setOutput([&](base::ByteSpan message, link::Peer::Client) {
            bytes += message.size();
            const std::uint16_t sum = ping::checksum(message.first(message.size() - 2));
            bad += sum != base::loadLittle<std::uint16_t>(message, message.size() - 2) ? 1U : 0U;
        });
        for (int i = 0; i < 20'000; ++i)
            bench.ask();
        QCOMPARE(bytes, std::size_t{20'000 * 18});
        QVERIFY2(bad > 1800 && bad < 2200, qPrintable(QString::number(bad)));
    }

    void theSameSeedLosesTheSame()
    {
        const auto run = [](std::uint64_t seed) {
            FaultyLineBench bench(
                {.seed = seed, .lossPercent = 20, .corruptPercent = 20, .jitter = 30ms});
            bench.client.send(encodeFrame(ping1d::ContinuousStart{1300}));
            bench.client.wait(20s);
            return bench.client.all;
        };
        QVERIFY(run(1) == run(1));
        QVERIFY(run(1) != run(2));
    }

    void delayAndJitterKeepTheOrder()
    {
        FaultyLineBench bench({.delay = 100ms, .jitter = 50ms});
        bench.client.send(encodeFrame(ping1d::SetPingInterval{10}));
        bench.client.send(encodeFrame(ping1d::SetModeAuto{0}));
        bench.client.send(encodeFrame(ping1d::SetRange{0, 1000}));
        bench.client.send(encodeFrame(ping1d::ContinuousStart{1300}));
        const base::Instant start = bench.clock.now();
        bench.client.wait(10s);
        QVERIFY(bench.client.received.front().at - start >= 100ms);
        QVERIFY(bench.client.received.front().at - start < 150ms);
        std::uint32_t before = 0;
        for (const auto& each : bench.client.received)
            if (each.id() == ping1d::Profile::id) {
                const auto profile = ping::decodePayload<ping1d::Profile>(each.frame().payload);
                QVERIFY(before == 0 || profile->pingNumber == before + 1);
                before = profile->pingNumber;
            }
        QVERIFY(before > 900);
    }

    void aSilenceEndsWhenItWasSaid()
    {
        FaultyLineBench bench({.silence = sim::Faults::Span{.from = 5s, .until = 8s}});
        bench.client.send(encodeFrame(ping1d::ContinuousStart{1300}));
        QCOMPARE(bench.client.wait(4950ms).size(), std::size_t{49});
        QCOMPARE(bench.askOften(1), std::size_t{1});
        QVERIFY(bench.client.wait(3s).empty());
        QCOMPARE(bench.askOften(1), std::size_t{0});
        QVERIFY(!bench.client.wait(1s).empty());
        QCOMPARE(bench.askOften(1), std::size_t{1});
    }

    void aRebootForgets()
    {
        FaultyLineBench bench({.reboot = 5s});
        bench.client.send(encodeFrame(ping1d::ContinuousStart{1300}));
        QCOMPARE(bench.client.wait(4990ms).size(), std::size_t{49});
        QVERIFY(bench.client.wait(10s).empty());
        QCOMPARE(bench.askOften(1), std::size_t{1});
    }
};

LEADLINE_APPLESS_TEST(FaultyLineTest)
#include "tst_faultyline.moc"
